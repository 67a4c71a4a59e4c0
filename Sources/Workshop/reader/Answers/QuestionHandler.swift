import Book
import Coursework
import Foundation
import HTTPServer
import Programs
import Text

/// Chooses the next question for a page, and handles `POST /practice`, which remembers whether an answer was right.
final class QuestionHandler: Sendable {
    static let path = "practice"

    private struct Submission: Decodable {
        let key: String
        let question: String
        let isRight: Bool
    }

    /// The key that a page must send (``AnswerHandler/key``); `nil` if nothing may be written.
    private let key: String?
    private let session: SharedSession
    private let program: QuestionProgram

    init(_ session: SharedSession, _ folder: ProgramFolder, key: String?) {
        (self.session, self.key, program) = (session, key, QuestionProgram(in: folder))
    }

    /// Saves in the state file whether a question was answered right.
    func note(_ request: HTTPRequest) -> HTTPAnswer {
        if let refusal = request.crossOriginRefusal { return refusal }
        guard let submission = try? JSONDecoder().decode(Submission.self, from: Data(request.body)),
            let name = QuestionName(submission.question)
        else { return .refusal(400, "This is no answer: key, question and isRight are needed.") }
        guard let key, submission.key == key else {
            return .refusal(
                403, "This page is of an earlier run of the server. Load it again: what you typed is kept.")
        }
        session.change { $0.note(name, isRight: submission.isRight) }
        return .text("Noted.\n", status: 200)
    }

    /// The address of a new question, for a page that names none.
    func next(_ request: QuestionRequest) -> String {
        var generator = SystemRandomNumberGenerator()
        return request.address(of: next(request.only, &generator), after: request.round)
    }

    /// The page of a question, or of the end of a round.
    func page(_ request: QuestionRequest, in setting: Setting) throws(QuestionProgram.Trouble) -> HTML {
        let page = QuestionPage(request, in: setting)
        guard let name = request.name else {
            return page.end(again: request.address(of: nil, after: []))
        }
        var question = try program.question(name, drawn: request.row)
        if name.asksForRow, question.drawn == nil {
            question = try program.question(name, drawn: QuestionPage.emptyRow(for: question))
        }
        return page.html(question) { isRight in
            let round = request.round + [isRight]
            guard round.count < Practice.roundLength else { return request.address(of: nil, after: round) }
            // A page that is loaded again must lead to the same next question.
            var generator = SeededGenerator(seed: name.seed)
            return request.address(of: next(request.only, &generator), after: round)
        }
    }

    private func next(_ only: String?, _ generator: inout some RandomNumberGenerator) -> QuestionName {
        session.refresh().state.practice.next(only: only, using: &generator)
    }
}
