import Foundation
import Terminal
import Text

/// `swift run yours 4.5.1`: what the exercise is about, live, with the learner's answer in it.
do {
    let (arguments, asked) = try Language.asked(in: Array(CommandLine.arguments.dropFirst()))
    Phrasebook.choose(asked ?? .preferred(), for: ["chapter2", "chapter4", "workbook"])
    guard let played = answers.first(where: { [$0.exercise] == arguments }) else {
        let list = answers.map { answer in
            let summary = answer.summary.translated
            return "  swift run yours \(answer.exercise)  \(summary)"
        }
        .joined(separator: "\n")
        StandardError.write("Play with your own answer to an exercise:\n\(list)")
        exit(EX_USAGE)
    }
    try played.run()
} catch {
    StandardError.write("yours: " + "\(error)".translated)
    exit(EXIT_FAILURE)
}
