import FRP
import Foundation
import Marbles
import Narration
import PhotoService
import Pixels

let networking = Section("5.4") { tell in
    tellOfTheChain(tell)
    tellOfSharing(tell)
    tellOfBinding(tell)
    tellOfThreads(tell)
    tell.closing("Here: Sources/Pixels/Photos/PhotoImporter.swift")
}

private func tellOfTheChain(_ tell: Teller) {
    tell.heading("The request is a signal")
    tell.prose(
        """
        In 5.1 a callback sent the answer into a subject. But a request can be a signal itself: it begins when somebody
        subscribes, sends its answer, completes, and is cancelled when the subscriber leaves. Then a chain works on the
        answer. This is how the book rewrites `fetchPhotoDetails:`, which asks for one photo: take the data, move it to the
        main thread, make a photo of it. Here `reply` stands for the request. It sends a pair, the status and the data:
        """
    )
    tell.example {
        let main = Lane()
        main.schedule { main.work("draw", taking: .seconds(5)) }

        let reply = Signal<String>(marbles: "--(a|)", values: ["a": "details"])
            .map { (status: 200, data: $0) }
        let data = reply.map { status, data in data }
        let onMain = data.deliverOn(main)
        let photo = onMain.map { data in "photo with \(data)" }
        draw([
            "data": data, "deliverOn(main)": onMain, "photo": photo,
            "main": main,
        ])
    }
    tell.prose("The lane `main` (4.13) draws until 5. So the rest of the chain runs then.")
    tell.translation([
        "[reply reduceEach:^id(NSURLResponse *response, NSData *data) …]":
            "reply.map { status, data in data }",
        "[data deliverOn:RACScheduler.mainThreadScheduler]": "data.deliverOn(main)",
    ])
    tell.prose(
        """
        In the book the pair is a `RACTuple`, and `reduceEach:` gives its elements names and types. The last `map:` of the
        book also changes the photo, and starts the download of its picture: side effects. In our importer the download has
        a chain of its own. This is our chain for the list:
        """
    )
    tell.body(
        of: "public func popularPhotos() -> Signal<[PhotoModel]>",
        in: "Sources/Pixels/Photos/PhotoImporter.swift")
    tell.correction(
        """
        its new `importPhotos` reads the key `photo`, but the list has `photos`. So the gallery stays empty, without an
        error. `Codable` says which key is missing.
        """
    )
}

private func tellOfSharing(_ tell: Teller) {
    tell.heading("One request for all")
    tell.prose(
        """
        Why does our chain end with `publish` and `autoconnect`? A request is cold: each subscriber makes another one.
        If the gallery and its title both need the list, that is one request too many:
        """
    )
    tell.example {
        let source = StubPhotos(on: clock)
        let photos = source.popularPhotos(page: 1, count: 100)
            .map { "\($0.count) photos" }
        photos.subscribe()
        photos.subscribe()
        print("requests of 2 subscribers:", source.requests.count)

        let shared = photos.publish().autoconnect()
        let kept = photos.replayLazily()
        draw([
            "publish, gallery": shared, "publish, title": shared,
            "publish, late": shared.watched(from: .seconds(5)),
            "replayLazily": kept,
            "replayLazily, late": kept.watched(from: .seconds(5)),
        ])
        print("requests of all 7 subscribers:", source.requests.count)
    }
    tell.translation(["[[photos publish] autoconnect]": "photos.publish().autoconnect()"])
    tell.correction(
        """
        it says that the signal becomes cold when somebody subscribes. It is cold before: nothing happens until then.
        """
    )
    tell.prose(
        """
        The first two subscribers made a request each. `publish` made one for three subscribers, and `replayLazily` one
        for two: four in all. The late subscriber of `publish` got only the end. The book says that you need no replay
        any more. This is right if all subscribers come before the answer. If one may come later, use `replayLazily`: it
        keeps the answer.
        """
    )
}

private func tellOfBinding(_ tell: Teller) {
    tell.heading("A model that is bound")
    tell.prose(
        """
        A download is a signal too, so you can bind the thumbnail to it. A download can fail, so catch its error first
        (5.3):
        """
    )
    tell.example {
        let photo = PhotoModel(StubPhotos.records[0])
        let url = URL(filePath: "/1/3.bmp")
        let download = StubPhotos(on: clock).picture(at: url)
        download.catchTo(.empty).bind(to: photo.thumbnail)
        clock.run()
        print("width of the thumbnail:", photo.thumbnail.value?.width ?? 0)
    }
    tell.translation([
        "RAC(photoModel, thumbnailData) = [self download:…];":
            "download.catchTo(.empty).bind(to: photo.thumbnail)"
    ])
    tell.correction("its line does not catch the error of a download.")
    tell.prose(
        """
        The book warns you here: do not bind a model to several signals. They would overwrite each other's values; so our
        `bind` refuses a second binding while the first one lives. A download is safe: it completes soon, and its completion
        ends the binding.
        """
    )
}

private func tellOfThreads(_ tell: Teller) {
    tell.heading("Over a real connection")
    tell.prose(
        """
        Until now `StubPhotos` answered, without a network. The app makes a request with `URLSession`, Foundation's
        network library, and its callback. As a signal, this is the whole of it:
        """
    )
    tell.body(
        of: "public func signal(for request: URLRequest)", in: "Sources/FRP/Foundation/URLSessionSignal.swift"
    )
    tell.prose(
        """
        The request begins with the subscription, and `dispose()` cancels it. `PixelsClient` makes its requests in this
        way. Below, the real service is started. Answers come on a queue of `URLSession` (a queue runs code on some
        thread), but code that draws must run on the main queue. Here a real scheduler, `screen`, takes its place. `spy`
        prints on which queue it is called, as in 4.13, and `first()` waits for the first value:
        """
    )
    tell.example {
        let service = PhotoService()
        let client = PixelsClient(try service.start())
        defer { service.stop() }

        let screen = BackgroundScheduler(label: "screen")
        @Sendable func spy(_ moment: String) {
            let current = CurrentScheduler.value as? BackgroundScheduler
            print("\(moment):", current === screen ? "screen" : "another queue")
        }
        let photos = client.popularPhotos(page: 1, count: 2)
            .doNext { _ in spy("before deliverOn") }
            .deliverOn(screen)
            .doNext { _ in spy("after deliverOn") }
            .first()
        print(photos?.map(\.name) ?? [])
    }
    tell.translation([
        "[NSURLConnection rac_sendAsynchronousRequest:request]": "client.popularPhotos(page: 1, count: 2)"
    ])
    tell.prose(
        """
        Is a request really cancelled? `cause(.latency…)` makes the service slow: an answer takes an hour.
        `waitingClients(expecting: 1)` waits until one client waits for an answer, and returns how many do:
        """
    )
    tell.example {
        let service = PhotoService()
        let client = PixelsClient(try service.start())
        defer { service.stop() }

        service.cause(.latency(.seconds(3600)), on: "/v1/photos")
        let asked = client.popularPhotos(page: 1, count: 1).subscribe()
        print("waiting clients:", service.waitingClients(expecting: 1))
        asked.dispose()
        print("disposed; waiting:", service.waitingClients(expecting: 0))
    }
}
