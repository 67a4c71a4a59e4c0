/// Releases objects one after the other, where each may hold the next.
///
/// Left to itself, a chain of 10,000 objects is released by a recursion as deep as it is long. An object that
/// may stand in such a chain hands over in its `deinit` what it holds (contract Q18, D9).
enum FlatRelease {
    /// What waits for its release, while another value is released on the same thread.
    private static let held = ThreadLocal<Box<[any Sendable]>>()

    /// Releases what `take` returns: now or, called while another value is released on this thread, after
    /// that one.
    ///
    /// A closure, so that no caller up the stack holds a reference of its own meanwhile.
    static func release(_ take: () -> any Sendable) {
        if let held = held.value { return held.value.append(take()) }
        let waiting = Box<[any Sendable]>([])
        waiting.value.append(take())
        held.withValue(waiting) { while waiting.value.popLast() != nil {} }
    }
}
