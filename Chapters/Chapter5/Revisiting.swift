import FRP
import Marbles
import Narration
import Pixels

let revisiting = Section("5.3") { tell in
    tell.prose(
        """
        The app works. Now we remove state, piece by piece. State is what the program remembers in a variable, and a
        variable that you update by hand can be wrong.
        """
    )
    tellOfTheCell(tell)
    tellOfTheList(tell)
    tellOfTheDelegate(tell)
    tell.closing("Here: Chapters/Chapter5/App/Gallery.swift and GalleryCell.swift")
}

private func tellOfTheCell(_ tell: Teller) {
    tell.heading("The cell without a subscription")
    tell.prose(
        """
        The cell of 5.1 kept a subscription, and disposed it for each new photo. Whenever you call `dispose` yourself, look
        for another way. Here it is. For each photo take the signal of its thumbnail; for no photo take a signal that sends
        nil. This makes a signal of signals. `switchToLatest` listens only to the newest of them:
        """
    )
    tell.example {
        let photo = Property<PhotoModel?>(nil)
        let picture = Property<Pixmap?>(nil)
        photo.signal
            .map { photo in photo?.thumbnail.signal ?? .return(nil) }
            .switchToLatest()
            .bind(to: picture)

        let (one, other) = (StubPhotos.models[0], StubPhotos.models[1])
        photo.value = one
        photo.value = other
        one.thumbnail.value = Pixmap(width: 1, height: 1)
        print("late answer for the old photo: width", picture.value?.width ?? 0)
        other.thumbnail.value = Pixmap(width: 2, height: 2)
        print("answer for the new one: width", picture.value?.width ?? 0)
    }
    tell.translation([
        "RAC(imageView, image) = [RACObserve(self, photoModel.thumbnailData) …];":
            ".map { … } … .switchToLatest() … .bind(to: picture)"
    ])
    tell.correction(
        """
        with `RACObserve(self.photoModel, thumbnailData)` its line would observe one photo only, the one that the cell has
        when the line runs.
        """
    )
    tell.correction(
        """
        with its `ignore:nil` a reused cell shows the old picture until the new one comes. Our cell passes nil on.
        """
    )
    tell.prose(
        """
        `switchToLatest` disposes the old subscription, and it never forgets to. So the cell's variable `subscription` is
        gone, and so is `prepareForReuse`, which disposed it.
        """
    )
}

private func tellOfTheList(_ tell: Teller) {
    tell.heading("The list is bound")
    tell.prose(
        """
        In 5.1 one handler set the list of photos, and another handler drew the gallery again. One chain can do both. A bound
        signal must not fail, because a property cannot hold an error. So the chain logs the error and then replaces it.
        The second service refuses the list:
        """
    )
    tell.example {
        func load(from source: StubPhotos) {
            let photos = Property(["(loading)"])
            source.popularPhotos(page: 1, count: 100)
                .map { records in records.map(\.name) }
                .doCompleted { print("reload:", photos.value.count, "photos") }
                .doError { print("log:", $0) }
                .catchTo(.empty)
                .bind(to: photos)
            clock.run()
            print(photos.value)
        }
        load(from: StubPhotos(on: clock))
        load(from: StubPhotos(on: clock, failing: ["photos"]))
    }
    tell.translation([
        "RAC(self, photosArray) = [[[… doCompleted:^{ … }] logError] catchTo:[RACSignal empty]];":
            ".doCompleted { … } … .doError { … } … .catchTo(.empty) … .bind(to: photos)"
    ])
    tell.correction(
        """
        its first chain subscribes after `catch:`, which turns an error into a completion. So it reloads after an error,
        too; the second chain does not.
        """
    )
    tell.prose(
        """
        `doCompleted` and `doError` look at an ending and pass it on; `doNext` does so with a value. `catchTo(.empty)`
        puts a signal without a value in the place of the error, so the property keeps what it has. The handler that set
        the list is gone: only the binding sets it. (`bind(to:)` returns a disposable, as `subscribe` does.)
        """
    )
}

private func tellOfTheDelegate(_ tell: Teller) {
    tell.heading("A proxy for the delegate")
    tell.prose(
        """
        In the book's first version (5.2) the gallery was the delegate of the pager. A proxy takes its place: an object that
        sends the calls into a subject, like `SelectionSignal` of 4.14. `DelegatingPager` is such a pager:
        """
    )
    tell.body(of: "final class DelegatingPager", in: "Chapters/Chapter5/Examples/DelegatingPager.swift")
    tell.prose(
        """
        Its reference is weak, so you must keep the proxy. The first proxy here is not kept, and prints nothing:
        """
    )
    tell.example {
        final class PagerProxy: PagerDelegate {
            let stops = Subject<Int>()
            func pagerDidStop(at index: Int) { stops.sendNext(index) }
        }
        let pager = DelegatingPager()
        do {
            let proxy = PagerProxy()
            pager.delegate = proxy
            proxy.stops.signal.subscribe(next: { print("not kept:", $0) })
        }
        pager.stop(at: 17)

        let proxy = PagerProxy()
        pager.delegate = proxy
        proxy.stops.signal.subscribe(next: { print("kept: photo", $0) })
        withExtendedLifetime(proxy) { pager.stop(at: 17) }
    }
    tell.translation([
        "[[proxy rac_signalForSelector:… fromProtocol:…] subscribeNext:…];":
            "proxy.stops.signal.subscribe(next: { … })"
    ])
    tell.prose(
        """
        A proxy works for methods that return nothing. With two of them, for the pager and for the collection view, the
        book's gallery has no delegate methods any more.
        """
    )
    tell.correction(
        """
        `RACDelegateProxy` makes a proxy for any protocol. A property keeps the second one: in 2014 a collection view's
        reference to its delegate did not become nil by itself, so without its proxy the app crashed with
        `EXC_BAD_ACCESS`. If you call `rac_signalForSelector:` on the view controller itself, also write an empty method
        for each selector, or the compiler warns.
        """
    )
    tellOfTheCount(tell)
}

private func tellOfTheCount(_ tell: Teller) {
    tell.heading("What is left")
    tell.prose("Which variables are set by hand in the code of 5.1, and which in this section?")
    tell.diagram([
        "                         5.1                          5.3",
        "subscription of a cell   set and disposed, by hand    gone",
        "picture of a cell        set in two places            bound",
        "list of photos           set by a handler             bound",
        "variables set by hand    3                            0",
    ])
}
