import FRP

/// Makes a diagram from its signs. The grammar is documented at ``Diagram``.
struct MarbleParser<Value: Sendable> {
    private let lexer: MarbleLexer<Value>
    private var diagram: Diagram<Value>
    /// The columns at which the line begins and ends; `nil` before.
    private var first: Int?
    private var end: Int?
    /// The column at which the open group begins, and whether it is still empty.
    private var group: (column: Int, isEmpty: Bool)?

    init(_ lexer: MarbleLexer<Value>) {
        self.lexer = lexer
        diagram = Diagram(events: [])
    }

    mutating func parse() throws(MarbleMistake) -> Diagram<Value> {
        let signs = try lexer.signs()
        let width = (signs.last { if case .blank = $0.sign { false } else { true } }?.column ?? -1) + 1
        for (sign, column) in signs where column < width {
            switch sign {
            case .blank: try checkBlank(at: column)
            case .pass: try pass(at: column)
            case .open: try open(at: column)
            case .close: try close(at: column)
            case .mark(let mark): try add(mark, at: column)
            }
        }
        if let group {
            throw mistake(group.column, "this group is not closed; write ')' after its last event")
        }
        return diagram
    }

    private func checkBlank(at column: Int) throws(MarbleMistake) {
        guard group == nil else {
            throw mistake(column, "expected an event or ')'; a group happens at one time")
        }
        guard first == nil || end != nil else {
            throw mistake(column, "expected no blank before the end; write '-' where time passes")
        }
    }

    private mutating func pass(at column: Int) throws(MarbleMistake) {
        guard group == nil else {
            throw mistake(column, "expected an event or ')'; a group happens at one time")
        }
        try begin(at: column, with: nil)
        diagram.watched = time(of: column)
    }

    private mutating func open(at column: Int) throws(MarbleMistake) {
        guard group == nil else {
            throw mistake(column, "expected an event or ')'; there are no groups in groups")
        }
        group = (column, isEmpty: true)
    }

    private mutating func close(at column: Int) throws(MarbleMistake) {
        guard let group else {
            throw mistake(column, "this ')' closes nothing; write '(' where the group begins")
        }
        guard !group.isEmpty else { throw mistake(column, "expected an event in this group") }
        self.group = nil
    }

    private mutating func add(_ mark: Mark<Value>, at column: Int) throws(MarbleMistake) {
        try begin(at: column, with: mark)
        let time = time(of: group?.column ?? column)
        group?.isEmpty = false
        diagram.watched = time
        switch mark {
        case .subscription: diagram.subscribed = time
        case .disposal: diagram.disposed = time
        case .event(let event): diagram.events.append(TimedEvent(at: time, event))
        }
        if mark.isEnd { end = column }
    }

    /// Checks that a sign is allowed here, as the first of the line or after others.
    private mutating func begin(at column: Int, with mark: Mark<Value>?) throws(MarbleMistake) {
        if let end { throw mistake(column, "expected nothing here; the line ended at column \(end)") }
        let isSubscription = if case .subscription = mark { true } else { false }
        if isSubscription && first != nil {
            throw mistake(column, "expected no '^' here; the line began at column \(first ?? 0) already")
        }
        if !isSubscription && first == nil && column > (group == nil ? 0 : 1) {
            throw mistake(column, "expected '^' after the blanks; write '-' where time passes")
        }
        first = first ?? column
    }

    private func time(of column: Int) -> Duration { .seconds(column) }

    private func mistake(_ column: Int, _ problem: String) -> MarbleMistake {
        MarbleMistake(marbles: lexer.marbles, column: column, problem: problem)
    }
}

/// A syntax error in a marble diagram.
///
///     --3--7)--|
///           ^ column 6: this ')' closes nothing; write '(' where the group begins
public struct MarbleMistake: Error, Equatable, CustomStringConvertible {
    /// The diagram with the mistake.
    public let marbles: String
    /// The column of the mistake on the screen, counted from 0.
    public let column: Int
    /// What is wrong, and what to write instead.
    public let problem: String

    /// The diagram, and under it a caret that points at the mistake.
    public var description: String {
        """
        \(marbles)
        \(String(repeating: " ", count: column))^ column \(column): \(problem)
        """
    }
}
