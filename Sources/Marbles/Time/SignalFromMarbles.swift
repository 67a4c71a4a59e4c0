import FRP

extension Signal {
    /// A cold signal that sends what a diagram says, at the times it says, counted from each subscription.
    ///
    /// Disposal drops what was not sent yet. The marks `^` and `!` of the diagram mean nothing here.
    public init(_ diagram: Diagram<Value>, on scheduler: TestScheduler) {
        self.init { observer in
            let actions = CompoundDisposable()
            for event in diagram.events {
                actions.add(scheduler.schedule(after: event.time) { observer.send(event.event) })
            }
            return actions.disposable
        }
    }

    /// A cold signal that sends what is drawn, with a legend for its values.
    ///
    ///     Signal(marbles: "--a--b|", values: ["a": "18°", "b": "21°"], on: scheduler)
    ///
    /// If the diagram cannot be read, the signal sends the reason, a ``MarbleMistake``, as its error.
    public init(marbles: String, values: [Character: Value], on scheduler: TestScheduler) {
        do throws(MarbleMistake) {
            let diagram = try Diagram(marbles, values: values, column: scheduler.column)
            self.init(try diagram.asSource(marbles), on: scheduler)
        } catch {
            self = .error(error)
        }
    }
}

extension Signal where Value: LosslessStringConvertible {
    /// A cold signal that sends what is drawn: column 0 when somebody subscribes, then column by column.
    ///
    ///     Signal<Int>(marbles: "--3--7|", on: scheduler)
    ///
    /// If the diagram cannot be read, the signal sends the reason, a ``MarbleMistake``, as its error.
    public init(marbles: String, on scheduler: TestScheduler) {
        do throws(MarbleMistake) {
            self.init(try Diagram(source: marbles, on: scheduler), on: scheduler)
        } catch {
            self = .error(error)
        }
    }
}

extension Diagram {
    /// This diagram, unless it says when somebody subscribes or disposes: a source cannot know.
    func asSource(_ marbles: String) throws(MarbleMistake) -> Diagram {
        guard subscribed == .zero && disposed == nil else {
            throw MarbleMistake(
                marbles: marbles,
                column: column.columns(until: disposed ?? subscribed),
                problem: "expected only events; who subscribes, and disposes, is not for the source to say"
            )
        }
        return self
    }
}

extension Diagram where Value: LosslessStringConvertible {
    /// The diagram of a source on a scheduler.
    init(source marbles: String, on scheduler: TestScheduler) throws(MarbleMistake) {
        self = try Diagram(marbles, column: scheduler.column).asSource(marbles)
    }
}
