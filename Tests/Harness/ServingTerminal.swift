/// A terminal in which `workbook read` serves its pages, on a port of its own.
public struct ServingTerminal {
    public let window: PseudoTerminal
    public let port: Int

    /// Opens it on any free port: not on one that the system gives to whoever asks for any, since the server may come back to it.
    ///
    /// - Parameter open: opens a terminal in which the tool gets these arguments.
    public init(opening open: (_ arguments: [String]) throws -> PseudoTerminal) throws {
        while true {
            if let serving = try Self(onPort: .random(in: 21_000..<30_000), opening: open) {
                self = serving
                return
            }
        }
    }

    /// Opens it on this port; `nil` if it is taken.
    public init?(onPort port: Int, opening open: (_ arguments: [String]) throws -> PseudoTerminal) throws {
        (window, self.port) = (try open(["read", "--no-open", "--port", "\(port)"]), port)
        let screen = try window.wait("the server") {
            $0.text.contains("(Ctrl-C ends it)") || $0.text.contains("is taken")
        }
        guard screen.text.contains("(Ctrl-C ends it)") else { return nil }
    }
}
