import FRP
import Marbles
import Narration

let stateFigures: Figures = [
    "Property": .example {
        let room = Property(20)
        let steps = Signal<Int>(marbles: "--1----1----2--|")
        steps.subscribe(next: { step in room.modify { $0 += step } })
        draw(["steps": steps, "room": room.signal])
        print("the room has", room.value)
    },
    "bind": .example {
        let celsius = Signal<Int>(marbles: "--5-----7----9--|")
        let label = Property("")
        celsius.map { "\($0)°" }.bind(to: label)
        draw(["celsius": celsius, "label": label.signal])
        print("the label says", label.value)
    },
    "Channel": .example {
        let model = Signal<String>(marbles: "-a------c---")
        let view = Signal<String>(marbles: "----b-------")
        let channel = Channel<String>()
        model.subscribe(channel.leading)
        view.subscribe(channel.following)
        draw([
            "model sends": model, "view gets": channel.following.signal,
            "view sends": view, "model gets": channel.leading.signal,
        ])
    },
    "Command": .example {
        let taps = Signal<Int>(marbles: "--1-2-------3-----|")
        let answer = Signal<String>(marbles: "----a|")
        let login = Command<Int, String>(on: clock) { _ in answer }
        taps.subscribe(next: { login.execute($0) })
        let answers = login.executionSignals.flatten()
        draw(["taps": taps, "answers": answers, "executing": login.executing])
        print("enabled:", login.isEnabled)
    },
    "Control": .example {
        let taps = Signal<Int>(marbles: "--1-2-------3-----|")
        let answer = Signal<String>(marbles: "----a|")
        let login = Command<Int, String>(on: clock) { _ in answer }
        let button = Control<Int>()
        button.follow(login)
        taps.subscribe(next: { button.press($0) })
        let enabled = button.isEnabled.signal.distinctUntilChanged()
        draw(["taps": taps, "enabled": enabled])
        print("enabled:", login.isEnabled)
    },
    "forwardWhileActive": .example {
        let on = Signal(marbles: "---t---f-t-|", values: ["t": true, "f": false])
        let ticks = Signal<Int>(marbles: "-1-2-3-4-5-6")
        let model = ScreenModel()
        on.subscribe(next: { model.active = $0 })
        draw(["on": on, "forwarded": model.forwardWhileActive(ticks)])
        print("active:", model.active)
    },
    "debounceWhileInactive": .example {
        let on = Signal(marbles: "---------t-----|", values: ["t": true])
        let ticks = Signal<Int>(marbles: "-1-2------3-4--|")
        let model = ScreenModel()
        on.subscribe(next: { model.active = $0 })
        let calm = model.debounceWhileInactive(ticks, .seconds(4), on: clock)
        draw(["on": on, "ticks": ticks, "debounced": calm])
        print("active:", model.active)
    },
]

private final class ScreenModel: ViewModel {
    let activation = Activation()
}
