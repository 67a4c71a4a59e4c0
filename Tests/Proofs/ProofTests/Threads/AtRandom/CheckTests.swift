import FRP
import Testing

/// The rules themselves: what they must object to.
@Suite("The rules for threads") struct CheckTests {
    /// Two senders, `a` and `b`, as a witness saw them.
    private static let (a, b) = (
        (0...4).map { Meeting.value($0, of: 0) }, (0...4).map { Meeting.value($0, of: 1) }
    )
    private static let seenByAll = [a[1], b[1], a[2], b[2], a[3]]

    /// What a subscriber saw, and the words of the objection.
    struct Broken: Sendable, CustomTestStringConvertible {
        let objection: String
        var kind = Meeting.Kind.subject
        let events: [Event<Int>]
        /// After how many events it left.
        var leaves: Int?

        var testDescription: String { objection }
    }

    private static func all(_ values: Int..., ending: [Event<Int>] = [.completed]) -> [Event<Int>] {
        values.map(Event.next) + ending
    }

    private static let broken = [
        Broken(objection: "follows the terminal", events: all(a[1]) + all(b[1])),
        Broken(objection: "no terminal", events: all(a[2], b[2], a[3], ending: [])),
        Broken(objection: "come twice", events: all(a[1], a[1])),
        Broken(objection: "out of order", events: all(a[2], a[1])),
        Broken(objection: "are missing", kind: .merge, events: all(a[1], a[3])),
        Broken(objection: "missed the last values of a sender", kind: .merge, events: all(a[1], a[2])),
        Broken(objection: "another order", events: all(a[1], b[1], b[2], a[2], a[3])),
        Broken(objection: "missed the last values", events: all(a[1], b[1], a[2])),
        Broken(
            objection: "not told what there was", kind: .replaySubject, events: all(b[1], a[2], b[2], a[3])),
        Broken(objection: "after dispose()", events: all(a[1], b[1], a[2], ending: []), leaves: 1),
    ]

    @Test(arguments: broken)
    func `what is against the rules is noticed, and reported`(to broken: Broken) throws {
        let (witness, attendance) = (Attendance(), Attendance())
        for event in Self.seenByAll.map(Event.next) + [.completed] { witness.receive(event) }
        for (count, event) in broken.events.enumerated() {
            if count == broken.leaves { attendance.leave() }
            attendance.receive(event)
        }
        let check = Check(
            meeting: Meeting(broken.kind, senders: 2), witness: witness,
            plans: [[.send, .send, .send], [.send, .send]])
        let failure = try #require(check.failure(of: attendance))
        #expect(failure.contains(broken.objection))
        #expect(check.failure(of: witness) == nil)
        #expect(check.failureOfWitness == nil)
    }

    @Test func `handlers that overlap are noticed`() {
        let attendance = Attendance()
        attendance.receive(.next(1)) { attendance.receive(.next(2)) }
        #expect(attendance.report.violation?.contains("overlap") == true)
    }

    @Test func `values that were lost are noticed`() {
        let (witness, meeting) = (Attendance(), Meeting(.subject, senders: 1))
        witness.begin(meeting.signal)
        meeting.send(Meeting.value(1, of: 0), as: 0)
        meeting.complete()
        for count in 1...2 {
            let plan = [ThreadCase.Step](repeating: .send, count: count)
            let failure = Check(meeting: meeting, witness: witness, plans: [plan]).failureOfWitness
            #expect((failure == nil) == (count == 1))
        }
    }
}
