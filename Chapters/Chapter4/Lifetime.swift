import FRP
import Marbles
import Narration

let lifetime = Section("4.15") { tell in
    tell.prose(
        """
        An object goes away when nothing keeps it alive. What does a subscription keep alive, and what a binding?
        """
    )
    tellOfCycles(tell)
    tellOfTheWeakArrow(tell)
    tellOfTheBinding(tell)
    tellOfEndings(tell)
}

private func tellOfCycles(_ tell: Teller) {
    tell.heading("The screen that never goes away")
    tell.prose(
        """
        A source keeps its subscriptions alive, so you need not store them (4.4). A subscription keeps its handler
        alive, and a handler keeps alive all objects that it captures. This screen observes its title, and its handler
        captures the screen. A screen prints a line when it goes away. (`show` does not print an empty title.)
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
        The screen never went away. The arrows make a circle, so each of the four is kept alive by the one before. This
        is a retain cycle. It does no harm if the screen lives as long as the app. (A method as handler, `next: show`,
        makes a cycle too: it captures `self`.)
        """
    )
    tell.fold(
        "If you know RAC 2: a global set",
        """
        Up to version 2.3, RAC 2 keeps all signals that have subscribers in a global set. Later versions do not, nor
        does this library.
        """
    )
}

private func tellOfTheWeakArrow(_ tell: Teller) {
    tell.heading("One arrow less")
    tell.prose(
        """
        Open the circle at the last arrow: with `[weak screen]` the handler knows the screen, but does not keep it
        alive.
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
        "@weakify(self); … { @strongify(self); … }": "{ [weak screen] in screen?.show($0) }"
    ])
}

private func tellOfTheBinding(_ tell: Teller) {
    tell.heading("A binding instead of a handler")
    tell.prose(
        """
        With `bind(to:)` no handler of yours captures the screen, and the binding knows its target only weakly:
        """
    )
    tell.example {
        do {
            let screen = Screen("bound screen")
            screen.title.signal.map { $0 + "!" }.bind(to: screen.heading)
        }
        print("end of the block")
    }
    tell.fold(
        "At work: a binding that keeps its target",
        """
        In Combine, `assign(to:on:)` keeps its target alive until the signal ends. If the target stores the
        subscription, that is a retain cycle. `assign(to: &$heading)` makes none.
        """
    )
}

private func tellOfEndings(_ tell: Teller) {
    tell.heading("A subscription that has ended")
    tell.prose(
        """
        A subscription that has ended releases its handler, and then there is no circle any more. It ends when its signal ends,
        or when you call `dispose`. This handler does not capture weakly, and yet the screen goes away:
        """
    )
    tell.example {
        do {
            let screen = Screen("disposed screen")
            let titles = screen.title.signal
            titles.subscribe(next: { screen.show($0) }).dispose()
        }
        print("end of the block")
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
