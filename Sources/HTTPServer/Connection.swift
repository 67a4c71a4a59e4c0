import Foundation

/// One client: what it is at, and until when it may be. Only the loop's thread touches it.
///
/// One request is answered after the other: while an answer is under way, what the client sends is read ahead a little,
/// and then left in the system's buffers. So a client costs a bounded amount of memory.
final class Connection {
    typealias Instant = ContinuousClock.Instant

    private enum Phase {
        /// For the first byte of a request.
        case waiting
        /// A request has begun.
        case reading
        /// A handler has the request.
        case answering(Exchange)
        case delaying(Outgoing)
        case silent
        case writing(Outgoing)
        /// All is said. What still comes is thrown away: to close at once would make the system take back the
        /// bytes that the client has not read yet.
        case leaving
        case closed
    }

    private static let readAhead = 65_536
    private static let farewell = Duration.seconds(2)

    let socket: Socket
    private let limits: HTTPLimits
    private let log: (String) -> Void
    private var parser: RequestParser
    private var phase = Phase.waiting
    private var deadline: Instant?
    private var clientHasFinished = false
    /// Whether the handler needs long, so that a client that has finished is not waited for.
    private var isLong = false

    init(
        _ socket: Socket, limits: HTTPLimits, doorkeeper: Doorkeeper?, now: Instant,
        log: @escaping (String) -> Void
    ) {
        (self.socket, self.limits, self.log) = (socket, limits, log)
        parser = RequestParser(limits: limits, doorkeeper: doorkeeper)
        deadline = now + limits.idleTime
    }

    var isClosed: Bool {
        if case .closed = phase { true } else { false }
    }

    /// When ``expire(_:)`` must be called; `nil` when a handler decides.
    var end: Instant? { deadline }

    /// What to wait for, in the words of `poll`; 0 when nothing of the client matters now.
    var interest: Int16 {
        (wantsInput ? Int16(POLLIN) : 0) | (isWriting ? Int16(POLLOUT) : 0)
    }

    private var isWriting: Bool {
        if case .writing = phase { true } else { false }
    }

    private var wantsInput: Bool {
        guard !clientHasFinished else { return false }
        return switch phase {
        case .waiting, .reading, .silent, .leaving: true
        case .answering, .delaying, .writing: parser.buffered < Self.readAhead
        case .closed: false
        }
    }

    /// The next request, once it is complete and the one before is answered.
    func nextRequest(_ now: Instant) -> HTTPRequest? {
        guard case .reading = phase else { return nil }
        do {
            switch try parser.next() {
            case .needsMore: if clientHasFinished { phase = .closed }
            case .needsContinue: tellToContinue()
            case .request(let request, let exchange):
                (phase, deadline, isLong) = (.answering(exchange), nil, false)
                return request
            }
        } catch {
            refuse(error, now)
        }
        return nil
    }

    /// The handler will need long for the last request: it is given up as soon as the client sends no more.
    func expectsLongWork() {
        isLong = true
        if clientHasFinished { phase = .closed }
    }

    /// Answers in the handler's place, and ends the connection.
    func refuse(_ refusal: Refusal, _ now: Instant) {
        send(Outgoing(refusal.answer, to: Exchange(refusing: parser.line)), now)
    }

    /// What the handler answers to the last request.
    func deliver(_ answer: HTTPAnswer, _ now: Instant) {
        guard case .answering(let exchange) = phase else { return }
        switch answer.fault {
        case .delay(let time):
            (phase, deadline) = (.delaying(Outgoing(answer, to: exchange)), now + time)
        case .silence:
            log("\(exchange.summary) silence")
            phase = clientHasFinished ? .closed : .silent
        case .close:
            log("\(exchange.summary) closed")
            phase = .closed
        case .cutOff, nil: send(Outgoing(answer, to: exchange), now)
        }
    }

    /// Does what the client allows, as `poll` tells.
    func serve(_ events: Int16, _ room: inout [UInt8], _ now: Instant) {
        if wantsInput, events & ~Int16(POLLOUT) != 0 { receive(&room, now) }
        if case .writing(let outgoing) = phase, events & ~Int16(POLLIN) != 0 { write(outgoing, now) }
    }

    /// Ends what has taken too long.
    func expire(_ now: Instant) {
        guard let end = deadline, end <= now else { return }
        switch phase {
        case .delaying(let outgoing): send(outgoing, now)
        case .reading where !parser.isBlank: refuse(Refusal(408, "The request took too long."), now)
        default: phase = .closed
        }
    }
}

// MARK: Bytes in and out

extension Connection {
    private func receive(_ room: inout [UInt8], _ now: Instant) {
        switch socket.receive(into: &room) {
        case .moved(let count): take(room.prefix(count), now)
        case .blocked: break
        case .ended: noMoreInput()
        case .failed: phase = .closed
        }
    }

    private func take(_ bytes: ArraySlice<UInt8>, _ now: Instant) {
        switch phase {
        case .silent, .leaving, .closed: return
        case .waiting: (phase, deadline) = (.reading, now + limits.timeForRequest)
        case .reading, .answering, .delaying, .writing: break
        }
        parser.append(bytes)
    }

    /// A client may say that it sends no more and still wait for its answer.
    private func noMoreInput() {
        clientHasFinished = true
        switch phase {
        case .waiting, .silent, .leaving: phase = .closed
        case .answering where isLong: phase = .closed
        // There may be whole requests among what came.
        case .reading, .answering, .delaying, .writing, .closed: break
        }
    }

    private func tellToContinue() {
        let words = Array("HTTP/1.1 100 Continue\r\n\r\n".utf8)
        switch socket.transmit(words[...]) {
        case .moved(words.count): break
        // Clients do not wait for ever.
        case .blocked: break
        case .moved, .ended, .failed: phase = .closed
        }
    }

    private func send(_ outgoing: Outgoing, _ now: Instant) {
        log(outgoing.report)
        deadline = now + limits.timeWithoutProgress
        write(outgoing, now)
    }

    private func write(_ outgoing: Outgoing, _ now: Instant) {
        var outgoing = outgoing
        switch outgoing.send(through: socket) {
        case .finished: finish(outgoing, now)
        case .goesOn(let hasMoved):
            phase = .writing(outgoing)
            if hasMoved { deadline = now + limits.timeWithoutProgress }
        case .failed: phase = .closed
        }
    }

    private func finish(_ outgoing: Outgoing, _ now: Instant) {
        if outgoing.keepsAlive {
            let isIdle = parser.isBlank && !clientHasFinished
            phase = isIdle ? .waiting : .reading
            deadline = now + (isIdle ? limits.idleTime : limits.timeForRequest)
        } else {
            socket.finish()
            phase = clientHasFinished ? .closed : .leaving
            deadline = now + Self.farewell
        }
    }
}
