import FRP
import Marbles
import Narration

let multicasting = Section("4.9") { tell in
    tell.prose(
        """
        A request over the network is cold: three subscribers make three requests. You rarely want that. The book draws two
        pictures. The first shows the signal as it is. (`threeSubscribers` subscribes three times, and `fan` draws who
        subscribed to what.)
        """
    )
    tell.example {
        let request = MarbleSource<String>.cold("---a--b|")
        let seen = threeSubscribers(to: request.signal)
        clock.run()
        draw(fan(from: request, to: seen))
    }
    tell.prose(
        """
        The second shows the same signal behind a connection. A connection subscribes to the signal once, and sends what
        it gets to all its own subscribers:
        """
    )
    tell.example {
        let request = MarbleSource<String>.cold("---a--b|")
        let connection = request.signal.publish()
        let seen = threeSubscribers(to: connection.signal)
        connection.connect()
        clock.run()
        draw(fan(from: request, to: seen))
    }
    tell.translation([
        "RACMulticastConnection *connection = [request publish];":
            "let connection = request.signal.publish()",
        "[connection connect];": "connection.connect()",
    ])
    tell.prose(
        """
        `publish` puts a subject between the source and the subscribers. If you subscribe to the connection's signal,
        you subscribe to the subject, and nothing starts. `connect` subscribes the subject to the source. If you call
        `connect` again, nothing more happens. (The book's page does not name `connect`. Without it, or `autoconnect`,
        nothing is ever sent.)
        """
    )
    tellOfAutoconnect(tell)
    tellOfReplay(tell)
    tell.closing(
        """
        In Rx: `publish`, `connect`, `refCount`, `replay`. In Combine: `multicast`, `makeConnectable`, `autoconnect`. If
        somebody subscribes after all have left, Rx and Combine start the source again. The book's library does not, and
        neither does ours.
        """
    )
}

private func tellOfAutoconnect(_ tell: Teller) {
    tell.prose(
        """
        When should you call `connect`? Often the source should start when the first subscriber comes, and stop when the
        last one leaves. `autoconnect` does that:
        """
    )
    tell.example {
        let ticks = MarbleSource<Int>.cold("-1-2-3-4-5-6-7-8")
        let shared = ticks.signal.publish().autoconnect()
        draw([
            "first": shared.watched(from: .seconds(2), until: .seconds(8)),
            "second": shared.watched(from: .seconds(4), until: .seconds(11)),
        ])
        print("the source was started", ticks.subscriptions.count, "time")
        print("it is still running:", ticks.isActive)
    }
    tell.translation(["[[ticks publish] autoconnect];": "ticks.signal.publish().autoconnect()"])
    tell.prose(
        """
        The first came at 2 and started the source. The second came at 4 and got the rest of the same run. At 11 the second
        left too, and the source stopped.
        """
    )
}

private func tellOfReplay(_ tell: Teller) {
    tell.prose(
        """
        What about late subscribers? `replay` uses a subject that remembers the values and sends them to newcomers.
        """
    )
    tell.example {
        let request = Signal<String>(marbles: "---a--b|")
        let (all, last) = (request.replay(), request.replayLast())
        draw([
            "replay": all.watched(from: .seconds(9)),
            "replayLast": last.watched(from: .seconds(9)),
        ])
    }
    tell.translation(["[request replayLast];": "request.replayLast()"])
    tell.prose(
        """
        In both lines a subscriber comes at 9, after the end. With `replay` it gets all the values, with `replayLast`
        only the last one. `replay` and `replayLast` start at once; `replayLazily` waits for the first subscriber.

        `publish` and `replay` differ in the subject that they put between source and subscribers. With `multicast` you
        choose the subject yourself. This one gives newcomers the latest temperature, and 0 before there is one:
        """
    )
    tell.example {
        let thermometer = Signal<Int>(marbles: "------5---6--------|")
        let connection = thermometer.multicast(BehaviorSubject(0))
        connection.connect()
        draw([
            "thermometer": thermometer,
            "early": connection.signal.watched(from: .seconds(2)),
            "late": connection.signal.watched(from: .seconds(13)),
        ])
    }
    tell.translation([
        "[thermometer multicast:[RACBehaviorSubject behaviorSubjectWithDefaultValue:@0]];":
            "thermometer.multicast(BehaviorSubject(0))"
    ])
    tell.prose("A connection also has `autoconnect`, whatever its subject is.")
}

private func threeSubscribers(to signal: Signal<String>) -> [Recorder<String>] {
    (0..<3).map { _ in
        let seen = Recorder<String>()
        seen.record(signal)
        return seen
    }
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
