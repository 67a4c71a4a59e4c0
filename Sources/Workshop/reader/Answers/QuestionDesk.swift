import Book
import Coursework
import Foundation
import HTTPServer
import Programs
import Synchronization
import Text

/// Finds the next question for a page, and notes what was answered there.
final class QuestionDesk: Sendable {
    static let path = "practice"

    private struct Slip: Decodable {
        let key: String
        let question: String
        let isRight: Bool
    }

    /// What a page has to name; `nil` if nothing may be written.
    private let key: String?
    private let session: Mutex<Session>
    private let program: QuestionProgram

    init(_ session: Session, _ folder: ProgramFolder, key: String?) {
        (self.key, program) = (key, QuestionProgram(in: folder))
        self.session = Mutex(session)
    }

    /// Notes whether a question was answered right, in the tool's memory.
    func note(_ request: HTTPRequest) -> HTTPAnswer {
        if let refusal = request.refusalOfForeigner { return refusal }
        guard let slip = try? JSONDecoder().decode(Slip.self, from: Data(request.body)),
            let name = QuestionName(slip.question)
        else { return .refusal(400, "This is no answer: key, question and isRight are needed.") }
        guard let key, slip.key == key else {
            return .refusal(
                403, "This page is of an earlier run of the server. Load it again: what you typed is kept.")
        }
        session.withLock { $0.note(name, isRight: slip.isRight) }
        return .text("Noted.\n", status: 200)
    }

    /// Where a page that names no question finds one.
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
            // The same page leads to the same question, however often it is asked for.
            var generator = SeededGenerator(seed: name.seed)
            return request.address(of: next(request.only, &generator), after: round)
        }
    }

    private func next(_ only: String?, _ generator: inout some RandomNumberGenerator) -> QuestionName {
        session.withLock { session in
            session.refresh()
            return session.state.practice.next(only: only, using: &generator)
        }
    }
}
