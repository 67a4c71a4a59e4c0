import FRP
import FRPFoundation
import Foundation
import Narration

let bindingsAndLifetime = Section("4.13") { tell in
    tell.prose("Some values follow others for as long as both live. Here is how, and who keeps whom alive.")
    tellOfBinding(tell)
    tellOfCallbacks(tell)
    tellOfCycles(tell)
    tell.closing(
        """
        Rx and Combine have no name of their own for these.

        Try it: exercises 4.13.1 to 4.13.3, Exercises/Chapter4/BindingsAndLifetime.swift
        """
    )
}

private func tellOfBinding(_ tell: Teller) {
    tell.prose(
        """
        You can observe a property, bind it to one signal, or bind it to another property both ways. Here the view first
        takes the model's value, and then each follows the other:
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
    tell.prose(
        """
        The two do not go round in circles: a change that came through a binding does not go back through it.
        `signal.bind(to:)` binds one way. A property can have only one such binding; a second one is refused, with a
        message:
        """
    )
    tell.example {
        let label = Property("", name: "the label")
        let (news, weather) = (Subject<String>(), Subject<String>())
        news.signal.bind(to: label)
        Misuse.reporting(to: { print($0) }) {
            _ = weather.signal.bind(to: label)
        }
    }
}

private func tellOfCallbacks(_ tell: Teller) {
    tell.prose(
        "A delegate is an object with callbacks. When its methods send into a subject, you have a signal:"
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
    tell.prose("A notification becomes a signal too; disposing removes the observer:")
    tell.example {
        let center = NotificationCenter()
        let saved = Notification.Name("saved")
        let sizes = center.signal(for: saved) { $0.userInfo?["bytes"] as? Int }
        let watching = sizes.subscribe(next: { print("saved", $0, "bytes") })
        center.post(name: saved, object: nil, userInfo: ["bytes": 120])
        watching.dispose()
        center.post(name: saved, object: nil, userInfo: ["bytes": 340])
    }
}

private func tellOfCycles(_ tell: Teller) {
    tell.prose(
        """
        Last, a mistake that everybody makes. This screen observes its own title, and the handler holds the screen. So the
        screen holds the property, the property its subscriber, and the subscriber the screen:
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
    tell.prose(
        """
        The screen prints a line when it goes away; here it never did. To cure this, do not hold it: `[weak screen]`.
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
    tell.prose(
        """
        Bindings made with `bind(to:)` hold their target weakly, so they avoid this. Disposing, or the end of the signal,
        breaks the circle too.
        """
    )
}

/// Says when it goes away.
private final class Screen: Sendable {
    let name: String
    let title = Property("")

    init(_ name: String) { self.name = name }

    deinit { print("\(name) goes away") }

    func show(_ title: String) {
        if !title.isEmpty { print("\(name) shows \(title)") }
    }
}

/// A list of photos that reports to its delegate what was selected.
private final class PhotoList {
    weak var delegate: (any PhotoListDelegate)?

    func select(_ index: Int) { delegate?.didSelect(index) }
}

private protocol PhotoListDelegate: AnyObject {
    func didSelect(_ index: Int)
}

private final class SelectionSignal: PhotoListDelegate {
    let selected = Subject<Int>()

    func didSelect(_ index: Int) { selected.sendNext(index) }
}
