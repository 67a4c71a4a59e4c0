import FRP
import Text

/// One way in which what happened is not what was expected.
enum Discrepancy<Value: Sendable & Equatable> {
    /// Came where nothing was expected.
    case extra(Event<Value>)
    /// Came beside what was expected.
    case extraBeside(Event<Value>)
    /// The end came where there was more to come: this, or things that nobody named.
    case endedBefore(Event<Value>, next: TimedEvent<Value>?)
    case afterEnd(Event<Value>)
    case early(Event<Value>, due: Duration)
    case late(Event<Value>, came: Duration)
    case missing(Event<Value>)
    /// Did not come, though something else came at its time.
    case missingBeside(Event<Value>, sent: Event<Value>)
    /// The end did not come, but more did.
    case wentOn(past: Event<Value>, to: TimedEvent<Value>)
    case neverEnded(Event<Value>)
    case wrong(Event<Value>, insteadOf: Event<Value>)
    case swapped(Event<Value>, before: Event<Value>)
    case subscribed(insteadOf: Duration)
    case disposed(Duration?)
}

extension Discrepancy {
    /// What a learner is told about it.
    ///
    /// - Parameter column: how long a column lasts; times are told in columns.
    func sentence(at time: Duration, column: Duration) -> String {
        func at(_ time: Duration) -> String { "at \(column.position(of: time))" }
        return switch self {
        case .extra(let event): "\(at(time)) \(event.deed); nothing was expected there"
        case .extraBeside(let event): "\(at(time)) \(event.deed) as well; that was not expected"
        case .endedBefore(let end, let next?): "\(at(time)) \(end.deed); \(next.event.wish) \(at(next.time))"
        case .endedBefore(let end, nil): "\(at(time)) \(end.deed); it was expected to go on"
        case .afterEnd(let event): "\(at(time)) \(event.deed), after the end; nothing may follow the end"
        case .early(let event, let due): "\(at(time)) \(event.deed), too early; that was expected \(at(due))"
        case .late(let event, let came): "\(at(time)) nothing came; \(event.name) came too late, \(at(came))"
        case .missing(let event): "\(at(time)) nothing came; \(event.wish) there"
        case .missingBeside(let event, let sent):
            "\(at(time)) \(sent.deed) but not \(event.name), which was expected too"
        case .wentOn(let end, let next):
            "\(at(time)) \(end.wish), but your signal went on: \(next.event.name) came \(at(next.time))"
        case .neverEnded(.completed): "your signal never completed; that was expected \(at(time))"
        case .neverEnded: "your signal never failed; that was expected \(at(time))"
        case .wrong(let event, let wanted): "\(at(time)) \(event.deed); \(wanted.wish) there"
        case .swapped(let event, let wanted):
            "\(at(time)) \(event.deed) before \(wanted.name); the other order was expected"
        case .subscribed(let due): "your subscription began \(at(time)); that was expected \(at(due))"
        case .disposed(let disposed?):
            "your subscription was disposed \(at(disposed)); that was expected \(at(time))"
        case .disposed(nil): "your subscription was never disposed; that was expected \(at(time))"
        }
    }

    /// Whether the sentence is about how the signal ended.
    var isAboutEnd: Bool {
        switch self {
        case .extra(let event), .extraBeside(let event), .early(let event, _), .late(let event, _),
            .missing(let event), .missingBeside(let event, _):
            event.isTerminal
        case .endedBefore, .afterEnd, .wentOn, .neverEnded: true
        case .wrong(let event, let wanted), .swapped(let event, let wanted):
            event.isTerminal || wanted.isTerminal
        case .subscribed, .disposed: false
        }
    }
}

extension Event {
    /// What somebody did who sent this.
    fileprivate var deed: String {
        switch self {
        case .next: "you sent \(name)"
        case .completed: "your signal completed"
        case .error(let error): "your signal failed (\(error))"
        }
    }

    /// What somebody wants who expects this.
    fileprivate var wish: String { "\(name) was expected" }

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
