import FRP
import Marbles
import Narration
import Pixels

let revisiting = Section("6.2") { tell in
    tell.prose(
        """
        All code that talks to the photo service is set up in one place, `PixelsServices`. Every view model is made with
        a `PixelsServices`, its only way to the network. A `PixelsServices` is made like this:
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
    tell.correction(
        """
        before it turns to MVVM, it does this, too, because users have to log in now. The old way was a global object in
        the app delegate, the object that starts the app: bad style, it said.
        """
    )
    tell.prose(
        """
        The next sections begin with one line, `let service = StubService(on: clock)`. It makes the three stand-ins
        and, as `service.services`, a `PixelsServices` with them. `service.photos.requests` says what was requested.
        Its stand-ins answer on `clock`. But the commands do not wait for `clock` there, as they did in 4.6: they send
        at once.
        """
    )
    tell.closing(
        """
        Here: Sources/Pixels/ViewModels/PixelsServices.swift, and the stand-ins in Sources/Pixels/Stubs
        """
    )
}
