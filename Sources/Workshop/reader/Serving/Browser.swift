import Coursework
import Foundation

/// The browser that is there.
struct Browser {
    /// What a shell is given to open the address `$1`.
    private let command: String

    /// `nil` if there is none, or nobody would see it. `$BROWSER` comes first: an editor that is connected from elsewhere names with it
    /// the program that opens addresses there.
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

    /// The command of one of the programs that `$BROWSER` names, parted by colons. `%s` stands for the address, which else comes last.
    private static func command(of named: String, in workbook: Workbook) -> String? {
        func path(of program: String) -> String? {
            guard program.contains("/") else { return try? workbook.program(program, from: "") }
            return FileManager.default.isExecutableFile(atPath: program) ? program : nil
        }
        // The path of a program may have blanks in it.
        if named.contains("/"), let path = path(of: named) { return "'\(path)' \"$1\"" }
        let program = named.prefix { $0 != " " }
        guard let path = path(of: String(program)) else { return nil }
        let arguments = named[program.endIndex...]
        return "'\(path)'"
            + (arguments.contains("%s") ? arguments.replacing("%s", with: "\"$1\"") : arguments + " \"$1\"")
    }

    /// Has it show an address.
    func open(_ address: String) { Detached.start(command, [address]) }
}
