import Foundation
import Harness
import Synchronization
import Testing
import Trials

@testable import Browser

@Suite struct BrowserConversationTests {
    private struct Answer: Decodable { let wind: String }

    @Test func `answers in any order go to their commands`() throws {
        let browser = try PretendedBrowser(taking: 2) { commands in
            commands.reversed().map { #"{"id":\#($0.id),"result":{"wind":"\#($0.method)"}}"# + "\0" }
        }
        let heard = Mutex<[Int: String]>([:])
        onThreads(2) { [conversation = browser.conversation] index in
            let answer = try? conversation.call("Wind.\(index)", as: Answer.self)
            heard.withLock { $0[index] = answer?.wind }
        }
        #expect(heard.withLock(\.self) == [0: "Wind.0", 1: "Wind.1"])
    }

    @Test func `events come before the answer that follows them, each to its session`() throws {
        let browser = try PretendedBrowser(taking: 1) { commands in
            [
                #"{"method":"Wind.rose","sessionId":"B","params":{}}"# + "\0",
                #"{"method":"Wind.fell","sessionId":"A","#,
                #""params":{}}"# + "\0" + #"{"id":\#(commands[0].id),"#, #""result":{}}"# + "\0",
            ]
        }
        let heard = Mutex<[String]>([])
        browser.conversation.listen(to: "A") { message in
            heard.withLock { $0.append(message.head.method ?? "") }
        }
        try browser.conversation.call("Wind.ask")
        #expect(heard.withLock(\.self) == ["Wind.fell"])
    }

    @Test func `what the browser refuses is an error with its words`() throws {
        let browser = try PretendedBrowser(taking: 1) { commands in
            [#"{"id":\#(commands[0].id),"error":{"message":"No such wind"}}"# + "\0"]
        }
        #expect(refusal { try browser.conversation.call("Wind.turn") } == "Wind.turn: No such wind")
    }

    @Test func `no answer within the limit is an error`() throws {
        let browser = try PretendedBrowser(limit: 0.2, taking: 1)
        let text = refusal { try browser.conversation.call("Wind.ask") }
        #expect(text == "The browser has not answered Wind.ask within 0.2 seconds.")
    }

    @Test func `a browser that takes no more commands is an error within the limit`() throws {
        let browser = try PretendedBrowser(limit: 0.2)
        let much = String(repeating: "wind ", count: 100_000)
        let text = refusal { try browser.conversation.call("Wind.ask", ["text": much]) }
        #expect(text == "The browser takes no commands.")
    }

    @Test func `a browser that ends is an error at once, before an answer and afterwards`() throws {
        let browser = try PretendedBrowser(limit: 600, taking: 1)
        Thread.detachNewThread { [browser] in browser.leave() }
        for _ in 1...2 {
            let text = refusal { try browser.conversation.call("Wind.ask") }
            #expect(text.hasPrefix("The browser has ended"))
        }
        #expect(browser.conversation.end(seconds: 30) && browser.conversation.isOver)
    }
}
