import Testing

@testable import Checking
@testable import Coursework

struct FindingsTests {
    private func event(_ kind: String, _ id: String = "4.3.2", known: Bool? = nil, _ text: String = "") throws
        -> TestEvent
    {
        let issue = known.map { #","issue":{"isKnown":\#($0)}"# } ?? ""
        return try #require(
            TestEvent(
                line: """
                    {"kind":"event","version":0,"payload":{"kind":"\(kind)","testID":"ExerciseTests.A/`\(id) B`()/F.swift:1:1",\
                    "messages":[{"symbol":"fail","text":"Issue recorded"},{"symbol":"details","text":"\(text)"}]\(issue)}}
                    """))
    }

    @Test func `Events make verdicts; one that is under way has none`() throws {
        var findings = Findings()
        for event in try [
            event("runStarted"), event("testStarted"), event("issueRecorded", known: false, "expected 7"),
            event("issueRecorded", known: false, "and 8"), event("testEnded"),
            event("testStarted", "4.3.3"), event("issueRecorded", "4.3.3", known: true, "not attempted yet"),
            event("testEnded", "4.3.3"), event("testStarted", "4.3.4"), event("testEnded", "4.3.4"),
            event("testStarted", "4.4.1"),
        ] { findings.note(event) }
        let verdicts = Dictionary(uniqueKeysWithValues: findings.verdicts.map { ("\($0.key)", $0.value) })
        #expect(
            verdicts == [
                "4.3.2": Verdict(state: .failed, lesson: "expected 7\n\nand 8"), "4.3.3": .pending,
                "4.3.4": .passed,
            ])
        #expect(findings.running == ExerciseID("4.4.1") && findings.hasBegun && !findings.hasEnded)
        try findings.note(event("runEnded"))
        #expect(findings.hasEnded)
    }

    @Test func `In a classroom, what is not begun is recorded as a failure, and is not begun here`() throws {
        var findings = Findings()
        for event in try [
            event("testStarted"), event("issueRecorded", known: false, "not attempted yet"),
            event("testEnded"),
        ] { findings.note(event) }
        #expect(findings.verdicts.values.map(\.state) == [.pending])
    }

    @Test(arguments: ["", "{", "[]", #"{"kind":"test","payload":{}}"#, #"{"kind":"event"}"#])
    func `What is no event is none`(_ line: String) { #expect(TestEvent(line: line) == nil) }
}
