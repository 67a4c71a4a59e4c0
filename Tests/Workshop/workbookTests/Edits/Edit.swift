import Harness
import Trials

/// A step of a random test: an edit of files, or a command.
enum Edit: Hashable {
    /// The answer to an exercise: the index of a known answer, or something else.
    enum Answer: Hashable {
        case right(Int), wrong(Int)
        /// The shipped stub.
        case stub
        /// Code that does not compile; some of it has an open bracket, comment or string.
        case broken(Int)
        /// Only the task, without its function; or nothing at all.
        case onlyTask, nothing
        /// A call of a helper in another file: that decides whether it is right.
        case asHelperSays
    }

    enum Helper: Hashable, CaseIterable {
        case none, unrelated, right, wrong, broken
    }

    case answer(Int, Answer)
    /// Two exercises are saved at once.
    case two(Int, Answer, Int, Answer)
    case helper(Helper)
    /// The file of an exercise is copied to “… 2.swift” beside it; `noCopy` deletes that.
    case copy(Int), noCopy
    /// The file of an exercise gets other line endings.
    case lineEnds(Int)
    case restore
    case check([Int])
    /// One text is saved and checked, then another, both within one second.
    case checkTwice(Int, Answer, Answer)
    /// Another text is saved while the check of the first builds.
    case saveWhileChecking(Int, Answer, Answer)
    /// One text is checked, and the check of another is ended before its build. Both copies get the same date, as from a program
    /// that copies folders; so only the fingerprints differ.
    case oneDate(Int, Answer, Answer)
    /// Two checks at once.
    case checkBoth(Int, Int)

    /// Code that does not compile; it replaces the first `todo()`.
    static let broken = [
        "nothing.like(this)", "/* first I tried", "let text = \"\"\"\n    tried", "#if false",
        "print({ \"open })", "print((",
        "}", "return return",
    ]

    /// A random step, with one of `count` exercises.
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
