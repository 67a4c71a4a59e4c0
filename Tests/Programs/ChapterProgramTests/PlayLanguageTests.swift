import FRP
import Foundation
import Harness
import Marbles
import PhotoService
import Pixels
import Testing
import Text

@testable import FormPlay
@testable import SheetPlay
@testable import Terminal
@testable import Views
@testable import chapter5
@testable import chapter6

/// What the plays show, on screens of 80 columns and on pages, in a language that marks whatever has an entry: no English is left
/// but names, keys and code. In another one, in which the names are entries, nothing is marked: no name is looked up.
@MainActor struct PlayLanguageTests {
    private static let pseudo = Phrasebook(.pseudo, for: ["workbook"] + (2...6).map { "chapter\($0)" })
    private static let ofNames = Phrasebook(
        .pseudo,
        [("names.po", .success(names.map { "msgid \"\($0)\"\nmsgstr \"\"\n" }.joined(separator: "\n")))])
    /// What the stand-ins call their photos and people, what people type, and what the keyboard calls its keys.
    private static let names = [
        "Harbour", "Dunes", "Snow line", "Night bus", "Mina Aalto", "mina", "olav", "Olav",
        "Seen by number 1.",
        "Up early for wind.", "FRP Pixels", "price", "tax", "total", "each of", "pays", "passed", "ada@home",
        "grace@navy",
        "nobody", "ash", "furrow",
    ]
    private static let keys = [
        "Backspace", "Ctrl-C", "Ctrl-U", "Delete", "Enter", "Esc", "Home", "End", "Page Up", "Page Down",
        "Tab", "space", "Enter Tab",
    ]

    private let time = TestScheduler()
    private typealias Shown = (name: String, text: String)

    private func expectAllIsSaid(_ show: () async throws -> [Shown]) async rethrows {
        try await Phrasebook.$ofThisPage.withValue(Self.pseudo) {
            for (name, text) in try await show() {
                #expect(Self.unmarked(in: text) == [] && text.contains("⟦"), "\(name)\n\(text)")
            }
        }
        try await Phrasebook.$ofThisPage.withValue(Self.ofNames) {
            for (name, text) in try await show() { #expect(!text.contains("⟦"), "\(name)\n\(text)") }
        }
    }

    /// Words without a mark. Marks stand within marks; what is cut off at the right has no end.
    private static func unmarked(in text: String) -> [String] {
        var text = text
        while let marked = text.firstMatch(of: /⟦[^⟦⟧]*⟧/) { text.replaceSubrange(marked.range, with: "") }
        text.replace(/⟦.*?(?:  |$)/.anchorsMatchLineEndings(), with: "")
        for name in names + keys { text = text.replacing(name, with: "") }
        // What the stand-ins say, and what is being typed.
        text.replace(/no answer to “.*”|\bPost \d+/, with: "")
        text.replace(/^ *(?:ash?|wi|wind)$/.anchorsMatchLineEndings(), with: "")
        return text.matches(of: /[A-Za-z]{2,}/).map { String($0.0) }
    }

    @Test(arguments: Person.Place.allCases)
    func `The sheet, with all that can be wrong in it`(at place: Person.Place) async {
        let typed = [
            "", "1", "passed", "=1/0", "=A1", "=A3", "=A3+B1", "=9e", "=1+", "=(1", "=)", "=1 2", "=(1 2",
            "=?", "=1.2.3", "=Z99",
            "=" + String(repeating: "9", count: 190) + "*9", "=" + String(repeating: "1", count: 300),
        ]
        await expectAllIsSaid {
            let person = Person(at: place, in: time) { SheetController(SheetModel()) }
            return await shown(to: person) { person in
                for text in typed {
                    await person.empty("A1")
                    await person.type(text, into: "A1")
                    await person.return(in: "A1")
                    await person.type("", into: "A1")
                }
            }
        }
    }

    @Test(arguments: Person.Place.allCases)
    func `The form`(at place: Person.Place) async {
        await expectAllIsSaid {
            let person = Person(at: place, in: time) { FormController(FormModel(on: time)) }
            return await shown(to: person) { person in
                let field = "E-mail address".translated
                await person.return(in: field)
                for address in ["ada@home", "grace@navy"] {
                    await person.empty(field)
                    await person.type(address, into: field)
                    await person.return(in: field)
                    await person.wait()
                }
            }
        }
    }

    @Test(arguments: Person.Place.allCases, [[], ["photos"], ["picture 1"], ["photo 1"]])
    func `The gallery of chapter 5, and its photos in full size`(at place: Person.Place, failing: [String])
        async
    {
        await expectAllIsSaid {
            let importer = PhotoImporter(
                StubPhotos(on: time, failing: Set(failing)), deliveringOn: ImmediateScheduler())
            let gallery = Person(at: place, in: time) {
                chapter5.GalleryController(importer, in: NavigationController())
            }
            let photo = Person(at: place, in: time) {
                FullSizeController(FullSizePager(StubPhotos.models, startingAt: 0, importer))
            }
            let seen = await shown(to: gallery) { await $0.wait() }
            return await seen + shown(to: photo) { await $0.wait() }
        }
    }

    @Test(arguments: Person.Place.allCases, ["granted ok", "granted broken", "denied ok", "no account ok"])
    func `The search`(at place: Person.Place, service: String) async {
        await expectAllIsSaid {
            let words = service.split(separator: " ")
            let posts = StubPosts(
                on: time, access: words.dropLast().joined(separator: " "), answer: String(words.last ?? ""))
            let person = Person(at: place, in: time) {
                SearchController(
                    SearchModel(
                        posts, pausingOn: time, loadingOn: ImmediateScheduler(),
                        deliveringOn: ImmediateScheduler()))
            }
            return await shown(to: person) { person in
                let field = "Search posts".translated
                await person.wait()
                await person.type("wi", into: field)
                await person.wait()
                await person.type("nd", into: field)
                await person.wait()
                await person.return(in: field)
            }
        }
    }

    @Test(
        arguments: Person.Place.allCases,
        [[], ["photos"], ["picture 1", "picture 2"], ["photo 1", "details 1", "vote 1"], ["login ash"]])
    func `The app of chapter 6, whatever fails`(at place: Person.Place, failing: [String]) async {
        await expectAllIsSaid {
            // Each screen by itself: what opens another one, the main queue does, in the language of the program.
            let gallery = person(at: place, failing) {
                chapter6.GalleryController(GalleryViewModel($0), in: $1)
            }
            let pages = person(at: place, failing) { services, navigation in
                let pages = PagesViewModel(StubPhotos.models, startingAt: 0, services)
                return PagesController(pages, in: navigation)
            }
            let details = person(at: place, failing) { services, navigation in
                DetailsController(DetailsViewModel(StubPhotos.models[0], services), in: navigation)
            }
            let seen = await shown(to: gallery) { await $0.wait() } + shown(to: pages) { await $0.wait() }
            return await seen
                + shown(to: details) { person in
                    await person.wait()
                    await person.press("Log in to vote for it".translated)
                    await person.return(in: "Name".translated)
                    await person.type("ash", into: "Name".translated)
                    await person.type("x", into: "Password".translated)
                    await person.return(in: "Password".translated)
                    await person.wait()
                    await person.empty("Password".translated)
                    await person.type("furrow", into: "Password".translated)
                    await person.return(in: "Password".translated)
                    await person.wait()
                    await person.press("Vote for it".translated)
                    await person.wait()
                }
        }
    }

    @Test(arguments: Person.Place.allCases, [[], ["posts 1"], ["posts 2"], ["user mina"]])
    func `The timeline of chapter 6, whatever fails`(at place: Person.Place, failing: [String]) async {
        await expectAllIsSaid {
            let person = person(at: place, failing) { PostsController(TimelineViewModel($0), in: $1) }
            return await shown(to: person) { person in
                let field = "Timeline of".translated
                await person.return(in: field)
                for name in ["nobody", "mina"] {
                    await person.empty(field)
                    await person.type(name, into: field)
                    await person.return(in: field)
                    await person.wait()
                }
            }
        }
    }

    private func person(
        at place: Person.Place, _ failing: [String],
        _ first: @MainActor (PixelsServices, NavigationController) -> any ViewController
    ) -> Person {
        Person(at: place, in: time) {
            let navigation = NavigationController()
            navigation.push(first(StubService(on: time, failing: Set(failing)).services, navigation))
            return navigation
        }
    }

    // MARK: In both windows

    /// What a person sees after each thing they do, and the keys that `?` shows.
    private func shown(to person: Person, doing script: (Person) async -> Void) async -> [Shown] {
        var shown = [("at first", person.sees)]
        if person.place == .terminal { shown.append(("keys", person.keys)) }
        person.hasSettled = { shown.append(("later", person.sees)) }
        await script(person)
        return shown
    }

    // MARK: Pages

    @Test(arguments: [
        (2, "sheet"), (4, "form"), (5, "gallery"), (5, "search"), (6, "gallery"), (6, "timeline"),
    ])
    func `A page as a browser gets it first`(chapter: Int, play: String) throws {
        let window = try PseudoTerminal(
            playing: chapter, [play, "--browser", "--language", "pseudo"], columns: 120)
        let screen = try window.wait(for: "Ctrl-C").text
        let port = try #require(screen.firstMatch(of: /127.0.0.1:(\d+)/).flatMap { Int($0.1) })
        let client = try RawClient(port)
        let html = String(decoding: try client.get("/").body, as: UTF8.self)
        try client.ask(for: "/changes")
        let sent = try client.text(until: #"[0,"subviews""#)
        window.send("\u{3}")
        let said =
            html.matches(of: /<title>(.*?)<.title>| data-\w+="(.*?)"/).map { String($0.1 ?? $0.2 ?? "") }
            + sent.matches(of: /\[\d+,"(?:text|label|alt|live)","(.+)"/).map { String($0.1) }
        #expect(said.count > 6 && html.contains("<html lang="))
        #expect(Self.unmarked(in: (said + [screen]).joined(separator: "\n")) == [])
    }
}
