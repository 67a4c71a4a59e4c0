extension Chapter4 {
    @Suite struct Threads {
        @Test func `4.13.1 Predict on which thread each step runs`() async {
            await exercise {
                let time = TestScheduler()
                let lanes = ["main": Lane(on: time), "background": Lane(on: time), "disk": Lane(on: time)]
                let threads = Recorder<String>()
                let step = { @Sendable (_: String) in
                    threads.append(lanes.first { $0.value === Lane.current }?.key ?? "elsewhere")
                    return ""
                }
                guard let main = lanes["main"], let background = lanes["background"], let disk = lanes["disk"]
                else { return }
                let photo = Signal.defer { .return(step("fetch")) }
                let saved =
                    photo
                    .map(step)
                    .deliverOn(main)
                    .map(step)
                    .subscribeOn(background)
                    .deliverOn(disk)
                    .map(step)
                main.schedule { saved.subscribe(next: { _ = step($0) }) }
                time.run()
                expectPrediction(
                    threadsOfThePhoto(), is: threads.values,
                    hint: """
                        subscribeOn says where the chain begins. Each deliverOn says where the steps after it run.
                        """)
            }
        }

        @Test func `4.13.2 Decode in the background and show on main`() async {
            await exercise {
                let steps = [
                    "downloaded in the background", "decoded in the background", "decoded in the background",
                    "framed on main", "picture 7 shown on main", "framed on main", "picture 8 shown on main",
                ]
                expectSteps(
                    steps + ["ended on main"], of: .completed,
                    because: "Long work on main, or where you subscribe, stops the screen.")
                expectSteps(
                    steps + ["failed on main"], of: .error(MarbleFailure()),
                    because: "An error of the download arrives on main, like the values.")

                let lab = Lab()
                let download = lab.cold("download", "--7-7--3-3-1-2-4-4|")
                lab.expect(
                    portrait(
                        download.signal, decode: { "\($0)" }, frame: { $0 }, background: lab.time,
                        main: lab.time),
                    "--7-7--3-3-1-2-4-4|",
                    because:
                        "every picture is shown. Here both schedulers are the lab's time, and decoding takes none."
                )
            }
        }
    }
}

/// Expects that these steps happen, in this order and there, if a download sends 7 and 8 and ends like this.
private func expectSteps(
    _ steps: [String], of ending: Event<Int>, because remark: String,
    at location: SourceLocation = #_sourceLocation
) {
    let (background, main) = (TestScheduler(), TestScheduler())
    let happened = Recorder<String>()
    let note = { @Sendable (what: String) in
        let here = CurrentScheduler.value as? TestScheduler
        let place = here === background ? "in the background" : here === main ? "on main" : "wherever you are"
        happened.append("\(what) \(place)")
    }
    let download = Signal<Int> { observer in
        note("downloaded")
        observer.sendNext(7)
        observer.sendNext(8)
        observer.send(ending)
        return .none
    }
    let decode = { @Sendable (number: Int) in
        note("decoded")
        return "picture \(number)"
    }
    let frame = { @Sendable (picture: String) in
        note("framed")
        return picture
    }
    portrait(download, decode: decode, frame: frame, background: background, main: main).subscribe(
        next: { note("\($0) shown") }, error: { _ in note("failed") }, completed: { note("ended") })
    for _ in 1...3 {
        background.run()
        main.run()
    }
    expect(
        happened.values, is: steps,
        for: ending.isCompleted
            ? "a download that sends 7 and 8, and then completes"
            : "a download that sends 7 and 8, and then fails",
        because: remark, at: location)
}
