/// What one run of a server, from start to stop, is made of.
final class ServerWork: Sendable {
    let listener: Socket
    let port: Int
    let mailbox: Mailbox
    let crew: Crew
    let limits: HTTPLimits
    let log: (@Sendable (String) -> Void)?
    let takesLong: @Sendable (HTTPRequest) -> Bool
    let answering: @Sendable (HTTPRequest) -> HTTPAnswer
    private let threads: NamedThreads

    init(
        limits: HTTPLimits,
        log: (@Sendable (String) -> Void)?,
        takesLong: @escaping @Sendable (HTTPRequest) -> Bool,
        answering: @escaping @Sendable (HTTPRequest) -> HTTPAnswer
    ) throws {
        (self.limits, self.log) = (limits, log)
        (self.takesLong, self.answering) = (takesLong, answering)
        (listener, port) = try Socket.listening()
        mailbox = try Mailbox()
        threads = NamedThreads("http \(port)")
        crew = Crew(limits.handlers, on: threads)
    }

    func begin() {
        threads.start { [self] in ServerLoop(self).run() }
    }

    /// May be called more than once, and from any thread. Says whether all has ended: on one of its own threads it
    /// does not wait for that.
    @discardableResult
    func end() -> Bool {
        mailbox.stop()
        crew.close()
        return threads.wait()
    }
}
