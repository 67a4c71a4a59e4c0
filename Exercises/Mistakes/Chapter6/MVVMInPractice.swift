import Attempts
import FRP
import Pixels

public func photo(at index: Int, of count: Int, load: @escaping (Int) -> PhotoModel) -> PhotoModel? {
    mistake([
        "takes the count for the last index": { index >= 0 && index <= count ? load(index) : nil },
        "counts from 1": { index >= 1 && index <= count ? load(index - 1) : nil },
        "forgets what is before the first": { index < count ? load(index) : nil },
        "leaves the last one out": { index >= 0 && index < count - 1 ? load(index) : nil },
        "gives the nearest instead": { count == 0 ? nil : load(max(0, min(index, count - 1))) },
        "begins again after the last": { count == 0 ? nil : load((index + count) % count) },
        "loads first, and looks afterwards": {
            let photo = load(index)
            return (0..<count).contains(index) ? photo : nil
        },
        "finds nothing anywhere": { nil },
    ])
}

public final class AlbumViewModel: Sendable {
    public let firstIndex: Int
    public let title = Property<String?>(nil)

    public init(_ photos: Property<[PhotoModel]>, openedAt index: Int) {
        firstIndex = Self.firstIndex(among: photos, openedAt: index)
        showName(of: photos, openedAt: index)
    }

    private static func firstIndex(among photos: Property<[PhotoModel]>, openedAt index: Int) -> Int {
        mistake([
            "makes the index fit what is there": { max(0, min(index, photos.value.count - 1)) },
            "reads the name once": { index },
            "makes it positive": { max(0, index) },
            "shows the nearest photo": { index },
            "keeps the old name when the photo goes": { index },
        ])
    }

    private func showName(of photos: Property<[PhotoModel]>, openedAt index: Int) {
        _ = mistake([
            "makes the index fit what is there": {
                photos.signal.map { Self.name(at: self.firstIndex, of: $0) }.bind(to: self.title)
            },
            "reads the name once": {
                self.title.value = Self.name(at: index, of: photos.value)
                return .none
            },
            "makes it positive": {
                photos.signal.map { Self.name(at: self.firstIndex, of: $0) }.bind(to: self.title)
            },
            "shows the nearest photo": {
                photos.signal.map { Self.name(at: max(0, min(index, $0.count - 1)), of: $0) }
                    .bind(to: self.title)
            },
            "keeps the old name when the photo goes": {
                photos.signal.compactMap { Self.name(at: index, of: $0) }.bind(to: self.title)
            },
        ])
    }

    private static func name(at index: Int, of photos: [PhotoModel]) -> String? {
        photos.indices.contains(index) ? photos[index].name : nil
    }
}

public final class ForecastViewModel: ViewModel {
    public let activation = Activation()
    public let text = Property("")

    public init(_ forecast: Signal<String>) {
        _ = mistake([
            "fetches when it is made": { forecast.bind(to: self.text) },
            "does not give up": { self.didBecomeActive.flattenMap { _ in forecast }.bind(to: self.text) },
            "gives up only when it asks again": {
                self.didBecomeActive.map { _ in forecast }.switchToLatest().bind(to: self.text)
            },
            "fetches the first time alone": {
                self.didBecomeActive.take(1).flattenMap {
                    forecast.takeUntil($0.didBecomeInactive)
                }
                .bind(to: self.text)
            },
            "keeps the first answer": {
                let kept = forecast.replayLazily()
                return self.forwardWhileActive(kept).bind(to: self.text)
            },
            "fetches at once, and shows it when somebody looks": {
                forecast.combineLatest(with: self.activation(of: self)).filter(\.1).map(\.0).bind(
                    to: self.text)
            },
            "fetches whenever activity changes": {
                self.activation(of: self).map { _ in forecast }.switchToLatest().bind(to: self.text)
            },
            "asks twice": {
                self.forwardWhileActive(forecast).subscribe()
                return self.forwardWhileActive(forecast).bind(to: self.text)
            },
            "holds itself": {
                self.forwardWhileActive(forecast).subscribe(next: { self.text.value = $0 })
            },
            "begins anew with an empty text": {
                self.didBecomeInactive.subscribe(next: { $0.text.value = "" })
                return self.forwardWhileActive(forecast).bind(to: self.text)
            },
        ])
    }

    private func activation(of model: ForecastViewModel) -> Signal<Bool> {
        model.didBecomeActive.map { _ in true }.merge(model.didBecomeInactive.map { _ in false })
    }
}

public final class PortraitViewModel: ViewModel {
    public let activation = Activation()
    public let picture = Property<Pixmap?>(nil)
    public let isLoading = Property(false)

    public init(_ answer: Signal<Pixmap>) {
        let (begin, end): (@Sendable () -> Void, @Sendable () -> Void) = (
            { [isLoading] in isLoading.value = true }, { [isLoading] in isLoading.value = false }
        )
        _ = mistake([
            "forgets the error": {
                let request = answer.initially(begin).doCompleted(end).catchTo(.empty)
                self.didBecomeInactive.subscribe(next: { _ in end() })
                return self.forwardWhileActive(request).bind(to: self.picture)
            },
            "has a request that is given up come to an end": {
                let request = answer.initially(begin).finally(end).catchTo(.empty)
                return self.forwardWhileActive(request).bind(to: self.picture)
            },
            "catches the error too late": {
                let request = answer.initially(begin).finally(end)
                self.didBecomeInactive.subscribe(next: { _ in end() })
                return self.forwardWhileActive(request).catchTo(.empty).bind(to: self.picture)
            },
            "waits for the end of what does not end": {
                let request = answer.catchTo(.empty)
                self.didBecomeInactive.subscribe(next: { _ in end() })
                return self.forwardWhileActive(request).initially(begin).finally(end).bind(to: self.picture)
            },
            "takes the first picture for the end": {
                let request = answer.initially(begin).doNext { _ in end() }.finally(end).catchTo(.empty)
                self.didBecomeInactive.subscribe(next: { _ in end() })
                return self.forwardWhileActive(request).bind(to: self.picture)
            },
            "takes looking for loading": {
                self.didBecomeActive.subscribe(next: { _ in begin() })
                self.didBecomeInactive.subscribe(next: { _ in end() })
                return self.forwardWhileActive(answer.catchTo(.empty)).bind(to: self.picture)
            },
            "begins after the end when the answer comes at once": {
                let request = answer.finally(end).catchTo(.empty)
                let fetching = self.forwardWhileActive(request).bind(to: self.picture)
                self.didBecomeActive.subscribe(next: { _ in begin() })
                self.didBecomeInactive.subscribe(next: { _ in end() })
                return fetching
            },
            "asks once for the picture and once for the end": {
                self.forwardWhileActive(answer.catchTo(.empty)).bind(to: self.picture)
                let request = answer.initially(begin).finally(end).catchTo(.empty)
                self.didBecomeInactive.subscribe(next: { _ in end() })
                return self.forwardWhileActive(request).subscribe()
            },
        ])
    }
}
