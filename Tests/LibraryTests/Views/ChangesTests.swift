import FRP
import Marbles
import Testing
import Views

/// What a screen must hear of, without saying what.
struct ChangesTests {
    private final class Row: Sendable {
        let text = Property("")
    }

    private final class Model: Sendable {
        let title = Property("Sheet")
        private let hidden = Property(0)
        let rows = Property<[Row]>([])
        let chosen = Property<Row?>(nil)
        let button = Control<Void>()
        let save: Command<Void, Void>

        init(on time: TestScheduler) {
            save = Command(on: time) { .return(()).delay(.seconds(1), on: time) }
            button.follow(save)
        }

        func hide() { hidden.value += 1 }
    }

    private let time = TestScheduler()
    private let model: Model
    private let heard = Recorder<Void>()

    init() { model = Model(on: time) }

    /// Whether something is heard of while `change` happens.
    private func isHeard(_ change: () -> Void) -> Bool {
        let subscription = Signal.changes(of: model).subscribe(next: { heard.append(()) })
        defer { subscription.dispose() }
        time.advance(by: .zero)
        let before = heard.values.count
        change()
        return heard.values.count > before
    }

    @Test func `A subscriber is sent a value at once, even if there is nothing to change`() {
        let heard = Recorder<Void>()
        Signal.changes(of: "a text", 7).take(1).subscribe(next: { heard.append(()) })
        #expect(heard.values.count == 1)
    }

    @Test func `Each property is heard of, a private one too`() {
        #expect(isHeard { model.title.value = "Form" })
        #expect(isHeard { model.hide() })
        #expect(!isHeard {})
    }

    @Test func `What a list holds is heard of, as long as the list holds it`() {
        let (old, new) = (Row(), Row())
        model.rows.value = [old]
        #expect(isHeard { old.text.value = "a" })
        #expect(isHeard { model.rows.value = [new] })
        #expect(isHeard { new.text.value = "b" })
        #expect(!isHeard { old.text.value = "c" })
        let subscription = Signal.changes(of: model).subscribe(next: { heard.append(()) })
        model.rows.value = []
        let before = heard.values.count
        new.text.value = "d"
        #expect(heard.values.count == before)
        subscription.dispose()
    }

    @Test func `So is what an optional holds`() {
        let row = Row()
        #expect(isHeard { model.chosen.value = row })
        #expect(isHeard { row.text.value = "a" })
        model.chosen.value = nil
        #expect(!isHeard { row.text.value = "b" })
    }

    @Test func `A command and a control are heard of when they begin and end`() {
        #expect(
            isHeard {
                model.button.press()
                time.advance(by: .milliseconds(500))
            })
        #expect(isHeard { time.run() })
    }

    @Test func `Several models are heard of together, and none is kept`() {
        let subscription: Disposable
        weak var gone: Row?
        do {
            let row = Row()
            gone = row
            subscription = Signal.changes(of: row, model).subscribe(next: { heard.append(()) })
            row.text.value = "a"
        }
        #expect(gone == nil)
        let before = heard.values.count
        model.title.value = "Form"
        #expect(heard.values.count > before)
        subscription.dispose()
    }
}
