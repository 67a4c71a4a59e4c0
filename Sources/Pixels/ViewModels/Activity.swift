import FRP

extension ViewModel {
    /// Whether the view model is active: now, and whenever that changes. The last value is false, when the view model goes away.
    var activity: Signal<Bool> {
        .merge([didBecomeActive.map { _ in true }, didBecomeInactive.map { _ in false }]).concat(
            .return(false))
    }
}
