import FRP
import Marbles
import Testing

struct LaneTests {
    private let stage = Stage()
    private let background: Lane
    private let main: Lane

    init() {
        background = Lane(on: stage.clock)
        main = Lane(on: stage.clock)
    }

    /// The picture of both lanes, when nothing is left to do.
    private var picture: [String] {
        Picture(watching: ["background": background, "main": main], on: stage).lines
    }

    @Test func `work is drawn in its lane, with a = for each column in which it continues`() {
        background.schedule(after: .seconds(1)) { [background] in background.work("d", taking: .seconds(3)) }
        main.schedule(after: .seconds(5)) { [main] in main.work("s") }
        #expect(picture == ["background  -d==--", "main        -----s", "seconds     0    5"])
    }

    @Test func `a lane does one piece of work after the other, in order; other lanes are independent`() {
        for name in ["a", "b", "c"] {
            main.schedule { [main] in main.work(name, taking: .seconds(2)) }
            background.schedule(after: .seconds(1)) { [background] in background.work(name) }
        }
        main.schedule(after: .seconds(2)) { [main] in main.work("d") }
        #expect(picture == ["background  -(abc)-", "main        a=b=c=d", "seconds     0    5"])
    }

    @Test func `pieces of work in one block follow each other; later delays count from their end`() {
        let times = Recorder<Duration>()
        background.schedule { [background, main] in
            background.work("f", taking: .seconds(2))
            background.work("d", taking: .seconds(3))
            times.append(background.now)
            main.schedule(after: .seconds(1)) { main.work("s") }
        }
        stage.clock.run()
        #expect(times.values == [.seconds(5)])
        #expect(picture == ["background  f=d==--", "main        ------s", "seconds     0    5"])
    }

    @Test func `X7 inside a block the current lane is the one that runs it, outside there is none`() {
        let here = Recorder<Bool>()
        main.schedule { [main] in here.append(Lane.current === main) }
        stage.clock.run()
        #expect(here.values == [true])
        #expect(Lane.current == nil)
    }

    @Test func `X3 a block that is disposed does not run, not even when it waits for the lane`() {
        main.schedule { [main] in main.work("a", taking: .seconds(4)) }
        let soon = main.schedule(after: .seconds(1)) { [main] in main.work("b") }
        let late = main.schedule(after: .seconds(9)) { [main] in main.work("c") }
        stage.clock.schedule(after: .seconds(2)) {
            soon.dispose()
            late.dispose()
        }
        #expect(picture.last == "seconds     0")
        #expect(picture[1] == "main        a===-")
    }

    @Test func `deliverOn moves the rest to another lane, when the work before it is done`() {
        let (background, main) = (background, main)
        let photo = Signal<String> { observer in
            Lane.current?.work("f", taking: .seconds(2))
            observer.sendNext("photo")
            return .none
        }
        photo.subscribeOn(background).deliverOn(main).subscribe(next: { _ in Lane.current?.work("s") })
        #expect(picture == ["background  f=-", "main        --s", "seconds     0"])
    }

    @Test func `work with a long name is written with its initial, which is explained`() {
        let stage = Stage()
        let picture = stage.perform {
            let main = Lane()
            main.schedule {
                for name in ["fetch", "decode", "draw"] { main.work(name, taking: .seconds(1)) }
            }
            return Picture(watching: ["main": main]).lines
        }
        #expect(picture == ["main     fda-", "seconds  0", "         f = fetch   d = decode   a = draw"])
    }
}
