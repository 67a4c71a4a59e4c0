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
                    expect(workBeginsWithActivation { PlantedPhoto(fetching: $0, wire) }, isRight: true, how)
                }
                for (slip, wire) in brokenFetching {
                    expect(
                        workBeginsWithActivation { PlantedPhoto(fetching: $0, wire) }, isRight: false, slip)
                }
            }
        }

        @Test func `6.5.3 Test that loading always ends`() async {
            await exercise {
                for (how, plant) in goodLoading {
                    expect(loadingAlwaysEnds { plant($0) }, isRight: true, how)
                }
                for (slip, plant) in brokenLoading {
                    expect(loadingAlwaysEnds { plant($0) }, isRight: false, slip)
                }
            }
        }
    }
}

/// Expects this verdict of the learner's test on a view model, of which something is said.
private func expect(
    _ verdict: @autoclosure () -> Bool, isRight expected: Bool, _ trait: String,
    at location: SourceLocation = #_sourceLocation
) {
    expect(
        verdict(), is: expected,
        for: expected ? "a view model that keeps every promise" : "a view model that breaks a promise",
        because: expected
            ? isPlain(trait)
                ? """
                Your test calls a view model wrong that is as simple as it can be, and keeps every promise. Which line \
                of your test asks for more than was promised?
                """
                : """
                Your test calls this view model wrong, and it is right. It \(trait). A test checks what \
                was promised, and no more.
                """
            : "Your test calls this view model right, though \(trait).", at: location)
}

/// Whether this is the first of those that are right: if a test refuses it, the way in which it is right is not the reason.
private func isPlain(_ trait: String) -> Bool {
    [goodFetching.first?.key, goodLoading.first?.key].contains(trait)
}

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
            Your test calls these pages wrong, and they are right. Their function \(trait). A test checks what was \
            promised, and no more.
            """
            : "Your test calls these pages right, though in them \(trait).", at: location)
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
