import FRP
import Trials

/// What several threads do at the same time with one signal: each sends, subscribes and leaves in an order that follows from
/// the seed. How the steps of the threads mix is up to the machine, so a seed need not fail again.
struct ThreadCase: Sendable {
    enum Step: Sendable {
        case send
        case subscribe
        /// Disposes one of the subscriptions that the thread has made.
        case leave(Int)
        /// Ends the signal.
        case complete
    }

    let seed: UInt64
    let kind: Meeting.Kind
    /// The steps of each thread.
    let plans: [[Step]]

    init(seed: UInt64) {
        var dice = Dice(seed: seed)
        func below(_ count: Int) -> Int { Int(dice.next() % UInt64(count)) }
        self.seed = seed
        kind = Meeting.Kind.allCases[below(Meeting.Kind.allCases.count)]
        var plans = (0..<(2 + below(7))).map { _ in
            (0..<40).map { _ -> Step in
                switch below(10) {
                case 0..<6: .send
                case 6, 7: .subscribe
                default: .leave(below(8))
                }
            }
        }
        // In half of the cases the signal ends while others are still at work.
        if below(2) == 0 { plans[0].insert(.complete, at: 20 + below(20)) }
        self.plans = plans
    }

    /// Runs the plans on threads of their own, and checks what each subscriber saw.
    ///
    /// - Returns: what is wrong, or nil; and how many events all subscribers saw.
    func run() throws -> (failure: String?, events: Int) {
        let (meeting, witness) = (Meeting(kind, senders: plans.count), Attendance())
        witness.begin(meeting.signal)
        // Where something hangs, this says so, and the tests go on.
        let attendances = try SmallStack.run(bytes: 8 << 20, deadline: 60) { () -> [Attendance] in
            let all = Property<[Attendance]>([])
            onThreads(plans.count) { number in
                let own = follow(plans[number], as: number, meeting)
                all.modify { $0 += own }
            }
            meeting.complete()
            return all.value
        }
        let check = Check(meeting: meeting, witness: witness, plans: plans)
        let all = [witness] + attendances
        let failure = check.failureOfWitness ?? all.lazy.compactMap(check.failure).first
        return (failure, all.map(\.report.count).reduce(0, +))
    }

    private func follow(_ plan: [Step], as number: Int, _ meeting: Meeting) -> [Attendance] {
        var (sent, own): (Int, [Attendance]) = (0, [])
        for step in plan {
            switch step {
            case .send:
                sent += 1
                meeting.send(Meeting.value(sent, of: number), as: number)
            case .subscribe:
                let attendance = Attendance()
                attendance.begin(meeting.signal)
                own.append(attendance)
            case .leave(let choice): if !own.isEmpty { own[choice % own.count].leave() }
            case .complete: meeting.complete()
            }
        }
        return own
    }
}
