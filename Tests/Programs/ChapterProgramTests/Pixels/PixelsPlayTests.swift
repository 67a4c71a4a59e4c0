import Foundation
import Harness
import PhotoService
import Photographs
import Pixels
import Testing
import Trials

/// The gallery and the search of chapter 5 in a terminal, as a person uses them.
@Suite("chapter5 play", .waits) struct PixelsPlayTests {
    private let service = PhotoService()

    @Test func `Pictures come, one is opened, pages turn, and one comes back to the same place`() throws {
        let window = try PseudoTerminal(playing: 5)
        let start = ContinuousClock.now
        try window.wait("pictures in all places") { pixels(5, $0) > 60 && pixels(16, $0) > 60 }
        #expect(ContinuousClock.now - start < .seconds(15))
        window.send("\u{1B}[6~\u{1B}[6~\u{1B}[C")
        let names = Photograph.all.sorted { $0.rating > $1.rating }.map { $0.name.prefix(8) }
        func isAtTheEighteenth(_ screen: VirtualScreen) -> Bool {
            screen.text.contains("18 of 100") && screen.lines[10].contains(names[12])
                && screen.lines[21].contains(names[17])
        }
        try window.wait("the eighteenth, in the second row", until: isAtTheEighteenth)
        window.send("\r")
        try window.wait("the large picture") {
            $0.text.contains("18 of 100") && $0.text.contains("Arrows turn") && pixels(10, $0) > 20
        }
        window.send("\u{1B}[C")
        try window.wait("the next one") { $0.text.contains("19 of 100") && pixels(10, $0) > 20 }
        window.send("\u{1B}[D\u{1B}")
        try window.wait("the gallery, at the same place", until: isAtTheEighteenth)
        try window.leave()
    }

    @Test func `A window that grows has room for more`() throws {
        let window = try PseudoTerminal(playing: 5)
        try window.wait("pictures") { pixels(5, $0) > 60 }
        window.resize(columns: 104, rows: 24)
        try window.wait("a fifth column") { pixels(5, $0) > 80 }
        try window.leave(by: "\u{3}")
    }

    @Test func `In a pipe a list that fails is said in words, and is not asked for again to learn them`()
        throws
    {
        service.cause(.status(500), on: "/v1/photos")
        let run = try playInPipe(5, photos: service.start())
        #expect(run.ending == .exited(1) && run.errorText.contains("the service is in trouble"))
        #expect(service.requests == ["/v1/photos"])
    }

    @Test func `A dead proxy in the environment catches nothing on this machine`() throws {
        let run = try ChildProcess.run(
            Products.executable("chapter5"), ["play"], environment: ["http_proxy": "http://127.0.0.1:9"])
        #expect(run.text.contains(", rated 9") && run.ending == .exited(0))
    }

    @Test(
        "Whatever goes wrong with the list is said in words, r tries again, and the gallery is there",
        arguments: [
            (Trouble.status(404), "answered 404, not found"), (.malformedJSON, "it is no JSON"),
            (.close, "No answer from"), (.silence, "no whole answer came in 5.0 seconds"),
        ]
    )
    func trouble(_ trouble: Trouble, _ words: String) throws {
        service.cause(trouble, on: "/v1/photos")
        let window = try PseudoTerminal(playing: 5, photos: service.start())
        let screen = try window.wait("the words") { isSaid(words, on: $0) }
        #expect(screen.text.contains("Try again"))
        service.endTrouble()
        window.send("r")
        try window.wait("pictures") { pixels(5, $0) > 60 }
        try window.leave()
    }

    @Test(arguments: [Trouble.noPicture, .status(500), .cutOff])
    func `A picture that does not come is said in its place, and tried again`(_ trouble: Trouble) throws {
        service.cause(trouble, on: "/images")
        let window = try PseudoTerminal(playing: 5, photos: service.start())
        try window.wait("the words in all places") {
            $0.text.components(separatedBy: "No picture.").count == 9
        }
        service.endTrouble()
        window.send("r")
        try window.wait("pictures") { pixels(5, $0) > 60 && pixels(16, $0) > 60 }
        try window.leave()
    }

    @Test(arguments: [80, 60])
    func `The search finds, and its panel makes trouble: denied, no account, no sense`(_ columns: Int) throws
    {
        let window = try PseudoTerminal(playing: 5, ["search"], columns: columns)
        try window.wait(for: "type three letters or more, such as wind")
        window.send("wind")
        try window.wait("posts with pictures") { $0.text.contains("@") && pixels(4, $0) >= 4 }
        // The panel lies behind the last of what one can go to; open, it ends with its switches.
        try window.send("\u{1B}[Z\r", toSee: "lets nobody search")
        func press(switchFromTheEnd number: Int, thenSearch words: String) {
            let back = String(repeating: "\u{1B}[Z", count: number)
            window.send("\u{15}\(back)\r\u{15}\(words)\r")
        }
        press(switchFromTheEnd: 3, thenSearch: "wind")
        try window.wait("why not") { isSaid("Searching was not allowed", on: $0) }
        press(switchFromTheEnd: 2, thenSearch: "wind")
        try window.wait("why not") { isSaid("There is no account to search with", on: $0) }
        press(switchFromTheEnd: 4, thenSearch: "wind")
        try window.wait("what was wrong") { isSaid("it is no JSON", on: $0) }
        press(switchFromTheEnd: 1, thenSearch: "river")
        try window.wait("found again") { $0.text.contains("@") && !isSaid("it is no JSON", on: $0) }
        try window.leave(by: "\u{1B}")
    }
}
