extension Property {
    /// Keeps two properties equal, whichever changes. To begin with, this one takes the other's value.
    ///
    ///     model.bind(twoWay: field)     // model takes what is in the field; then both follow each other
    ///
    /// A change is applied once on each side and does not bounce; chains, and even rings, of properties
    /// settle. What stops a loop is when a change was made, not whether it changes anything: an equal value
    /// travels too.
    ///
    /// The binding keeps neither property alive. It ends with either of them, or when the result is disposed.
    ///
    /// Contract H4, H5, H7. Book: not in it, but in the introduction (`RACChannelTo`).
    @discardableResult public func bind(twoWay other: Property) -> Disposable {
        let binding = Disposable()
        bind(binding, to: other.changes.signal) { [weak other] event in
            if let change = event.value { other?.setIfNewer(change) } else { binding.dispose() }
        }
        return binding
    }

    /// Keeps the property and the far side of a channel equal. To begin with, the property takes the latest
    /// value that waits for it, if the channel has one; otherwise it sends its own.
    ///
    /// Contract H4, H5.
    @discardableResult public func bind(twoWay terminal: Channel<Value>.Terminal) -> Disposable {
        let binding = Disposable()
        bind(binding, to: terminal.changes) { event in terminal.send(event) }
        return binding
    }

    /// Takes the changes that come from the far side, and sends it the own ones.
    private func bind(
        _ binding: Disposable, to farSide: Signal<Change<Value>>,
        send: @escaping @Sendable (Event<Change<Value>>) -> Void
    ) {
        // What the far side has held until now counts as changed now, so this property takes it.
        let beginning = Stamp.next()
        let newestFromThere = Lock(Stamp.first)
        farSide.startChain(partOf: binding) { [weak self] event in
            guard let sent = event.value else { return binding.dispose() }
            let change = Change(sent.value, at: max(sent.stamp, beginning))
            newestFromThere.withLock { $0 = max($0, change.stamp) }
            self?.setIfNewer(change)
        }
        changes.signal.startChain(partOf: binding) { event in
            if let change = event.value, change.stamp <= newestFromThere.withLock({ $0 }) { return }
            send(event)
        }
    }
}
