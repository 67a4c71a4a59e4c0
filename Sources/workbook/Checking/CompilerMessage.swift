/// An error that the compiler found, and where.
struct CompilerMessage: Hashable {
    let file: String
    let line: Int
    let column: Int
    let text: String

    /// The errors in what a build printed, each once, in order.
    static func errors(in output: String) -> [CompilerMessage] {
        var seen: Set<CompilerMessage> = []
        return output.split(separator: "\n").compactMap { line in
            guard let match = line.wholeMatch(of: /(.+\.swift):([0-9]+):([0-9]+): error: (.+)/),
                let number = Int(match.2), let column = Int(match.3)
            else { return nil }
            let message = CompilerMessage(
                file: String(match.1), line: number, column: column, text: String(match.4))
            return seen.insert(message).inserted ? message : nil
        }
    }

    /// Whether it is about this exercise's lines.
    func isAbout(_ exercise: Exercise) -> Bool {
        file.hasSuffix(exercise.file) && exercise.lines.contains(line)
    }
}
