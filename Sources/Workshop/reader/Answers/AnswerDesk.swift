import Coursework
import Foundation
import HTTPServer
import Synchronization
import Text

/// Takes answers that are written on a page: the only way by which a browser changes a file.
///
/// What it writes will be run. So it takes it from a page alone that this run of the server has sent: the page's origin says so, and
/// a key that nobody else can have read.
final class AnswerDesk: Sendable {
    static let path = "answer"
    /// Bytes of what is sent. More are refused before they come here.
    static let limit = 65_536

    private enum Wish: String, Decodable { case attempt = "try", reset }

    private struct Slip: Decodable {
        let key: String
        let exercise: String
        let wish: Wish
        /// What the page has read in the file, and what is to stand there.
        let base: String
        let text: String
    }

    private struct Reply: Encodable {
        enum State: String, Encodable { case saved, conflict, reset }

        let state: State
        /// What stands in the file now.
        let text: String
        var message = ""
    }

    /// The first half tells which workbook this is, the second half which run.
    let key: String
    private let session: Mutex<Session>
    private let hearWritten: @Sendable (Exercise) -> Void

    /// - Parameter hearWritten: is told which exercise is to be tried.
    init(_ session: Session, hearWritten: @escaping @Sendable (Exercise) -> Void) {
        let run = (1...4).map { _ in String(UInt32.random(in: .min ... .max), radix: 36) }.joined()
        key = "\(Fingerprint(session.workbook.root.path).rawValue)-\(run)"
        self.session = Mutex(session)
        self.hearWritten = hearWritten
    }

    func answer(_ request: HTTPRequest) -> HTTPAnswer {
        if let refusal = request.refusalOfForeigner { return refusal }
        guard let slip = try? JSONDecoder().decode(Slip.self, from: Data(request.body)) else {
            return .refusal(400, "This is no answer: key, exercise, wish, base and text are needed.")
        }
        guard slip.key == key else {
            return .refusal(
                403, "This page is of an earlier run of the server. Load it again: what you typed is kept.")
        }
        guard !slip.text.contains("\0") else { return .refusal(400, "An answer has no character 0.") }
        return session.withLock { session in
            guard let id = ExerciseID(slip.exercise), let exercise = session.catalogue[id] else {
                return .refusal(404, "There is no exercise “\(slip.exercise.prefix(20))”.")
            }
            do throws(WorkbookError) {
                let reply = try take(slip, exercise, &session)
                if reply.state == .saved { hearWritten(exercise) }
                return .json(reply, status: reply.state == .conflict ? 409 : 200)
            } catch {
                return .refusal(500, error.message)
            }
        }
    }

    private func take(_ slip: Slip, _ exercise: Exercise, _ session: inout Session) throws(WorkbookError)
        -> Reply
    {
        let text = slip.text.replacing("\r\n", with: "\n").components(separatedBy: "\n").trimmingBlankLines()
            .joined(separator: "\n")
        guard try session.write(text, to: exercise, inPlaceOf: slip.base) else {
            return Reply(
                state: .conflict, text: session.answers[exercise].code,
                message: "Not saved: the file was changed somewhere else. Your text is still here.".translated
            )
        }
        guard slip.wish == .reset else { return Reply(state: .saved, text: text) }
        let kept = try session.putBack(exercise)
        return Reply(
            state: .reset, text: session.answers[exercise].code,
            message: kept.map { "What you had is kept in \($0).".translated } ?? "")
    }
}

extension HTTPRequest {
    /// Why nothing is written or opened, if no page of this server has sent this.
    var refusalOfForeigner: HTTPAnswer? {
        guard method == "POST" else { return .methodNotAllowed(allowing: ["POST"]) }
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
    /// Why nothing was written.
    static func refusal(_ status: Int, _ message: String) -> HTTPAnswer {
        json(["message": message.translated], status: status)
    }

    fileprivate static func json(_ value: some Encodable, status: Int) -> HTTPAnswer {
        let body = try? JSONEncoder().encode(value)
        return fresh(Array(body ?? Data()), contentType: "application/json", status: status)
    }
}
