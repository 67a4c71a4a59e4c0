import FRP
import Marbles
import Narration

let multicasting = Section(
    4,
    9,
    "Multicasting",
    name: "multicasting",
    book: "chapter4/multicasting",
    chineseTitle: "组播"
) { tell in
    tell.prose(
        """
        A request over the network is cold: three subscribers, three requests. That is seldom what one wants. The book
        draws it as two pictures. The first, of a signal as it is:
        """
    )
    tell.example {
        let time = TestScheduler()
        let request = MarbleSource<String>.cold("---a--b|", on: time)
        let seen = (0..<3).map { _ in time.record(request.signal) }
        time.run()
        draw(fan(from: request, to: seen))
    }
    tell.prose("The second, of the same signal behind a connection:")
    tell.example {
        let time = TestScheduler()
        let request = MarbleSource<String>.cold("---a--b|", on: time)
        let connection = request.signal.publish()
        let seen = (0..<3).map { _ in time.record(connection.signal) }
        connection.connect()
        time.run()
        draw(fan(from: request, to: seen))
    }
    tell.prose(
        """
        `publish` puts a subject between the source and its audience. Subscribing to the connection's signal is
        subscribing to the subject, which starts nothing; `connect` subscribes the subject to the source, once. Calling
        it again does nothing more.
        """
    )
    tellOfAutoconnect(tell)
    tellOfReplay(tell)
    tell.closing(
        """
        In Rx: `publish`, `connect`, `refCount`, `replay`. In Combine: `multicast`, `makeConnectable`, `autoconnect`. Rx
        and Combine start the source again for somebody who comes when all have left; the book's library does not, and
        neither do we.

        Try it: exercises 4.9.1 to 4.9.4, Exercises/Chapter4/Multicasting.swift
        """
    )
}

private func tellOfAutoconnect(_ tell: Teller) {
    tell.prose(
        """
        Who should call `connect`, and when? Often: the first subscriber, by coming; and the last one, by leaving,
        should stop the source. That is `autoconnect`.
        """
    )
    tell.example {
        let time = TestScheduler()
        let clock = MarbleSource<Int>.cold("-1-2-3-4-5-6-7-8", on: time)
        let shared = clock.signal.publish().autoconnect()
        let first = time.record(
            shared,
            subscribedAt: .seconds(2),
            disposedAt: .seconds(8)
        )
        let second = time.record(
            shared,
            subscribedAt: .seconds(5),
            disposedAt: .seconds(11)
        )
        time.run()
        draw(Picture(Timeline("first", first), Timeline("second", second)))
        print("the source was started", clock.subscriptions.count, "time")
        print("it is still running:", clock.isActive)
    }
    tell.prose(
        "The first came at 2 and started the clock, the second heard the rest of the same run. At 11 it stopped."
    )
}

private func tellOfReplay(_ tell: Teller) {
    tell.prose("And who comes late? With `replay` the connection's subject is one that remembers.")
    tell.example {
        let time = TestScheduler()
        let request = MarbleSource<String>.cold("---a--b|", on: time)
        let all = request.signal.replay()
        let last = request.signal.replayLast()
        let seen = (
            time.record(all, subscribedAt: .seconds(9)),
            time.record(last, subscribedAt: .seconds(9))
        )
        time.run()
        draw(Picture(Timeline("replay", seen.0), Timeline("replayLast", seen.1)))
    }
    tell.prose(
        """
        Both subscribed at 9, after the end, and were told: all of it, or the last value. `replay` and `replayLast`
        start at once; `replayLazily` waits for the first subscriber.
        """
    )
}

/// A source and its subscribers, as the book draws them: with a line for every time the source was asked.
private func fan(from source: MarbleSource<String>, to seen: [Recorder<String>]) -> [String] {
    let asked = source.subscriptions.count
    let isShared = asked < seen.count
    let lines = seen.enumerated().map { index, recorder in
        let hasStem = !isShared || index == (seen.count - 1) / 2
        let joint =
            switch index {
            case _ where !isShared: "─"
            case 0: "┌"
            case seen.count - 1: "└"
            default: "┼"
            }
        let got = recorder.values.joined(separator: ", ")
        return "\(hasStem ? "request ──" : "          ")\(joint)──▶ subscriber \(index + 1) got \(got)"
    }
    return lines + ["requests: \(asked)"]
}
