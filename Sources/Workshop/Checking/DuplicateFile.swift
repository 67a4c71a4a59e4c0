import Coursework
import Foundation

/// Finds a file that declares exercises which belong in another: "Fold (1).swift", as a browser names a second download. Only its
/// author knows which of the two holds the answers.
enum DuplicateFile {
    /// A message that says what is wrong and what to do; `nil` if there is no such file.
    ///
    /// - Parameter texts: the files of a chapter's answers, each by its path from the root.
    static func trouble(in texts: [(file: String, text: String)], among exercises: [Exercise]) -> String? {
        for (file, text) in texts {
            let names = Declaration.all(in: text).map(\.name)
            let foreign = exercises.filter {
                $0.file != file && $0.declarations.contains(where: names.contains)
            }
            guard let first = foreign.first else { continue }
            let (ids, place) = (foreign.map(\.id).listed, first.file)
            let original = texts.first { $0.file == place }?.text
            let isTwice = Declaration.all(in: original ?? "").contains {
                first.declarations.contains($0.name)
            }
            return switch (original != nil, isTwice) {
            case (true, true):
                """
                \(file) has a second version of what belongs in \(place): \(ids). It looks like a copy of that file. If both have \
                answers, first bring them together in \(place). Then delete \(file), and check again.
                """
            case (true, false):
                "\(file) has the code for \(ids). Move this code to \(place), and check again."
            case (false, _):
                "\(file) has the code for \(ids). Rename the file to \(place), and check again."
            }
        }
        return nil
    }
}
