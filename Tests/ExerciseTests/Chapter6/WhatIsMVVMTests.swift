extension Chapter6 {
    @Suite struct WhatIsMVVM {
        @Test func `6.1.1 Say in words how large the picture is`() async {
            await exercise {
                let photo = photoWithoutPictures()
                photo.thumbnail.value = Pixmap(width: 3, height: 2)
                let model = PictureSizeViewModel(photo)
                expect(
                    model.size.value, is: "no picture yet", for: "a new view model, no full-size picture",
                    because: "The label is on the screen before the full-size picture is there.")
                let steps: [(Int, Int)?] = [
                    (30, 20), (40, 60), nil, (30, 20), (30, 20), (20, 30), (20, 20), nil, nil, (7, 400),
                    (30, 20),
                ]
                for step in steps {
                    photo.fullSize.value = step.map { Pixmap(width: $0, height: $1) }
                    expect(
                        model.size.value, is: step.map { "\($0) by \($1)" } ?? "no picture yet",
                        for: step.map { "a picture \($0) wide and \($1) high" } ?? "the picture gone again",
                        because: "The words follow the model: they change whenever the picture changes.")
                }
                let other = PictureSizeViewModel(photo)
                expect(
                    other.size.value, is: "30 by 20", for: "a view model of a photo that has a picture",
                    because: "A picture that was there before the view model is shown too.")
                expectReleased(
                    "the view model of a photo that stays",
                    because: """
                        The photo's property holds its subscribers, and they hold the objects that their \
                        closures name: `self`, for instance.
                        """
                ) { PictureSizeViewModel(photo) }
            }
        }

        @Test func `6.1.2 Make the formatter once`() async {
            await exercise {
                let before = WalkFormatter.made.value
                func expectMade(
                    _ count: Int, after what: String, because remark: String,
                    at location: SourceLocation = #_sourceLocation
                ) {
                    expect(
                        WalkFormatter.made.value - before, is: count, for: "formatters made, \(what)",
                        because: remark, at: location)
                }
                let follows = "The time follows each value, in the words of the formatter."
                let minutes = Subject<Int>()
                let model = WalkViewModel(minutes.signal)
                expectMade(
                    0, after: "with a view model that has no value yet",
                    because: """
                        There is no value yet. Is the formatter made, or read, when the view model \
                        is made?
                        """)
                minutes.sendNext(125)
                expect(model.time.value, is: "2 h 5 min", for: "125 minutes", because: follows)
                expectMade(
                    1, after: "after its first value",
                    because: "The words are the formatter's work; one formatter is enough.")
                minutes.sendNext(60)
                expect(model.time.value, is: "1 h 0 min", for: "60 minutes", because: follows)
                expectMade(
                    1, after: "after its second value",
                    because: "Your code makes a formatter for each value. Keep the first one.")
                for value in [61, 61, 59, 0, 600, 7, 8] {
                    minutes.sendNext(value)
                    expect(
                        model.time.value, is: "\(value / 60) h \(value % 60) min", for: "\(value) minutes",
                        because: follows)
                }
                let other = WalkViewModel(.return(45))
                expect(
                    other.time.value, is: "0 h 45 min", for: "45 minutes, in a second view model",
                    because: follows)
                expectMade(
                    1, after: "after a second view model and its first value",
                    because: "Each view model has one of its own. One for all of them belongs to the type.")
            }
        }
    }
}

private func photoWithoutPictures() -> PhotoModel {
    PhotoModel(
        PhotoRecord(id: 1, name: "Dunes", username: "olav", rating: 80, images: [], commentsCount: nil))
}
