import FRP

/// Binds two properties to each other, directly or at the ends of a channel.
package func join(_ one: Property<Int>, _ other: Property<Int>, throughChannel: Bool) {
    guard throughChannel else {
        one.bind(twoWay: other)
        return
    }
    let channel = Channel<Int>()
    one.bind(twoWay: channel.leading)
    other.bind(twoWay: channel.following)
}
