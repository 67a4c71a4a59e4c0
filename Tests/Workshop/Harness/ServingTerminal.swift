/// A terminal in which `workbook read` serves its pages, on a free port.
public struct ServingTerminal {
    public let window: PseudoTerminal
    public let port: Int

    /// Opens it on this port as soon as that is free, or otherwise on any free port. That is not in the range that the system uses
    /// for port 0, because a test may start the server on it again.
    ///
    /// - Parameter open: opens a terminal in which the tool gets this command.
    public init(
        onPort wanted: Int? = nil, opening open: (_ command: String) throws -> PseudoTerminal
    ) throws {
        var serving: (window: PseudoTerminal, port: Int)?
        try eventually("a free port") {
            let port = wanted ?? .random(in: 21_000..<30_000)
            let window = try open("read --no-open --port \(port)")
            let screen = try window.wait("the server") {
                $0.text.contains("(Ctrl-C ends it)") || $0.text.contains("is taken")
            }
            if screen.text.contains("(Ctrl-C ends it)") { serving = (window, port) }
            return serving != nil
        }
        guard let serving else { throw HarnessError("Nothing serves.") }
        (window, port) = serving
    }
}
