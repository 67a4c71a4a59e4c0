import FRP
import Marbles
import Narration
import Pixels

let revisiting = Section("6.2") { tell in
    tell.prose(
        """
        Before the book turns to MVVM, it changes how the library of the photo service is set up, because the old way
        does not work when users have to log in. (The old way was a global object, in the app delegate: bad style, said the
        book.) Here, too, all code that talks to the service is set up in one place, `PixelsServices`. Every view model is
        made with a `PixelsServices`, and knows nothing else of the world outside. This is what it is made of:
        """
    )
    tell.body(
        of: "on scheduler: any Scheduler\n    )", in: "Sources/Pixels/ViewModels/PixelsServices.swift")
    tell.prose(
        """
        In the app `photos`, `accounts` and `timelines` are a `PixelsClient`, which talks to the network. In the examples they are
        stand-ins, as `StubPhotos` is. Their answers take time on `clock`, and the view models cannot tell the difference.
        The `session` knows which user is logged in. It is the same for all view models: so if a person logs in on one screen,
        all other screens know it.
        """
    )
    tell.example {
        let services = PixelsServices(
            photos: StubPhotos(on: clock),
            accounts: StubAccounts(on: clock),
            timelines: StubTimelines(on: clock),
            on: clock
        )
        let session = services.session
        session.user.signal.subscribe(next: { user in
            print("logged in:", user?.name ?? "nobody")
        })
        session.logIn("ash", "furrow").subscribe()
        clock.run()
    }
    tell.translation([
        "[PXRequest setConsumerKey:consumerKey consumerSecret:consumerSecret];":
            "let services = PixelsServices(…)"
    ])
    tell.prose(
        """
        The next sections begin with one line, `let service = StubService(on: clock)`. It makes the three stand-ins and, as
        `service.services`, the services. `service.photos.requests` says what was requested. Only answers wait for the clock
        there; what a command sends comes at once.
        """
    )
    tell.closing(
        """
        Here: Sources/Pixels/ViewModels/PixelsServices.swift, and the stand-ins in Sources/Pixels/Stubs
        """
    )
}
