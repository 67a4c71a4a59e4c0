import Coursework
import Foundation
import HTTPServer
import Programs

/// Handles `POST /open/…`, which opens a file in the learner's editor: one with a window of its own, and without a URL scheme that
/// a browser could open (``EditorAddress``).
struct EditorHandler: Sendable {
    /// The beginning of a path such as `open/Exercises/Chapter4/Signals.swift:32`.
    static let path = "open/"

    private struct Submission: Decodable { let key: String }

    private let key: String
    private let root: URL
    private let editor: Editor

    /// `nil` if the learner's editor has no window of its own: it would need the terminal, in which the server runs.
    init?(of workbook: Workbook, key: String) {
        guard let editor = Editor(environment: workbook.environment), editor.hasWindow else { return nil }
        (self.key, root, self.editor) = (key, workbook.root, editor)
    }

    func answer(_ request: HTTPRequest) -> HTTPAnswer {
        if let refusal = request.crossOriginRefusal { return refusal }
        guard let submission = try? JSONDecoder().decode(Submission.self, from: Data(request.body)),
            submission.key == key
        else {
            return .refusal(403, "This page is of an earlier run of the server. Load it again.")
        }
        let place = request.path.dropFirst(Self.path.count + 1)
        guard let (file, line) = Self.place(String(place), in: root) else {
            return .refusal(404, "There is no file “\(place.prefix(80))” here.")
        }
        Detached.start(editor.script, editor.place(in: file, atLine: line))
        return .text("", status: 200)
    }

    /// The file and the line; `nil` if the file is no source of the workbook.
    private static func place(_ text: String, in root: URL) -> (file: String, line: Int)? {
        guard
            let match = text.wholeMatch(
                of: /((?:Chapters|Exercises|Sources)\/[A-Za-z0-9\/]+\.swift):(\d{1,6})/),
            let line = Int(match.2)
        else { return nil }
        let file = root.appending(path: match.1).path
        return FileManager.default.fileExists(atPath: file) ? (file, line) : nil
    }
}
