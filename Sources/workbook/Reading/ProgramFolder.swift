import Foundation

/// Where the chapters' programs lie, and how they get there.
struct ProgramFolder: Sendable {
    let folder: URL
    private let root: URL

    /// The folder that this tool has been built into, if that belongs to the workbook; else the usual one.
    init(of root: URL, tool: URL? = Bundle.main.executableURL) {
        self.root = root
        let own = tool?.resolvingSymlinksInPath().deletingLastPathComponent()
        let isHere = own?.path.hasPrefix(root.resolvingSymlinksInPath().path + "/") == true
        folder = own.flatMap { isHere ? $0 : nil } ?? root.appending(path: ".build/debug")
    }

    func program(ofChapter number: Int) -> String { folder.appending(path: "chapter\(number)").path }

    /// The program as it is now; `nil` if there is none.
    func stamp(ofChapter number: Int) -> FileStamp? {
        let program = program(ofChapter: number)
        return FileManager.default.isExecutableFile(atPath: program) ? FileStamp(of: program) : nil
    }

    /// What `swift` is given to build a chapter here.
    func arguments(buildingChapter number: Int) -> [String] {
        var arguments = ["build", "--product", "chapter\(number)", "--package-path", root.path]
        // …/.build/x86_64-unknown-linux-gnu/debug
        let scratch = folder.deletingLastPathComponent().deletingLastPathComponent()
        let usual = root.appending(path: ".build").resolvingSymlinksInPath().path
        if folder.path.hasSuffix("/.build/debug") == false, scratch.path != usual {
            arguments += ["--scratch-path", scratch.path]
        }
        if folder.lastPathComponent == "release" { arguments += ["-c", "release"] }
        // The compiler is told whether to use colours. With other arguments than those of the `swift run` that has started this tool,
        // everything would be compiled again.
        let colours = isatty(STDERR_FILENO) == 1 ? "--color-diagnostics" : "--no-color-diagnostics"
        return arguments + [colours]
    }
}
