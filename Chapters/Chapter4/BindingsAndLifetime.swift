import FRP
import FRPFoundation
import Foundation
import Marbles
import Narration

let bindingsAndLifetime = Section("4.13") { tell in
    tell.prose(
        """
        This section connects signals with things that are not signals: properties, knobs, delegates, notifications.
        Such a connection lives for a long time. So there are two questions: how do you connect them, and which object
        keeps which alive?
        """
    )
    tellOfBinding(tell)
    tellOfTwoWays(tell)
    tellOfChannels(tell)
    tellOfCallbacks(tell)
    tellOfCycles(tell)
    tellOfEndings(tell)
}

private func tellOfBinding(_ tell: Teller) {
    tell.heading("One way, and both ways")
    tell.prose(
        """
        `bind(to:)` binds one way: the label follows the room, and the room does not notice the label. A property can have
        only one such binding. If you bind a second signal to it, you get a warning:
        """
    )
    tell.example {
        let room = Property(20)
        let label = Property("", name: "The label")
        room.signal.map { "\($0)°" }.bind(to: label)
        room.value = 21
        print("the label says", label.value)

        let weather = Subject<String>()
        weather.signal.bind(to: label)
    }
    tell.translation([
        "RAC(label, text) = [RACObserve(room, celsius) map:^id(NSNumber *n) { … }];":
            "room.signal.map { … }.bind(to: label)"
    ])
}

private func tellOfTwoWays(_ tell: Teller) {
    tell.prose(
        """
        `bind(twoWay:)` binds both ways. First the left property takes the value of the right one. Then each follows the
        other:
        """
    )
    tell.example {
        let (model, view) = (Property("Ada"), Property(""))
        view.bind(twoWay: model)
        model.signal.subscribe(next: { print("model:", $0) })
        view.signal.subscribe(next: { print("view:", $0) })
        view.value = "Grace"
        model.value = "Edith"
    }
    tell.translation([
        "RACChannelTo(view, text) = RACChannelTo(model, name);": "view.bind(twoWay: model)"
    ])
    tell.prose(
        """
        Each name comes once on each side. (Why does the other side print first? The side that you set has two
        subscribers: first the binding, and then the handler that prints.) In section 4.5 a phone and its headset
        followed each other in a circle, and we needed `distinctUntilChanged` to stop it. Here a change that came
        through the binding does not go back.
        """
    )
}

private func tellOfChannels(_ tell: Teller) {
    tell.heading("A knob is not a property")
    tell.prose(
        """
        Sometimes only one side is a property. A knob is a round button that you turn. Our knob sends a value when a
        person turns it, and turns itself when it gets a value. A `Channel` connects it with the volume, both ways. It
        is a pipe with two ends: what goes in at the first end comes out at the second, and the other way round. In
        the code, the constant `knob` is the end on the knob's side: `knob.sendNext(7)` is a person who turns it.
        """
    )
    tell.example {
        let volume = Property(4)
        let channel = Channel<Int>()
        volume.bind(twoWay: channel.leading)
        let knob = channel.following
        knob.signal.subscribe(next: { print("the knob turns to", $0) })
        knob.sendNext(7)
        print("the volume is", volume.value)
        volume.value = 2
    }
    tell.prose(
        """
        The side that owns the value, here the volume, gets the end that is called `leading`; the other side follows.
        (This has nothing to do with the leading edge of a view.) A channel has no value of its own at first, so the
        volume keeps its 4. A new subscriber at `following` gets the latest value at once: the knob turned to 4.
        No end gets back what it has sent: the knob did not turn to its own 7.
        """
    )
}

private func tellOfCallbacks(_ tell: Teller) {
    tell.heading("Callbacks")
    tell.prose(
        """
        A delegate is an object whose methods somebody calls. A `PhotoList` calls the only method of its delegate,
        `didSelect`, when a photo is selected. (`PhotoList` and `PhotoListDelegate` are in `PhotoList.swift`, beside
        this section.) If `didSelect` sends into a subject, you have a signal:
        """
    )
    tell.example {
        final class SelectionSignal: PhotoListDelegate {
            private let subject = Subject<Int>()
            var selected: Signal<Int> { subject.signal }

            func didSelect(_ index: Int) { subject.sendNext(index) }
        }
        let list = PhotoList()
        let delegate = SelectionSignal()
        list.delegate = delegate
        delegate.selected.subscribe(next: { print("photo", $0) })
        list.select(3)
        list.select(5)
    }
    tell.prose(
        """
        The subject is private: other code can listen, but not send. A list knows its delegate only weakly, so keep
        the delegate, as `let delegate` does here. If the list also called a method for a completion and one for an
        error, these could call `sendCompleted` and `sendError` (4.3).

        A notification becomes a signal too. After `dispose` no more notifications arrive:
        """
    )
    tell.example {
        let center = NotificationCenter()
        let saved = Notification.Name("saved")
        let sizes = center.signal(for: saved) { $0.userInfo?["bytes"] as? Int }
        let watching = sizes.subscribe(next: { print("saved", $0, "bytes") })
        center.post(name: saved, object: nil, userInfo: ["bytes": 120])
        watching.dispose()
        center.post(name: saved, object: nil, userInfo: ["bytes": 340])
        print("the end")
    }
    tell.translation([
        "RACSignal *sizes = [[center rac_addObserverForName:saved object:nil] map:^id(NSNotification *n) { … }];":
            "let sizes = center.signal(for: saved) { … }"
    ])
}

private func tellOfCycles(_ tell: Teller) {
    tell.heading("The screen that never goes away")
    tell.prose(
        """
        A source keeps its subscriptions alive, so you need not store them (4.4). (In the tutorial's library a global set keeps
        all signals that have subscribers. Here there is no such set.) A subscription keeps its handler alive, and a handler
        all objects that it captures. This screen observes its own title, and its handler captures the screen. The screen
        prints a line when it goes away:
        """
    )
    tell.example {
        do {
            let screen = Screen("first screen")
            screen.title.signal.subscribe(next: { screen.show($0) })
            screen.title.value = "Photos"
        }
        print("end of the block")
    }
    tell.diagram(
        """
        ┌────────┐  ┌───────┐  ┌──────────────┐  ┌─────────┐
        │ screen ├─▶│ title ├─▶│ subscription ├─▶│ handler │
        └────────┘  └───────┘  └──────────────┘  └────┬────┘
            ▲                                         │
            └─────────────────────────────────────────┘
        ─▶ keeps alive
        """)
    tell.prose(
        """
        It never went away. The arrows make a circle, so each of the four is kept alive by the one before. This is a retain
        cycle. Open it at the last arrow: with `[weak screen]` the handler knows the screen, but does not keep it alive.
        """
    )
    tell.example {
        do {
            let screen = Screen("second screen")
            let titles = screen.title.signal
            titles.subscribe(next: { [weak screen] in screen?.show($0) })
            screen.title.value = "Photos"
        }
        print("end of the block")
    }
    tell.diagram(
        """
        ┌────────┐  ┌───────┐  ┌──────────────┐  ┌─────────┐
        │ screen ├─▶│ title ├─▶│ subscription ├─▶│ handler │
        └────────┘  └───────┘  └──────────────┘  └────┬────┘
            △                                         ┊
            └┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┘
        ─▶ keeps alive   ┄▷ knows, does not keep alive
        """)
    tell.translation([
        "@weakify(self); … { @strongify(self); self.title = title; }": "{ [weak screen] in screen?.show($0) }"
    ])
}

private func tellOfEndings(_ tell: Teller) {
    tell.heading("Three other cures")
    tell.prose(
        """
        With `bind(to:)` no handler of yours captures the screen, and the binding knows its target only weakly: so
        there is no circle. And a subscription that has ended releases its handler: then there is no circle any more.
        You can end it yourself, with `dispose`. Or another signal ends it. `takeUntil` passes on the values of a
        signal. When the other signal sends a value or completes, the result completes:
        """
    )
    tell.example {
        let titles = Signal<String>(marbles: "-a-b-c-d-e-|")
        let close = Signal<String>(marbles: "------x----|")
        draw([
            "titles": titles, "close": close,
            "takeUntil": titles.takeUntil(close),
        ])
    }
    tell.prose("Here are all three cures. No handler captures weakly, but each screen goes away:")
    tell.example {
        let close = Subject<Void>()
        do {
            let screen = Screen("bound screen")
            screen.title.signal.map { $0 + "!" }.bind(to: screen.heading)
        }
        do {
            let screen = Screen("disposed screen")
            let titles = screen.title.signal
            titles.subscribe(next: { screen.show($0) }).dispose()
        }
        do {
            let screen = Screen("closed screen")
            let titles = screen.title.signal.takeUntil(close.signal)
            titles.subscribe(next: { screen.show($0) })
        }
        print("end of the last block")
        close.sendNext()
    }
    tell.translation(["[titles takeUntil:close];": "titles.takeUntil(close)"])
}

/// Says when it goes away.
private final class Screen: Sendable {
    let name: String
    let title = Property("")
    let heading = Property("")

    init(_ name: String) { self.name = name }

    deinit { print("\(name) goes away") }

    func show(_ title: String) {
        if !title.isEmpty { print("\(name) shows \(title)") }
    }
}
