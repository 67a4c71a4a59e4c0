import Book
import Coursework
import Programs
import Terminal
import Text

extension Tool {
    /// `which`: ten questions about operators that are commonly confused.
    mutating func askWhich(_ words: [String]) throws(WorkbookError) {
        let only = try words.first.map { word throws(WorkbookError) in try Self.operatorName(word) }
        let program = QuestionProgram(in: try buildQuestions())
        var round = QuestionRound(only: only, program, console)
        while let (name, isRight) = try round.ask(session.state.practice) {
            session.note(name, isRight: isRight)
        }
        round.tellEnd()
    }

    /// The operator with this name, in upper or lower case.
    private static func operatorName(_ word: String) throws(WorkbookError) -> String {
        let names = ConfusedOperators.all
        if let name = names.first(where: { $0.lowercased() == word.lowercased() }) { return name }
        throw .usage(
            """
            “which” asks nothing about “\(word)”.\(NearestNames(to: word, among: names).question)
            It asks about: \(names.joined(separator: ", "))
            """)
    }

    /// Builds the program that makes the questions, if it is out of date.
    private func buildQuestions() throws(WorkbookError) -> ProgramFolder {
        let folder = ProgramFolder(of: session.workbook.root)
        let chapter = QuestionProgram.chapter
        guard !folder.isUpToDate("chapter\(chapter)") else { return folder }
        if !console.canMoveCursor {
            StandardError.write(
                "Building chapter \(chapter), which makes the questions. The first time that takes half a minute."
            )
        }
        defer { console.clearProgress() }
        let build = ProgramBuild(chapter: chapter, workbook: session.workbook, folder: folder)
        let outcome = try build.build(progress: { [console] in console.show($0.line) })
        if case .failed(let fault, let details) = outcome {
            throw WorkbookError(
                (["The questions are made by chapter \(chapter). \(fault)".translated] + details)
                    .joined(separator: "\n"))
        }
        return folder
    }
}
