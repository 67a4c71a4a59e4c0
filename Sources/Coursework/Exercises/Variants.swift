import Foundation

/// One of several answers to an exercise that stand beside each other.
struct Variant: Sendable, Hashable {
    /// Of a right one how it differs from the solution, as a sentence; of a wrong one what it does wrong: `keeps the weak ones`.
    let name: String
    /// The functions that are different, as a learner would write them; of a type, with the private members they use.
    let code: String
}

/// Where several answers to an exercise stand beside each other, in calls of `accepted` or `mistake`:
///
///     public func strongWinds(_ wind: Signal<Int>) -> Signal<Int> {
///         accepted([
///             "`compactMap` leaves out a weak wind.": { wind.compactMap { $0 > 5 ? $0 : nil } }
///         ])
///     }
///
/// Here each becomes a function of its own, with the answer in the place of the call. Where several functions of an
/// exercise have a call each, the answers of the same name belong together.
enum Variants: String {
    case accepted = "Accepted"
    case mistakes = "Mistakes"

    private var call: String {
        switch self {
        case .accepted: "accepted"
        case .mistakes: "mistake"
        }
    }

    /// The answers to an exercise, in their order; none if there are none.
    func of(_ exercise: Exercise, in root: URL) -> [Variant] {
        guard let text = try? SourceText(of: root.appending(path: exercise.file(in: rawValue))).text else {
            return []
        }
        return answers(in: text, declaring: exercise.declarations)
    }

    /// The answers among the declarations of these names.
    func answers(in text: String, declaring names: [String]) -> [Variant] {
        let own = Declaration.all(in: text.replacing("\r\n", with: "\n")).filter { names.contains($0.name) }
        let functions = own.map {
            (text: $0.text, functions: VariantFunction.all(in: $0.text, calling: call))
        }
        let variants = functions.flatMap(\.functions).flatMap { $0.answers.map(\.name) }
        return variants.indices.filter { variants[..<$0].contains(variants[$0]) == false }
            .map { index in
                let name = variants[index]
                let code = functions.flatMap { text, functions in
                    let written = functions.compactMap { $0.written(with: name) }
                    return written.isEmpty ? [] : PrivateMembers.used(by: written, in: text) + written
                }
                return Variant(name: name, code: code.joined(separator: "\n\n"))
            }
    }
}

/// The private members and helpers that a declaration's functions name, but for those in which an answer stands.
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
            let isStored = line.contains(/(let|var) [A-Za-z0-9_]+( =|: [^{]*$)/)
            if !isStored, let end = lines[index...].firstIndex(of: match.1 + "}") {
                let function = lines[index...end].map { String($0) }.dedented.joined(separator: "\n")
                if !function.contains(/(accepted|mistake)\(\[/) { functions.append(function) }
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
