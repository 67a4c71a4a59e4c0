import FRP

extension Signal {
    /// A cold signal that sends the events of a diagram at their times, counted from each subscription.
    ///
    /// After disposal nothing more is sent. The marks `^` and `!` of the diagram are ignored.
    public init(_ diagram: Diagram<Value>, on scheduler: TestScheduler) {
        self.init { observer in
            let actions = Disposable()
            for event in diagram.events {
                actions.add(scheduler.schedule(after: event.time) { observer.send(event.event) })
            }
            return actions
        }
    }

    /// A cold signal that sends the events of a diagram, with a legend for its values.
    ///
    ///     Signal(marbles: "--a--b|", values: ["a": "18°", "b": "21°"])
    ///
    /// If the diagram cannot be parsed, the signal sends the reason, a ``MarbleMistake``, as its error.
    ///
    /// - Parameter scheduler: its time; `nil` for the clock of the running example.
    public init(marbles: String, values: [Character: Value], on scheduler: TestScheduler? = nil) {
        if scheduler == nil { Stage.current.note(legend: values) }
        self.init(on: scheduler) { () throws(MarbleMistake) in
            try Diagram.ofSource(marbles, on: scheduler) { marbles throws(MarbleMistake) in
                try Diagram(marbles, values: values)
            }
        }
    }

    /// A cold signal of a diagram, or of the error when it cannot be parsed.
    private init(
        on scheduler: TestScheduler?, _ diagram: () throws(MarbleMistake) -> Diagram<Value>
    ) {
        do throws(MarbleMistake) {
            self.init(try diagram(), on: scheduler ?? Stage.current.clock)
        } catch {
            self = .error(error)
        }
    }
}

extension Signal where Value: LosslessStringConvertible {
    /// A cold signal that sends the events of a diagram. Column 0 is the time of the subscription.
    ///
    ///     Signal<Int>(marbles: "--3--7|")
    ///
    /// If the diagram cannot be parsed, the signal sends the reason, a ``MarbleMistake``, as its error.
    ///
    /// - Parameter scheduler: its time; `nil` for the clock of the running example.
    public init(marbles: String, on scheduler: TestScheduler? = nil) {
        self.init(on: scheduler) { () throws(MarbleMistake) in
            try Diagram(source: marbles, on: scheduler)
        }
    }
}

extension Diagram {
    /// The diagram of a source. Without a scheduler, the source belongs to the running example.
    fileprivate static func ofSource(
        _ marbles: String, on scheduler: TestScheduler?, read: (String) throws(MarbleMistake) -> Diagram
    ) throws(MarbleMistake) -> Diagram {
        guard scheduler == nil else { return try read(marbles).asSource(marbles) }
        return try Stage.current.addSource(marbles) { marbles throws(MarbleMistake) in
            try read(marbles).asSource(marbles)
        }
    }

    /// This diagram, if it has no subscription and no disposal: a source cannot know these.
    private func asSource(_ marbles: String) throws(MarbleMistake) -> Diagram {
        guard subscribed == .zero && disposed == nil else {
            throw MarbleMistake(
                marbles: marbles, column: (disposed ?? subscribed).column,
                problem: "expected only events; who subscribes, and disposes, is not for the source to say")
        }
        return self
    }
}

extension Diagram where Value: LosslessStringConvertible {
    /// The diagram of a source whose characters are the values.
    init(source marbles: String, on scheduler: TestScheduler?) throws(MarbleMistake) {
        self = try Diagram.ofSource(marbles, on: scheduler) { marbles throws(MarbleMistake) in
            try Diagram(marbles)
        }
    }
}
