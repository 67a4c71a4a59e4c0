import Foundation

extension Chapter5 {
    @Suite struct FullSize {
        @Test func `5.2.1 Fetch the details, and then the picture`() async {
            await exercise {
                let both = ["photo 2", "picture large.bmp"]
                expectPicture("-----L--|", details: "--(d|)", picture: "---p--|", asking: both)
                expectPicture(
                    "---L-L-Q-L-Q-Q-L-Q-|", details: "--(d|)", picture: "-p-p-q-p-q-q-p-q-|", asking: both,
                    because:
                        "L is p, and Q is q: the second request sends many pictures, and each is passed on.")
                expectPicture(
                    "--|", details: "--(n|)", picture: "---(p|)", asking: ["photo 2"],
                    because: "these details name a thumbnail only.")
                expectPicture("--X", details: "--X", picture: "---(p|)", asking: ["photo 2"])
                expectPicture(
                    "-----X", details: "--(d|)", picture: "---X", asking: both,
                    because: "an error says why there is no picture: pass it on.")
                expectPicture(
                    "----!", details: "--(d|)", picture: "---------(p|)", asking: both, disposedAt: 4,
                    because: "the subscriber leaves at 4, when the picture is on its way.")
                expectPicture("-!", details: "--(d|)", picture: "---(p|)", asking: ["photo 2"], disposedAt: 1)
            }
        }

        @Test func `5.2.2 Stop the indicator at either ending`() async {
            await exercise(without: .all) {
                let screen = FullSizeScreen()
                expectLoading("t-------f", "--p--q--|", on: screen)
                expectTrouble("nil", on: screen, after: "--p--q--|")
                expect(
                    screen.picture.value?.width ?? 0, is: 2, for: "the size of q, the last picture sent",
                    because: "The screen shows each picture, and at last the large one.")

                expectPictures("0-p--q--", of: "--p--q--|")
                expectPictures("0p-q-p--q-p-q-p-q-", of: "-p-q-p--q-p-q-p-q-|")

                expectLoading("t----f", "--p--X", on: screen)
                expectTrouble("the error drawn as X", on: screen, after: "--p--X")

                expectLoading(
                    "t-----f", "---p--|", on: screen,
                    because: "it is the next answer on the same screen, after one that failed.")
                expectTrouble(
                    "nil", on: screen, after: "---p--|",
                    because: "This answer has not failed; the trouble of the one before is over.")
                expectLoading("t-f", "--X", on: screen)

                let prompt = FullSizeScreen()
                prompt.load(.return(pictures["q"] ?? Pixmap(width: 2, height: 1)))
                expect(
                    prompt.isLoading.value, is: false, for: "an answer that is there at once",
                    because: "It has ended when subscribe returns: do not set isLoading to true after that.")
                let asked = Tally()
                prompt.load(Signal<Pixmap>.never.initially(asked.note))
                expect(asked, times: 1, "the answer is asked for", because: "Each subscription is a request.")
            }
        }
    }
}

/// Pictures that can be told apart.
private let pictures =
    ["p": Pixmap(width: 1, height: 1), "q": Pixmap(width: 2, height: 1)] as [Character: Pixmap]

/// A source whose answers are drawn: `d` are details with both images, `n` such without the large one. Keeps what it was
/// asked.
private struct DrawnPhotos: PhotoSource {
    let requests = Recorder<String>()
    let details: Signal<Character>
    let answer: Signal<Character>

    func popularPhotos(page: Int, count: Int) -> Signal<[PhotoRecord]> { .empty }

    func photo(_ id: Int) -> Signal<PhotoRecord> {
        let small = PhotoRecord.Image(size: 3, url: URL(filePath: "/small.bmp"))
        let large = PhotoRecord.Image(size: 4, url: URL(filePath: "/large.bmp"))
        return details.initially { requests.append("photo \(id)") }.map { sign in
            PhotoRecord(
                id: id, name: "Dunes", username: "olav", rating: 80,
                images: sign == "d" ? [small, large] : [small], commentsCount: 3)
        }
    }

    func picture(at url: URL) -> Signal<Pixmap> {
        answer.initially { requests.append("picture \(url.lastPathComponent)") }
            .map { pictures[$0] ?? Pixmap(width: 2, height: 1) }
    }
}

/// Expects this of the full-size picture, and of what is asked for it.
private func expectPicture(
    _ marbles: String, details: String, picture: String, asking requests: [String],
    disposedAt column: Int? = nil, because remark: String? = nil,
    at location: SourceLocation = #_sourceLocation
) {
    let lab = Lab()
    let source = DrawnPhotos(
        details: lab.cold("details", of: Character.self, details).signal,
        answer: lab.cold("picture", of: Character.self, picture).signal)
    let signal = fullSizePicture(of: 2, from: source)
    let given = "details \(details), picture \(picture)"
    expect(
        source.requests.values, is: [], for: "what is asked before anybody subscribes",
        because: "Each subscription is a request, and nobody has subscribed yet.", at: location)
    lab.expect(
        signal.map { $0.width == 1 ? "L" : "Q" }, marbles, disposedAt: column,
        because: remark ?? "the details come as \(details), the picture as \(picture) after its request.",
        at: location)
    expect(
        source.requests.values, is: requests, for: "what is asked: \(given)",
        because: source.requests.values.count == requests.count
            ? "Which of the addresses that the details have is the one of the full-size image?"
            : "Each request is made once, and only if it is needed.",
        at: location)
}

/// Expects that the indicator of the screen turns from the first `t` to `f`, while this is answered.
private func expectLoading(
    _ marbles: String, _ answer: String, on screen: FullSizeScreen, because remark: String? = nil,
    at location: SourceLocation = #_sourceLocation
) {
    let lab = Lab()
    let source = lab.cold("answer", of: Character.self, answer)
    screen.load(source.signal.map { pictures[$0] ?? Pixmap(width: 1, height: 1) })
    expect(
        source.subscriptions.count, is: 1, for: "the number of subscriptions to the answer",
        because: "Each subscription is a request.", at: location)
    lab.expect(
        screen.isLoading.signal.distinctUntilChanged().map { $0 ? "t" : "f" }, marbles,
        because: remark ?? "this is isLoading, as t and f.", at: location)
}

/// Expects these pictures on a new screen, 0 for none, while this is answered.
private func expectPictures(
    _ shown: String, of answer: String, at location: SourceLocation = #_sourceLocation
) {
    let (lab, screen) = (Lab(), FullSizeScreen())
    let source = lab.cold("answer", of: Character.self, answer)
    screen.load(source.signal.map { pictures[$0] ?? Pixmap(width: 1, height: 1) })
    lab.expect(
        screen.picture.signal.distinctUntilChanged().map { $0.map { $0.width == 1 ? "p" : "q" } ?? "0" },
        shown, because: "this is the picture on the screen: show each as soon as it comes.", at: location)
}

/// Expects this on the screen after an answer.
private func expectTrouble(
    _ trouble: String, on screen: FullSizeScreen, after answer: String, because remark: String? = nil,
    at location: SourceLocation = #_sourceLocation
) {
    expect(
        screen.trouble.value ?? "nil", is: trouble, for: "trouble, after the answer \(answer)",
        because: remark
            ?? "`trouble` tells of failures alone, and an error must arrive at the handler that sets it.",
        at: location)
}
