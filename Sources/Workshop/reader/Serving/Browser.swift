import Coursework
import Foundation

/// The learner's browser, as a shell command that opens an address.
struct Browser {
    /// The shell command; `$1` is the address.
    private let command: String

    /// `nil` if there is no browser, or no screen. `$BROWSER` comes first: an editor that is connected from another computer sets
    /// it to a program that opens addresses on that computer.
    init?(in workbook: Workbook) {
        let asked = (workbook.environment["BROWSER"] ?? "").split(separator: ":")
        if let found = asked.lazy.compactMap({ Self.command(of: String($0), in: workbook) }).first {
            command = found
            return
        }
        #if canImport(Darwin)
        let names = ["open"]
        #else
        let screens = ["DISPLAY", "WAYLAND_DISPLAY"].compactMap { workbook.environment[$0] }
        let hasScreen = screens.contains { !$0.isEmpty }
        let names = ["wslview"] + (hasScreen ? ["xdg-open"] : [])
        #endif
        let found = names.lazy.compactMap { try? workbook.program($0, from: "") }.first
        guard let found else { return nil }
        command = "'\(found)' \"$1\""
    }

    /// The command of an entry of `$BROWSER`, which is a list separated by colons. `%s` stands for the address; without it, that
    /// is the last argument.
    private static func command(of named: String, in workbook: Workbook) -> String? {
        func path(of program: String) -> String? {
            guard program.contains("/") else { return try? workbook.program(program, from: "") }
            return FileManager.default.isExecutableFile(atPath: program) ? program : nil
        }
        // First as a whole: the path of a program may have blanks in it.
        if named.contains("/"), let path = path(of: named) { return "'\(path)' \"$1\"" }
        let program = named.prefix { $0 != " " }
        guard let path = path(of: String(program)) else { return nil }
        let arguments = named[program.endIndex...]
        return "'\(path)'"
            + (arguments.contains("%s") ? arguments.replacing("%s", with: "\"$1\"") : arguments + " \"$1\"")
    }

    func open(_ address: String) { Detached.start(command, [address]) }
}
