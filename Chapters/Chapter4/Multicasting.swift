import FRP
import Marbles
import Narration
import Text

let multicasting = Section("4.9") { tell in
    tell.prose(
        """
        A request over the network is cold: three subscribers make three requests. You rarely want that. The book
        draws two pictures of this. Here `threeSubscribers` subscribes three times, and `arrows` draws what each
        subscriber got. The first picture shows the signal as it is:
        """
    )
    tell.example {
        let request = MarbleSource<String>.cold("---a--b|")
        let seen = threeSubscribers(to: request.signal)
        clock.run()
        draw(arrows(from: request, to: seen))
    }
    tell.prose(
        """
        The second shows the same signal with a connection between it and the subscribers. `publish` makes the
        connection. `connect` starts it: the connection subscribes to the signal once, and sends what it gets to all
        its subscribers. (The second `connect` does nothing.)
        """
    )
    tell.example {
        let request = MarbleSource<String>.cold("---a--b|")
        let connection = request.signal.publish()
        let seen = threeSubscribers(to: connection.signal)
        connection.connect()
        connection.connect()
        clock.run()
        draw(arrows(from: request, to: seen))
    }
    tell.prose(
        """
        `publish` puts a subject between the source and the subscribers. So what stands before `publish`, such as a
        `map`, runs once for all; what stands after it runs once for each subscriber.

        The operators that follow, such as `autoconnect` and `replay`, share a source too. Three questions tell them
        apart: who starts the source, who stops it, and what does a subscriber get that comes late?
        """
    )
    tell.correction(
        """
        it does not name `connect`. After `publish` nothing is ever sent without `connect` or `autoconnect`.
        """
    )
    tell.correction(
        """
        the Chinese text says that you should rather use `publish` than make a `RACMulticastConnection`. `publish` makes
        one.
        """
    )
    tellOfConnecting(tell)
    tellOfAutoconnect(tell)
    tellOfReplay(tell)
    tellOfMulticast(tell)
}

private func tellOfConnecting(_ tell: Teller) {
    tell.heading("Who starts it, and who stops it?")
    tell.prose(
        """
        After `publish` you do both. If you subscribe to the connection's signal, you subscribe to the subject, and
        nothing starts. `connect` subscribes the subject to the source, and returns a disposable. Dispose it, and the
        source stops for all subscribers:
        """
    )
    tell.example {
        let ticks = MarbleSource<Int>.cold("-1-2-3-4-5-6-7-8")
        let connection = ticks.signal.publish()
        let running = connection.connect()
        clock.schedule(after: .seconds(6)) { running.dispose() }
        draw(["ticks": connection.signal.watched(until: .seconds(12))])
    }
    tell.prose("After 6 nothing came, not even a completion.")
}

private func tellOfAutoconnect(_ tell: Teller) {
    tell.heading("Can the subscribers start and stop it?")
    tell.prose(
        """
        With `autoconnect` the source starts with the first subscriber, and stops when the last one leaves. Below, a third
        subscriber comes at 13, when the others have left. What does it get?
        """
    )
    tell.example {
        let ticks = MarbleSource<Int>.cold("-1-2-3-4-5-6-7-8")
        let shared = ticks.signal.publish().autoconnect()
        draw([
            "first": shared.watched(from: .seconds(2), until: .seconds(8)),
            "second": shared.watched(from: .seconds(4), until: .seconds(11)),
            "third": shared.watched(from: .seconds(13), until: .seconds(18)),
        ])
        print("starts:", ticks.subscriptions.count, "running:", ticks.isActive)
    }
    tell.prose(
        """
        When the second left, at 11, the source stopped. The third gets nothing, not even an ending: a connection does
        not start again.
        """
    )
    tell.fold(
        "At work: `share` starts again",
        """
        In Combine and RxSwift `publish` and `autoconnect` in one word is `share()`. There the third subscriber starts
        the source again. If the source has completed by then, RxSwift still starts it again; Combine sends only the
        completion. In Combine a second `connect` subscribes again: each value comes twice.
        """
    )
}

private func tellOfReplay(_ tell: Teller) {
    tell.heading("What does a late subscriber get?")
    tell.prose(
        """
        A plain subject remembers nothing (4.7), so after `publish` a late subscriber has missed the earlier values. `replay`
        uses a replay subject; `replayLast` keeps only the last value. Both connect at once. `replayLazily` waits for the
        first subscriber. Below, somebody subscribes to each of them at 9:
        """
    )
    tell.example {
        let request = MarbleSource<String>.cold("---a--b|")
        let (all, last) = (request.signal.replay(), request.signal.replayLast())
        let lazily = request.signal.replayLazily()
        print("requests, before anybody subscribes:", request.subscriptions.count)
        draw([
            "replay": all.watched(from: .seconds(9)),
            "replayLast": last.watched(from: .seconds(9)),
            "replayLazily": lazily.watched(from: .seconds(9)),
        ])
    }
    tell.prose(
        """
        At 9 two requests had ended, and their values were remembered. The request of `replayLazily` began only then.
        """
    )
}

private func tellOfMulticast(_ tell: Teller) {
    tell.heading("Can it get something else?")
    tell.prose(
        """
        `publish` and `replay` differ in the subject that they put between source and subscribers. With `multicast`
        you choose the subject yourself. This one sends a new subscriber the latest temperature, and 0 before there is
        one. (`autoconnect` works for every connection.)
        """
    )
    tell.example {
        let thermometer = Signal<Int>(marbles: "----5---6--------|")
        let connection = thermometer.multicast(BehaviorSubject(0))
        let shared = connection.autoconnect()
        draw([
            "first": shared.watched(from: .seconds(2)),
            "second": shared.watched(from: .seconds(13)),
        ])
    }
    tell.heading("Who starts, who stops, what does a late one get?")
    tell.diagram([
        "              starts it      stops it         a late one gets",
        "publish       you: connect   you: dispose     what follows",
        "autoconnect   first to come  last to leave    what follows",
        "replay        at once        its end          all values",
        "replayLast    at once        its end          the last value",
        "replayLazily  first to come  its end (*)      all values",
        "multicast     you: connect   you: dispose     as its subject says",
    ])
    tell.prose(
        """
        (*) Or earlier: if no variable keeps the signal that `replayLazily` has returned, the source stops when the
        last subscriber leaves. If a variable keeps this signal, the source goes on without subscribers.
        """
    )
}

private func threeSubscribers(to signal: Signal<String>) -> [Recorder<String>] {
    (0..<3).map { _ in
        let seen = Recorder<String>()
        seen.record(signal)
        return seen
    }
}

/// A source and its subscribers, as the book draws them: with a line for every time the source was asked.
private func arrows(from source: MarbleSource<String>, to seen: [Recorder<String>]) -> [String] {
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
        let stem = isShared ? "request ──▶ subject ──" : "request ──"
        let start = hasStem ? stem : String(repeating: " ", count: stem.count)
        return "\(start)\(joint)──▶ " + "subscriber \(index + 1) got \(got)".translated
    }
    return lines + ["requests: \(asked)".translated]
}
