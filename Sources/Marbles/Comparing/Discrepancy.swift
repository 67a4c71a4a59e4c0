import FRP
import Text

/// A kind of difference between what was expected and what happened.
enum Discrepancy<Value: Sendable & Equatable> {
    /// A value came when nothing was expected.
    case extra(Event<Value>)
    /// A value came at the same time as the expected event.
    case extraBeside(Event<Value>)
    /// The signal ended too early. `next` is the event that was expected then; `nil` if it is unknown.
    case endedBefore(Event<Value>, next: TimedEvent<Value>?)
    case afterEnd(Event<Value>)
    case early(Event<Value>, due: Duration)
    case late(Event<Value>, came: Duration)
    case missing(Event<Value>)
    /// An expected value did not come, though another came at its time.
    case missingBeside(Event<Value>, sent: Event<Value>)
    /// The expected end did not come, but other events did.
    case wentOn(past: Event<Value>, to: TimedEvent<Value>)
    case neverEnded(Event<Value>)
    case wrong(Event<Value>, insteadOf: Event<Value>)
    /// A value came too early, before another that should come first.
    case swapped(Event<Value>, before: Event<Value>)
    case subscribed(insteadOf: Duration)
    case disposed(Duration?)
}

extension Discrepancy {
    /// The sentence for the learner, if the answer does not send these events itself, but changes something that sends them.
    func sentenceOfWatched(at time: Duration) -> String {
        let at = time.position
        return switch self {
        case .extra(let event): "at \(at) \(event.name) came; nothing was expected there"
        case .extraBeside(let event): "at \(at) \(event.name) came as well; that was not expected"
        case .early(.next(let value), let due):
            "at \(at) \(Event.next(value).name) came, too early; that was expected at \(due.position)"
        case .missingBeside(let event, let sent):
            "at \(at) \(sent.name) came but not \(event.name), which was expected too"
        case .wrong(.next(let value), let wanted):
            "at \(at) \(Event.next(value).name) came; \(wanted.name) was expected there"
        case .swapped(let event, let wanted):
            "at \(at) \(event.name) came before \(wanted.name); the other order was expected"
        default: sentence(at: time)
        }
    }

    /// The sentence for the learner.
    func sentence(at time: Duration) -> String {
        func place(_ time: Duration) -> String { time.position }
        let at = place(time)
        return switch self {
        case .extra(let event): "at \(at) you sent \(event.name); nothing was expected there"
        case .extraBeside(let event): "at \(at) you sent \(event.name) as well; that was not expected"
        case .endedBefore(.error(let error), let next?):
            "at \(at) your signal failed (\(error)); \(next.event.name) was expected at \(place(next.time))"
        case .endedBefore(.error(let error), nil):
            "at \(at) your signal failed (\(error)); it was expected to go on"
        case .endedBefore(_, let next?):
            "at \(at) your signal completed; \(next.event.name) was expected at \(place(next.time))"
        case .endedBefore(_, nil): "at \(at) your signal completed; it was expected to go on"
        case .afterEnd(.next(let value)):
            "at \(at) you sent \(Event.next(value).name), after the end; nothing may follow the end"
        case .afterEnd(.completed):
            "at \(at) your signal completed, after the end; nothing may follow the end"
        case .afterEnd(.error(let error)):
            "at \(at) your signal failed (\(error)), after the end; nothing may follow the end"
        case .early(.next(let value), let due):
            "at \(at) you sent \(Event.next(value).name), too early; that was expected at \(place(due))"
        case .early(.completed, let due):
            "at \(at) your signal completed, too early; that was expected at \(place(due))"
        case .early(.error(let error), let due):
            "at \(at) your signal failed (\(error)), too early; that was expected at \(place(due))"
        case .late(let event, let came):
            "at \(at) nothing came; \(event.name) came too late, at \(place(came))"
        case .missing(let event): "at \(at) nothing came; \(event.name) was expected there"
        case .missingBeside(let event, let sent):
            "at \(at) you sent \(sent.name) but not \(event.name), which was expected too"
        case .wentOn(let end, let next):
            """
            at \(at) \(end.name) was expected, but your signal went on: \(next.event.name) came at \(place(next.time))
            """
        case .neverEnded(.completed): "your signal never completed; that was expected at \(at)"
        case .neverEnded: "your signal never failed; that was expected at \(at)"
        case .wrong(.next(let value), let wanted):
            "at \(at) you sent \(Event.next(value).name); \(wanted.name) was expected there"
        case .wrong(.completed, let wanted):
            "at \(at) your signal completed; \(wanted.name) was expected there"
        case .wrong(.error(let error), let wanted):
            "at \(at) your signal failed (\(error)); \(wanted.name) was expected there"
        case .swapped(let event, let wanted):
            "at \(at) you sent \(event.name) before \(wanted.name); the other order was expected"
        case .subscribed(let due): "your subscription began at \(at); that was expected at \(place(due))"
        case .disposed(let disposed?):
            "your subscription was disposed at \(place(disposed)); that was expected at \(at)"
        case .disposed(nil): "your subscription was never disposed; that was expected at \(at)"
        }
    }

    /// Whether the sentence is about the end of the signal.
    var isAboutEnd: Bool {
        switch self {
        case .early(let event, _), .late(let event, _): event.isTerminal
        case .endedBefore, .afterEnd, .wentOn, .neverEnded: true
        case .wrong(let event, let wanted): event.isTerminal || wanted.isTerminal
        case .missing(let wanted), .missingBeside(let wanted, _), .swapped(_, let wanted): wanted.isTerminal
        case .extra, .extraBeside, .subscribed, .disposed: false
        }
    }
}

extension Event {
    /// Its name in a sentence.
    fileprivate var name: String {
        switch self {
        case .next(let value as any StringProtocol): "\"\(String(value).truncated(toWidth: 30))\""
        case .next(let value): String(describing: value).truncated(toWidth: 30)
        case .completed: "completion"
        case .error(is MarbleFailure): "an error"
        case .error(let error): "the error \(error)"
        }
    }
}
