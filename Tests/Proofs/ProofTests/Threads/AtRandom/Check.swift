/// What must be true of every subscriber when all threads are done.
struct Check: Sendable {
    let meeting: Meeting
    /// Subscribed before the threads began, and never left.
    let witness: Attendance
    let plans: [[ThreadCase.Step]]

    /// What is wrong, or nil.
    func failure(of attendance: Attendance) -> String? {
        let report = attendance.report
        if let violation = report.violation { return violation }
        if let count = report.countWhenLeft, report.count > count + 1 {
            return "\(report.count - count) events after dispose() had returned (S4)"
        }
        if report.terminals == 0, report.countWhenLeft == nil, meeting.kind != .property {
            return "no terminal, though it stayed (S1, J3)"
        }
        return failureOfSenders(report) ?? (meeting.hasOneOrder ? failureOfOrder(report) : nil)
    }

    private var reference: [Int] { witness.report.values }

    /// K2: the values of each sender come in order; and while a subscriber is there, none is lost or doubled.
    private func failureOfSenders(_ report: Attendance.Report) -> String? {
        for sender in plans.indices {
            let first = Meeting.value(1, of: sender)
            let range = first..<Meeting.value(1, of: sender + 1)
            let seen = report.values.filter(range.contains)
            if zip(seen, seen.dropFirst()).contains(where: { $0 >= $1 }) {
                return "the values of a sender come twice, or out of order (K2): \(seen)"
            }
            guard meeting.isComplete, let start = seen.first, let end = seen.last else { continue }
            if seen.count != end - start + 1 { return "values of a sender are missing: \(seen)" }
            if report.countWhenLeft == nil, end != reference.last(where: range.contains) {
                return "it stayed, and missed the last values of a sender: \(seen)"
            }
        }
        return nil
    }

    /// J1, J5, J6, J7: what a subscriber sees is a part of what all see, up to the end if it stayed.
    private func failureOfOrder(_ report: Attendance.Report) -> String? {
        let seen = report.values
        let start = seen.first.flatMap(reference.firstIndex) ?? reference.endIndex
        guard reference[start...].starts(with: seen) else { return "another order than others saw: \(seen)" }
        if meeting.tellsAll, !seen.isEmpty, start != 0 { return "not told what there was before: \(seen)" }
        if report.countWhenLeft == nil, !seen.isEmpty, start + seen.count != reference.count {
            return "it stayed, and missed the last values: \(seen)"
        }
        return nil
    }

    /// Nothing that was sent is lost, unless the signal ended before.
    var failureOfWitness: String? {
        guard meeting.isComplete, !plans.joined().contains(where: \.isCompletion) else { return nil }
        let sent = plans.map { $0.filter(\.isSending).count }
        for (sender, count) in sent.enumerated() {
            let range = Meeting.value(1, of: sender)..<Meeting.value(count + 1, of: sender)
            if reference.filter(range.contains).count != count { return "values were lost" }
        }
        return nil
    }
}

extension ThreadCase.Step {
    fileprivate var isSending: Bool { if case .send = self { true } else { false } }
    fileprivate var isCompletion: Bool { if case .complete = self { true } else { false } }
}
