import Foundation

/// A learner's workplace: a clone of this checkout in another folder, with the real toolchain, files that are saved as an editor
/// does, and terminal windows.
public final class Desk: TestFolder {
    /// The path of the tool in the clone's build folder.
    public private(set) var workbook = ""

    /// Clones the last commit.
    public init() throws {
        try super.init(called: "first-hour")
        let checkout = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
            .standardized
        try shell("git clone -q --no-hardlinks '\(checkout.path)' .")
        let products = try shell("swift build --show-bin-path").text.trimmingCharacters(in: .newlines)
        workbook = "'\(products)/workbook'"
    }

    // MARK: Programs

    /// Opens a terminal window in the workbook's folder, and types a command there.
    public func window(_ command: String, columns: Int = 80, rows: Int = 40) throws -> PseudoTerminal {
        try PseudoTerminal(
            running: "/bin/sh", ["-c", #"cd "$0" && exec \#(command)"#, folder.path],
            environment: ["TERM": "xterm-256color", "EDITOR": "sh -c 'head -n 1 $0 $1; read line'"],
            columns: columns, rows: rows)
    }

    /// Runs the tool outside of the window, as a script does.
    public func tool(_ arguments: String) throws -> ChildProcess {
        try shell("exec \(workbook) \(arguments)")
    }

    @discardableResult public func shell(_ command: String) throws -> ChildProcess {
        try ChildProcess.run("/bin/sh", ["-c", #"cd "$0" && \#(command)"#, folder.path], deadline: 300)
    }

    /// The processes that were started in this folder and still run, without the shells of the windows.
    public func leftovers() throws -> String {
        let others = "-e 'ps -A' -e grep -e 'trap : INT QUIT'"
        return try shell("ps -A -ww -o args= | grep '\(folder.path)' | grep -v \(others) || true").text
    }

    // MARK: Files

    public static let signals = "Exercises/Chapter4/Signals.swift"

    /// Changes a file, and saves it.
    public func edit(_ file: String, _ change: (inout String) -> Void) throws {
        var text = try read(file)
        change(&text)
        try write(text, to: file)
    }

    /// Puts all the learner's files back as they were shipped.
    public func putBack() throws { try shell("git checkout -q -- Exercises") }

    /// Writes an answer: the shipped file with `answer` in the place of the exercise's first `todo()`.
    public func answer(_ id: String, in file: String, _ answer: String) throws {
        let shipped = try shell("git show 'HEAD:\(file)'").text
        var isUnderHeadline = false
        var isDone = false
        let lines = shipped.components(separatedBy: "\n").map { line in
            if line.hasPrefix("/// Exercise ") { isUnderHeadline = line.hasPrefix("/// Exercise \(id) ") }
            guard isUnderHeadline, !isDone, !line.hasPrefix("///"), let todo = line.firstRange(of: "todo()")
            else {
                return line
            }
            isDone = true
            return line[..<todo.lowerBound] + answer
        }
        try write(lines.joined(separator: "\n"), to: file)
    }
}
