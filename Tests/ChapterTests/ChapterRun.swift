import Harness

/// Runs the built executable of a chapter, its output going to a pipe; `typed` is piped into it.
func run(_ chapter: Int, _ arguments: [String] = [], typed: String = "") throws -> ChildProcess {
    try ChildProcess.run(Products.executable("chapter\(chapter)"), arguments, input: typed)
}
