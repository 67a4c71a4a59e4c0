import Attempts
import FRP
import Pixels

public func photo(at index: Int, of count: Int, load: @escaping (Int) -> PhotoModel) -> PhotoModel? {
    accepted([
        "by two comparisons": { index >= 0 && index < count ? load(index) : nil },
        "by guards": {
            guard index >= 0 else { return nil }
            guard index <= count - 1 else { return nil }
            return load(index)
        },
        "by a pattern": { 0..<count ~= index ? load(index) : nil },
        "by looking for it": { (0..<count).first { $0 == index }.map(load) },
    ])
}

public final class AlbumViewModel: Sendable {
    public let firstIndex: Int
    public let title = Property<String?>(nil)

    public init(_ photos: Property<[PhotoModel]>, openedAt index: Int) {
        firstIndex = index
        _ = accepted([
            "by comparing": {
                photos.signal
                    .map { photos in index >= 0 && index < photos.count ? photos[index].name : nil }
                    .bind(to: self.title)
            },
            "by counting": {
                photos.signal
                    .map { $0.enumerated().first { $0.offset == index }?.element.name }
                    .bind(to: self.title)
            },
            "with a handler": {
                photos.signal.subscribe(next: { [title = self.title] photos in
                    title.value = photos.indices.contains(index) ? photos[index].name : nil
                })
            },
            "with a weak view model": {
                photos.signal.map(\.indices).subscribe(next: { [weak self] indices in
                    guard let self else { return }
                    self.title.value =
                        indices.contains(self.firstIndex) ? photos.value[self.firstIndex].name : nil
                })
            },
        ])
    }
}

public final class ForecastViewModel: ViewModel {
    public let activation = Activation()
    public let text = Property("")
    private let request = SerialDisposable()

    public init(_ forecast: Signal<String>) {
        _ = accepted([
            "by handlers": {
                self.didBecomeInactive.subscribe(next: { $0.request.inner = nil })
                return self.didBecomeActive.subscribe(next: { model in
                    model.request.set(
                        forecast.subscribe(next: { [text = model.text] in text.value = $0 }))
                })
            },
            "until it becomes inactive": {
                self.didBecomeActive
                    .flattenMap { forecast.takeUntil($0.didBecomeInactive) }
                    .bind(to: self.text)
            },
            "switches between the forecast and nothing": {
                let asking = self.didBecomeActive.map { _ in forecast }
                let pausing = self.didBecomeInactive.map { _ in Signal<String>.never }
                return asking.merge(pausing).switchToLatest().bind(to: self.text)
            },
            "shows it in a handler": {
                self.forwardWhileActive(forecast).subscribe(next: { [weak self] in self?.text.value = $0 })
            },
        ])
    }

    deinit { request.dispose() }
}

public final class PortraitViewModel: ViewModel {
    public let activation = Activation()
    public let picture = Property<Pixmap?>(nil)
    public let isLoading = Property(false)

    public init(_ answer: Signal<Pixmap>) {
        let (begin, end): (@Sendable () -> Void, @Sendable () -> Void) = (
            { [isLoading] in isLoading.value = true }, { [isLoading] in isLoading.value = false }
        )
        _ = accepted([
            "in the disposable": {
                let request = Signal<Pixmap> { observer in
                    begin()
                    let asking = answer.catchTo(.empty).subscribe(observer.send)
                    return Disposable {
                        asking.dispose()
                        end()
                    }
                }
                return self.forwardWhileActive(request).bind(to: self.picture)
            },
            "takes an error for a completion": {
                let request = answer.catchTo(.empty).initially(begin).doCompleted(end)
                self.didBecomeInactive.subscribe(next: { _ in end() })
                return self.forwardWhileActive(request).bind(to: self.picture)
            },
            "ends it when the view model becomes inactive": {
                self.didBecomeActive
                    .flattenMap { model in
                        answer.catchTo(.empty).takeUntil(model.didBecomeInactive)
                            .initially(begin)
                            .finally(end)
                    }
                    .bind(to: self.picture)
            },
            "begins with the activation": {
                self.didBecomeActive.subscribe(next: { _ in begin() })
                self.didBecomeInactive.subscribe(next: { _ in end() })
                let request = answer.doError { _ in end() }.doCompleted(end).catchTo(.empty)
                return self.forwardWhileActive(request).bind(to: self.picture)
            },
        ])
    }
}
