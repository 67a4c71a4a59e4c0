/// The workloads with bare closures: as little as does the work for exactly one purpose. Nothing can be disposed,
/// nothing fails, no other thread may come. What a library takes above it is the price of what a library promises.
enum Floor {
    // On integers alone: what generic functions are given and give back is wrapped, at each stage.

    @inline(never) static func map(
        _ transform: @escaping (Int) -> Int, into next: @escaping (Int) -> Void
    ) -> (Int) -> Void { { next(transform($0)) } }

    @inline(never) static func filter(
        _ isIncluded: @escaping (Int) -> Bool, into next: @escaping (Int) -> Void
    ) -> (Int) -> Void { { if isIncluded($0) { next($0) } } }

    @inline(never) static func scan(
        _ start: Int, _ combine: @escaping (Int, Int) -> Int, into next: @escaping (Int) -> Void
    ) -> (Int) -> Void {
        // Not a captured variable: that is checked for overlapping accesses, and would double the whole chain's time.
        final class Sum {
            var value: Int

            init(_ start: Int) { value = start }
        }
        let sum = Sum(start)
        return {
            sum.value = combine(sum.value, $0)
            next(sum.value)
        }
    }

    /// Closures that are all called.
    final class Hub {
        /// Keeps an array from wrapping what it holds, as it does with closures.
        private struct Handler { let call: (Int) -> Void }

        private var handlers: [Handler] = []

        func add(_ handler: @escaping (Int) -> Void) { handlers.append(Handler(call: handler)) }

        @inline(never) func send(_ value: Int) {
            for index in 0..<handlers.count { handlers[index].call(value) }
        }
    }

    /// Closures that can be taken out again.
    final class Roster {
        private var handlers: [Int: (Int) -> Void] = [:]

        func add(_ handler: @escaping (Int) -> Void) -> Int {
            let place = handlers.count
            handlers[place] = handler
            return place
        }

        func remove(_ place: Int) { handlers[place] = nil }

        @inline(never) func send(_ value: Int) { for handler in handlers.values { handler(value) } }
    }
}
