import FRP
import Harness
import Testing
import Text
import Trials

@testable import Marbles

/// Any written diagram can be parsed again; any text is a diagram or a mistake.
struct NotationFuzzTests {
    @Test(arguments: [
        ("\t", #"'\u{9}'"#), ("\r\n", #"'\u{D}\u{A}'"#), ("a\nb", #"'a\nb'"#), ("\u{200B}", #"'\u{200B}'"#),
        ("a\u{200B}b", #"'a\u{200B}b'"#), ("\u{301}", #"'\u{301}'"#), ("e\u{301}", "e\u{301}"),
        ("\u{202E}abc", #"'\u{202E}abc'"#), (#"\u{9}"#, #"'\\u{9}'"#), ("\u{903}", #"'\u{903}'"#),
        ("\u{1F1E9}", "'\u{1F1E9}'"), ("🇩🇪", "🇩🇪"), ("\u{1F3FD}", #"'\u{1F3FD}'"#), ("'", #"'\''"#),
        ("\u{1B}[2J", #"'\u{1B}[2J'"#),
    ])
    func `an invisible or combining value can be parsed again`(
        value: String, text: String
    ) throws {
        let diagram = Diagram(events: [TimedEvent(at: .zero, .next(value))])
        #expect(diagram.description == text)
        let read = try Diagram<String>(text).events.first?.event.value
        #expect(read?.utf8.elementsEqual(value.utf8) == true)
    }

    @Test(arguments: [#"'\u{}'"#, #"'\u{D800}'"#, #"'\u{110000}'"#, #"'\u{9'"#, #"'\u{9"#, #"'\u{-1}'"#])
    func `an invalid number in an escape sequence has its column`(marbles: String) {
        #expect(throws: MarbleMistake.self) { try Diagram<String>("-" + marbles) }
    }

    /// 50 diagrams of 400 values each: 20,000.
    @Test func `written values can be parsed again`() throws {
        let failure = try Fuzz.firstFailure(in: 50, within: 60) { dice in
            var time = Duration.zero
            let values = (0..<400).map { _ in Noise.text(of: 5, &dice) }
            let events = values.map { value in
                // Some values have the same time, and make a group.
                time += .seconds([0, 1, 1, 40].randomElement(using: &dice) ?? 1)
                return TimedEvent(at: time, Event.next(value))
            }
            let read = try Diagram<String>(Diagram(events: events).description).events.compactMap(
                \.event.value)
            let wrong = zip(values, read).first { !$0.utf8.elementsEqual($1.utf8) }
            if let (value, read) = wrong {
                return "\(value.debugDescription) became \(read.debugDescription)"
            }
            return read.count == values.count ? nil : "\(values.count) values became \(read.count)"
        }
        #expect(failure == nil)
    }

    @Test func `any text is a diagram that can be written and parsed again, or has a mistake`() throws {
        let signs = ["-", "-", "(", ")", "|", "X", "^", "!", "'", "\\", " ", "a", "b", "\\u{", "}", "流"]
        let failure = Fuzz.firstFailure(in: 5_000) { dice in
            let parts = (0..<Int.random(in: 0..<14, using: &dice)).map { _ in
                Int.random(in: 0..<6, using: &dice) == 0
                    ? Noise.text(of: 2, &dice) : signs.randomElement(using: &dice) ?? "-"
            }
            let text = parts.joined()
            do throws(MarbleMistake) {
                let diagram = try Diagram<String>(text)
                let again = try Diagram<String>(diagram.description)
                let isSame = again.events.map(\.event) == diagram.events.map(\.event)
                return isSame && again.description == diagram.description ? nil : text.debugDescription
            } catch {
                let isWithin = (0...text.displayWidth).contains(error.column)
                return isWithin && error.marbles == text ? nil : "\(text.debugDescription): \(error)"
            }
        }
        #expect(failure == nil)
    }
}
