import Browser
import Harness
import Testing
import Trials

@Suite(.inBrowser, .waits) struct ScriptsTests {
    private struct Wind: Decodable, Equatable {
        let name: String
        let knots: [Double]
    }

    @Test func `a value is anything that can be decoded`() throws {
        let tab = try Tab.showing("<p>west</p><svg><title>rose</title></svg>")
        #expect(try tab.value("1 + 1") == 2)
        #expect(try tab.value("'wïnd 💨'") == "wïnd 💨")
        #expect(try tab.value("[null, undefined][0]", as: String?.self) == nil)
        #expect(try tab.value("[null, undefined][1]", as: String?.self) == nil)
        #expect(try tab.value("({ name: 'west', knots: [3, 7.5] })") == Wind(name: "west", knots: [3, 7.5]))
        #expect(try tab.text(of: "p") == "west" && tab.text(of: "title") == "rose")
        #expect(try tab.value("\("a \"wind\"\n'".inScript)") == "a \"wind\"\n'")
    }

    @Test func `a promise is awaited`() throws {
        let tab = try Tab.showing("")
        #expect(try tab.value("new Promise(done => setTimeout(() => done('later'), 10))") == "later")
    }

    @Test func `an exception in the page is an error with its text, of a promise too`() throws {
        let tab = try Tab.showing("")
        for script in ["nobody.home", "Promise.reject(new ReferenceError('nobody is not defined'))"] {
            #expect(refusal { try tab.run(script) }.contains("ReferenceError: nobody is not defined"))
        }
        #expect(refusal { try tab.run("throw 'a word'") } == "“throw 'a word'”: a word")
    }

    @Test func `a value of another type is an error which says so`() throws {
        let tab = try Tab.showing("")
        for script in ["'three'", "undefined"] {
            let text = refusal { try tab.value(script, as: Int.self) }
            #expect(text == "“\(script)” has no value that is Int.")
        }
    }
}
