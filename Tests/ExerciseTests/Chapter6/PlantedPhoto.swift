/// The view model that is tested: right, or with something planted in it.
final class PlantedPhoto: PhotoShowing {
    let activation = Activation()
    let name = "Harbour"
    let picture = Property<Pixmap?>(nil)
    let isLoading = Property(false)
    let trouble = Property<String?>(nil)

    init(fetching answer: Signal<Pixmap>, _ wire: (PlantedPhoto, Signal<Pixmap>) -> Void) {
        wire(self, answer)
    }

    static func whileActive(_ photo: PlantedPhoto, _ answer: Signal<Pixmap>) {
        photo.forwardWhileActive(photo.told(answer)).subscribe()
    }

    /// The answer, that shows its pictures.
    func shown(_ answer: Signal<Pixmap>) -> Signal<Pixmap> {
        answer.doNext { [picture] in picture.value = $0 }.catchTo(.empty)
    }

    /// The answer, that says how it goes too.
    func told(_ answer: Signal<Pixmap>) -> Signal<Pixmap> {
        let shown = shown(answer.doError { [trouble] in trouble.value = "\($0)" })
        return Signal { [isLoading, trouble] observer in
            isLoading.value = true
            trouble.value = nil
            let asking = shown.subscribe(observer)
            return Disposable {
                asking.dispose()
                isLoading.value = false
            }
        }
    }

    /// What can end the loading, or be complained of.
    enum Moment { case beginning, picture, completion, failure, leaving }

    /// A view model whose `isLoading` becomes false, and whose `trouble` complains, at these moments.
    init(
        waitingFor answer: Signal<Pixmap>, until ends: Set<Moment> = [.completion, .failure, .leaving],
        complainingAt complaints: Set<Moment> = [.failure]
    ) {
        let at: @Sendable (Moment) -> Void = { [isLoading, trouble] moment in
            if ends.contains(moment) { isLoading.value = false }
            if complaints.contains(moment) { trouble.value = "no picture" }
        }
        let watching = SerialDisposable()
        didBecomeActive.subscribe(next: { photo in
            photo.isLoading.value = true
            photo.trouble.value = nil
            at(.beginning)
            watching.inner = answer.subscribe(
                next: { [picture = photo.picture] in
                    picture.value = $0
                    at(.picture)
                },
                error: { _ in at(.failure) }, completed: { at(.completion) })
        })
        didBecomeInactive.skip(1).subscribe(next: { _ in
            watching.inner = nil
            at(.leaving)
        })
    }
}

typealias Wiring = @Sendable (PlantedPhoto, Signal<Pixmap>) -> Void

let goodFetching: KeyValuePairs<String, Wiring> = [
    "fetches again each time it becomes active": { PlantedPhoto.whileActive($0, $1) },
    "fetches once and for all, when it becomes active for the first time": { photo, answer in
        let told = photo.told(answer)
        photo.didBecomeActive.take(1).flattenMap { _ in told }.subscribe()
    },
    "sets isLoading to false again whenever it becomes inactive": { photo, answer in
        PlantedPhoto.whileActive(photo, answer)
        photo.didBecomeInactive.subscribe(next: { $0.isLoading.value = false })
    },
]

let brokenFetching: KeyValuePairs<String, Wiring> = [
    "it never fetches anything": { photo, _ in PlantedPhoto.whileActive(photo, .never) },
    "it fetches when it is made, although nobody looks, and not when it becomes active": { photo, answer in
        PlantedPhoto.whileActive(photo, answer.replay())
    },
    "it fetches when it is made, although nobody looks, and again when it becomes active": { photo, answer in
        photo.shown(answer).subscribe()
        PlantedPhoto.whileActive(photo, answer)
    },
    "it fetches nothing until it becomes inactive": { photo, answer in
        let told = photo.told(answer)
        photo.didBecomeInactive.skip(1).flattenMap { _ in told }.subscribe()
    },
    "it fetches once more when it becomes inactive": { photo, answer in
        let shown = photo.shown(answer)
        PlantedPhoto.whileActive(photo, answer)
        photo.didBecomeInactive.skip(1).flattenMap { _ in shown }.subscribe()
    },
    "it fetches twice when it becomes active": { photo, answer in
        PlantedPhoto.whileActive(photo, .merge([answer, answer]))
    },
    "its isLoading is true before anybody looks": { photo, answer in
        photo.isLoading.value = true
        photo.didBecomeActive.take(1).subscribe(next: { PlantedPhoto.whileActive($0, answer) })
    },
    "its isLoading is false while the fetch is under way": { photo, answer in
        photo.forwardWhileActive(photo.shown(answer)).subscribe()
    },
    "it fetches the picture, and does not show it": { photo, answer in
        PlantedPhoto.whileActive(photo, answer.ignoreValues())
    },
]

typealias Planting = @Sendable (Signal<Pixmap>) -> PlantedPhoto

let goodLoading: KeyValuePairs<String, Planting> = [
    "listens to the answer while it is active": {
        PlantedPhoto(fetching: $0) { PlantedPhoto.whileActive($0, $1) }
    },
    "sets isLoading to false at the end of the answer, and again when it disposes it": {
        PlantedPhoto(fetching: $0) { photo, answer in
            PlantedPhoto.whileActive(
                photo, answer.finally { [isLoading = photo.isLoading] in isLoading.value = false })
        }
    },
    "deals with each ending in a handler of its own": { PlantedPhoto(waitingFor: $0) },
]

let brokenLoading: KeyValuePairs<String, Planting> = [
    "its isLoading stays true when the answer has failed": {
        PlantedPhoto(waitingFor: $0, until: [.completion, .leaving])
    },
    "its isLoading stays true when the answer has completed": {
        PlantedPhoto(waitingFor: $0, until: [.failure, .leaving])
    },
    "its isLoading stays true when it becomes inactive": {
        PlantedPhoto(waitingFor: $0, until: [.completion, .failure])
    },
    "its isLoading does not wait for the answer: it is never seen true": {
        PlantedPhoto(waitingFor: $0, until: [.beginning, .completion, .failure, .leaving])
    },
    "its isLoading becomes false with the first picture, not with the end of the answer": {
        PlantedPhoto(waitingFor: $0, until: [.picture, .failure, .leaving])
    },
    "its trouble stays nil when the answer has failed": { PlantedPhoto(waitingFor: $0, complainingAt: []) },
    "its trouble is set when it becomes inactive, as if the answer had failed": {
        PlantedPhoto(waitingFor: $0, complainingAt: [.failure, .leaving])
    },
    "its trouble is set when the answer has completed, as if it had failed": {
        PlantedPhoto(waitingFor: $0, complainingAt: [.failure, .completion])
    },
    "its trouble is set as soon as it is active, before the answer has ended": {
        PlantedPhoto(waitingFor: $0, complainingAt: [.beginning, .failure])
    },
]
