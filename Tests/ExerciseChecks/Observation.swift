import Foundation
import Lessons
import Marbles

/// The observation of an answer: its events, and its subscriptions to the sources.
struct Observation<Value: Equatable & Sendable> {
    let inputs: [Lab.Input]
    /// The time of the subscription.
    let start: Duration
    let recorder: Recorder<Value>
    /// Notices events from other threads.
    var others = OtherThreads()
    /// The events of a second subscriber, if there was one, and those that it would see if it were the only one.
    var second: Recorder<Value>?
    var alone: Diagram<Value>?
    /// The sources that had subscriptions before anybody had subscribed to the answer.
    var heardEarly: [Lab.Input] = []
    /// The sources to which one subscriber's subscription led more than once.
    var heardTwice: [Lab.Input] = []

    var hasEnded: Bool { recorder.timed.contains(where: \.event.isTerminal) }

    /// The sources that still have subscriptions after the end.
    var heardAfterwards: [Lab.Input] {
        let end = recorder.disposed ?? recorder.timed.last { $0.event.isTerminal }?.time
        return end.map { end in inputs.filter { $0.isHeard(after: end) } } ?? []
    }

    /// The lesson if the answer breaks this law; `nil` if it does not.
    func complaint(of law: Law) -> Lesson? {
        switch law {
        case .startsWhenSubscribed: early.map(Lesson.init(words:))
        case .subscribesOnce: twice.map(Lesson.init(words:))
        case .errorsArrive: lostError.map(Lesson.init(words:))
        case .leavesNothing: forgotten.map(Lesson.init(words:))
        case .servesEach, .servesLater: unlike
        }
    }

    private var early: String? {
        guard !heardEarly.isEmpty else { return nil }
        return """
            Your answer listens to \(names(heardEarly)) before anybody has subscribed to your signal. A signal is a \
            recipe: nothing happens until somebody subscribes.
            """
    }

    private var twice: String? {
        guard !heardTwice.isEmpty else { return nil }
        return """
            Somebody subscribed to your signal once, and your signal subscribed to \(names(heardTwice)) more than once. \
            Each subscription does the work of a source again: subscribe once.
            """
    }

    var forgotten: String? {
        guard !heardAfterwards.isEmpty else { return nil }
        return """
            Nobody listens to your signal any more, but it still listens to \(names(heardAfterwards)): a subscription is \
            not disposed.
            """
    }

    private var lostError: String? {
        guard let trial = LawTrial.current, trial.law == .errorsArrive,
            inputs.indices.contains(trial.variation)
        else { return nil }
        let failing = inputs[trial.variation]
        guard let moment = failing.endsHeard.first(where: { $0 >= start }) else { return nil }
        // A subscriber that has left gets no error.
        if let left = recorder.disposed, left < moment { return nil }
        if failing.isTriedAgain(at: moment) {
            return """
                When \(failing.label) fails, your signal subscribes to it again. Nobody asked for another try: pass the \
                error on.
                """
        }
        let end = recorder.timed.last { $0.event.isTerminal }
        if let end, end.time < moment { return nil }
        if let end, end.time == moment, case .error(let error) = end.event, error is MarbleFailure {
            return nil
        }
        return """
            When \(failing.label) fails, your signal must fail at once, with the same error. That is the rule for errors: \
            they end a signal, and its subscriber hears of it.
            """
    }

    private var unlike: Lesson? {
        guard let second else { return nil }
        let difference =
            alone.map { compare(("alone", $0), with: ("not alone", second.diagram)) }
            ?? compare(("first", recorder.diagram), with: ("second", second.diagram))
        guard let difference else { return nil }
        let words =
            alone == nil
            ? "Two subscribers came at the same time, and your signal sent them different things:"
            : "A subscriber sees other things if somebody else has subscribed to your signal before:"
        let reason = """
            What one subscriber sees must not depend on others. Your answer shares something between them, outside of the \
            closure that runs for each: a variable, a subject, or one subscription.
            """
        return Lesson(words: words) + difference.lesson() + Lesson(words: reason)
    }

    private func names(_ inputs: [Lab.Input]) -> String {
        inputs.map(\.label).formatted(.list(type: .and).locale(Locale(identifier: "en")))
    }
}
