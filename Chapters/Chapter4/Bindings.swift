import FRP
import FRPFoundation
import Foundation
import Marbles
import Narration

let bindings = Section("4.14") { tell in
    tell.prose(
        """
        How do you connect signals with things that are not signals? First a property follows a signal. Then you make a
        signal of a delegate, and of a notification.
        """
    )
    tellOfBinding(tell)
    tellOfTwoWays(tell)
    tellOfDelegates(tell)
    tellOfNotifications(tell)
}

private func tellOfBinding(_ tell: Teller) {
    tell.heading("One way")
    tell.prose(
        """
        `bind(to:)` binds one way: the label follows the room, and the room does not notice the label. A property can
        have only one such binding. If you bind a second signal to it, you get a warning, which uses the property's
        `name`:
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
        "RAC(label, text) = [celsius map:^id(NSNumber *n) { … }];": "room.signal.map { … }.bind(to: label)"
    ])
}

private func tellOfTwoWays(_ tell: Teller) {
    tell.heading("Both ways: a circle")
    tell.prose(
        """
        The volume of a phone and of its headset must be the same, so each is bound to the other. `take(4)` ends the phone's
        signal after four values. (`skip(1)` leaves out the 3 that the headset has at the start.) What would happen without
        `take(4)`?
        """
    )
    tell.example {
        let (phone, headset) = (Property(3), Property(3))
        headset.signal.skip(1).subscribe(next: { print("to the headset:", $0) })
        phone.signal.take(4).bind(to: headset)
        headset.signal.bind(to: phone)
    }
    tell.prose(
        """
        Nobody changed the volume, and yet the 3 went round four times: a property also sends a value that equals the
        one before. Without `take(4)` it would go round 500,000 times. Then the library warns you of an endless loop,
        and drops the value. `distinctUntilChanged` does not pass on a value that equals the one before, so the circle
        stops:
        """
    )
    tell.example {
        let (phone, headset) = (Property(3), Property(3))
        headset.signal.skip(1).subscribe(next: { print("to the headset:", $0) })
        phone.signal.distinctUntilChanged().bind(to: headset)
        headset.signal.bind(to: phone)
        phone.value = 5
    }
    tell.heading("Both ways, and no circle")
    tell.prose(
        """
        You need not write the circle: `bind(twoWay:)` binds both ways. First the left property takes the value of the right
        one. Then each follows the other, and a change that came through the binding does not go back:
        """
    )
    tell.example {
        let (phone, headset) = (Property(4), Property(9))
        headset.bind(twoWay: phone)
        headset.signal.subscribe(next: { print("headset:", $0) })
        phone.value = 5
        headset.value = 6
        print("phone:", phone.value)
    }
    tell.translation([
        "RACChannelTerminal *a = RACChannelTo(phone, volume); … [[a map:^id(id value) { … }] subscribe:b]; …":
            "headset.bind(twoWay: phone)"
    ])
    tell.prose(
        """
        A property can have several two-way bindings.

        `bind(twoWay:)` needs two properties of one type. If one side is something else, or if each way needs a `map`, a
        `Channel` connects the two: `swift run chapter4 operators Channel`.
        """
    )
}

private func tellOfDelegates(_ tell: Teller) {
    tell.heading("From a delegate to a signal")
    tell.prose(
        """
        A delegate is an object that another object calls when something happens. A `PhotoList` (in `PhotoList.swift`)
        calls the only method of its delegate, `didSelect`, when a photo is selected. If `didSelect` sends into a
        subject, you have a signal:
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
        withExtendedLifetime(delegate) {
            list.select(3)
            list.select(5)
        }
    }
    tell.prose(
        """
        The subject is private: other code can listen, but not send. A list knows its delegate only weakly, so keep the
        delegate alive. `let delegate` alone is not enough: Swift may release a local object after its last use.
        `withExtendedLifetime` keeps it until the end of its closure. If the list also called a method for a completion
        and one for an error, these could call `sendCompleted` and `sendError` (4.3).
        """
    )
}

private func tellOfNotifications(_ tell: Teller) {
    tell.heading("From a notification to a signal")
    tell.prose(
        """
        For a notification you need no class. You give a closure that makes a value of each notification. If the closure
        returns nil, the signal sends nothing. After `dispose` nothing arrives any more:
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
        "[center rac_addObserverForName:saved object:nil]": "center.signal(for: saved) { … }"
    ])
}
