/// Something whose release can be seen: capture it, keep it weakly, look.
final class Token: Sendable { let value = 0 }

/// Does something when it dies.
final class LastWords: Sendable {
    private let words: @Sendable () -> Void

    init(_ words: @escaping @Sendable () -> Void) { self.words = words }

    deinit { words() }
}
