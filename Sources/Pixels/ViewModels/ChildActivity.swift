import FRP

extension ViewModel {
    /// Whether somebody looks: now, and whenever that changes. Completes when the view model goes away.
    var activity: Signal<Bool> {
        .merge([didBecomeActive.map { _ in true }, didBecomeInactive.map { _ in false }])
    }

    /// Has the latest of `children` be active while this view model is. Who is not among the latest any more, or outlives
    /// this view model, becomes inactive.
    func shareActivity<Child: ViewModel>(with children: Signal<[Child]>) {
        let activity = activity
        activity.combineLatest(with: children)
            .map { isActive, children in isActive ? children : [] }
            .takeUntil(activity.ignoreValues())
            .concat(.return([]))
            .combinePrevious([])
            .subscribe(next: { before, now in
                let staying = Set(now.map(ObjectIdentifier.init))
                for child in before where !staying.contains(ObjectIdentifier(child)) { child.active = false }
                for child in now { child.active = true }
            })
    }
}
