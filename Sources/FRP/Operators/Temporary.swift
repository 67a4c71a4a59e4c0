extension Signal {
    public func compactMap<Output>(_ transform: @escaping @Sendable (Value) -> Output?) -> Signal<Output> {
        map(transform).filter { $0 != nil }.map { $0! }
    }
    public func ignoreValues() -> Signal { filter { _ in false } }
}
extension Signal where Value: Equatable {
    public func distinctUntilChanged() -> Signal { self }
}
