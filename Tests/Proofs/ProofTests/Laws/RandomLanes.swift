import FRP
import Trials

/// Several sources, one of which sends or completes with each step.
struct RandomLanes {
    enum Step { case value, completion }

    /// What each has sent.
    private(set) var sent: [[Int]]
    /// Which have not completed.
    private(set) var running: Set<Int>
    private let subjects: [Subject<Int>]
    private var dice: Dice
    private var left = 40

    init(seed: UInt64) {
        dice = Dice(seed: seed)
        subjects = (0..<Int.random(in: 1...6, using: &dice)).map { _ in Subject() }
        sent = subjects.map { _ in [] }
        running = Set(subjects.indices)
    }

    var signals: [Signal<Int>] { subjects.map(\.signal) }

    /// Does the next step; `nil` if there is none.
    mutating func step() -> Step? {
        guard left > 0, let one = running.sorted().randomElement(using: &dice) else { return nil }
        left -= 1
        if Int.random(in: 0..<9, using: &dice) == 0 {
            running.remove(one)
            subjects[one].sendCompleted()
            return .completion
        }
        sent[one].append(left)
        subjects[one].sendNext(left)
        return .value
    }

    func complete() { subjects.forEach { $0.sendCompleted() } }
}
