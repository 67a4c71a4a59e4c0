import FRP
import Marbles
import Pixels
import Terminal
import Testing
import Views

@testable import chapter6

/// The app of chapter 6 and its timeline, as a person uses them: at a terminal and in a browser.
@MainActor struct MVVMScriptTests {
    private let time = TestScheduler()

    private func person(
        at place: Person.Place, _ service: StubService,
        _ first: @escaping @MainActor (PixelsServices, NavigationController) -> any ViewController
    ) -> Person {
        Person(at: place, in: time) {
            let navigation = NavigationController()
            navigation.push(first(service.services, navigation))
            return navigation
        }
    }

    private func app(at place: Person.Place, _ service: StubService) -> Person {
        person(at: place, service) { GalleryController(GalleryViewModel($0), in: $1) }
    }

    private func timeline(at place: Person.Place, _ service: StubService) -> Person {
        person(at: place, service) { PostsController(TimelineViewModel($0), in: $1) }
    }

    @Test(arguments: Person.Place.allCases)
    func `From the gallery to a vote: a login refused, and then accepted, and one comes back`(
        at place: Person.Place
    ) async {
        let service = StubService(on: time)
        let ada = app(at: place, service)
        await ada.wait()
        let views = ada.views
        await ada.press("Dunes")
        #expect(ada.sees.contains("2 of 4"))
        await ada.press("→")
        await ada.press("←")
        await ada.press("More")
        await ada.wait()
        #expect(ada.sees.contains("rated ") && ada.sees.contains("votes"))
        await ada.press("Log in to vote for it")
        await ada.return(in: "Name")
        #expect(ada.sees.contains("Type a name and a password first."))
        await ada.type("ash", into: "Name")
        await ada.type("fjord", into: "Password")
        await ada.return(in: "Password")
        await ada.wait()
        #expect(ada.sees.contains("That name and password do not belong together."))
        await ada.empty("Password")
        await ada.type("furrow", into: "Password")
        await ada.press("Log in")
        await ada.wait()
        #expect(ada.sees.contains("You have voted for it") && service.accounts.counted == [2])
        await ada.goBack()
        await ada.goBack()
        await ada.wait()
        #expect(ada.sees.contains("Popular photos") && ada.views == views, "What was left is gone.")
    }

    @Test(arguments: Person.Place.allCases)
    func `A login that is given up casts no vote, and one can vote again`(at place: Person.Place) async {
        let service = StubService(on: time)
        let ada = person(at: place, service) { services, navigation in
            DetailsController(DetailsViewModel(StubPhotos.models[0], services), in: navigation)
        }
        await ada.wait()
        await ada.press("Log in to vote for it")
        #expect(ada.sees.contains("Try ash with the password furrow."))
        await ada.goBack()
        #expect(ada.isEnabled("Log in to vote for it") == true && service.accounts.counted == [])
    }

    @Test(arguments: Person.Place.allCases)
    func `The list is taken away and comes back; what fails is tried again`(at place: Person.Place) async {
        let service = StubService(on: time, failing: ["photos"])
        let ada = app(at: place, service)
        await ada.wait()
        #expect(ada.sees.contains("no answer to “photos”"))
        service.photos.refuse(["picture 1"])
        await ada.press("Try again")
        await ada.wait()
        await ada.wait()
        #expect(ada.sees.contains("1. Harbour") && ada.sees.contains("No picture."))
        service.photos.refuse([])
        await ada.press("Try again")
        await ada.wait()
        #expect(!ada.sees.contains("No picture."))
        await ada.press("List")
        #expect(!ada.sees.contains("1. Harbour") && ada.sees.contains("Harbour"))
        await ada.press("List")
        #expect(ada.sees.contains("1. Harbour"))
    }

    @Test(arguments: Person.Place.allCases)
    func `Posts of a name appear, its person opens, and a short name is refused`(at place: Person.Place) async
    {
        let ada = timeline(at: place, StubService(on: time))
        await ada.return(in: "Timeline of")
        #expect(ada.sees.contains("Type a name first: three letters or more, such as orlagh."))
        await ada.type("mina", into: "Timeline of")
        await ada.press("Look up")
        await ada.wait()
        #expect(ada.sees.contains("Mina Aalto") && ada.sees.contains("Post 1"))
        await ada.press("Mina Aalto")
        #expect(ada.sees.contains("@mina"))
        await ada.goBack()
        await ada.empty("Timeline of")
        await ada.type("nobody", into: "Timeline of")
        await ada.return(in: "Timeline of")
        await ada.wait()
        #expect(!ada.sees.contains("Post 1") && ada.sees.contains("Try slowshutter or orlagh."))
    }
}
