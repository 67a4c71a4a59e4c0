import Dispatch
import Synchronization

extension Floor {
    /// Three values, told to whoever asks.
    private static func three() -> (Int, (Int) -> Void) -> Void {
        opaqueCall { number, tell in for value in number..<number + 3 { tell(value) } }
    }

    static func flattenMap(_ events: Int) -> Timed {
        let tally = Tally()
        let end: (Int) -> Void = opaqueCall { tally.add($0) }
        let inner = three()
        let start: (Int) -> Void = opaqueCall { inner($0, end) }
        return tally.after { for number in 0..<events { start(number) } }
    }

    static func switchToLatest(_ events: Int) -> Timed {
        let tally = Tally()
        var latest = 0
        let end: (Int) -> Void = opaqueCall { tally.replace(by: $0) }
        let inner = three()
        let start: (Int) -> Void = opaqueCall { number in
            latest += 1
            let own = latest
            inner(number) { if latest == own { end($0) } }
        }
        return tally.after { for number in 0..<events { start(number) } }
    }

    static func combineLatest(_ events: Int) -> Timed {
        let tally = Tally()
        let end: (Int, Int) -> Void = opaqueCall { tally.replace(by: $0 &+ $1) }
        var latest = (one: Int?.none, other: Int?.none)
        let tell = { if let one = latest.one, let other = latest.other { end(one, other) } }
        let sendOne: (Int) -> Void = opaqueCall {
            latest.one = $0
            tell()
        }
        let sendOther: (Int) -> Void = opaqueCall {
            latest.other = $0
            tell()
        }
        return tally.after {
            for number in 0..<events / 2 {
                sendOne(number)
                sendOther(number)
            }
        }
    }

    static func combineLatestOfEight(_ events: Int) -> Timed {
        let tally = Tally()
        let end: ([Int]) -> Void = opaque { tally.replace(by: $0.reduce(0, &+)) }
        var latest = [Int?](repeating: nil, count: 8)
        let doors: [(Int) -> Void] = (0..<8).map { place in
            opaqueCall {
                latest[place] = $0
                let known = latest.compactMap { $0 }
                if known.count == 8 { end(known) }
            }
        }
        return tally.after { for number in 0..<events { doors[number % 8](number) } }
    }

    static func zip(_ pairs: Int) -> Timed {
        let tally = Tally()
        let end: (Int, Int) -> Void = opaqueCall { tally.add($0 &+ $1) }
        var waiting = (one: [Int](), other: [Int]())
        let tell = {
            if !waiting.one.isEmpty, !waiting.other.isEmpty {
                end(waiting.one.removeFirst(), waiting.other.removeFirst())
            }
        }
        let sendOne: (Int) -> Void = opaqueCall {
            waiting.one.append($0)
            tell()
        }
        let sendOther: (Int) -> Void = opaqueCall {
            waiting.other.append($0)
            tell()
        }
        return tally.after {
            for number in 0..<pairs {
                sendOne(number)
                sendOther(number)
            }
        }
    }

    static func retries(_ events: Int) -> Timed {
        let tally = Tally()
        let end: (Int) -> Void = opaqueCall { tally.add($0) }
        let source: ((Int) -> Void, () -> Void) -> Void = opaqueCall { tell, complete in
            tell(1)
            complete()
        }
        return tally.after {
            var left = events
            let again: () -> Void = opaqueCall { left -= 1 }
            while left > 0 { source(end, again) }
        }
    }

    /// Events that wait under a lock, and a queue that is called when the first of them comes.
    static func hop(_ events: Int) -> Timed {
        final class Hop: Sendable {
            private let waiting = Mutex<[Int]>([])
            private let queue = DispatchQueue(label: "floor")
            private let end: @Sendable (Int) -> Void

            init(_ end: @escaping @Sendable (Int) -> Void) { self.end = end }

            @inline(never) func send(_ number: Int) {
                let isFirst = waiting.withLock { waiting in
                    waiting.append(number)
                    return waiting.count == 1
                }
                if isFirst { queue.async { self.drain() } }
            }

            private func drain() {
                let batch = waiting.withLock { waiting in
                    defer { waiting = [] }
                    return waiting
                }
                for number in batch { end(number) }
            }
        }
        let (tally, done) = (Tally(), DispatchSemaphore(value: 0))
        let last = events - 1
        let end: @Sendable (Int) -> Void = { number in
            tally.add(number)
            if number == last { done.signal() }
        }
        let hop = Hop(end)
        return tally.after {
            for number in 0..<events { hop.send(number) }
            done.wait()
        }
    }
}
