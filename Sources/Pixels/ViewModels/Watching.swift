import FRP

extension ViewModel {
    /// Whether somebody looks: now, and whenever that changes. Completes when the view model goes away.
    var activity: Signal<Bool> {
        .merge([didBecomeActive.map { _ in true }, didBecomeInactive.map { _ in false }])
    }

    /// Has the latest of `photos` be watched while this view model is active. Who is not among the latest any more, or
    /// outlives this view model, is let go.
    func watch(_ photos: Signal<[PhotoViewModel]>) {
        let activity = activity
        activity.combineLatest(with: photos)
            .map { isActive, photos in isActive ? photos : [] }
            .takeUntil(activity.ignoreValues())
            .concat(.return([]))
            .combinePrevious([])
            .subscribe(next: { before, now in
                // Who stays must not be let go of in between.
                for photo in now { photo.watchers.modify { $0 += 1 } }
                for photo in before { photo.watchers.modify { $0 -= 1 } }
            })
    }
}
