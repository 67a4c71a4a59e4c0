import FRP
import Foundation
import Marbles
import Narration
import Pixels

let basics = Section("5.1") { tell in
    tell.prose(
        """
        In this chapter the book builds an app with signals: a gallery of the popular photos of 500px, a website for
        photos. It takes three rounds: a first gallery (5.1), a second screen (5.2), and then the same code again,
        with less state (5.3, 5.4).

        Programs can no longer use 500px. So the workbook brings a service of its own, which answers in the form that the
        book's code reads. You can try the app now: swift run chapter5 play. These are its parts:
        """
    )
    tell.diagram([
        "PhotoService    the server, a part of this program",
        "  │ JSON",
        "PhotoSource     a protocol: PixelsClient asks the server,",
        "  │             StubPhotos invents the answers",
        "  │ PhotoRecord: what an answer says about one photo",
        "PhotoImporter   makes models, and downloads pictures",
        "  │ PhotoModel: a photo, with room for its pictures",
        "Gallery         what is shown: the list, a GalleryCell for each photo",
    ])
    tellOfRecords(tell)
    tellOfTheImporter(tell)
    tellOfReloading(tell)
    tellOfTheCell(tell)
    tell.closing(
        """
        Here: Sources/Pixels/Photos and Chapters/Chapter5/App. Live: swift run chapter5 play
        """
    )
}

private func tellOfRecords(_ tell: Teller) {
    tell.heading("From JSON to a model")
    tell.prose(
        """
        A photo comes as JSON, and `Codable` makes a `PhotoRecord` of it. The record lists images in several sizes. A
        chain from chapter 3 finds the address of one: filter, map, first. If there is none, the result is `nil`, not an
        error.
        """
    )
    tell.example {
        let json = """
            {"id": 17, "name": "Harbour", "rating": 87.25,
             "user": {"username": "mina"},
             "images": [{"size": 2, "url": "http://service/17/2.bmp"},
                        {"size": 3, "url": "http://service/17/3.bmp"}]}
            """
        let data = Data(json.utf8)
        let record = try JSONDecoder().decode(PhotoRecord.self, from: data)
        print(record.name, "by", record.user.username, "rated", record.rating)
        let large = record.images.filter { $0.size == 4 }.map(\.url).first
        print("size 4:", large?.path() ?? "none")

        let photo = PhotoModel(record)
        print("thumbnail:", photo.thumbnailURL?.path() ?? "none")
    }
    tell.prose("`PhotoModel` finds its `thumbnailURL` in the same way, with size 3.")
    tell.correction(
        """
        its method is `urlForImageSize:inDictionary:`, but it calls `urlForImageSize:inArray:`, which does not compile.
        """
    )
}

private func tellOfTheImporter(_ tell: Teller) {
    tell.heading("A callback becomes a signal")
    tell.prose(
        """
        The book's network library knows no signals. You give it a closure, and later it calls this closure once: with data,
        or with an error. `source.ask` does the same. The book's first way to a signal has three steps (section 5.4 has a better
        one): make a subject, send into it from the callback, and return its signal at once. Return the signal, and not the
        subject: so other code can listen, but not send.
        """
    )
    tell.example {
        func importPhotos(from source: StubPhotos) -> Signal<[PhotoModel]> {
            let subject = ReplaySubject<[PhotoModel]>()
            source.ask { records, error in
                if let records {
                    subject.sendNext(records.map(PhotoModel.init))
                    subject.sendCompleted()
                } else if let error {
                    subject.sendError(error)
                }
            }
            return subject.signal
        }

        let source = StubPhotos(on: clock)
        let photos = importPhotos(from: source).map { $0.map(\.name) }
        print("requests before anybody subscribes:", source.requests.count)
        clock.advance(by: .seconds(10))
        photos.subscribe(next: { print($0) })
        photos.subscribe(next: { print("and again:", $0.count) })
        print("requests in all:", source.requests.count)
    }
    tell.translation([
        "[NSURLConnection sendAsynchronousRequest:… completionHandler:…]":
            "source.ask { records, error in … }",
        "[RACReplaySubject subject]": "ReplaySubject<[PhotoModel]>()",
        "[[[results[@\"photos\"] rac_sequence] map:^id(…) { … }] array]":
            "records.map(PhotoModel.init)",
    ])
    tell.correction(
        """
        the second copy of the callback, from `if(data){` on, leaves out `configurePhotoModel:…`. Without this call the
        photos have no names and no addresses.
        """
    )
    tell.prose(
        """
        `StubPhotos` sends its list after two seconds on `clock`, at 2. The subscribers came at 10, and both got it,
        because a replay subject keeps the answer. With a plain subject there would be a race: an answer that is
        faster than its subscriber would be lost (5.4). There is one request because the function is called once. (The
        book says that the replay subject avoids a second request. With a plain subject there would be only one, too.)
        A signal of single photos would be more reactive, says the book, but harder to write.

        This way has a disadvantage: the request starts even if nobody listens, and nobody can cancel it.
        """
    )
}

private func tellOfReloading(_ tell: Teller) {
    tell.heading("The screen follows the list")
    tell.prose(
        """
        In UIKit each screen has a view controller: an object that fills the views, and reacts to taps. The gallery's
        view controller keeps the photos in a property, because UIKit asks it for their number and for each cell. It
        observes this property, and draws the gallery again after each change. (`popularPhotos` is the same request as a
        signal; 5.4 shows how to make such a signal.)
        """
    )
    tell.example {
        let photos = Property<[PhotoModel]>([])
        photos.signal.subscribe(next: { print("reload:", $0.count, "photos") })

        let source = StubPhotos(on: clock)
        source.popularPhotos(page: 1, count: 100)
            .subscribe(next: { photos.value = $0.map(PhotoModel.init) })
        clock.run()
    }
    tell.translation([
        "[RACObserve(self, photosArray) subscribeNext:…];":
            "photos.signal.subscribe(next: { … })"
    ])
    tell.correction(
        """
        the macro is `RACObserve`, and not `RACObserver`.
        """
    )
}

private func tellOfTheCell(_ tell: Teller) {
    tell.heading("A cell is reused")
    tell.prose(
        """
        In a `UICollectionView` cells are reused: a cell shows one photo after another. A picture may arrive late, when
        the cell has the next photo already. So the cell keeps its subscription, and disposes it before it is reused. A
        `SerialDisposable` holds one disposable, `inner`. If you set `inner` to another one, or to nil, the old one is
        disposed. (`compactMap { $0 }` leaves out nil: no picture yet. A `Pixmap` is a picture.)
        """
    )
    tell.example {
        let shown = Property("nothing")
        let subscription = SerialDisposable()
        func prepareForReuse() {
            subscription.inner = nil
            shown.value = "nothing"
        }
        func show(_ photo: PhotoModel) {
            subscription.inner = photo.thumbnail.signal.compactMap { $0 }
                .subscribe(next: { _ in shown.value = photo.name })
        }

        let (one, other) = (StubPhotos.models[0], StubPhotos.models[1])
        show(one)
        prepareForReuse()
        show(other)
        one.thumbnail.value = Pixmap(width: 1, height: 1)
        print("late answer for the old photo, the cell shows:", shown.value)
        other.thumbnail.value = Pixmap(width: 1, height: 1)
        print("answer for the new photo, the cell shows:", shown.value)
    }
    tell.prose(
        """
        The book's model keeps the data of the picture, and its cell makes an image from the data each time. To keep the
        image is better, says the book. Our `thumbnail` keeps it.

        This cell is a view, and it knows the model. MVC (6.1) does not allow that; chapter 6 separates the two.
        """
    )
    tell.translation([
        "[RACObserve(photoModel, thumbnailData) filter:…]":
            "photo.thumbnail.signal.compactMap { $0 }",
        "[self.subscription dispose], self.subscription = nil;": "subscription.inner = nil",
    ])
    tell.correction(
        """
        its first cell ends its chain with `setKeyPath:onObject:`. `RAC(…) = …` is short for that.
        """
    )
    tell.correction(
        """
        the method is called `prepareForReuse`. The book writes `per` for `pre`, and nobody calls that method.
        """
    )
    tell.prose(
        """
        In the workbook's app no cell is reused, because each photo has a cell of its own. What a cell shows is
        decided by another object, its `model`: a `GalleryCell` (5.3), which is no view in spite of its name. It has
        the photo only while the cell can be seen. The last two lines make the views of the cell follow this model:
        """
    )
    tell.body(
        of: "init(_ photo: PhotoModel, _ model: GalleryCell)",
        in: "Chapters/Chapter5/App/GalleryController.swift")
}
