import FRP
import Foundation
import Marbles
import Narration
import PhotoService
import Pixels

let basics = Section("5.1") { tell in
    tell.prose(
        """
        The book builds an app: a gallery of the popular photos of 500px. Programs can no longer use that service. So the
        workbook brings its own, a small server inside the program, which answers in the form that the book parses. The app
        is here too: swift run chapter5 play.

        A photo comes as JSON. `Codable` makes a `PhotoRecord` from it:
        """
    )
    tellOfRecords(tell)
    tellOfImages(tell)
    tellOfTheImporter(tell)
    tellOfTheService(tell)
    tellOfTheCell(tell)
    tell.closing(
        """
        In the book: `FRPPhotoModel`, `FRPPhotoImporter`, `FRPCell`. Here: Sources/Pixels/Photos, and
        Chapters/Chapter5/App/GalleryCell.swift. Live: swift run chapter5 play
        """
    )
}

private func tellOfRecords(_ tell: Teller) {
    tell.example {
        let json = """
            {"id": 17, "name": "Harbour", "rating": 87.25,
             "user": {"username": "mina"},
             "images": [{"size": 3, "url": "http://service/images/17/3.bmp"},
                        {"size": 2, "url": "http://service/images/17/2.bmp"}]}
            """
        let data = Data(json.utf8)
        let photo = try JSONDecoder().decode(PhotoRecord.self, from: data)
        print(photo.name, "by", photo.user.username, "rated", photo.rating)
    }
}

private func tellOfImages(_ tell: Teller) {
    tell.prose(
        """
        Each photo lists its images in several sizes. A chain from chapter 3 finds the address of one: filter, map, first.
        If there is none the result is `nil`, not an error.
        """
    )
    tell.example {
        let images = [(size: 2, url: "/17/2.bmp"), (size: 3, url: "/17/3.bmp")]
        func url(ofSize size: Int) -> String? {
            images.filter { $0.size == size }.map(\.url).first
        }
        print(url(ofSize: 3) ?? "none")
        print(url(ofSize: 4) ?? "none")
    }
}

private func tellOfTheImporter(_ tell: Teller) {
    tell.prose(
        """
        The book has a class, the importer, that asks the service for the list and makes a `PhotoModel` from each
        record: a photo that also holds its pictures, once they have been downloaded. The importer's first form is the
        usual way to turn a callback into a signal: it makes a subject, returns the subject's signal, and sends into
        the subject when the answer comes. The subject is a replay subject, so a subscriber that comes after the answer
        still gets it.
        """
    )
    tell.example {
        func importPhotos(from source: some PhotoSource) -> Signal<[PhotoModel]> {
            let subject = ReplaySubject<[PhotoModel]>()
            source.popularPhotos(page: 1, count: 100).subscribe(
                next: { records in
                    subject.sendNext(records.lazyList.map(PhotoModel.init).array)
                    subject.sendCompleted()
                },
                error: { subject.sendError($0) }
            )
            return subject.signal
        }

        let source = StubPhotos(on: clock)
        let photos = importPhotos(from: source).map { $0.map(\.name) }
        clock.advance(by: .seconds(10))
        photos.subscribe(next: { print($0) })
        photos.subscribe(next: { print("and again:", $0.count) })
        print("requests:", source.requests.count)
    }
    tell.translation([
        "[RACReplaySubject subject]": "ReplaySubject<[PhotoModel]>()",
        "[[records.rac_sequence map:^(id record) { … }] array]":
            "records.lazyList.map(PhotoModel.init).array",
        "[subject sendError:error]": "subject.sendError($0)",
    ])
    tell.prose(
        """
        `StubPhotos` is a stand-in for the service. It answers after two seconds on `clock`, and each example has a
        clock of its own. So the answer came at 2, the subscribers came at 10, and both got it from one request. But the
        request starts when you call the function, even if nobody listens, and nobody can cancel it. Section 5.4 does
        better.

        The book shows this function three times, in whole or in part. The second time a line is missing in its code: a
        new photo is made and its thumbnail is downloaded, but nothing fills in its name and its addresses. Here that
        mistake
        cannot happen, since a `PhotoModel` can only be made from a record.
        """
    )
}

private func tellOfTheService(_ tell: Teller) {
    tell.prose(
        """
        Here is the same with the real service and a real connection. The program starts the service, asks it for
        photos, and stops it. `first()` waits for the first value and returns it:
        """
    )
    tell.example {
        let service = PhotoService()
        let client = PixelsClient(try service.start())
        defer { service.stop() }
        let photos = client.popularPhotos(page: 1, count: 3).first() ?? []
        for photo in photos {
            print(photo.name, "·", photo.user.username, "·", photo.rating)
        }
        print("requests counted by the service:", service.requests.count)
    }
}

private func tellOfTheCell(_ tell: Teller) {
    tell.prose(
        """
        A gallery scrolls, and there are fewer cells than photos: a cell shows one photo after another. A picture may
        arrive late, when the cell already shows another photo. In the book's first form the cell keeps the subscription
        to its photo's thumbnail, and disposes it before it shows the next photo. In the code a `Pixmap` is a picture,
        and `compactMap { $0 }` leaves out nil, which means that there is no picture yet:
        """
    )
    tell.example {
        let (one, other) = (StubPhotos.models[0], StubPhotos.models[1])
        let shown = Property("nothing")
        let subscription = SerialDisposable()
        func show(_ photo: PhotoModel) {
            shown.value = "nothing"
            subscription.set(
                photo.thumbnail.signal.compactMap { $0 }
                    .subscribe(next: { _ in shown.value = photo.name })
            )
        }
        show(one)
        show(other)
        one.thumbnail.value = Pixmap(width: 1, height: 1)
        print("late answer for the old photo: the cell shows", shown.value)
        other.thumbnail.value = Pixmap(width: 1, height: 1)
        print("answer for the new one: the cell shows", shown.value)
    }
    tell.prose(
        "`SerialDisposable` holds one disposable. When you put in the next one, it disposes the one before."
    )
    tell.translation([
        "[RACObserve(photo, thumbnail) ignore:nil]": "photo.thumbnail.signal.compactMap { $0 }",
        "[subscription dispose]; subscription = …;": "subscription.set(…)",
    ])
}
