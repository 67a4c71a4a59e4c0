import Coursework
import Foundation

/// The folder of the workbook's programs, and how they are built.
package struct ProgramFolder: Sendable {
    package let folder: URL
    private let root: URL

    /// The folder of this tool's own program, if it is in this workbook; otherwise the usual one.
    package init(of root: URL, tool: URL? = Bundle.main.executableURL) {
        let toolFolder = tool?.resolvingSymlinksInPath().deletingLastPathComponent()
        let isHere = toolFolder?.path.hasPrefix(root.resolvingSymlinksInPath().path + "/") == true
        (self.root, folder) = (
            root, toolFolder.flatMap { isHere ? $0 : nil } ?? root.appending(path: ".build/debug")
        )
    }

    package func path(of program: String) -> String { folder.appending(path: program).path }

    /// The stamp of a program's file; `nil` if the program does not exist.
    package func stamp(of program: String) -> FileStamp? {
        let path = path(of: program)
        return FileManager.default.isExecutableFile(atPath: path) ? FileStamp(of: path) : nil
    }

    /// Whether a program was built after the last change of any source that it may be built from.
    package func isUpToDate(_ program: String) -> Bool {
        let date = { (path: String) in
            try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
        }
        guard stamp(of: program) != nil, let built = date(path(of: program)) else { return false }
        // A chapter's program has sources in `Chapters` too, beside those of the library in `Sources`.
        let folders = ["Sources"] + (program.hasPrefix("chapter") ? ["Chapters"] : [])
        let files = folders.map { root.appending(path: $0).path }.flatMap { folder in
            (FileManager.default.subpaths(atPath: folder) ?? []).filter { $0.hasSuffix(".swift") }
                .map { "\(folder)/\($0)" }
        }
        return (files + [root.appending(path: "Package.swift").path])
            .allSatisfy { (date($0) ?? .distantFuture) < built }
    }

    /// The build of a program into the folder that `swift run` also uses.
    package func build(of program: String) -> SwiftBuild {
        var arguments = ["--product", program, "--package-path", root.path]
        // The scratch folder is two levels above …/.build/x86_64-unknown-linux-gnu/debug.
        let scratch = folder.deletingLastPathComponent().deletingLastPathComponent()
        let usual = root.appending(path: ".build").resolvingSymlinksInPath().path
        if folder.path.hasSuffix("/.build/debug") == false, scratch.path != usual {
            arguments += ["--scratch-path", scratch.path]
        }
        if folder.lastPathComponent == "release" { arguments += ["-c", "release"] }
        // This has to be the option of the `swift run` that started this tool: with another one, the compiler would compile
        // everything again.
        let colours = isatty(STDERR_FILENO) == 1 ? "--color-diagnostics" : "--no-color-diagnostics"
        return SwiftBuild(arguments + [colours])
    }
}
