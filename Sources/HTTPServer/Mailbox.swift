import FRP
import Foundation
import Processes

/// How other threads reach the loop: they leave something and wake it.
final class Mailbox: Sendable {
    struct Letters {
        var answers: [(connection: Int, answer: HTTPAnswer)] = []
        var isStopping = false
        fileprivate var isNoticed = false
    }

    private let letters = Lock(Letters())
    private let writing: Int32
    /// Can be read when there are letters: for `poll`.
    let descriptor: Int32

    init() throws {
        (descriptor, writing) = try Spawn.pipe()
        guard min(descriptor, writing) >= 0 else { throw HTTPServerError.system(EMFILE) }
        for end in [descriptor, writing] { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    }

    deinit {
        close(descriptor)
        close(writing)
    }

    func post(_ answer: HTTPAnswer, to connection: Int) {
        leave { $0.answers.append((connection, answer)) }
    }

    func stop() {
        leave { $0.isStopping = true }
    }

    /// Takes out what has come.
    func open() -> Letters {
        var room = [UInt8](repeating: 0, count: 16)
        _ = read(descriptor, &room, room.count)
        return letters.exchange(Letters())
    }

    private func leave(_ letter: (inout Letters) -> Void) {
        let isFirst = letters.withLock { letters in
            letter(&letters)
            defer { letters.isNoticed = true }
            return !letters.isNoticed
        }
        // One byte for all letters: the pipe is never full.
        if isFirst { _ = [1 as UInt8].withUnsafeBytes { write(writing, $0.baseAddress, 1) } }
    }
}
