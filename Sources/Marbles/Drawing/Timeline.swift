import FRP

/// One line of a picture: a diagram with a label at its left.
public struct Timeline: Sendable {
    /// All marks at one time.
    struct Moment: Sendable {
        let time: Duration
        var marks: [Mark<String>]

        /// The labels of the values.
        var names: [String] {
            marks.compactMap { if case .event(let event) = $0 { event.value } else { nil } }
        }
    }

    let label: String
    private(set) var moments: [Moment]
    let start: Duration
    /// The last time at which the line is drawn; `nil` if it has no length.
    let end: Duration?

    public init<Value>(_ label: String, _ diagram: Diagram<Value>) {
        self.label = label
        moments = Self.moments(of: diagram.map { String(describing: $0) })
        start = diagram.subscribed
        end =
            moments.first { $0.marks.contains(where: \.isEnd) }?.time
            ?? [diagram.watched, moments.last?.time].compactMap(\.self).max()
    }

    /// The line of the events that were recorded until now.
    public init<Value>(_ label: String, _ recorder: Recorder<Value>) {
        self.init(label, recorder.diagram)
    }

    /// The labels of all values.
    var names: [String] { moments.flatMap(\.names) }

    /// Replaces the labels of the values.
    mutating func rename(_ name: (String) -> String) {
        for index in moments.indices {
            moments[index].marks = moments[index].marks.map { mark in
                if case .event(let event) = mark { .event(event.map(name)) } else { mark }
            }
        }
    }

    /// Replaces all marks at one time by a letter.
    mutating func replaceMarks(at index: Int, by letter: Character) {
        moments[index].marks = [.event(.next(String(letter)))]
    }

    private static func moments(of diagram: Diagram<String>) -> [Moment] {
        var moments: [Moment] = []
        func add(_ mark: Mark<String>, at time: Duration) {
            if let index = moments.indices.last, moments[index].time == time {
                moments[index].marks.append(mark)
            } else {
                moments.append(Moment(time: time, marks: [mark]))
            }
        }
        if diagram.subscribed > .zero { add(.subscription, at: diagram.subscribed) }
        let disposed = diagram.disposed ?? .zero
        let ordered = diagram.events.enumerated().sorted { ($0.1.time, $0.0) < ($1.1.time, $1.0) }.map(
            \.element)
        for event in ordered where diagram.disposed == nil || event.time <= disposed {
            add(.event(event.event), at: event.time)
        }
        if let disposed = diagram.disposed { add(.disposal, at: disposed) }
        for event in ordered where diagram.disposed != nil && event.time > disposed {
            add(.event(event.event), at: event.time)
        }
        return moments
    }
}
