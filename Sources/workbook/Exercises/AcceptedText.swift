import Foundation

/// Another right answer to an exercise than our solution.
struct AcceptedAnswer: Sendable, Hashable {
    /// How it differs from the solution, as a sentence.
    let difference: String
    /// The functions that are different, as a learner would write them; of a type, with the private members they use.
    let code: String
}

/// What `Exercises/Accepted` holds for an exercise.
///
/// The answers stand there beside each other, in calls of `accepted`:
///
///     public func strongWinds(_ wind: Signal<Int>) -> Signal<Int> {
///         accepted([
///             "`compactMap` leaves out a weak wind.": { wind.compactMap { $0 > 5 ? $0 : nil } }
///         ])
///     }
///
/// Here each becomes a function of its own, with the answer in the place of the call. Where several functions of an
/// exercise have a call each, the answers of the same name belong together.
enum AcceptedText {
    /// The other right answers to an exercise, in their order; none if there are none.
    static func of(_ exercise: Exercise, in root: URL) -> [AcceptedAnswer] {
        guard let text = try? SourceText(of: root.appending(path: exercise.file(in: "Accepted"))).text else {
            return []
        }
        return answers(in: text, declaring: exercise.declarations)
    }

    /// The answers among the declarations of these names.
    static func answers(in text: String, declaring names: [String]) -> [AcceptedAnswer] {
        let own = Declaration.all(in: text.replacing("\r\n", with: "\n")).filter { names.contains($0.name) }
        let functions = own.map { (text: $0.text, functions: AcceptedFunction.all(in: $0.text)) }
        let differences = functions.flatMap(\.functions).flatMap { $0.answers.map(\.name) }
        return differences.indices.filter { differences[..<$0].contains(differences[$0]) == false }
            .map { index in
                let difference = differences[index]
                let code = functions.flatMap { text, functions in
                    let written = functions.compactMap { $0.written(with: difference) }
                    return written.isEmpty ? [] : PrivateMembers.used(by: written, in: text) + written
                }
                return AcceptedAnswer(
                    difference: difference, code: code.joined(separator: "\n\n"))
            }
    }
}

/// The private members and helpers that a declaration's functions name.
private enum PrivateMembers {
    /// The stored ones of one line stand together, as they do in a type.
    static func used(by code: [String], in text: String) -> [String] {
        let lines = text.components(separatedBy: "\n")
        var stored: [String] = []
        var functions: [String] = []
        for (index, line) in lines.enumerated() where line.contains("private ") {
            let pattern =
                /( {0,4})(?:@[A-Za-z]+ )*(?:private|fileprivate) (?:static )?(?:let|var|func) ([A-Za-z0-9_]+).*/
            guard let match = line.wholeMatch(of: pattern) else { continue }
            guard code.contains(where: { $0.names(String(match.2)) }) else { continue }
            if line.hasSuffix("{"), let end = lines[index...].firstIndex(of: match.1 + "}") {
                functions.append(lines[index...end].map { String($0) }.dedented.joined(separator: "\n"))
            } else {
                stored.append(String(line.dropFirst(match.1.count)))
            }
        }
        return (stored.isEmpty ? [] : [stored.joined(separator: "\n")]) + functions
    }
}

extension String {
    /// Whether this word stands in the text.
    fileprivate func names(_ word: String) -> Bool {
        ranges(of: word).contains { range in
            let before = range.lowerBound > startIndex ? self[index(before: range.lowerBound)] : " "
            let after = range.upperBound < endIndex ? self[range.upperBound] : " "
            return ![before, after].contains { $0.isLetter || $0.isNumber || $0 == "_" }
        }
    }
}

extension Collection<String> {
    /// The lines without the spaces with which all of them begin.
    var dedented: [String] {
        let common = filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
        return map { String($0.dropFirst(common)) }
    }
}
