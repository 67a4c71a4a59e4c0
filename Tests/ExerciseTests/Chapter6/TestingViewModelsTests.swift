import ExerciseChecks
import FRP
import Marbles
import Pixels
import Testing

extension Chapter6 {
    @Suite struct TestingViewModels {
        @Test func `6.5.1 Test the pages at their edges`() async {
            await exercise {
                for (how, pages) in goodPages { expectPages(pages, areRight: true, how) }
                for (slip, pages) in brokenPages { expectPages(pages, areRight: false, slip) }
            }
        }

        @Test func `6.5.2 Test that work begins with activation`() async {
            await exercise {
                for (how, wire) in goodFetching {
                    expect(
                        workBeginsWithActivation { Photo(fetching: $0, wire) }, is: true, for: good,
                        because: tooStrict(how)
                    )
                }
                for (slip, wire) in brokenFetching {
                    expect(
                        workBeginsWithActivation { Photo(fetching: $0, wire) }, is: false, for: broken,
                        because: tooWeak(slip)
                    )
                }
            }
        }

        @Test func `6.5.3 Test that loading always ends`() async {
            await exercise {
                for (how, wire) in goodLoading {
                    expect(
                        loadingAlwaysEnds { Photo(fetching: $0, wire) }, is: true, for: good,
                        because: tooStrict(how)
                    )
                }
                expect(
                    loadingAlwaysEnds { Photo(waitingFor: $0) }, is: true, for: good,
                    because: tooStrict("deals with each ending in a handler of its own")
                )
                for (slip, ends, complaints) in brokenLoading {
                    expect(
                        loadingAlwaysEnds { Photo(waitingFor: $0, until: ends, complainingAt: complaints) },
                        is: false, for: broken, because: tooWeak(slip)
                    )
                }
            }
        }
    }
}

// MARK: What a learner's test is told

private let good = "a view model that keeps every promise"
private let broken = "a view model that breaks a promise"

private func tooStrict(_ how: String) -> String {
    """
    Your test calls this view model wrong, and it is right. It \(how). A test asks for what \
    was promised, and for no more.
    """
}

private func tooWeak(_ slip: String) -> String { "Your test calls this view model right, though \(slip)." }

// MARK: Pages

private typealias Pages = @Sendable ([String]) -> (Int) -> String?

/// Expects this verdict of the learner's test, and says which indexes it has tried.
private func expectPages(
    _ pages: @escaping Pages, areRight expected: Bool, _ trait: String,
    at location: SourceLocation = #_sourceLocation
) {
    let tried = Property<[(count: Int, indexes: [Int])]>([])
    let verdict = pagesAreRight { names in
        { index in
            tried.modify { tried in
                if tried.last?.count != names.count { tried.append((names.count, [])) }
                tried[tried.count - 1].indexes.append(index)
            }
            return pages(names)(index)
        }
    }
    let list = tried.value.prefix(4).map { count, indexes in
        "\(count) photos at \(indexes.prefix(8).map(String.init).joined(separator: ", "))"
    }
    expect(
        verdict, is: expected,
        for: "pages; your test has tried \(list.isEmpty ? "none" : list.joined(separator: "; "))",
        because: expected
            ? """
            Your test calls these pages wrong, and they are right. Their function \(trait). A test asks for what was \
            promised, and for no more.
            """
            : "Your test calls these pages right, though in them \(trait).", at: location
    )
}

private let goodPages: KeyValuePairs<String, Pages> = [
    "asks first whether there is such a photo": { names in
        { names.indices.contains($0) ? names[$0] : nil }
    },
    "looks the index up in a table": { names in
        let table = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($0.offset, $0.element) })
        return { table[$0] }
    },
    "leaves out as many names as the index says": { names in
        { $0 < 0 ? nil : names.dropFirst($0).first }
    },
]

private let brokenPages: KeyValuePairs<String, Pages> = [
    "every index gives nil": { _ in { _ in nil } },
    "every index that there is gives the first photo": { names in
        { names.indices.contains($0) ? names.first : nil }
    },
    "index 1 gives the first photo, and index 0 none": { names in { photo($0 &- 1, of: names) } },
    "index 0 gives the second photo, and the last index none": { names in { photo($0 &+ 1, of: names) } },
    "the photos come in the wrong order, the last one first": { names in
        { photo(names.count &- 1 &- $0, of: names) }
    },
    "index -1 gives the first photo": { names in { photo($0 == -1 ? 0 : $0, of: names) } },
    "the index after the last gives the last photo": { names in
        { photo($0 == names.count ? $0 - 1 : $0, of: names) }
    },
    "the first photo comes again after the last": { names in
        { photo($0 == names.count ? 0 : $0, of: names) }
    },
    "the last index gives nil": { names in { photo($0, of: names.dropLast()) } },
    "index 0 gives an empty name where there are no photos, instead of nil": { names in
        { names.isEmpty && $0 == 0 ? "" : photo($0, of: names) }
    },
]

private func photo(_ index: Int, of names: [String]) -> String? {
    names.indices.contains(index) ? names[index] : nil
}

// MARK: A photo

/// The view model that is tested: right, or with something planted in it.
private final class Photo: PhotoShowing {
    let activation = Activation()
    let name = "Harbour"
    let picture = Property<Pixmap?>(nil)
    let isLoading = Property(false)
    let trouble = Property<String?>(nil)

    init(fetching answer: Signal<Pixmap>, _ wire: (Photo, Signal<Pixmap>) -> Void) { wire(self, answer) }

    static func whileActive(_ photo: Photo, _ answer: Signal<Pixmap>) {
        photo.forwardWhileActive(photo.told(answer)).subscribe()
    }

    /// The answer, that shows its pictures.
    func shown(_ answer: Signal<Pixmap>) -> Signal<Pixmap> {
        answer.doNext { [picture] in picture.value = $0 }.catchTo(.empty)
    }

    /// The answer, that says how it goes too.
    func told(_ answer: Signal<Pixmap>) -> Signal<Pixmap> {
        let shown = shown(answer.doError { [trouble] in trouble.value = "\($0)" })
        return Signal { [isLoading, trouble] observer in
            isLoading.value = true
            trouble.value = nil
            let asking = shown.subscribe(observer)
            return Disposable {
                asking.dispose()
                isLoading.value = false
            }
        }
    }

    /// What can end the loading, or be complained of.
    enum Moment { case beginning, picture, completion, failure, leaving }

    /// A view model whose `isLoading` becomes false, and whose `trouble` complains, at these moments.
    init(
        waitingFor answer: Signal<Pixmap>, until ends: Set<Moment> = [.completion, .failure, .leaving],
        complainingAt complaints: Set<Moment> = [.failure]
    ) {
        let at: @Sendable (Moment) -> Void = { [isLoading, trouble] moment in
            if ends.contains(moment) { isLoading.value = false }
            if complaints.contains(moment) { trouble.value = "no picture" }
        }
        let watching = SerialDisposable()
        didBecomeActive.subscribe(next: { photo in
            photo.isLoading.value = true
            photo.trouble.value = nil
            at(.beginning)
            watching.inner = answer.subscribe(
                next: { [picture = photo.picture] in
                    picture.value = $0
                    at(.picture)
                },
                error: { _ in at(.failure) },
                completed: { at(.completion) }
            )
        })
        didBecomeInactive.skip(1).subscribe(next: { _ in
            watching.inner = nil
            at(.leaving)
        })
    }
}

private typealias Wiring = @Sendable (Photo, Signal<Pixmap>) -> Void

private let goodFetching: KeyValuePairs<String, Wiring> = [
    "fetches again each time it becomes active": { Photo.whileActive($0, $1) },
    "fetches once and for all, when it becomes active for the first time": { photo, answer in
        let told = photo.told(answer)
        photo.didBecomeActive.take(1).flattenMap { _ in told }.subscribe()
    },
    "sets isLoading to false again whenever it becomes inactive": { photo, answer in
        Photo.whileActive(photo, answer)
        photo.didBecomeInactive.subscribe(next: { $0.isLoading.value = false })
    },
]

private let brokenFetching: KeyValuePairs<String, Wiring> = [
    "it never fetches anything": { photo, _ in Photo.whileActive(photo, .never) },
    "it fetches when it is made, although nobody looks, and not when it becomes active": { photo, answer in
        Photo.whileActive(photo, answer.replay())
    },
    "it fetches when it is made, although nobody looks, and again when it becomes active": { photo, answer in
        photo.shown(answer).subscribe()
        Photo.whileActive(photo, answer)
    },
    "it fetches nothing until it becomes inactive": { photo, answer in
        let told = photo.told(answer)
        photo.didBecomeInactive.skip(1).flattenMap { _ in told }.subscribe()
    },
    "it fetches once more when it becomes inactive": { photo, answer in
        let shown = photo.shown(answer)
        Photo.whileActive(photo, answer)
        photo.didBecomeInactive.skip(1).flattenMap { _ in shown }.subscribe()
    },
    "it fetches twice when it becomes active": { photo, answer in
        Photo.whileActive(photo, .merge([answer, answer]))
    },
    "its isLoading is true before anybody looks": { photo, answer in
        photo.isLoading.value = true
        photo.didBecomeActive.take(1).subscribe(next: { Photo.whileActive($0, answer) })
    },
    "its isLoading is false while the fetch is under way": { photo, answer in
        photo.forwardWhileActive(photo.shown(answer)).subscribe()
    },
    "it fetches the picture, and does not show it": { photo, answer in
        Photo.whileActive(photo, answer.ignoreValues())
    },
]

private let goodLoading: KeyValuePairs<String, Wiring> = [
    "listens to the answer while it is active": { Photo.whileActive($0, $1) },
    "sets isLoading to false at the end of the answer, and again when it lets go of it": { photo, answer in
        Photo.whileActive(photo, answer.finally { [isLoading = photo.isLoading] in isLoading.value = false })
    },
]

private let brokenLoading: [(slip: String, ends: Set<Photo.Moment>, complaints: Set<Photo.Moment>)] = [
    ("its isLoading stays true when the answer has failed", [.completion, .leaving], [.failure]),
    ("its isLoading stays true when the answer has completed", [.failure, .leaving], [.failure]),
    ("its isLoading stays true when it becomes inactive", [.completion, .failure], [.failure]),
    (
        "its isLoading does not wait for the answer: it is never seen true",
        [.beginning, .completion, .failure, .leaving], [.failure]
    ),
    (
        "its isLoading becomes false with the first picture, not with the end of the answer",
        [.picture, .failure, .leaving], [.failure]
    ),
    ("its trouble stays nil when the answer has failed", [.completion, .failure, .leaving], []),
    (
        "it has trouble to tell when it becomes inactive, as if the answer had failed",
        [.completion, .failure, .leaving], [.failure, .leaving]
    ),
    (
        "it has trouble to tell when the answer has completed, as if it had failed",
        [.completion, .failure, .leaving], [.failure, .completion]
    ),
    (
        "it has trouble to tell as soon as it is active, before the answer has ended",
        [.completion, .failure, .leaving], [.beginning, .failure]
    ),
]
