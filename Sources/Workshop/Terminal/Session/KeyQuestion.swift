import Foundation
import Text

/// Asks for one key, in a line under what the program has printed. The line disappears with the answer.
///
///     let question = try KeyQuestion("Enter goes on · q leaves")
///     let goesOn = question.ask { key in
///         switch key {
///         case .enter: true
///         case .character("q"): false
///         default: nil
///         }
///     }
///
/// The terminal is always restored: also when the program is suspended, crashes, or is ended by a signal. Ctrl-C ends the program;
/// a shell sees status 130.
public struct KeyQuestion: Sendable {
    private let line: String

    /// A question of one line; what does not fit in the window is cut off. Throws if there is no terminal to show it on,
    /// or to answer it.
    public init(_ line: String) throws(TerminalError) {
        try TerminalError.check()
        self.line = line.translated
    }

    /// Shows the question and waits for a key with a meaning. Call it on the main thread, with the cursor at the beginning of a
    /// line.
    ///
    /// - Parameter meaning: the answer for a key; `nil` if the key has no meaning.
    /// - Returns: the answer; `nil` if the terminal is gone.
    public func ask<Answer>(meaning: (Key) -> Answer?) throws(TerminalError) -> Answer? {
        let reports = Mailbox<InputReader.Report>()
        let reader = try InputReader(taking: .line) { reports.post($0) }
        defer { reader.stop() }
        show()
        while true {
            switch reports.next() {
            case .keys(let keys):
                for key in keys {
                    if let answer = meaning(key) { return answer }
                }
            case .needsRepaint: show()
            case .ended: return nil
            }
        }
    }

    /// The cursor stays at the beginning of the line. If the window becomes narrower and breaks the line in two, both parts are
    /// after the cursor, and can be erased.
    private func show() {
        let columns = StandardOutput.size?.columns ?? 80
        let text = OutputStyle.ofStandardOutput()
            .styled(line.truncated(toWidth: columns - 1), as: .dim)
        _ = Array("\r\u{1B}[J\(text)\r".utf8).withUnsafeBytes { writeAll($0, to: STDOUT_FILENO) }
    }
}
