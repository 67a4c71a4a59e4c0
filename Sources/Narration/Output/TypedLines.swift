import Foundation
import Terminal

/// Lines that a reader typed, and what has to be said about them.
public struct TypedLines: Sendable, Hashable {
    /// Without their line breaks.
    public private(set) var lines: [String]
    /// What the reader should know: a line was not UTF-8, or there was too much.
    public private(set) var remarks: [String] = []

    /// More than anybody types: `yes | swift run chapter4 subscriptions` must end.
    private static let most = 1000

    /// Lines that were typed without trouble.
    public init(_ lines: [String]) {
        self.lines = lines
    }

    /// Reads to the end, or as far as there is something to read.
    init(from reader: LineReader) {
        self.init([])
        var reader = reader
        do throws(LineError) {
            while let line = try reader.next() {
                guard lines.count < Self.most else {
                    remarks.append("Only the first \(Self.most) lines of standard input were read.")
                    return
                }
                add(line)
            }
        } catch .unreadable(_, EBADF) {
            // Whoever closed standard input types nothing.
        } catch {
            remarks.append(error.description)
        }
    }

    private mutating func add(_ line: LineReader.Line) {
        lines.append(line.text)
        if !line.isValid {
            remarks.append("Line \(line.number) is not UTF-8; what could not be read is shown as \u{FFFD}.")
        }
    }

    /// Piped standard input to its end; `nil` if it is a terminal.
    public static func fromStandardInput() -> TypedLines? {
        StandardInput.isTerminal ? nil : TypedLines(from: StandardInput.lines())
    }
}
