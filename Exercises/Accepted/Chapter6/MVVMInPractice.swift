import Attempts
import FRP
import Pixels

public func photo(at index: Int, of count: Int, load: @escaping (Int) -> PhotoModel) -> PhotoModel? {
    accepted([
        "Two comparisons replace the range.": { index >= 0 && index < count ? load(index) : nil },
        "Each end has its own `guard`; `count - 1` is safe, since an `Int` may be negative.": {
            guard index >= 0 else { return nil }
            guard index <= count - 1 else { return nil }
            return load(index)
        },
        "`~=` asks the range, as a `case` of a `switch` does.": { 0..<count ~= index ? load(index) : nil },
        "It searches all indexes for this one: right, but slower with each further photo.": {
            (0..<count).first { $0 == index }.map(load)
        },
    ])
}

public final class AlbumViewModel: Sendable {
    public let firstIndex: Int
    public let title = Property<String?>(nil)

    public init(_ photos: Property<[PhotoModel]>, openedAt index: Int) {
        firstIndex = index
        _ = accepted([
            "Two comparisons replace `indices.contains`.": {
                photos.signal
                    .map { photos in index >= 0 && index < photos.count ? photos[index].name : nil }
                    .bind(to: self.title)
            },
            "It goes through the photos and compares their numbers with the index.": {
                photos.signal
                    .map { $0.enumerated().first { $0.offset == index }?.element.name }
                    .bind(to: self.title)
            },
            "A handler sets the title. It captures the property, not the view model.": {
                photos.signal.subscribe(next: { [title = self.title] photos in
                    title.value = photos.indices.contains(index) ? photos[index].name : nil
                })
            },
            "A handler captures the view model weakly, and reads the index from it.": {
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
            "Two handlers subscribe and dispose by hand; a `SerialDisposable` holds the subscription.": {
                self.didBecomeInactive.subscribe(next: { $0.request.inner = nil })
                return self.didBecomeActive.subscribe(next: { model in
                    model.request.set(
                        forecast.subscribe(next: { [text = model.text] in text.value = $0 }))
                })
            },
            "`flattenMap` asks at each activation, and `takeUntil` ends that when it becomes inactive.": {
                self.didBecomeActive
                    .flattenMap { forecast.takeUntil($0.didBecomeInactive) }
                    .bind(to: self.text)
            },
            "`switchToLatest` changes between the forecast and a signal that never sends.": {
                let asking = self.didBecomeActive.map { _ in forecast }
                let pausing = self.didBecomeInactive.map { _ in Signal<String>.never }
                return asking.merge(pausing).switchToLatest().bind(to: self.text)
            },
            "A handler sets the text instead of a binding.": {
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
            "The disposable switches the indicator off; it runs at every ending, the third one too.": {
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
            "`catchTo` comes first, so `doCompleted` is enough for both endings.": {
                let request = answer.catchTo(.empty).initially(begin).doCompleted(end)
                self.didBecomeInactive.subscribe(next: { _ in end() })
                return self.forwardWhileActive(request).bind(to: self.picture)
            },
            "`takeUntil` completes the request when it is cancelled, so `finally` sees all three endings.": {
                self.didBecomeActive
                    .flattenMap { model in
                        answer.catchTo(.empty).takeUntil(model.didBecomeInactive)
                            .initially(begin)
                            .finally(end)
                    }
                    .bind(to: self.picture)
            },
            "The indicator is switched on by the activation itself, not by the request.": {
                self.didBecomeActive.subscribe(next: { _ in begin() })
                self.didBecomeInactive.subscribe(next: { _ in end() })
                let request = answer.doError { _ in end() }.doCompleted(end).catchTo(.empty)
                return self.forwardWhileActive(request).bind(to: self.picture)
            },
        ])
    }
}
