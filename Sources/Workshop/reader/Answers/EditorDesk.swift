import Coursework
import Foundation
import HTTPServer
import Programs

/// Opens a file in the learner's editor when a page asks for it: where the editor has a window of its own, and no addresses that a
/// browser could follow.
struct EditorDesk: Sendable {
    /// What a page asks for: `open/Exercises/Chapter4/Signals.swift:32`.
    static let path = "open/"

    private struct Slip: Decodable { let key: String }

    private let key: String
    private let root: URL
    private let editor: Editor

    /// `nil` if the learner's editor has no window of its own: then the terminal in which it would run is taken.
    init?(of workbook: Workbook, key: String) {
        guard let editor = Editor(environment: workbook.environment), editor.hasWindow else { return nil }
        (self.key, root, self.editor) = (key, workbook.root, editor)
    }

    func answer(_ request: HTTPRequest) -> HTTPAnswer {
        if let refusal = request.refusalOfForeigner { return refusal }
        guard let slip = try? JSONDecoder().decode(Slip.self, from: Data(request.body)), slip.key == key
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

    /// The file, if it is a source of the workbook, and the line.
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
