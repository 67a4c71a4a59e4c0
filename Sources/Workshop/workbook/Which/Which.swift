import Book
import Coursework
import Programs
import Terminal
import Text

extension Tool {
    /// `which`: ten questions about operators that are commonly confused.
    mutating func askWhich(_ words: [String]) throws(WorkbookError) {
        let only = try words.first.map { word throws(WorkbookError) in
            try Self.operatorName(word, width: console.style.width)
        }
        let program = QuestionProgram(in: try buildQuestions())
        var round = QuestionRound(only: only, program, console)
        while let (name, isRight) = try round.ask(session.state.practice) {
            session.note(name, isRight: isRight)
        }
        round.tellEnd()
    }

    /// The operator of this name, in capitals or not.
    private static func operatorName(_ word: String, width: Int) throws(WorkbookError) -> String {
        let names = ConfusedOperators.all
        if let name = names.first(where: { $0.lowercased() == word.lowercased() }) { return name }
        let list = names.joined(separator: ", ").wrapped(toWidth: width).joined(separator: "\n")
        throw .usage(
            """
            “which” asks nothing about “\(word)”.\(NearestNames(to: word, among: names).question)
            It asks about:
            \(list)
            """)
    }

    /// Builds the program that makes the questions, if it is older than its sources.
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
