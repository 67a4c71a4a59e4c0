import Foundation
import Harness
import Synchronization
import Testing
import Trials

@testable import Browser

@Suite struct BrowserConversationTests {
    private struct Answer: Decodable { let wind: String }

    @Test func `answers reach their commands in any order`() throws {
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

    @Test func `events are delivered before the answer after them, each to its session`() throws {
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

    @Test func `a refusal of the browser is an error with its message`() throws {
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

    @Test func `if the browser reads no more commands, there is an error within the limit`() throws {
        let browser = try PretendedBrowser(limit: 0.2)
        let much = String(repeating: "wind ", count: 100_000)
        let text = refusal { try browser.conversation.call("Wind.ask", ["text": much]) }
        #expect(text == "The browser takes no commands.")
    }

    @Test func `if the browser ends, there is an error at once, before an answer and after it`() throws {
        let browser = try PretendedBrowser(limit: 600, taking: 1)
        Thread.detachNewThread { [browser] in browser.leave() }
        for _ in 1...2 {
            let text = refusal { try browser.conversation.call("Wind.ask") }
            #expect(text.hasPrefix("The browser has ended"))
        }
        #expect(browser.conversation.end(seconds: 30) && browser.conversation.isOver)
    }
}
