extension Property {
    /// Keeps two properties equal, whichever changes. To begin with, this one takes the other's value.
    ///
    ///     model.bind(twoWay: field)     // model takes what is in the field; then both follow each other
    ///
    /// A change is applied once on each side and does not bounce; chains, and even rings, of properties settle. What
    /// stops a loop is where a change came from, not whether it changes anything: an equal value travels too.
    ///
    /// The binding keeps neither property alive. It ends with either of them, or when the result is disposed.
    ///
    /// Contract H4, H5, H7. Book: the second reading of chapter 4 (`RACChannelTo`).
    @discardableResult public func bind(twoWay other: Property) -> Disposable {
        let binding = Disposable()
        bindings.add(binding)
        other.bindings.add(binding)
        // What comes over with the first subscription has travelled this binding and so does not go back.
        other.forward(to: self, as: binding)
        forward(to: other, as: binding)
        return binding
    }

    private func forward(to other: Property, as binding: Disposable) {
        changes.signal.run(in: binding.makePart()) { [weak self, weak other, weak binding] event in
            guard let binding else { return }
            guard case .next(let change) = event else { return binding.dispose() }
            if self?.passes(change, over: binding) == true {
                other?.set(change.value, route: change.route.filter { !$0.isDisposed } + [binding])
            }
        }
    }

    /// Whether a change goes over a binding: not back to where it came from, and not over a newer value that has come from
    /// there meanwhile.
    private func passes(_ change: Change, over binding: Disposable) -> Bool {
        !change.hasTravelled(binding) && !changes.latest.value.hasTravelled(binding)
    }

    /// Keeps the property and the far side of a channel equal. To begin with, the property takes the latest value
    /// that waits for it, if the channel has one; otherwise it sends its own.
    ///
    /// Contract H4, H5.
    @discardableResult public func bind(twoWay terminal: Channel<Value>.Terminal) -> Disposable {
        let binding = Disposable()
        bindings.add(binding)
        terminal.signal.run(in: binding.makePart()) { [weak self, weak binding] event in
            guard let binding else { return }
            guard case .next(let value) = event else { return binding.dispose() }
            self?.set(value, route: [binding])
        }
        changes.signal.run(in: binding.makePart()) { [weak self, weak binding] event in
            guard case .next(let change) = event else { return terminal.sendCompleted() }
            if let binding, self?.passes(change, over: binding) == true { terminal.sendNext(change.value) }
        }
        return binding
    }
}
