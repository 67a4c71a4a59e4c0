extension Chapter6 {
    @Suite struct WhichTool {
        @Test func `6.11.1 Choose the tool for each of six jobs`() async {
            await exercise {
                let tools = toolsForSixJobs()
                expect(tools.count, is: jobs.count, for: "how many tools", because: "There are six jobs.")
                for (index, (tool, job)) in zip(tools, jobs).enumerated() {
                    trying("job \(index + 1)") {
                        expect(tool, job.need, because: job.objections[tool]) { job.objections[$0] == nil }
                    }
                }
            }
        }
    }
}

/// A job: what it needs, and what is wrong with each tool that does not give it.
private struct Job: Sendable {
    let need: String
    let objections: [Tool: String]
}

private let jobs = [
    Job(
        need: "a tool for what is there already",
        objections: [
            .asyncFunction: "All prices are there. What would the function wait for?",
            .property:
                "A property is for a value that changes. The prices of a receipt are fixed, so their sum is, too.",
            .signal:
                "A signal would send each sum on the way, and call you back with the last. All prices are there when you ask.",
            .asyncSequence:
                "The prices do not come one after the other: they are all there. No loop has to wait.",
        ]),
    Job(
        need: "a tool for time and for several sources",
        objections: [
            .function: "The presses are still to come. A function that calculates returns at once.",
            .asyncFunction:
                "It could wait for one press. Here each press of either button counts, and how long ago it was.",
            .property:
                "A press is no state: it happens, and is over. And the second between two presses is in no property.",
            .asyncSequence:
                "A loop waits for one source. Here two buttons send at any time, and a second has to pass between them or not.",
        ]),
    Job(
        need: "a tool for one answer that comes later",
        objections: [
            .function:
                "The answer is not there yet. The function would hold up everything else until it comes.",
            .property: "What would it hold before the answer comes? And who would ask the service?",
            .signal:
                "It would do, but nothing of a signal is needed: there is one question and one answer, and nothing to combine.",
            .asyncSequence: "There is one answer. A loop is for several values.",
        ]),
    Job(
        need: "a tool for a state that newcomers see at once",
        objections: [
            .function:
                "A function says how it is when you call it. Nobody would tell the screens that the lamp changes.",
            .asyncFunction: "It answers once. The lamp changes again and again.",
            .signal:
                "A signal of the changes says nothing to a screen that opens between two of them. Who knows at any moment whether the lamp is on?",
            .asyncSequence:
                "It is made for one loop, and there are several screens. And a screen that opens later would wait for the next change.",
        ]),
    Job(
        need: "a tool whose source waits",
        objections: [
            .function:
                "It would return when the whole file is read, and a huge file does not fit into memory.",
            .asyncFunction:
                "It would return when the whole file is read, and a huge file does not fit into memory.",
            .property:
                "A property keeps the latest line alone, and the next one does not wait. Each line counts.",
            .signal:
                "A signal does not wait: lines that come while you work pile up in a queue, and fill the memory.",
        ]),
    Job(
        need: "a tool for events that several listen to",
        objections: [
            .function: "The bell calls you, not you the bell.",
            .asyncFunction: "It returns once. The bell rings again and again.",
            .property:
                "A property is a state, and a newcomer gets the latest value at once: a ring that is long over.",
            .asyncSequence:
                "It is made for one loop. Two loops over it would share the rings: each goes to one of them.",
        ]),
]
