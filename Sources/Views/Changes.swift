import FRP

/// A part of a model that says when it has changed.
public protocol Changing {
    /// Sends at once, and whenever something has changed.
    var changes: Signal<Void> { get }
}

extension Signal where Value == Void {
    /// Sends at once, and again whenever one of these models changes: one of its properties, commands or controls, or a model
    /// that one of its properties holds. There is no list of what can change, so nothing can be left out.
    ///
    ///     Signal.changes(of: form).subscribe(next: { session.redraw() })
    public static func changes(of models: Any...) -> Signal {
        .merge(models.flatMap(parts).map(\.changes) + [.return(())])
    }

    /// The parts of an object, of the elements of a list, or of what an optional holds.
    private static func parts(of model: Any) -> [any Changing] {
        let mirror = Mirror(reflecting: model)
        let children = mirror.children.map(\.value)
        return switch mirror.displayStyle {
        case .collection, .optional: children.flatMap(parts)
        default: children.compactMap { $0 as? any Changing }
        }
    }
}

extension Property: Changing {
    public var changes: Signal<Void> { signal.map { .changes(of: $0) }.switchToLatest() }
}

extension Command: Changing {
    public var changes: Signal<Void> { executing.map { _ in } }
}

extension Control: Changing {
    public var changes: Signal<Void> { isEnabled.changes }
}
