import FRP
import FormPlay
import Marbles
import Testing

/// The form of chapter 4, as a person uses it: at a terminal and in a browser.
@MainActor struct FormScriptTests {
    private let time = TestScheduler()
    private static let field = "E-mail address"

    private func person(at place: Person.Place) -> Person {
        Person(at: place, in: time) { [time] in FormController(FormModel(on: time)) }
    }

    @Test(arguments: Person.Place.allCases)
    func `The label and the button follow what is typed, in any script`(at place: Person.Place) async {
        let ada = person(at: place)
        #expect(ada.sees.contains("An address has an @ in it.") && ada.isEnabled("Sign up") == false)
        await ada.type("海@", into: Self.field)
        #expect(ada.sees.contains("✓ That looks like an address.") && ada.sees.contains("海@"))
        #expect(ada.isEnabled("Sign up") == true)
        await ada.empty(Self.field)
        #expect(ada.sees.contains("An address has an @ in it.") && ada.isEnabled("Sign up") == false)
    }

    @Test(arguments: Person.Place.allCases)
    func `The button is disabled while it sends; then the message tells how it went, until the text changes`(
        at place: Person.Place
    ) async {
        let grace = person(at: place)
        await grace.type("grace@navy", into: Self.field)
        await grace.press("Sign up")
        #expect(grace.sees.contains("Sending …") && grace.sees.contains("Working"))
        #expect(grace.isEnabled("Sign up") == false)
        await grace.wait(.seconds(1))
        #expect(grace.sees.contains("Welcome, grace@navy!") && !grace.sees.contains("Working"))
        await grace.type("y", into: Self.field)
        #expect(grace.sees.contains("grace@navyy") && !grace.sees.contains("Welcome"))
        await grace.empty(Self.field)
        await grace.type("ada@home", into: Self.field)
        await grace.return(in: Self.field)
        await grace.wait(.seconds(1))
        #expect(grace.sees.contains("Sorry: ada@home is taken already."))
    }

    @Test(arguments: Person.Place.allCases)
    func `Return in an empty field says what to type`(at place: Person.Place) async {
        let ada = person(at: place)
        await ada.return(in: Self.field)
        #expect(ada.sees.contains("Type an address first, with an @ in it."))
        await ada.type("a", into: Self.field)
        #expect(!ada.sees.contains("Type an address first"))
    }
}
