import FRP
import FRPFoundation
import Foundation
import Narration

let bindingsAndLifetime = Section("4.13") { tell in
    tell.prose(
        """
        Bindings make values follow each other: a label follows a property, or a slider and a property follow each other
        both ways. Then comes lifetime: which object keeps which alive?
        """
    )
    tellOfBinding(tell)
    tellOfTwoWays(tell)
    tellOfCallbacks(tell)
    tellOfCycles(tell)
    tell.closing(
        """
        In Rx: `bind(to:)`, `DelegateProxy`, `NotificationCenter.rx.notification`. In Combine: `assign(to:)` and
        `NotificationCenter.publisher(for:)`; its `assign(to:on:)` keeps the target alive, so there a binding can make the
        cycle.
        """
    )
}

private func tellOfBinding(_ tell: Teller) {
    tell.prose(
        """
        When you observe a property you get its value now, and then every value that is set, also an equal one.
        `distinctUntilChanged` leaves out a value that equals the one before:
        """
    )
    tell.example {
        let room = Property(20)
        room.signal.subscribe(next: { print("set to", $0) })
        let changes = room.signal.distinctUntilChanged()
        changes.subscribe(next: { print("changed to", $0) })
        room.value = 20
        room.value = 21
    }
    tell.translation([
        "[RACObserve(room, celsius) subscribeNext:^(NSNumber *n) { … }];":
            "room.signal.subscribe(next: { … })"
    ])
    tell.prose(
        """
        `bind(to:)` binds one way: here the label follows the room, and the room does not notice the label. A property can
        have only one such binding. A second one is refused, with a message. `Misuse.reporting` prints that message
        here:
        """
    )
    tell.example {
        let room = Property(20)
        let label = Property("", name: "the label")
        room.signal.map { "\($0)°" }.bind(to: label)
        room.value = 21
        print("the label says", label.value)

        let weather = Subject<String>()
        Misuse.reporting(to: { print($0) }) {
            _ = weather.signal.bind(to: label)
        }
    }
    tell.translation([
        "RAC(label, text) = [RACObserve(room, celsius) map:^id(NSNumber *n) { … }];":
            "room.signal.map { … }.bind(to: label)"
    ])
}

private func tellOfTwoWays(_ tell: Teller) {
    tell.prose(
        """
        `bind(twoWay:)` binds both ways. At first the left property takes the value of the right one; then each follows the
        other:
        """
    )
    tell.example {
        let model = Property("Ada")
        let view = Property("")
        view.bind(twoWay: model)
        print("view:", view.value)
        view.value = "Grace"
        print("model:", model.value)
        model.value = "Edith"
        print("view:", view.value)
    }
    tell.translation([
        "RACChannelTo(view, text) = RACChannelTo(model, name);": "view.bind(twoWay: model)"
    ])
    tell.prose(
        """
        The two do not go round in circles: a change that came through a binding does not go back through it. The circle of
        section 4.5, made by hand from two one-way bindings, needed `distinctUntilChanged` for that.

        If there is a property on one side only, use a `Channel`. It is a pipe with two ends: what you put in at one end
        comes out at the other. Here the knob is not a property. It sends a value when a person turns it, and it turns
        itself when it receives a value:
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
        Neither end gets back what was sent from it: the knob did not hear its own 7. The two ends differ: `leading` is
        for the side that owns the value, here the volume. A new subscriber at `following` gets the latest value from
        `leading` at once. So the knob got the 4.
        """
    )
}

private func tellOfCallbacks(_ tell: Teller) {
    tell.prose(
        """
        A delegate is an object with callbacks. When its methods send into a subject, you have a signal. This delegate has
        a subject, `selected`, and a method that sends the number of the photo into it:
        """
    )
    tell.example {
        let list = PhotoList()
        let delegate = SelectionSignal()
        list.delegate = delegate
        let photos = delegate.selected.signal.map { "photo \($0)" }
        photos.subscribe(next: { print($0) })
        list.select(3)
        list.select(5)
    }
    tell.prose(
        "A notification becomes a signal too. When you dispose the subscription, no more notifications arrive:"
    )
    tell.example {
        let center = NotificationCenter()
        let saved = Notification.Name("saved")
        let sizes = center.signal(for: saved) { $0.userInfo?["bytes"] as? Int }
        let watching = sizes.subscribe(next: { print("saved", $0, "bytes") })
        center.post(name: saved, object: nil, userInfo: ["bytes": 120])
        watching.dispose()
        center.post(name: saved, object: nil, userInfo: ["bytes": 340])
    }
    tell.translation([
        "RACSignal *sizes = [[center rac_addObserverForName:saved object:nil] map:…];":
            "let sizes = center.signal(for: saved) { … }"
    ])
}

private func tellOfCycles(_ tell: Teller) {
    tell.prose(
        """
        Now lifetime. A property keeps its subscriptions alive, a subscription its handler, and a handler every object
        that it uses. This screen observes its own title, and the handler uses the screen. The screen prints a line when
        it goes away:
        """
    )
    tell.example {
        do {
            let screen = Screen("tight")
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
        It never went away: the arrows make a circle, so each of the four is kept alive by the one before. That is a retain
        cycle. Open the circle at the last arrow: with `[weak screen]` the handler knows the screen, but does not keep it
        alive.
        """
    )
    tell.example {
        do {
            let screen = Screen("loose")
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
        "@weakify(self); … { @strongify(self); [self show:title]; }": "{ [weak screen] in screen?.show($0) }"
    ])
    tell.prose(
        """
        There are two other cures. `bind(to:)` knows its target only weakly, so there is no circle. And a subscription that
        has ended lets its handler go, so the circle opens although the handler uses the screen:
        """
    )
    tell.example {
        do {
            let screen = Screen("bound")
            screen.title.signal.map { $0 + "!" }.bind(to: screen.heading)
        }
        do {
            let screen = Screen("patient")
            let titles = screen.title.signal
            let watching = titles.subscribe(next: { screen.show($0) })
            watching.dispose()
        }
        print("end of both blocks")
    }
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
