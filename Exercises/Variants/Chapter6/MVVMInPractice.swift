import Attempts
import FRP
import Pixels

public func photo(at index: Int, of count: Int, load: (Int) -> PhotoModel) -> PhotoModel? {
    variants {
        right("Two comparisons replace the range.") { index >= 0 && index < count ? load(index) : nil }
        right("Each end has its own `guard`; `count - 1` is safe, since an `Int` may be negative.") {
            guard index >= 0 else { return nil }
            guard index <= count - 1 else { return nil }
            return load(index)
        }
        right("`~=` asks the range, as a `case` of a `switch` does.") {
            0..<count ~= index ? load(index) : nil
        }
        right("It searches all indexes for this one: right, but slower with each further photo.") {
            (0..<count).first { $0 == index }.map(load)
        }
        wrong("takes the count for the last index") { index >= 0 && index <= count ? load(index) : nil }
        wrong("counts from 1") { index >= 1 && index <= count ? load(index - 1) : nil }
        wrong("forgets what is before the first") { index < count ? load(index) : nil }
        wrong("leaves the last one out") { index >= 0 && index < count - 1 ? load(index) : nil }
        wrong("gives the nearest instead") { count == 0 ? nil : load(max(0, min(index, count - 1))) }
        wrong("begins again after the last") { count == 0 ? nil : load((index + count) % count) }
        wrong("loads first, and looks afterwards") {
            let photo = load(index)
            return (0..<count).contains(index) ? photo : nil
        }
        wrong("finds nothing anywhere") { nil }
    }
}

public final class AlbumViewModel: Sendable {
    public let firstIndex: Int
    public let title = Property<String?>(nil)

    public init(_ photos: Property<[PhotoModel]>, openedAt index: Int) {
        firstIndex = variants {
            right("Two comparisons replace `indices.contains`.") { index }
            right("It goes through the photos and compares their numbers with the index.") { index }
            right("A handler sets the title. It captures the property, not the view model.") { index }
            right("A handler captures the view model weakly, and reads the index from it.") { index }
            wrong("makes the index fit what is there") { max(0, min(index, photos.value.count - 1)) }
            wrong("reads the name once") { index }
            wrong("makes it positive") { max(0, index) }
            wrong("shows the nearest photo") { index }
            wrong("keeps the old name when the photo goes") { index }
            wrong("sees only that the number of photos changes") { index }
            wrong("is held by the photos") { index }
        }
        variants {
            right("Two comparisons replace `indices.contains`.") {
                photos.signal
                    .map { photos in index >= 0 && index < photos.count ? photos[index].name : nil }
                    .bind(to: title)
            }
            right("It goes through the photos and compares their numbers with the index.") {
                photos.signal
                    .map { $0.enumerated().first { $0.offset == index }?.element.name }
                    .bind(to: title)
            }
            right("A handler sets the title. It captures the property, not the view model.") {
                photos.signal.subscribe(next: { [title = self.title] photos in
                    title.value = photos.indices.contains(index) ? photos[index].name : nil
                })
            }
            right("A handler captures the view model weakly, and reads the index from it.") {
                photos.signal.map(\.indices).subscribe(next: { [weak self] indices in
                    guard let self else { return }
                    self.title.value =
                        indices.contains(self.firstIndex) ? photos.value[self.firstIndex].name : nil
                })
            }
            wrong("makes the index fit what is there") {
                photos.signal.map { Self.photoName(at: self.firstIndex, of: $0) }.bind(to: title)
            }
            wrong("reads the name once") { title.value = Self.photoName(at: index, of: photos.value) }
            wrong("makes it positive") {
                photos.signal.map { Self.photoName(at: self.firstIndex, of: $0) }.bind(to: title)
            }
            wrong("shows the nearest photo") {
                photos.signal.map { Self.photoName(at: max(0, min(index, $0.count - 1)), of: $0) }
                    .bind(to: title)
            }
            wrong("keeps the old name when the photo goes") {
                photos.signal.compactMap { Self.photoName(at: index, of: $0) }.bind(to: title)
            }
            wrong("sees only that the number of photos changes") {
                photos.signal.map(\.count).distinctUntilChanged()
                    .map { _ in Self.photoName(at: index, of: photos.value) }
                    .bind(to: title)
            }
            wrong("is held by the photos") {
                photos.signal.subscribe(next: {
                    self.title.value = Self.photoName(at: self.firstIndex, of: $0)
                })
            }
        }
    }

    private static func photoName(at index: Int, of photos: [PhotoModel]) -> String? {
        photos.indices.contains(index) ? photos[index].name : nil
    }
}

public final class ForecastViewModel: ViewModel {
    public let activation = Activation()
    public let text = Property("")
    private let request = SerialDisposable()

    public init(_ forecast: Signal<String>) {
        variants {
            right("Two handlers subscribe and dispose by hand; a `SerialDisposable` holds the subscription.")
            {
                didBecomeInactive.subscribe(next: { $0.request.inner = nil })
                didBecomeActive.subscribe(next: { model in
                    model.request.inner = forecast.subscribe(next: { [text = model.text] in text.value = $0 })
                })
            }
            right("`flattenMap` asks at each activation, and `takeUntil` ends that when it becomes inactive.")
            {
                didBecomeActive.flattenMap { forecast.takeUntil($0.didBecomeInactive) }.bind(to: text)
            }
            right("`switchToLatest` changes between the forecast and a signal that never sends.") {
                let asking = didBecomeActive.map { _ in forecast }
                let pausing = didBecomeInactive.map { _ in Signal<String>.never }
                asking.merge(pausing).switchToLatest().bind(to: text)
            }
            right("A handler sets `text` instead of a binding.") {
                forwardWhileActive(forecast).subscribe(next: { [weak self] in self?.text.value = $0 })
            }
            wrong("fetches when it is made") { forecast.bind(to: text) }
            wrong("does not give up") { didBecomeActive.flattenMap { _ in forecast }.bind(to: text) }
            wrong("gives up only when it asks again") {
                didBecomeActive.map { _ in forecast }.switchToLatest().bind(to: text)
            }
            wrong("fetches the first time alone") {
                didBecomeActive.take(1).flattenMap { forecast.takeUntil($0.didBecomeInactive) }.bind(to: text)
            }
            wrong("asks twice") {
                forwardWhileActive(forecast).subscribe()
                forwardWhileActive(forecast).bind(to: text)
            }
            wrong("holds itself") { forwardWhileActive(forecast).subscribe(next: { self.text.value = $0 }) }
            wrong("begins anew with an empty string") {
                didBecomeInactive.subscribe(next: { $0.text.value = "" })
                forwardWhileActive(forecast).bind(to: text)
            }
        }
    }

    deinit { request.dispose() }
}

public final class PortraitViewModel: ViewModel {
    public let activation = Activation()
    public let picture = Property<Pixmap?>(nil)
    public let isLoading = Property(false)

    public init(_ answer: Signal<Pixmap>) {
        let loads = isLoading
        let begin = { @Sendable in loads.value = true }
        let end = { @Sendable in loads.value = false }
        variants {
            right("The disposable switches the indicator off; it runs at every ending, the third one too.") {
                let request = Signal<Pixmap> { observer in
                    begin()
                    let asking = answer.catchTo(.empty).subscribe(observer.send)
                    return Disposable {
                        asking.dispose()
                        end()
                    }
                }
                forwardWhileActive(request).bind(to: picture)
            }
            right("`catchTo` comes first, so `doCompleted` is enough for both endings.") {
                let request = answer.catchTo(.empty).initially(begin).doCompleted(end)
                didBecomeInactive.subscribe(next: { _ in end() })
                forwardWhileActive(request).bind(to: picture)
            }
            right(
                "`takeUntil` completes the request when it is cancelled, so `finally` sees all three endings."
            ) {
                didBecomeActive
                    .flattenMap { model in
                        answer.catchTo(.empty).takeUntil(model.didBecomeInactive)
                            .initially(begin)
                            .finally(end)
                    }
                    .bind(to: picture)
            }
            right("The indicator is switched on by the activation itself, not by the request.") {
                didBecomeActive.subscribe(next: { _ in begin() })
                didBecomeInactive.subscribe(next: { _ in end() })
                let request = answer.doError { _ in end() }.doCompleted(end).catchTo(.empty)
                forwardWhileActive(request).bind(to: picture)
            }
            wrong("forgets the error") {
                let request = answer.initially(begin).doCompleted(end).catchTo(.empty)
                didBecomeInactive.subscribe(next: { _ in end() })
                forwardWhileActive(request).bind(to: picture)
            }
            wrong("has a request that is given up come to an end") {
                let request = answer.initially(begin).finally(end).catchTo(.empty)
                forwardWhileActive(request).bind(to: picture)
            }
            wrong("catches the error too late") {
                let request = answer.initially(begin).finally(end)
                didBecomeInactive.subscribe(next: { _ in end() })
                forwardWhileActive(request).catchTo(.empty).bind(to: picture)
            }
            wrong("waits for the end of what does not end") {
                let request = answer.catchTo(.empty)
                didBecomeInactive.subscribe(next: { _ in end() })
                forwardWhileActive(request).initially(begin).finally(end).bind(to: picture)
            }
            wrong("takes the first picture for the end") {
                show(answer.initially(begin).doNext { _ in end() }.finally(end).catchTo(.empty))
            }
            wrong("takes looking for loading") {
                didBecomeActive.subscribe(next: { _ in begin() })
                show(answer.catchTo(.empty))
            }
            wrong("begins after the end when the answer comes at once") {
                show(answer.finally(end).catchTo(.empty))
                didBecomeActive.subscribe(next: { _ in begin() })
            }
            wrong("holds itself") {
                show(answer.initially { self.isLoading.value = true }.finally(end).catchTo(.empty))
            }
            wrong("asks once for the picture and once for the end") {
                show(answer.catchTo(.empty))
                forwardWhileActive(answer.initially(begin).finally(end).catchTo(.empty)).subscribe()
            }
        }
    }

    private func show(_ request: Signal<Pixmap>) {
        didBecomeInactive.subscribe(next: { $0.isLoading.value = false })
        forwardWhileActive(request).bind(to: picture)
    }
}
