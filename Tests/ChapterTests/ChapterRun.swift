import Foundation

/// What the built executable of a chapter did with a command line, its output going to a pipe.
struct ChapterRun {
    let output: String
    let errors: String
    let status: Int32

    /// Runs `chapter<number>`; `typed` is piped into it, by default nothing.
    init(_ chapter: Int, _ arguments: [String] = [], typed: String = "") throws {
        let process = Process()
        let (input, output, errors) = (Pipe(), Pipe(), Pipe())
        process.executableURL = Self.products.appending(path: "chapter\(chapter)")
        process.arguments = arguments
        process.standardInput = input
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        try input.fileHandleForWriting.write(contentsOf: Data(typed.utf8))
        try input.fileHandleForWriting.close()
        self.output = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        self.errors = String(decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        status = process.terminationStatus
    }

    /// Where the executables are: beside the test bundle.
    private static let products: URL = {
        let bundles = Bundle.allBundles.map(\.bundleURL).filter { $0.pathExtension == "xctest" }
        return (bundles.first ?? Bundle.main.bundleURL.appending(path: "tests")).deletingLastPathComponent()
    }()
}
