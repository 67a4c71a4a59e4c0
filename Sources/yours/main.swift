import Foundation
import Terminal

/// `swift run yours 4.5.1`: what the exercise is about, live, with the learner's answer in it.
do {
    let arguments = CommandLine.arguments.dropFirst()
    guard let played = answers.first(where: { [$0.exercise] == Array(arguments) }) else {
        let list = answers.map { "  swift run yours \($0.exercise)  \($0.summary)" }.joined(separator: "\n")
        StandardError.write("Play with your own answer to an exercise:\n\(list)")
        exit(EX_USAGE)
    }
    try played.run()
} catch {
    StandardError.write("yours: \(error)")
    exit(EXIT_FAILURE)
}
