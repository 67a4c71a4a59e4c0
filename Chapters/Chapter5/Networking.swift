import FRP
import Foundation
import Marbles
import Narration
import PhotoService
import Pixels

let networking = Section("5.4") { tell in
    tell.prose(
        """
        The importer of 5.1 sent an answer into a subject by hand. A request can be a signal itself: it begins when
        somebody subscribes, sends its answer, completes, and is cancelled when the subscriber leaves. A chain works on the
        answer, and each step does one thing:
        """
    )
    tellOfTheChain(tell)
    tellOfSharing(tell)
    tellOfThreads(tell)
    tellOfCancelling(tell)
    tell.closing("Here: Sources/Pixels/Photos/PhotoImporter.swift")
}

private func tellOfTheChain(_ tell: Teller) {
    tell.example {
        let main = TestScheduler()
        clock.schedule(after: .seconds(5)) { main.run() }

        let source = StubPhotos(on: clock)
        let request = source.popularPhotos(page: 1, count: 100)
            .map { "\($0.count) records" }
        let onMain = request.deliverOn(main)
        let photos = onMain.map { $0.replacing("records", with: "photos") }
        let shared = photos.publish().autoconnect()
        draw([
            "request, decoded": request,
            "deliverOn(main)": onMain,
            "map to photos": photos,
            "publish, autoconnect": shared,
        ])
    }
    tell.prose(
        """
        The answer came at 2. `main` stands for the main queue: a second scheduler, which was busy until 5. `deliverOn` hands
        the answer over to it, and the rest of the chain runs there.
        """
    )
    tell.translation([
        "[request deliverOn:RACScheduler.mainThreadScheduler]": "request.deliverOn(main)",
        "[[photos publish] autoconnect]": "photos.publish().autoconnect()",
    ])
    tell.prose(
        """
        Check one word when you read the book's new `importPhotos`. The book says `results[@"photo"]`; the service's
        list has the key `photos`. With the wrong key `results[…]` is nil. In Objective-C a call on nil returns nil, so
        the gallery stays empty and no error is reported. Here `Codable` reads the answer: if a key is missing, the signal
        fails and says which one.
        """
    )
}

private func tellOfSharing(_ tell: Teller) {
    tell.prose(
        """
        Why the last step, `publish` and `autoconnect`? A request is cold: each subscriber makes another one. The gallery
        and its title both need the list. Here the service counts the requests:
        """
    )
    tell.example {
        let service = PhotoService()
        let client = PixelsClient(try service.start())
        defer { service.stop() }

        let alone = client.popularPhotos(page: 1, count: 10)
        _ = alone.combineLatest(with: alone).first()
        print("without sharing:", service.requests.count, "requests")

        service.forgetRequests()
        let shared = alone.publish().autoconnect()
        _ = shared.combineLatest(with: shared).first()
        print("with publish and autoconnect:", service.requests.count, "request")
    }
    tell.translation([
        "[NSURLConnection rac_sendAsynchronousRequest:request]": "client.popularPhotos(page: 1, count: 10)"
    ])
}

private func tellOfThreads(_ tell: Teller) {
    tell.prose(
        """
        Answers come on a queue of the network session. Code that draws must run on the main queue; code that takes a long
        time must not. `deliverOn` says where the rest of the chain runs. Here the scheduler `screen` stands for the main queue:
        """
    )
    tell.example {
        let service = PhotoService()
        let client = PixelsClient(try service.start())
        defer { service.stop() }
        let screen = BackgroundScheduler(label: "screen")
        @Sendable func isOnScreen() -> Bool {
            CurrentScheduler.value as? BackgroundScheduler === screen
        }

        _ = client.popularPhotos(page: 1, count: 1)
            .doNext { _ in print("on the screen's queue, before:", isOnScreen()) }
            .deliverOn(screen)
            .doNext { _ in print("on the screen's queue, after:", isOnScreen()) }
            .first()
    }
}

private func tellOfCancelling(_ tell: Teller) {
    tell.prose(
        """
        When you dispose the subscription, the request is cancelled. This service would take an hour to answer. It
        counts the clients that wait. They come and leave on other threads, so `waitingClients(expecting: 1)` waits
        until there is one, for up to ten seconds:
        """
    )
    tell.example {
        let service = PhotoService()
        let client = PixelsClient(try service.start())
        defer { service.stop() }
        service.cause(.latency(.seconds(3600)), on: "/v1/photos")

        let asked = client.popularPhotos(page: 1, count: 1).subscribe(
            next: { _ in print("never printed") },
            error: { _ in print("never printed either") }
        )
        print("waiting clients:", service.waitingClients(expecting: 1))
        asked.dispose()
        print("disposed; waiting:", service.waitingClients(expecting: 0))
    }
}
