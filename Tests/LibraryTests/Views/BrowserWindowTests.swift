import FRP
import HTTPServer
import Harness
import Testing

@testable import Views

/// The messages of a page to its browser, read as a browser reads them.
@MainActor struct BrowserWindowTests {
    private final class Greeting: ViewController {
        let (field, words, button) = (TextField("Name"), Label("", .title), Button("Greet"))
        let row: View
        let greet: Command<Void, String>

        init() {
            greet = Command(enabled: field.text.signal.map { !$0.isEmpty }, on: ImmediateScheduler()) {
                .return("")
            }
            row = StackView(.horizontal, words, button)
            field.text.signal.map { "Hello, \($0)" }.bind(to: words.text)
            button.follow(greet)
        }

        func loadView() -> View { StackView(.vertical, field, row) }
    }

    private let greeting = Greeting()
    private let count = SubscriptionCount()

    /// A client that reads the page's messages.
    private func listen(to page: BrowserWindow) throws -> (LoopbackServer, RawClient) {
        let content = page.content
        let server = try LoopbackServer { _ in .events(opened: { content.begin($0) }) }
        let client = try RawClient(server.port)
        try client.ask(for: "/changes")
        return (server, client)
    }

    @Test("A new event stream gets everything that is shown, and then each change")
    func stream() throws {
        let page = BrowserWindow(greeting, counting: count)
        let (server, client) = try listen(to: page)
        defer { server.stop() }
        let whole = try client.text(until: #"[0,"subviews",[1]]"#)
        for line in [
            #"[2,"label","Name"]"#, #"[3,"kind","horizontal"]"#, #"[4,"text","Hello, "]"#,
            #"[4,"role","title"]"#,
            #"[5,"enabled",false]"#, #"[3,"subviews",[4,5]]"#, #"[1,"subviews",[2,3]]"#,
        ] {
            #expect(whole.contains("data: \(line)\n"))
        }
        page.take([UserAction(view: 2, name: "text", text: "Ada", edit: 1)])
        greeting.words.role.value = .note
        let changes = try client.text(until: #"[4,"role","note"]"#)
        #expect(changes.contains(#"[4,"text","Hello, Ada"]"#))
        #expect(changes.contains(#"[5,"enabled",true]"#))
        #expect(!changes.contains(#"[2,"text""#), "What was typed stands in the browser already.")
    }

    @Test("If a model changes a typed text, the page is told, with the number of the edit")
    func answeredEdit() throws {
        let page = BrowserWindow(greeting, counting: count)
        let loud = Property("")
        greeting.field.text.signal.map { $0.uppercased() }.distinctUntilChanged().bind(to: loud)
        loud.bind(twoWay: greeting.field.text)
        let (server, client) = try listen(to: page)
        defer { server.stop() }
        _ = try client.text(until: #"[0,"subviews",[1]]"#)
        page.take([UserAction(view: 2, name: "text", text: "ada", edit: 7)])
        #expect(try client.text(until: #"[2,"text","ADA",7]"#).contains("ADA"))
    }

    @Test("A covered screen takes no input until it is on top again; nor does a hidden view")
    func covered() {
        let (navigation, above) = (NavigationController(), Greeting())
        navigation.push(greeting)
        let page = BrowserWindow(navigation, counting: count)
        let type = { (field: TextField, text: String) in
            page.take([UserAction(view: field.number, name: "text", text: text)])
            return field.text.value
        }
        navigation.push(above)
        #expect(type(greeting.field, "under") == "")
        #expect(type(above.field, "above") == "above")
        navigation.pop()
        #expect(type(above.field, "gone") == "above")
        #expect(type(greeting.field, "top") == "top")
        greeting.field.isHidden.value = true
        #expect(type(greeting.field, "hidden") == "top")
    }

    @Test("A page that goes away ends its subscriptions")
    func subscriptions() {
        var page: BrowserWindow? = BrowserWindow(Greeting(), counting: count)
        #expect(count.live.value > 5)
        withExtendedLifetime(page) {}
        page = nil
        #expect(count.live.value == 0)
    }
}
