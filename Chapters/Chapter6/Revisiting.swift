import FRP
import Marbles
import Narration
import Pixels

let revisiting = Section("6.2") { tell in
    tell.prose(
        """
        Before the book turns to MVVM, it changes how the library of the photo service is set up, because the old way
        does not work when users have to log in. (The old way was a global object, in the app delegate: bad style, said the
        book.) We do something similar here: all code that talks to the service is set
        up in one place. The screens need not know this code. That place is `PixelsServices`. It says where photos,
        accounts and posts come from, and on which scheduler the answers arrive. Every view model is made with a
        `PixelsServices`, and knows nothing else of the world outside.

        When you make a gallery, it sends no request yet. The screen sets `active` to true when somebody looks at it; then the
        gallery requests its photos. (Section 6.3 explains `active`.)
        """
    )
    tell.example {
        let photos = StubPhotos(on: clock)
        let services = PixelsServices(
            photos: photos,
            accounts: StubAccounts(on: clock),
            timelines: StubTimelines(on: clock),
            on: ImmediateScheduler()
        )

        let gallery = GalleryViewModel(services)
        gallery.active = true
        clock.run()
        print(gallery.photos.value.map(\.name))
        print("requests:", photos.requests)
    }
    tell.translation([
        "[PXRequest setConsumerKey:consumerKey consumerSecret:consumerSecret];":
            "let services = PixelsServices(…)"
    ])
    tell.prose(
        """
        In the app the services are made from a `PixelsClient`, which talks to the network. Here they are made from
        stand-ins: objects like `StubPhotos`, which take the place of the network. Their answers take time on the
        example's `clock`. The view models cannot tell the difference. `StubService` puts the stand-ins together, and
        the next sections begin with it. Only its answers take time on `clock`: the commands get an
        `ImmediateScheduler`, so their signals send at once.

        The services also have a `session`, which knows which user is logged in. So if a person logs in on one screen,
        all other screens know it:
        """
    )
    tell.example {
        let service = StubService(on: clock)
        let login = LoginViewModel(service.services)
        let photo = PhotoModel(StubPhotos.records[0])
        let details = DetailsViewModel(photo, service.services)

        print(details.votePrompt.value)
        login.name.value = "ash"
        login.password.value = "furrow"
        login.logIn.execute()
        clock.run()
        print(details.votePrompt.value)
    }
    tell.closing(
        """
        Here: Sources/Pixels/ViewModels/PixelsServices.swift, and the stand-ins in Sources/Pixels/Stubs
        """
    )
}
