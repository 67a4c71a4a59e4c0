import Foundation

extension Chapter5 {
    @Suite struct Basics {
        @Test func `5.1.1 Find an image by its size`() async {
            await exercise {
                let sizes = [(30, "a"), (3, "b"), (2, "c"), (2, "d"), (4, "e"), (3, "f")]
                let photo = record("Harbour", images: sizes)
                let asked: [(size: Int, name: String)] = [
                    (2, "c"), (3, "b"), (4, "e"), (30, "a"), (5, "a"), (0, "c"), (1, "c"), (29, "a"),
                    (31, "nil"),
                ]
                for (size, name) in asked {
                    expect(
                        imageAddress(ofSize: size, in: photo)?.lastPathComponent ?? "nil", is: name,
                        for: """
                            size \(size), in the sizes and addresses \
                            \(sizes.map { "\($0.0): \($0.1)" }.joined(separator: ", "))
                            """,
                        because: "It is the smallest that is large enough: of equal ones the first, or none.")
                }
                expect(
                    imageAddress(ofSize: 3, in: record("Fog", images: []))?.lastPathComponent ?? "nil",
                    is: "nil", for: "size 3, in a photo without images",
                    because: "There is no image of any size.")
            }
        }

        @Test func `5.1.2 Make photos of the records that can be shown`() async {
            await exercise {
                let lists: [Character: [PhotoRecord]] = [
                    "a": [
                        record("Harbour", rating: 80, images: [(3, "h")]),
                        record("Harbour", rating: 80, images: [(3, "h")]),
                        record("Dunes", images: [(4, "d")]),
                        record("Alley", rating: 95, images: [(3, "a")]),
                        record("Bus", rating: 60, images: [(4, "b"), (3, "c")]),
                    ],
                    "b": [record("Fog", images: []), record("Dunes", images: [(4, "d")])],
                    "c": [record("Snow", images: [(3, "s")])],
                ]
                for ending in ["|", "X"] {
                    let lab = Lab()
                    let answers = lab.hot("answers", of: Character.self, "--a--a--b--c-b-b-a-c-c--\(ending)")
                    let photos = photosToShow(answers.signal.map { lists[$0] ?? [] })
                    lab.expect(
                        photos.map { $0.isEmpty ? "no photos" : $0.map(\.name).joined(separator: ", ") },
                        "--A--A--B--C-B-B-A-C-C--\(ending)",
                        where: ["A": "Harbour, Harbour, Alley, Bus", "B": "no photos", "C": "Snow"],
                        because: "Dunes and Fog, in a and b, have no thumbnail. The others keep their order.")
                }
            }
        }

        @Test func `5.1.3 Turn a callback into a signal`() async {
            await exercise {
                let asked = Tally()
                let callbacks = Recorder<PhotoCallback>()
                let photos = importAtOnce { callback in
                    asked.note()
                    callbacks.append(callback)
                }
                expect(
                    asked, times: 1, "the service is asked before anybody subscribes",
                    because: "The request starts when the function is called.")
                let early = heard(on: photos)
                expect(
                    early.words, is: [], for: "a subscriber that waits for the answer",
                    because: "There is no answer yet.")
                callbacks.values.forEach { $0(.success([record("Harbour"), record("Dunes")])) }
                expectHeard(["Harbour, Dunes", "completed"], early: early, late: heard(on: photos))
                expect(
                    asked, times: 1, "the service is asked, with two subscribers",
                    because: "It is one request for all of them.")

                let failing = Recorder<PhotoCallback>()
                let failed = importAtOnce(failing.append)
                let first = heard(on: failed)
                failing.values.forEach { $0(.failure(NoAnswer())) }
                expectHeard(["failed: no answer"], early: first, late: heard(on: failed))

                let prompt = importAtOnce { $0(.success([])) }
                expect(
                    heard(on: prompt).words, is: ["failed: NoPhotos()"],
                    for: "an empty list that is answered before ask returns",
                    because: "The answer may come at once. Without any record it is an error.")
            }
        }

        @Test func `5.1.4 Let the cell forget the photo before`() async {
            await exercise {
                let (harbour, dunes) = (PhotoModel(record("Harbour")), PhotoModel(record("Dunes")))
                let cell = ReusedCell()
                let steps = Recorder<String>()
                func expectShown(
                    _ expected: String, after step: String, because remark: String, _ act: () -> Void
                ) {
                    trying((steps.values + [step]).joined(separator: "\n"), act)
                    steps.append(step)
                    expect(
                        cell.picture.value.map { pictures[$0.width] ?? "another picture" } ?? "nothing",
                        is: expected, for: steps.values.joined(separator: "\n"), because: remark)
                }
                func come(_ width: Int, for photo: PhotoModel) {
                    photo.thumbnail.value = Pixmap(width: width, height: 1)
                }
                let late = "The cell has another photo now: pictures of the old one do not belong here."
                let mine = "The cell shows this photo, so its picture belongs here."
                let new = "The cell has no picture to show now."
                let none = "The cell shows no photo now, so nothing is in it, and nothing comes into it."
                expectShown("nothing", after: "show(harbour)", because: new) { cell.show(harbour) }
                expectShown("Harbour", after: "the harbour's picture comes", because: mine) {
                    come(1, for: harbour)
                }
                expectShown("nothing", after: "show(dunes)", because: new) { cell.show(dunes) }
                expectShown("nothing", after: "a larger picture of the harbour comes", because: late) {
                    come(2, for: harbour)
                }
                expectShown("Dunes", after: "the picture of the dunes comes", because: mine) {
                    come(3, for: dunes)
                }
                expectShown("Harbour, larger", after: "show(harbour)", because: mine) { cell.show(harbour) }
                expectShown("nothing", after: "show(nil)", because: none) { cell.show(nil) }
                expectShown("nothing", after: "the harbour's first picture comes again", because: none) {
                    come(1, for: harbour)
                }
                expectShown("Dunes", after: "show(dunes)", because: mine) { cell.show(dunes) }
                for width in [4, 3, 3, 4, 3, 4, 3, 4] {
                    expectShown(
                        pictures[width] ?? "", after: width == 3 ? "Dunes comes" : "Dunes, larger, comes",
                        because: mine
                    ) { come(width, for: dunes) }
                }
                expectShown("Dunes, larger", after: "show(dunes) again", because: mine) { cell.show(dunes) }
            }
        }
    }
}

private let pictures = [1: "Harbour", 2: "Harbour, larger", 3: "Dunes", 4: "Dunes, larger"]

private struct NoAnswer: Error, CustomStringConvertible { let description = "no answer" }

/// A record with images of these sizes, at these addresses.
private func record(
    _ name: String, rating: Double = 80, images: [(Int, String)] = [(3, "small")]
) -> PhotoRecord {
    PhotoRecord(
        id: 1, name: name, username: "mina", rating: rating,
        images: images.map { PhotoRecord.Image(size: $0.0, url: URL(filePath: "/\($0.1)")) },
        commentsCount: nil)
}

/// Somebody who listens to a signal, and hears the names of photos.
private func heard(on signal: Signal<[PhotoRecord]>) -> Recorder<String> {
    Recorder(of: signal.map { $0.isEmpty ? "no photos" : $0.map(\.name).joined(separator: ", ") })
}

/// Expects that both subscribers have heard this, whenever they came.
private func expectHeard(
    _ lines: [String], early: Recorder<String>, late: Recorder<String>,
    at location: SourceLocation = #_sourceLocation
) {
    expect(
        early.words, is: lines, for: "a subscriber before the answer",
        because: "The answer is a value, and the signal completes after it. An error makes it fail.",
        at: location)
    expect(
        late.words, is: lines, for: "a subscriber after the answer",
        because: "A later subscriber gets the same as the others.", at: location)
}
