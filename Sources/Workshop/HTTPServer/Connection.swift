/// One client, served by its own thread: reads a request, sends the answer, reads the next request.
struct Connection {
    /// How long a client may take to close its side after the last answer. If the server closed at once, the system might
    /// reset it, and discard the bytes that the client has not read yet.
    private static let lingering = Duration.seconds(2)

    private let socket: Socket
    private let run: ServerRun
    private var reader: RequestReader

    init(_ socket: Socket, of run: ServerRun) {
        (self.socket, self.run) = (socket, run)
        reader = RequestReader(limits: run.limits, originCheck: OriginCheck(port: run.port)) {
            socket.read(until: $0)
        }
    }

    /// Returns when the connection is over.
    mutating func serve() {
        // Closing the socket is not left to `deinit`: a handler may still hold a request, and the socket with it.
        defer { socket.hangUp() }
        do {
            do {
                repeat {
                    var request = try reader.next()
                    request.client = socket
                    try deliver(run.answering(request))
                } while reader.keepsAlive
            } catch let refusal as Refusal {
                try deliver(.text(refusal.reason + "\n", status: refusal.status))
            }
            socket.finish()
            socket.drain(until: .now + Self.lingering)
        } catch {
            // The client has left.
        }
    }

    /// Sends an answer; or hands the connection over as a stream, and returns when that has ended.
    private func deliver(_ answer: HTTPAnswer) throws {
        if let opened = answer.opened {
            let stream = HTTPStream(socket)
            opened(stream)
            socket.drain(until: nil)
            stream.end()
            answer.closed(stream)
            throw ClientDisconnected()
        }
        let bytes = answer.bytes(toHead: reader.isHead, keepsAlive: reader.keepsAlive)
        guard socket.write(bytes, patience: run.limits.timeWithoutProgress) else {
            throw ClientDisconnected()
        }
    }
}
