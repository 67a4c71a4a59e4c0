import Attempts
import FRP
import Foundation
import Marbles

public func lettersOfTheSlowLoop() -> String {
    variants {
        wrong("thinks that each loop gets all letters") { "-a----b----c----d----e----f----|" }
        wrong("thinks that the loops take turns") { "-a---c---e---|" }
        wrong("thinks that the letters wait for the loop that began first") { "-a----b----c--|" }
        wrong("forgets the end") { "-a-----d------" }
    }
}

public func turns(of compass: some Compass) -> AsyncStream<Int> {
    variants {
        right("The stream and its queue are made first, as a pair.") {
            let (stream, queue) = AsyncStream<Int>.makeStream(bufferingPolicy: .bufferingNewest(1))
            queue.onTermination = { _ in compass.stop() }
            compass.start { queue.yield($0) }
            return stream
        }
        wrong("leaves the compass on") {
            AsyncStream(bufferingPolicy: .bufferingNewest(1)) { queue in compass.start { queue.yield($0) } }
        }
        wrong("lets all degrees wait in the queue") {
            AsyncStream { queue in
                compass.start { queue.yield($0) }
                queue.onTermination = { _ in compass.stop() }
            }
        }
        wrong("keeps the oldest degrees") {
            AsyncStream(bufferingPolicy: .bufferingOldest(1)) { queue in
                compass.start { queue.yield($0) }
                queue.onTermination = { _ in compass.stop() }
            }
        }
        wrong("ends after the first turn") {
            AsyncStream(bufferingPolicy: .bufferingNewest(1)) { queue in
                compass.start {
                    queue.yield($0)
                    queue.finish()
                }
                queue.onTermination = { _ in compass.stop() }
            }
        }
        wrong("stops the compass at once") {
            AsyncStream(bufferingPolicy: .bufferingNewest(1)) { queue in
                compass.start { queue.yield($0) }
                compass.stop()
            }
        }
    }
}

public protocol Compass: AnyObject, Sendable {
    func start(_ turned: @escaping @Sendable (Int) -> Void)
    func stop()
}

public func search(
    _ texts: AsyncStream<String>, on time: TestScheduler,
    ask: @escaping @Sendable (String) async throws -> String, show: @escaping @Sendable (String) -> Void
) {
    variants {
        right("It asks whether it was cancelled, instead of throwing.") {
            time.start {
                var latest: Task<Void, any Error>?
                for await text in texts {
                    latest?.cancel()
                    latest = time.start {
                        try await time.sleep(for: .seconds(3))
                        guard let answer = try? await ask(text), !Task.isCancelled else { return }
                        show(answer)
                    }
                }
            }
        }
        wrong("waits, but never cancels") {
            time.start {
                for await text in texts {
                    time.start {
                        try await time.sleep(for: .seconds(3))
                        show(try await ask(text))
                    }
                }
            }
        }
        wrong("shows only the latest answer, but cancels no question") {
            time.start {
                var latest: Task<Void, any Error>?
                for await text in texts {
                    latest?.cancel()
                    latest = time.start {
                        try await time.sleep(for: .seconds(3))
                        let question = time.start { try await ask(text) }
                        let answer = try await question.value
                        try Task.checkCancellation()
                        show(answer)
                    }
                }
            }
        }
        wrong("does not wait for a pause") {
            time.start {
                var latest: Task<Void, any Error>?
                for await text in texts {
                    latest?.cancel()
                    latest = time.start {
                        let answer = try await ask(text)
                        try Task.checkCancellation()
                        show(answer)
                    }
                }
            }
        }
        wrong("shows an answer whose question was cancelled") {
            time.start {
                var latest: Task<Void, any Error>?
                for await text in texts {
                    latest?.cancel()
                    latest = time.start {
                        try await time.sleep(for: .seconds(3))
                        show(try await ask(text))
                    }
                }
            }
        }
        wrong("sleeps and asks within the loop, so the next text waits") {
            time.start {
                for await text in texts {
                    try? await time.sleep(for: .seconds(3))
                    if let answer = try? await ask(text) { show(answer) }
                }
            }
        }
        wrong("goes on though its sleep was cancelled") {
            time.start {
                var latest: Task<Void, any Error>?
                for await text in texts {
                    latest?.cancel()
                    latest = time.start {
                        try? await time.sleep(for: .seconds(3))
                        show(try await ask(text))
                    }
                }
            }
        }
    }
}

public final class Radio: Sendable {
    private let songsPlayed = Subject<String>()
    private let loops = Property(0)
    private let queues = Property<[UUID: AsyncStream<String>.Continuation]>([:])
    private let only = AsyncStream<String>.makeStream()

    public init() {}

    public var songs: AsyncStream<String> {
        variants {
            right("It keeps the queue of each loop, and needs no subject.") {
                let (stream, queue) = AsyncStream<String>.makeStream()
                let name = UUID()
                queues.modify { $0[name] = queue }
                queue.onTermination = { [queues] _ in queues.modify { $0[name] = nil } }
                return stream
            }
            wrong("gives all loops the same stream") {
                loops.modify { $0 += 1 }
                return only.stream
            }
            wrong("forgets no loop") {
                AsyncStream { [songsPlayed, loops] queue in
                    loops.modify { $0 += 1 }
                    songsPlayed.signal.subscribe(next: { queue.yield($0) })
                }
            }
            wrong("keeps one song for a slow loop") {
                AsyncStream(bufferingPolicy: .bufferingNewest(1)) { [songsPlayed, loops] queue in
                    let listening = songsPlayed.signal.subscribe(next: { queue.yield($0) })
                    loops.modify { $0 += 1 }
                    queue.onTermination = { _ in
                        listening.dispose()
                        loops.modify { $0 -= 1 }
                    }
                }
            }
            wrong("counts, but does not listen") {
                loops.modify { $0 += 1 }
                return AsyncStream { [loops] queue in
                    queue.onTermination = { _ in loops.modify { $0 -= 1 } }
                }
            }
            wrong("ends the loop after a song") {
                AsyncStream { [songsPlayed, loops] queue in
                    loops.modify { $0 += 1 }
                    let listening = songsPlayed.signal.take(1).subscribe(
                        next: { queue.yield($0) }, completed: { queue.finish() })
                    queue.onTermination = { _ in
                        listening.dispose()
                        loops.modify { $0 -= 1 }
                    }
                }
            }
            wrong("keeps the queue of the latest loop alone") {
                let (stream, queue) = AsyncStream<String>.makeStream()
                let name = UUID()
                queues.value = [name: queue]
                queue.onTermination = { [queues] _ in queues.modify { $0[name] = nil } }
                return stream
            }
        }
    }

    public var listeners: Int {
        variants {
            right("It keeps the queue of each loop, and needs no subject.") { queues.value.count }
            wrong("gives all loops the same stream") { loops.value }
            wrong("forgets no loop") { loops.value }
            wrong("keeps one song for a slow loop") { loops.value }
            wrong("counts, but does not listen") { loops.value }
            wrong("ends the loop after a song") { loops.value }
            wrong("keeps the queue of the latest loop alone") { queues.value.count }
        }
    }

    public func play(_ song: String) {
        variants {
            right("It keeps the queue of each loop, and needs no subject.") {
                for queue in queues.value.values { queue.yield(song) }
            }
            wrong("gives all loops the same stream") { _ = only.continuation.yield(song) }
            wrong("forgets no loop") { songsPlayed.sendNext(song) }
            wrong("keeps one song for a slow loop") { songsPlayed.sendNext(song) }
            wrong("counts, but does not listen") { songsPlayed.sendNext(song) }
            wrong("ends the loop after a song") { songsPlayed.sendNext(song) }
            wrong("keeps the queue of the latest loop alone") {
                for queue in queues.value.values { queue.yield(song) }
            }
        }
    }
}

public func answer(of signal: Signal<Int>) async throws -> Int {
    try await variants {
        try await right("It asks the sequence for its first element.") {
            if let value = try await signal.values.first(where: { _ in true }) { return value }
            try Task.checkCancellation()
            throw NoAnswer()
        }
        try await right("It makes an iterator, and asks it once.") {
            var values = signal.values.makeAsyncIterator()
            guard let value = try await values.next() else {
                throw Task.isCancelled ? CancellationError() : NoAnswer() as any Error
            }
            return value
        }
        try await wrong("says of a cancelled task that there was no answer") {
            for try await value in signal.values { return value }
            throw NoAnswer()
        }
        try await wrong("waits for the last value") {
            var last: Int?
            for try await value in signal.values { last = value }
            try Task.checkCancellation()
            guard let last else { throw NoAnswer() }
            return last
        }
        try await wrong("hides the error of the signal") {
            let first = try? await signal.values.first(where: { _ in true })
            try Task.checkCancellation()
            guard let first else { throw NoAnswer() }
            return first
        }
        try await wrong("leaves a subscription behind") {
            let shared = signal.replay()
            for try await value in shared.values { return value }
            try Task.checkCancellation()
            throw NoAnswer()
        }
        try await wrong("waits forever if there is no value") {
            try await withUnsafeThrowingContinuation { waiting in
                signal.take(1).subscribe(
                    next: { waiting.resume(returning: $0) }, error: { waiting.resume(throwing: $0) })
            }
        }
        try await wrong("does not notice that it was cancelled") {
            let first = signal.take(1).map(Optional.some).concat(.return(nil)).take(1)
            let value = try await withUnsafeThrowingContinuation { waiting in
                first.subscribe(
                    next: { waiting.resume(returning: $0) }, error: { waiting.resume(throwing: $0) })
            }
            guard let value else { throw NoAnswer() }
            return value
        }
    }
}

public struct NoAnswer: Error {
    public init() {}
}

public func totalsToShow(of orders: Signal<Int>) -> AsyncStream<Int> {
    variants {
        right("A property keeps the total, and its signal fills the queue.") {
            let total = Property(0)
            return AsyncStream(bufferingPolicy: .bufferingNewest(1)) { queue in
                let adding = orders.subscribe(
                    next: { amount in
                        total.modify { $0 += amount }
                        queue.yield(total.value)
                    }, error: { _ in queue.finish() }, completed: { queue.finish() })
                queue.onTermination = { _ in adding.dispose() }
            }
        }
        right("The stream and its queue are made first, as a pair.") {
            let (stream, queue) = AsyncStream<Int>.makeStream(bufferingPolicy: .bufferingNewest(1))
            let adding = orders.scan(0, +).subscribe { event in
                if case .next(let total) = event { queue.yield(total) } else { queue.finish() }
            }
            queue.onTermination = { _ in adding.dispose() }
            return stream
        }
        wrong("lets all totals wait in the queue") {
            AsyncStream { queue in
                let adding = orders.scan(0, +).subscribe(
                    next: { queue.yield($0) }, error: { _ in queue.finish() }, completed: { queue.finish() })
                queue.onTermination = { _ in adding.dispose() }
            }
        }
        wrong("keeps the oldest total") {
            AsyncStream(bufferingPolicy: .bufferingOldest(1)) { queue in
                let adding = orders.scan(0, +).subscribe(
                    next: { queue.yield($0) }, error: { _ in queue.finish() }, completed: { queue.finish() })
                queue.onTermination = { _ in adding.dispose() }
            }
        }
        wrong("keeps the newest order, and adds nothing") {
            AsyncStream(bufferingPolicy: .bufferingNewest(1)) { queue in
                let adding = orders.subscribe(
                    next: { queue.yield($0) }, error: { _ in queue.finish() }, completed: { queue.finish() })
                queue.onTermination = { _ in adding.dispose() }
            }
        }
        wrong("drops the totals that come while the display is busy") {
            AsyncStream(bufferingPolicy: .bufferingOldest(0)) { queue in
                let adding = orders.scan(0, +).subscribe(
                    next: { queue.yield($0) }, error: { _ in queue.finish() }, completed: { queue.finish() })
                queue.onTermination = { _ in adding.dispose() }
            }
        }
        wrong("never ends") {
            AsyncStream(bufferingPolicy: .bufferingNewest(1)) { queue in
                let adding = orders.scan(0, +).subscribe(next: { queue.yield($0) })
                queue.onTermination = { _ in adding.dispose() }
            }
        }
        wrong("listens forever") {
            AsyncStream(bufferingPolicy: .bufferingNewest(1)) { queue in
                orders.scan(0, +).subscribe(
                    next: { queue.yield($0) }, error: { _ in queue.finish() }, completed: { queue.finish() })
            }
        }
    }
}
