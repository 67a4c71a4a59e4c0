extension Chapter6 {
    @Suite struct MVVMInPractice {
        @Test func `6.3.1 Give no photo where there is none`() async {
            await exercise {
                for count in [3, 1, 0] {
                    for index in [0, 1, count - 1, count, -1, count + 7, -7] {
                        expectPhoto(at: index, of: count)
                    }
                }
            }
        }

        @Test func `6.3.2 Remember the page that was asked for`() async {
            await exercise {
                let names = ["A", "B", "C"]
                for index in [2, 0, 1, 1337, -1] {
                    let photos = Property<[PhotoModel]>([])
                    let album = AlbumViewModel(photos, openedAt: index)
                    expect(
                        album.firstIndex, is: index, for: "firstIndex of an album opened at \(index)",
                        because: "The photos may still come, so keep the index unchanged.")
                    for count in [0, 2, 3, 3, 1, 0, 2, 3, 2] {
                        photos.value = names.prefix(count).map(photo(called:))
                        let isThere = (0..<count).contains(index)
                        expect(
                            album.title.value ?? "nil", is: isThere ? names[index] : "nil",
                            for: "opened at \(index); now the photos are \(names.prefix(count))",
                            because: isThere
                                ? "There is a photo at \(index) now: the title follows the photos."
                                : "There is no photo at \(index) now, and another photo's name would be wrong."
                        )
                    }
                }
                let photos = Property(names.map(photo(called:)))
                let album = AlbumViewModel(photos, openedAt: 1)
                expect(
                    album.title.value ?? "nil", is: "B",
                    for: "an album of \(names) opened at 1: the photos are known already",
                    because:
                        "The title does not wait for other photos: those that are there count from the beginning."
                )
                photos.value = ["C", "D", "E"].map(photo(called:))
                expect(
                    album.title.value ?? "nil", is: "D", for: "now there are three other photos, C, D and E",
                    because: "There are as many photos as before, but another one is at 1.")
                expectReleased(
                    "an album whose photos stay",
                    because: """
                        The photos hold their subscribers, and those hold what their closures name: `self`, for \
                        instance.
                        """
                ) { AlbumViewModel(photos, openedAt: 1) }
            }
        }

        @Test func `6.3.3 Fetch only while somebody looks`() async {
            await exercise(without: .all) {
                let request = MarbleSource<String>.cold("---a|", on: TestScheduler())
                let looking = active(ForecastViewModel(request.signal))
                expect(
                    withExtendedLifetime(looking) { request.subscriptions.count }, is: 1,
                    for: "requests of a view model that has just become active",
                    because: """
                        Now somebody looks. Until then it was inactive, and `didBecomeInactive` says so at once, when you \
                        subscribe to it.
                        """)
                expectForecast(
                    active: "f-t------f--t----f----", forecast: "---a|", text: "e----a---------A------",
                    requests: ["2 to 6", "12 to 16"], because: "Each activation asks again.")
                expectForecast(
                    active: "--t-f----------------", forecast: "----a|", text: "e--------------------",
                    requests: ["2 to 4"], because: "Nobody waits after 4.")
                expectForecast(
                    active: "--t-f--t-------------", forecast: "----a|", text: "e----------A---------",
                    requests: ["2 to 4", "7 to 12"], because: "At 4 the first is cancelled.")
                expectForecast(
                    active: "--t-t--f-f-----------", forecast: "---a|", text: "e----a---------------",
                    requests: ["2 to 6"], because: "It was active already.")
                expectForecast(
                    active: "--t----------f-------", forecast: "-a-b-----|", text: "e--a-b---------------",
                    requests: ["2 to 11"], because: "One request, two answers.")
                expectForecast(
                    active: "--t----------------f-", forecast: "-a-a-b-b-a-c-d-f|",
                    text: "e--a---b---a-c-d-f---",
                    requests: ["2 to 18"], because: "One request, many answers.")
                expectReleased("an active view model") { active(ForecastViewModel(.never)) }
            }
        }

        @Test func `6.3.4 Stop loading however the fetching ends`() async {
            await exercise(without: .all) {
                expectLoading(
                    "ft--f-----", active: "-t--------", "---(p|)", because: "the request has completed at 4.")
                expectLoading(
                    "ft--f-----", active: "-t--------", "---X", because: "a request that fails has ended too."
                )
                expectLoading(
                    "ft-f------", active: "-t-f------", "-----(p|)",
                    because: "cancelled at 3, the request sends no end at all.")
                expectLoading(
                    "ft-----f--", active: "-t--------", "--p---|",
                    because: "more may follow a picture, until it completes at 7.")
                expectLoading(
                    "ft--f--t--f-", active: "-t----ft----", "---X", requests: 2,
                    because: "one has failed, and at 7 somebody looks again.")
                expectLoading(
                    "ft-f--t---f-", active: "-t-f--t-----", "----(p|)", requests: 2,
                    because: "one is cancelled, and the second is answered.")
                expectLoading(
                    "ft----------f---", active: "-t--------------", "-p-p-p-p-p-|",
                    because: "many pictures may come, until it completes at 12.")
                let shown = PortraitViewModel(.return(Pixmap(width: 1, height: 1)))
                shown.active = true
                expect(
                    shown.isLoading.value, is: false, for: "an answer that is there at once",
                    because: "It ends during subscribe: do not set isLoading to true after that.")
                expect(
                    shown.picture.value?.width ?? 0, is: 1, for: "the width of the picture that was answered",
                    because: "The picture is shown as soon as it comes.")
                expectReleased("an active view model") { active(PortraitViewModel(.never)) }
            }
        }
    }
}

// MARK: Photos

private func photo(called name: String) -> PhotoModel {
    PhotoModel(PhotoRecord(id: 1, name: name, username: "olav", rating: 80, images: [], commentsCount: nil))
}

/// Expects the photo, or none, and that `load` was asked for the photo alone.
private func expectPhoto(at index: Int, of count: Int, at location: SourceLocation = #_sourceLocation) {
    var loaded: [Int] = []
    let given = "index \(index), count \(count)"
    let found = trying(given) {
        photo(at: index, of: count) {
            loaded.append($0)
            return photo(called: "photo \($0)")
        }
    }
    let isThere = (0..<count).contains(index)
    expect(
        found?.name ?? "nil", is: isThere ? "photo \(index)" : "nil", for: given,
        because: count == 0
            ? "There is no photo, so none at any place."
            : "The places are \(Array(0..<count)).",
        at: location)
    expect(
        loaded, is: isThere ? [index] : [], for: "what is loaded: \(given)",
        because: "A photo is loaded once, and only where there is one.", at: location)
}

// MARK: Activity

private func active<Model: ViewModel>(_ model: Model) -> Model {
    model.active = true
    return model
}

extension Lab {
    /// Has a view model be active and inactive as drawn, with t and f.
    fileprivate func drive(_ model: some ViewModel, _ marbles: String) {
        hot("active", of: String.self, marbles).signal.subscribe(next: { [weak model] in
            model?.active = $0 == "t"
        })
    }
}

/// Expects this of `text`, e being the empty one, and requests under way from then to then. What a later one is
/// answered is written large.
private func expectForecast(
    active: String, forecast: String, text: String, requests: [String], because remark: String,
    at location: SourceLocation = #_sourceLocation
) {
    let lab = Lab()
    let source = lab.cold("request", of: String.self, forecast)
    let isFirst: @Sendable () -> Bool = {
        source.subscriptions.last?.began == source.subscriptions.first?.began
    }
    let model = ForecastViewModel(source.signal.map { isFirst() ? $0 : $0.uppercased() })
    expect(
        source.subscriptions.count, is: 0, for: "requests of a view model that has not been active yet",
        because: "Nobody is looking yet, so there is nothing to fetch.", at: location)
    lab.drive(model, active)
    withExtendedLifetime(model) {
        lab.expect(
            model.text.signal.distinctUntilChanged().map { $0.isEmpty ? "e" : $0 }, text,
            because: "e is \"\", and the second request sends A. \(remark)", at: location)
    }
    expect(
        source.subscriptions.map { request in
            let columns = [request.began, request.ended].map {
                $0.map { "\(Int($0 / .seconds(1)))" } ?? "ever"
            }
            return columns.joined(separator: " to ")
        },
        is: requests, for: "the columns in which requests are under way; active \(active)",
        because: "Each subscription is a request. \(remark)", at: location)
}

/// Expects that `isLoading` turns from t to f as drawn, with so many requests answered like that.
private func expectLoading(
    _ isLoading: String, active: String, _ answer: String, requests: Int = 1, because remark: String,
    at location: SourceLocation = #_sourceLocation
) {
    let lab = Lab()
    let source = lab.cold("request", of: Character.self, answer)
    let model = PortraitViewModel(source.signal.map { _ in Pixmap(width: 1, height: 1) })
    lab.drive(model, active)
    withExtendedLifetime(model) {
        lab.expect(
            model.isLoading.signal.distinctUntilChanged().map { $0 ? "t" : "f" }, isLoading,
            because: "this is isLoading; \(remark)", at: location)
    }
    expect(
        source.subscriptions.count, is: requests, for: "requests: active \(active), answer \(answer)",
        because: "Each subscription to the answer is a request. One for each activation is enough.",
        at: location)
}
