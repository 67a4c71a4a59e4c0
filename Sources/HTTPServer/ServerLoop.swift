import Foundation

/// All connections of a server, on one thread: waits until one of them can go on, and lets it.
final class ServerLoop {
    private typealias Instant = ContinuousClock.Instant

    /// Clients beyond the bound that are just being told so; more are not even told.
    private static let turnedAwayAtOnce = 64
    /// How long nobody is accepted when the system has no more descriptors.
    private static let pause = Duration.milliseconds(100)

    private let work: ServerWork
    private var guests: [Int: Connection] = [:]
    private var turnedAway: [Int: Connection] = [:]
    private var lastNumber = 0
    private var acceptsFrom = ContinuousClock.now
    private var room = [UInt8](repeating: 0, count: 65_536)

    init(_ work: ServerWork) {
        self.work = work
    }

    /// Returns when the server is stopped; the connections end with the loop.
    func run() {
        while turn() {}
    }

    private func turn() -> Bool {
        let connections = Array(guests) + Array(turnedAway)
        var requests = [
            pollfd(fd: work.mailbox.descriptor, events: Int16(POLLIN), revents: 0),
            pollfd(fd: isAccepting ? work.listener.descriptor : -1, events: Int16(POLLIN), revents: 0),
        ]
        requests += connections.map { _, connection in
            let interest = connection.interest
            return pollfd(
                fd: interest == 0 ? -1 : connection.socket.descriptor, events: interest, revents: 0)
        }
        // Interrupted, it tells of nothing, and is asked again.
        _ = poll(&requests, nfds_t(requests.count), patience(connections.map(\.value)))
        let now = ContinuousClock.now
        let letters = work.mailbox.open()
        if letters.isStopping { return false }
        for (number, answer) in letters.answers { guests[number]?.deliver(answer, now) }
        for ((_, connection), request) in zip(connections, requests.dropFirst(2)) where request.revents != 0 {
            connection.serve(request.revents, &room, now)
        }
        if requests[1].revents != 0 { acceptAll(now) }
        goOn(now)
        return true
    }

    private var isAccepting: Bool { acceptsFrom <= ContinuousClock.now }

    /// Milliseconds until something is due, rounded up; -1 for ever.
    private func patience(_ connections: [Connection]) -> Int32 {
        let now = ContinuousClock.now
        var ends = connections.compactMap(\.end)
        if acceptsFrom > now { ends.append(acceptsFrom) }
        guard let end = ends.min() else { return -1 }
        let milliseconds = ((end - now) / .milliseconds(1)).rounded(.up)
        return Int32(min(max(milliseconds, 0), 60_000))
    }

    private func acceptAll(_ now: Instant) {
        do {
            while let socket = try work.listener.accepted() { welcome(socket, now) }
        } catch HTTPServerError.system(ECONNABORTED), HTTPServerError.system(EINTR) {
            // That client has left already; the next one is asked for in the next turn.
        } catch {
            acceptsFrom = now + Self.pause
        }
    }

    private func welcome(_ socket: Socket, _ now: Instant) {
        let connection = Connection(
            socket, limits: work.limits, doorkeeper: Doorkeeper(port: work.port), now: now
        ) { [work] in work.log?($0) }
        lastNumber += 1
        if guests.count < work.limits.connections {
            guests[lastNumber] = connection
        } else if turnedAway.count < Self.turnedAwayAtOnce {
            connection.refuse(Refusal(503, "Too many clients are connected. Try again later."), now)
            turnedAway[lastNumber] = connection
        }
    }

    /// Whatever became possible: time is over, requests are complete, clients have left.
    private func goOn(_ now: Instant) {
        for (number, connection) in guests {
            connection.expire(now)
            if let request = connection.nextRequest(now) { ask(request, for: number) }
            if connection.isClosed {
                guests[number] = nil
                work.crew.forget(number)
            }
        }
        for (number, connection) in turnedAway {
            connection.expire(now)
            if connection.isClosed { turnedAway[number] = nil }
        }
    }

    private func ask(_ request: HTTPRequest, for connection: Int) {
        let takesLong = work.takesLong(request)
        if takesLong { guests[connection]?.expectsLongWork() }
        work.crew.ask(for: connection, takesLong: takesLong) {
            [answering = work.answering, mailbox = work.mailbox] in
            mailbox.post(answering(request), to: connection)
        }
    }
}
