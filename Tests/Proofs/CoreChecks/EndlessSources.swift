import FRP

/// Sources that send at once, for ever, until nobody listens.
package enum EndlessSources {
    /// One that tells all it has at once. Joins give it neither a lifetime nor a place of its own.
    package static let immediate = repeatElement(1, count: .max).signal

    /// What has such a source inside it, and does not end while that sends.
    package static let joins: [Named<PlainStage>] = [
        Named("flattenMap") { inner in [0, 0].signal.flattenMap { _ in inner } },
        Named("flatten(1)") { inner in [inner, inner].signal.flatten(1) },
        Named("switchToLatest") { inner in [0, 0].signal.map { _ in inner }.switchToLatest() },
        Named("concat") { inner in inner.concat(inner) },
        Named("retry") { inner in inner.retry() },
    ]
}
