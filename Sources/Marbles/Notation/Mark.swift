import FRP

/// What one sign of a diagram says.
enum Mark<Value: Sendable>: Sendable {
    case subscription
    case event(Event<Value>)
    case disposal

    /// Whether nothing can follow.
    var isEnd: Bool {
        switch self {
        case .subscription: false
        case .event(let event): event.isTerminal
        case .disposal: true
        }
    }
}
