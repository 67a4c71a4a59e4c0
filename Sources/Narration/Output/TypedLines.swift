import Foundation
import Terminal

/// The lines that a reader typed, and remarks about them.
public struct TypedLines: Sendable, Hashable {
    /// The lines, without their line breaks.
    public private(set) var lines: [String]
    /// Messages for the reader: a line was not UTF-8, or there were too many.
    public private(set) var remarks: [String] = []

    /// The maximum number of lines. It has to be finite, so that `yes | swift run chapter4 subscriptions` ends.
    private static let most = 1000

    /// Lines without any problems.
    public init(_ lines: [String]) {
        self.lines = lines
    }

    /// Reads to the end, or until an error.
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
            // If standard input is closed, there are no lines.
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

    /// Reads standard input to its end; `nil` if it is a terminal.
    public static func fromStandardInput() -> TypedLines? {
        StandardInput.isTerminal ? nil : TypedLines(from: StandardInput.lines())
    }
}
