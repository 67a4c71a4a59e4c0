import Foundation
import Lessons
import Marbles

/// What was seen of an answer: its events, and how it treated the sources.
struct Observation<Value: Equatable & Sendable> {
    let inputs: [Lab.Input]
    /// When the subscriber came.
    let start: Duration
    let recorder: Recorder<Value>
    /// Whether events came from elsewhere.
    var others = OtherThreads()
    /// What a second subscriber has seen, if there was one, and what one sees who comes at its time and is alone.
    var second: Recorder<Value>?
    var alone: Diagram<Value>?
    /// Sources that were heard before anybody had subscribed.
    var heardEarly: [Lab.Input] = []
    /// Sources that one subscriber subscribed to more than once.
    var heardTwice: [Lab.Input] = []

    var hasEnded: Bool { recorder.timed.contains(where: \.event.isTerminal) }

    /// Sources that are heard when nobody listens to the answer any more.
    var heardAfterwards: [Lab.Input] {
        let end = recorder.disposed ?? recorder.timed.last { $0.event.isTerminal }?.time
        return end.map { end in inputs.filter { $0.isHeard(after: end) } } ?? []
    }

    /// What is said if the answer breaks this law. Nothing, if it does not.
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
        guard let trial = LawTrial.current, trial.law == .errorsArrive, inputs.indices.contains(trial.place)
        else { return nil }
        let failing = inputs[trial.place]
        guard let moment = failing.endsHeard.first(where: { $0 >= start }) else { return nil }
        // A subscriber that has left hears of no error.
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
