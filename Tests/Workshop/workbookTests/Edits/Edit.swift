import Harness
import Trials

/// What a person does to the files, or asks the tool.
enum Edit: Hashable {
    /// What an exercise is answered with, by its number in the table of known answers.
    enum Answer: Hashable {
        case right(Int), wrong(Int)
        /// As it was shipped.
        case stub
        /// Something that does not compile; among it what is left open.
        case broken(Int)
        /// The task without its function; nothing at all.
        case onlyTask, nothing
        /// What a file of the learner's own decides.
        case asHelperSays
    }

    enum Helper: Hashable, CaseIterable {
        case none, unrelated, right, wrong, broken
    }

    case answer(Int, Answer)
    /// Two exercises with one save.
    case two(Int, Answer, Int, Answer)
    case helper(Helper)
    /// The file of an exercise is copied to “… 2.swift” beside it, or that is deleted.
    case copy(Int), noCopy
    /// The file of an exercise gets other line ends.
    case lineEnds(Int)
    case restore
    case check([Int])
    /// One text is saved and checked, then another, from the beginning of a second.
    case checkTwice(Int, Answer, Answer)
    /// Another text is saved while the check of the first builds.
    case saveWhileChecking(Int, Answer, Answer)
    /// One text is checked, and the check of the other ended before it builds. The copies of both have one date, as where a program
    /// that copies folders gives all files the same; only the fingerprints tell them apart.
    case oneDate(Int, Answer, Answer)
    /// Two checks at once.
    case checkBoth(Int, Int)

    /// What does not compile: what stands in the place of the first `todo()`.
    static let broken = [
        "nothing.like(this)", "/* first I tried", "let text = \"\"\"\n    tried", "#if false",
        "print({ \"open })", "print((",
        "}", "return return",
    ]

    /// One of `count` exercises.
    static func random(of count: Int, helped: Int, _ dice: inout Dice) -> Edit {
        func one() -> Int { Int.random(in: 0..<count, using: &dice) }
        func answer() -> Answer {
            switch Int.random(in: 0..<16, using: &dice) {
            case 0..<5: .right(Int.random(in: 0..<100, using: &dice))
            case 5..<9: .wrong(Int.random(in: 0..<100, using: &dice))
            case 9..<12: .broken(Int.random(in: 0..<broken.count, using: &dice))
            case 12: .onlyTask
            case 13: .nothing
            default: .stub
            }
        }
        switch Int.random(in: 0..<40, using: &dice) {
        case 0..<9: return .answer(one(), answer())
        case 9..<11: return .answer(helped, .asHelperSays)
        case 11..<13: return .two(one(), answer(), one(), answer())
        case 13..<16: return .helper(Helper.allCases.randomElement(using: &dice) ?? .none)
        case 16: return .copy(one())
        case 17: return .noCopy
        case 18: return .lineEnds(one())
        case 19: return .restore
        case 20..<24: return .checkTwice(one(), answer(), answer())
        case 24..<26: return .saveWhileChecking(one(), answer(), answer())
        case 26: return .checkBoth(one(), one())
        case 27: return .oneDate(one(), answer(), answer())
        case 28..<30: return .check([helped])
        default: return .check((0..<Int.random(in: 1...4, using: &dice)).map { _ in one() })
        }
    }
}
