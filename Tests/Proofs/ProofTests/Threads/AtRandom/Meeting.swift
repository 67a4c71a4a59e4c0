import FRP

/// The signal at which threads meet, and how they send to it.
final class Meeting: Sendable {
    enum Kind: String, Sendable, CaseIterable {
        case subject, replaySubject, shortReplaySubject, behaviorSubject, property
        case merge, flatten, switchToLatest
        case published, autoconnected, replayedLazily
    }

    let kind: Kind
    let signal: Signal<Int>
    private let subjects: [any SubjectType<Int>]
    private let property = Property(0)
    private let switching = Subject<Int>()

    init(_ kind: Kind, senders: Int) {
        self.kind = kind
        let (property, switching) = (property, switching)
        let subjects: [any SubjectType<Int>] =
            switch kind {
            case .subject: [Subject()]
            case .replaySubject: [ReplaySubject()]
            case .shortReplaySubject: [ReplaySubject(capacity: 3)]
            case .behaviorSubject: [BehaviorSubject(0)]
            default: (0..<senders).map { _ in Subject() }
            }
        self.subjects = subjects
        let merged = Signal.merge(subjects.map { $0.signal })
        switch kind {
        case .subject, .replaySubject, .shortReplaySubject, .behaviorSubject: signal = subjects[0].signal
        case .property: signal = property.signal
        case .merge: signal = merged
        case .flatten: signal = Array(0..<senders).signal.flattenMap { subjects[$0].signal }
        case .switchToLatest: signal = switching.signal.map { subjects[$0 % senders].signal }.switchToLatest()
        case .published:
            let connection = merged.publish()
            connection.connect()
            signal = connection.signal
        case .autoconnected: signal = merged.publish().autoconnect()
        case .replayedLazily: signal = merged.replayLazily()
        }
    }

    /// A value that contains its sender and its number.
    static func value(_ number: Int, of sender: Int) -> Int { (sender + 1) * 10_000 + number }

    func send(_ value: Int, as sender: Int) {
        if kind == .switchToLatest, value.isMultiple(of: 3) { switching.sendNext(value) }
        if kind == .property {
            property.value = value
        } else {
            subjects[sender % subjects.count].sendNext(value)
        }
    }

    func complete() {
        switching.sendCompleted()
        for subject in subjects { subject.sendCompleted() }
    }

    /// Whether all subscribers see one order, and each a part of it without gaps.
    var hasOneOrder: Bool { ![.merge, .flatten, .switchToLatest].contains(kind) }

    /// Whether a subscriber misses nothing of what a sender sends while it is there.
    var isComplete: Bool { kind != .switchToLatest }

    /// Whether newcomers are told all there was.
    var tellsAll: Bool { kind == .replaySubject || kind == .replayedLazily }
}
