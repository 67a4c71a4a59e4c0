import FRP
import Marbles
import Pixels
import Terminal
import Testing
import Views

@testable import chapter5

/// The gallery, the photos in full size, and the search of chapter 5, as a person uses them: at a terminal and in a browser.
@MainActor struct GalleryScriptTests {
    private let time = TestScheduler()

    private func person(at place: Person.Place, _ photos: StubPhotos) -> Person {
        let person = Person(at: place, in: time) {
            let navigation = NavigationController()
            let importer = PhotoImporter(photos, deliveringOn: ImmediateScheduler())
            navigation.push(GalleryController(importer, in: navigation))
            return navigation
        }
        // Two photos beside one another.
        person.size = Size(columns: 42, rows: 14)
        return person
    }

    @Test(arguments: Person.Place.allCases)
    func `It is loading, then there are photos, and only what is seen is fetched`(at place: Person.Place)
        async
    {
        let photos = StubPhotos(on: time)
        let ada = person(at: place, photos)
        #expect(ada.sees.contains("Popular photos") && ada.sees.contains("Working"))
        await ada.wait()
        await ada.wait()
        #expect(ada.sees.contains("Harbour") && ada.sees.contains("Dunes") && !ada.sees.contains("Working"))
        #expect(photos.requests == ["photos", "picture 1", "picture 2"])
    }

    @Test(arguments: Person.Place.allCases)
    func `What fails is told, and tried again: the list, and then a picture`(at place: Person.Place) async {
        let photos = StubPhotos(on: time, failing: ["photos", "picture 2"])
        let ada = person(at: place, photos)
        await ada.wait()
        #expect(ada.sees.contains("no answer to “photos”"))
        photos.refuse(["picture 2"])
        await ada.press("Try again")
        await ada.wait()
        await ada.wait()
        #expect(ada.sees.contains("No picture.") && ada.sees.contains("Try again"))
        photos.refuse([])
        await ada.press("Try again")
        await ada.wait()
        #expect(!ada.sees.contains("No picture.") && !ada.sees.contains("Try again"))
        #expect(photos.requests.filter { $0 == "picture 2" }.count == 2)
    }

    @Test(arguments: Person.Place.allCases)
    func `A photo opens, turns, stops at the end, and one comes back to where one went on to`(
        at place: Person.Place
    ) async {
        let photos = StubPhotos(on: time)
        let ada = person(at: place, photos)
        await ada.wait()
        await ada.press("Dunes")
        #expect(ada.sees.contains("2 of 4") && ada.sees.contains("by "))
        for _ in 0..<4 { await ada.press("→") }
        #expect(ada.sees.contains("4 of 4") && ada.sees.contains("Night bus"))
        await ada.press("←")
        await ada.wait()
        await ada.goBack()
        #expect(ada.sees.contains("Popular photos") && !ada.sees.contains("by "))
        if place == .terminal { #expect(ada.sees.contains("3 of 4") && ada.sees.contains("Snow line")) }
    }

    @Test func `At a terminal keys choose, scroll, open, turn and go back; q leaves`() async {
        let ada = person(at: .terminal, StubPhotos(on: time))
        await ada.wait()
        for (key, place) in [
            (Key.right, 2), (.down, 4), (.up, 2), (.end, 4), (.home, 1), (.character(" "), 3), (.pageUp, 1),
        ] {
            await ada.press(key)
            #expect(ada.sees.contains("\(place) of 4"), "\(key)")
        }
        await ada.press(.enter)
        await ada.press(.character(" "), .right, .left, .pageDown)
        #expect(ada.sees.contains("3 of 4") && ada.sees.contains("Snow line"))
        await ada.press(.backspace)
        #expect(ada.sees.contains("Popular photos"))
        await ada.press(.backspace)
        #expect(!ada.hasLeft)
        await ada.press(.character("q"))
        #expect(ada.hasLeft)
    }

    private func search(at place: Person.Place, access: String = "granted") -> Person {
        let posts = StubPosts(on: time, access: access, answer: "ok")
        return Person(at: place, in: time) { [time] in
            SearchController(
                SearchModel(posts, pausingOn: time, loadingOn: time, deliveringOn: ImmediateScheduler()))
        }
    }

    @Test(arguments: Person.Place.allCases)
    func `Posts come when one has typed three letters and paused`(at place: Person.Place) async {
        let ada = search(at: place)
        #expect(ada.sees.contains("asking for access …"))
        await ada.wait()
        await ada.type("du", into: "Search posts")
        #expect(ada.sees.contains("type three letters or more, such as wind"))
        await ada.type("nes", into: "Search posts")
        await ada.wait()
        #expect(ada.sees.contains("Up early for dunes.") && !ada.sees.contains("three letters"))
    }

    @Test(arguments: Person.Place.allCases)
    func `Without access it says what to do, and Return asks again`(at place: Person.Place) async {
        let ada = search(at: place, access: "denied")
        await ada.wait()
        #expect(ada.sees.contains("Searching was not allowed. Allow it, and try again."))
        #expect(ada.sees.contains("Try again"))
        await ada.return(in: "Search posts")
        #expect(!ada.sees.contains("Searching was not allowed"))
    }

    /// Whatever is pressed, it answers, and nothing grows.
    @Test func `Keys at random leave it where a person can go on, with as many views as before`() async {
        var dice = SystemRandomNumberGenerator()
        let keys: [Key] = [
            .up, .down, .left, .right, .pageUp, .pageDown, .home, .end, .tab, .backTab, .enter, .backspace,
            .character(" "), .character("r"), .character("x"), .control("u"), .delete,
        ]
        var pressed: [Key] = []
        let ada = person(at: .terminal, StubPhotos(on: time))
        await ada.wait()
        let before = ada.views
        for _ in 0..<300 {
            guard let key = keys.randomElement(using: &dice) else { continue }
            pressed.append(key)
            await ada.press(key)
            #expect(!ada.hasLeft, "\(pressed)")
        }
        await ada.press(.escape)
        if !ada.hasLeft { #expect(ada.views == before && ada.sees.contains("Popular photos"), "\(pressed)") }
    }
}
