import Foundation

@testable import FRP

extension Chapter5 {
    @Suite struct Revisiting {
        @Test func `5.3.1 Predict where the gallery scrolls`() async {
            await exercise {
                let lines = Recorder<String>()
                let (stopped, chosen, row) = (Subject<Int>(), Property(0), Property(0))
                let following = stopped.signal.bind(to: chosen)
                chosen.signal.map { $0 / 3 }.distinctUntilChanged().bind(to: row)
                row.signal.subscribe(next: { lines.append("row \($0)") })
                stopped.sendNext(4)
                chosen.value = 8
                stopped.sendNext(3)
                following.dispose()
                stopped.sendNext(7)
                chosen.value = 0
                expectPrediction(
                    linesOfTheGallery(), is: lines.values,
                    hint: """
                        For each line of the program: does it set chosen, does the row change then, and \
                        which handler is called?
                        """)
            }
        }

        @Test func `5.3.2 Handle the error before the binding`() async {
            await exercise {
                let titles = Property(["old"])
                expectTitles(["b"], log: ["complete"], of: "--a--b--|", in: titles)
                expectTitles(["b", "and more"], log: ["failed"], of: "--X", in: titles)
                expectTitles(["c", "and more"], log: ["failed"], of: "--c--X", in: titles)
                expectTitles(["d"], log: ["complete"], of: "--d--|", in: titles)
                expectTitles(["d"], log: ["complete"], of: "-----|", in: titles)
                expectTitles(["g"], log: ["complete"], of: "-a-a-e-f-f-e-c-b-g-|", in: titles)
                expectTitles(["b", "and more"], log: ["failed"], of: "-a-a-e-f-f-e-c-g-b-X", in: titles)
            }
        }

        @Test func `5.3.3 Show the picture of the present photo`() async {
            await exercise {
                let lab = Lab()
                let models = ["a": photo("Harbour"), "b": photo("Dunes")] as [Character: PhotoModel]
                let shown = lab.hot("photo", of: Character.self, "-a---b--a--b-n-b-a--n---")
                for (sign, marbles) in [
                    ("a" as Character, "---p--q-----------------"), ("b", "------r-----s-----------"),
                ] {
                    guard let place = models[sign]?.thumbnail else { continue }
                    lab.scenery("\(sign)'s picture", of: Character.self, marbles)
                        .map { widths[$0].map { Pixmap(width: $0, height: 1) } }
                        .bind(to: place)
                }
                lab.expect(
                    named(pictureOnShow(shown.signal.map { models[$0] })), "---p--r-q--rs0-s-q--0---",
                    because:
                        "n is no photo, 0 is nil. A photo without a picture changes nothing; at 8 and 11 it has one already."
                )
                // A property cannot fail. One that does tells who listens, also to those who drop its values.
                let (photos, old) = (Subject<PhotoModel?>(), Recorder<String>())
                for next in [photo("Dunes"), nil] {
                    let gone = photo("Harbour")
                    let watching = pictureOnShow(photos.signal).subscribe(error: { _ in old.append(gone.name)
                    })
                    photos.sendNext(gone)
                    photos.sendNext(next)
                    gone.thumbnail.changes.send(.error(CancellationError()))
                    watching.dispose()
                }
                expect(
                    old.values, is: [], for: "the old photos to which your signal still listens",
                    because: "It is not enough to drop what an old photo sends: the subscription goes on.")
            }
        }
    }
}

/// Pictures told apart by their width.
private let widths: [Character: Int] = ["p": 1, "q": 2, "r": 3, "s": 4]

/// What is shown, as the letters of the diagrams; twice the same is once.
private func named(_ pictures: Signal<Pixmap?>) -> Signal<Character> {
    pictures
        .map { picture in picture.flatMap { shown in widths.first { $0.value == shown.width }?.key } ?? "0" }
        .distinctUntilChanged()
}

private func photo(_ name: String) -> PhotoModel {
    PhotoModel(PhotoRecord(id: 1, name: name, username: "mina", rating: 80, images: [], commentsCount: nil))
}

/// Expects these titles, and this log, of an answer that comes as drawn; each letter is a list of one title.
private func expectTitles(
    _ expected: [String], log: [String], of marbles: String, in titles: Property<[String]>,
    because remark: String? = nil, at location: SourceLocation = #_sourceLocation
) {
    let lab = Lab()
    let answer = lab.cold("answer", of: String.self, marbles)
    let (lines, misuses) = (Recorder<String>(), Recorder<Misuse>())
    let shown = Recorder(of: titles.signal.skip(1).map { $0.joined(separator: ", ") }.distinctUntilChanged())
    Misuse.reporting(to: misuses.append) {
        follow(answer.signal.map { [$0] }, with: titles, log: lines.append)
        lab.time.run()
    }
    expect(
        misuses.values.count, is: 0, for: "errors at the binding, of an answer that comes as \(marbles)",
        because: "A property cannot hold an error: replace the error before the binding.", at: location)
    expect(
        answer.subscriptions.count, is: 1, for: "subscriptions to the answer",
        because: "Each subscription is a request.", at: location)
    expect(
        lines.values, is: log, for: "the log of an answer that comes as \(marbles)",
        because: "The log says how the answer itself ended, not its replacement.", at: location)
    expect(
        titles.value, is: expected, for: "the titles after an answer that comes as \(marbles)",
        because: remark
            ?? (marbles.hasSuffix("X")
                ? "After an error the titles are those that are there then, and one more. A list without them would replace them."
                : "The titles are what the answer has sent last."),
        at: location)
    let sent = marbles.filter(\.isLetter).filter { $0 != "X" }.map(String.init)
    let changes = sent.indices.filter { $0 == 0 || sent[$0] != sent[$0 - 1] }.map { sent[$0] }
    expect(
        shown.values, is: changes + (marbles.hasSuffix("X") ? [expected.joined(separator: ", ")] : []),
        for: "what the titles became while an answer came as \(marbles)",
        because: "The titles follow the answer: they change whenever it sends.", at: location)
}
