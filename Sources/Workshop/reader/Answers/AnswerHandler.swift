import Coursework
import Foundation
import HTTPServer
import Text

/// Handles `POST /answer`, which saves an answer that was written on a page: the only way by which a browser changes a source file.
///
/// The code that it writes will be run. So it accepts an answer only from a page that this run of the server has sent. The header
/// `Origin` shows that, and a key in the page, which pages of other sites cannot read.
final class AnswerHandler: Sendable {
    static let path = "answer"
    /// The largest body in bytes. The HTTP server itself refuses a larger one.
    static let limit = 65_536

    private enum Wish: String, Decodable { case attempt = "try", reset }

    private struct Submission: Decodable {
        let key: String
        let exercise: String
        let wish: Wish
        /// The code in the file when the page read it.
        let base: String
        /// The code to write in its place.
        let text: String
    }

    private struct Reply: Encodable {
        enum State: String, Encodable { case saved, conflict, reset }

        let state: State
        /// The code in the file now.
        let text: String
        var message = ""
    }

    /// The first half identifies the workbook, so that the drafts of two workbooks are not mixed up (`answers.js`). The second half
    /// is random, new in each run, and secret.
    let key: String
    private let session: SharedSession
    private let onSave: @Sendable (Exercise) -> Void

    /// - Parameter onSave: called with the exercise whose answer was saved and is to be tried.
    init(_ session: SharedSession, onSave: @escaping @Sendable (Exercise) -> Void) {
        let run = (1...4).map { _ in String(UInt32.random(in: .min ... .max), radix: 36) }.joined()
        key = "\(Fingerprint(session.value.workbook.root.path).rawValue)-\(run)"
        (self.session, self.onSave) = (session, onSave)
    }

    func answer(_ request: HTTPRequest) -> HTTPAnswer {
        if let refusal = request.crossOriginRefusal { return refusal }
        guard let submission = try? JSONDecoder().decode(Submission.self, from: Data(request.body)) else {
            return .refusal(400, "This is no answer: key, exercise, wish, base and text are needed.")
        }
        guard submission.key == key else {
            return .refusal(
                403, "This page is of an earlier run of the server. Load it again: what you typed is kept.")
        }
        guard !submission.text.contains("\0") else { return .refusal(400, "An answer has no character 0.") }
        return session.change { session in
            guard let id = ExerciseID(submission.exercise), let exercise = session.catalogue[id] else {
                return .refusal(404, "There is no exercise “\(submission.exercise.prefix(20))”.")
            }
            do throws(WorkbookError) {
                let reply = try take(submission, exercise, &session)
                if reply.state == .saved { onSave(exercise) }
                return .json(reply, status: reply.state == .conflict ? 409 : 200)
            } catch {
                return .refusal(500, error.message)
            }
        }
    }

    private func take(_ submission: Submission, _ exercise: Exercise, _ session: inout Session)
        throws(WorkbookError)
        -> Reply
    {
        let text = submission.text.replacing("\r\n", with: "\n").components(separatedBy: "\n")
            .trimmingBlankLines()
            .joined(separator: "\n")
        guard try session.write(text, to: exercise, inPlaceOf: submission.base) else {
            return Reply(
                state: .conflict, text: session.answers[exercise].code,
                message: "Not saved: the file was changed somewhere else. Your text is still here.".translated
            )
        }
        guard submission.wish == .reset else { return Reply(state: .saved, text: text) }
        let kept = try session.putBack(exercise)
        return Reply(
            state: .reset, text: session.answers[exercise].code,
            message: kept.map { "What you had is kept in \($0).".translated } ?? "")
    }
}

extension HTTPRequest {
    /// The answer to a request that does not come from a page of this server; `nil` if it does.
    var crossOriginRefusal: HTTPAnswer? {
        guard method == "POST" else { return .methodNotAllowed(allowing: ["POST"]) }
        // Old browsers do not send `Sec-Fetch-Site`; then `Origin` alone decides.
        guard let host = headers["host"], headers["origin"] == "http://\(host)",
            headers["sec-fetch-site"] ?? "same-origin" == "same-origin"
        else { return .refusal(403, "Only a page of this server may write.") }
        guard headers["content-type"]?.hasPrefix("application/json") == true else {
            return .refusal(415, "An answer comes as application/json.")
        }
        return nil
    }
}

extension HTTPAnswer {
    /// An error with a message for the page.
    static func refusal(_ status: Int, _ message: String) -> HTTPAnswer {
        json(["message": message.translated], status: status)
    }

    fileprivate static func json(_ value: some Encodable, status: Int) -> HTTPAnswer {
        let body = try? JSONEncoder().encode(value)
        return fresh(Array(body ?? Data()), contentType: "application/json", status: status)
    }
}
