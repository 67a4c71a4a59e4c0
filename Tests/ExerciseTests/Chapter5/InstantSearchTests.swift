import Foundation

extension Chapter5 {
    @Suite struct InstantSearch {
        @Test func `5.5.1 Search only for the string in the field`() async {
            await exercise {
                expectSearches(
                    "-a-b-c------b-a-----c-----|", "--------c-----------------|",
                    because: "b is \"dun\", a is \"du\" once more, and c is \"dune\" each time.")
                expectSearches(
                    "-b-----c----a----b-----|", "----b-----c---------b--|",
                    because: "b is \"dun\", c is \"dune\", and a is \"du\", which is too short.")
                expectSearches("-b-X", "---X", because: "an error does not wait.")
                expectSearches(
                    "-d----e----b----f----f----e----c----b----c----d----",
                    "---------e----b----f---------e----c----b----c------",
                    because: "d is \"dü\", e is \"Dun\", b is \"dun\", f is \"dün\", and c is \"dune\".")
            }
        }

        @Test func `5.5.2 Predict what old searches still send`() async {
            await exercise {
                let (flattening, switching) = (Searches(), Searches())
                let prediction = whatSearchesSend()
                flattening.lab.expectPrediction(
                    prediction.flattened, of: flattening.texts.flattenMap(flattening.search),
                    hint: "This is about `flattened`. To which searches does it listen then?")
                switching.lab.expectPrediction(
                    prediction.switched, of: switching.texts.map(switching.search).switchToLatest(),
                    hint: "This is about `switched`. To which search does it listen then?")
            }
        }

        @Test func `5.5.3 Keep the chain alive when a search fails`() async {
            await exercise(without: [.errorsArrive]) {
                expectLines(
                    "-a---b---a---a-----|", ["a": "--X", "b": "--2|"], "---n---2---n---n---|",
                    because: "each search is drawn from 0, and begins when its string comes.")
                expectLines(
                    "-b--------|", ["b": "-----2|"], "----!", disposedAt: 4,
                    because: "the subscriber leaves at 4, while the search for b is running.")
                expectLines(
                    "-a-b------|", ["a": "-----X", "b": "--2|"], "-----2----|",
                    because: "when b comes, nobody waits for a any more.")
                expectLines(
                    "-a---b---|", ["a": "--0|", "b": "--X"], "---0---n-|",
                    because: "0 posts is an answer too: that search has not failed.")
                expectLines(
                    "-a---X", ["a": "--X"], "---n-X",
                    because: "an error of the strings is different: there is nothing left to search.")
                expectLines(
                    "-b-----a--b-a--a--b------|", ["a": "-X", "b": "-2-2-0|"], "--2-2-0-n--2-n--n--2-2-0-|",
                    because: "a search may answer more than once, until the next string comes.")
            }
        }
    }
}

/// Expects the texts that are searched, of texts that are typed: a is "du", b "dun", c "dune", and others.
private func expectSearches(
    _ typed: String, _ result: String, because remark: String, at location: SourceLocation = #_sourceLocation
) {
    let words = ["a": "du", "b": "dun", "c": "dune", "d": "dü", "e": "Dun", "f": "dün"]
    let lab = Lab()
    let text = lab.hot("text", of: String.self, typed)
    lab.expect(
        textsToSearch(text.signal.map { words[$0] ?? $0 }, on: lab.time), result,
        where: ["a": "du", "b": "dun", "c": "dune", "d": "dü", "e": "Dun", "f": "dün"], because: remark,
        at: location)
}

/// What the prediction is about, with a time of its own.
private struct Searches {
    let lab = Lab()
    let texts: Signal<String>
    let search: @Sendable (String) -> Signal<String>

    init() {
        texts = lab.cold("texts", of: String.self, "-a--b-c--|").signal
        search = { [time = lab.time] text in Signal<String>(marbles: "-\(text)---\(text)|", on: time) }
    }
}

/// A search that answers as drawn, for each text; the number is how many posts it finds.
private struct DrawnPosts: PostSource {
    let answers: [String: Signal<Int>]

    func requestAccess() -> Signal<String> { .return("reader") }

    func posts(containing text: String) -> Signal<[PostRecord]> {
        let user = PostRecord.User(username: "olav", name: "Olav", avatarURL: URL(filePath: "/1.bmp"))
        let post = PostRecord(id: 1, text: "Up early for \(text).", user: user)
        return (answers[text] ?? .never).map { Array(repeating: post, count: $0) }
    }

    func picture(at url: URL) -> Signal<Pixmap> { .never }
}

private func expectLines(
    _ typed: String, _ searches: KeyValuePairs<String, String>, _ result: String,
    disposedAt column: Int? = nil, because remark: String, at location: SourceLocation = #_sourceLocation
) {
    let lab = Lab()
    let texts = lab.hot("texts", of: String.self, typed)
    let answers = searches.map { ($0.key, lab.cold("search \($0.key)", $0.value).signal) }
    let source = DrawnPosts(answers: Dictionary(uniqueKeysWithValues: answers))
    lab.expect(
        linesOfTheSearch(texts.signal, in: source), result,
        where: ["n": "no luck", "0": "0 posts", "2": "2 posts"], disposedAt: column,
        because: remark, at: location)
}
