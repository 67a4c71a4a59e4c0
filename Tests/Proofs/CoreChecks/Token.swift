import FRP

/// Something for closures and streams to hold.
package final class Token: Sendable {
    package let value = 0
    private let last: LastWords?

    package init(_ last: LastWords? = nil) { self.last = last }
}

/// Hands out tokens, and tells whether any of them is still held.
///
///     let loan = Loan()
///     let subscription = source.signal.subscribe(next: loan.handler())
///     #expect(loan.isOut)
package final class Loan: Sendable {
    private let count = Lock(0)

    package init() {}

    package var isOut: Bool { count.withLock { $0 } > 0 }

    package func token() -> Token {
        count.withLock { $0 += 1 }
        return Token(LastWords { [count] in count.withLock { $0 -= 1 } })
    }

    /// For `map`: it holds a token, and changes nothing.
    package func same() -> @Sendable (Int) -> Int { { [token = token()] in $0 + token.value } }

    /// For `subscribe`: it holds a token, and does nothing.
    package func handler() -> @Sendable (Int) -> Void { { [token = token()] in _ = $0 + token.value } }
}

/// Does something when it dies.
package final class LastWords: Sendable {
    private let words: @Sendable () -> Void

    package init(_ words: @escaping @Sendable () -> Void) { self.words = words }

    deinit { words() }
}

/// Makes something, uses it, and lets go of it. Tells whether it is gone then, and what the use gave.
package func letGo<Object: AnyObject, Result>(
    of make: @autoclosure () -> Object, after use: (Object) throws -> Result
) rethrows -> (isGone: Bool, result: Result) {
    weak var kept: Object?
    let result: Result
    do {
        let object = make()
        kept = object
        result = try use(object)
    }
    return (kept == nil, result)
}
