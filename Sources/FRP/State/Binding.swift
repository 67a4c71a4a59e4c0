extension Signal {
    /// Sets `property` to every value of the signal.
    ///
    ///     email.signal.map { $0.contains("@") }.bind(to: isValid)
    ///
    /// The binding ends with the signal (the property keeps the last value), with the property, which it does
    /// not keep alive, or when the result is disposed. A property has one live binding: a second one is
    /// reported and not made. An error is reported too: deal with errors before, with `catch` or
    /// `catchTo(.empty)`.
    ///
    /// Contract P8 to P10. Book: chapter4/deriving_state (`RAC(object, key) = signal`).
    @discardableResult public func bind(to property: Property<Value>) -> Disposable {
        let lifetime = Disposable()
        guard property.claim(lifetime) else {
            Misuse.boundTwice(property: property.name).report()
            return .none
        }
        let setting = Sink<Value>(endingIn: lifetime) {
            [changes = property.changes, name = property.name] event in
            switch event {
            case .next(let value): changes.send(.next(Change(value)))
            case .error(let error): Misuse.errorAtBinding(property: name, error: "\(error)").report()
            case .completed: break
            }
        }
        start(into: setting)
        return lifetime
    }

    /// Sets a property that may be empty to every value of the signal.
    @discardableResult public func bind(to property: Property<Value?>) -> Disposable {
        map(Optional.some).bind(to: property)
    }
}
