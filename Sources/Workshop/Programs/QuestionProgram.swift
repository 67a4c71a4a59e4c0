import Book
import Coursework
import Foundation

/// The program that makes questions. It is that of chapter 4, which imports the signals; the tool does not.
package struct QuestionProgram: Sendable {
    package static let chapter = 4

    /// The reason why there is no question.
    package enum Trouble: Error, Equatable {
        /// The program has not been built yet.
        case missing
        /// The drawn row cannot be parsed. Holds the lines of the program's message.
        case refused([String])
        case failed(String, details: [String])
    }

    private let folder: ProgramFolder

    package init(in folder: ProgramFolder) { self.folder = folder }

    /// Asks the program for a question. With a drawn row, the data also has the lesson about that.
    package func question(_ name: QuestionName, drawn: String? = nil) throws(Trouble) -> QuestionData {
        let program = "chapter\(Self.chapter)"
        guard folder.stamp(of: program) != nil else { throw .missing }
        let run: ProgramRun
        do {
            run = try ProgramRun(
                folder.path(of: program), ["--which", name.text] + [drawn].compactMap(\.self))
        } catch {
            throw .failed("\(error)", details: [])
        }
        if drawn != nil, run.end == .exited(EX_USAGE) { throw .refused(run.lastLines) }
        guard run.end == .exited(0),
            let data = try? JSONDecoder().decode(QuestionData.self, from: Data(run.output))
        else {
            throw .failed(
                "The program of chapter \(Self.chapter) has made no question.", details: run.lastLines)
        }
        return data
    }
}
