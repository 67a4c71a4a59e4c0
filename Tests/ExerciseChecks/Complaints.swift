import Marbles

/// What is said when an answer breaks a law. Nothing, if it does not.
extension Lab {
    /// Of sources that were heard before anybody had subscribed.
    func early(_ heard: [Input]) -> String? {
        guard !heard.isEmpty else { return nil }
        return """
            Your answer listens to \(names(heard)) before anybody has subscribed to your signal. A signal is a recipe: \
            nothing happens until somebody subscribes.
            """
    }

    /// Of sources that one subscriber subscribed to more than once.
    func twice(_ asked: [Input]) -> String? {
        guard !asked.isEmpty else { return nil }
        return """
            The events are right, but one subscriber of your signal became two of \(names(asked)). Each subscription does \
            the work of a source again: subscribe once.
            """
    }

    /// Of sources that are heard when nobody listens to the answer any more.
    func forgotten(_ inputs: [Input], by recorder: Recorder<some Sendable>) -> String? {
        guard let end = recorder.disposed ?? recorder.timed.last(where: { $0.event.isTerminal })?.time else {
            return nil
        }
        let heard = inputs.filter { $0.isHeard(after: end) }
        guard !heard.isEmpty else { return nil }
        return """
            The events are right, but your signal still listens to \(names(heard)) when nobody listens to your signal: a \
            subscription is not disposed.
            """
    }

    /// Of a source whose error did not become the answer's, for a subscriber who came at `start`.
    func lostError(in recorder: Recorder<some Sendable>, since start: Duration) -> String? {
        guard let trial = LawTrial.current, trial.law == .errorsArrive else { return nil }
        let inputs = inputs.withLock { $0 }
        guard inputs.indices.contains(trial.place) else { return nil }
        let failed = inputs[trial.place]
        guard let moment = failed.endsHeard.first(where: { $0 >= start }) else { return nil }
        let end = recorder.timed.last { $0.event.isTerminal }
        if let end, end.time < moment { return nil }
        if let end, end.time == moment, case .error(let error) = end.event, error is MarbleFailure {
            return nil
        }
        return """
            When \(failed.label) fails, your signal must fail at once, with the same error. It is the rule of signals: \
            whoever subscribed wants to hear what went wrong.
            """
    }

    /// Of a second subscriber who sees something else.
    func unlike<Value: Equatable>(_ recorder: Recorder<Value>, _ second: Recorder<Value>) -> String? {
        guard let difference = compare(expected: recorder.diagram, actual: second.diagram) else { return nil }
        return """
            Two subscribers came at the same time. "Expected" is what the first one saw, "yours" what the second one saw:
            \(difference)
            """
    }

    private func names(_ inputs: [Input]) -> String { inputs.map(\.label).joined(separator: " and ") }
}
