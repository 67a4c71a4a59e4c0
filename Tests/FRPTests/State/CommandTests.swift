import FRP
import Marbles
import Testing

@Suite("Commands", .reported) final class CommandTests {
    private let time = TestScheduler()

    /// A command that goes completes its signals, on its scheduler.
    deinit { time.run() }

    /// Does something, and lets happen what it leads to.
    @discardableResult private func turn<Result>(_ action: () -> Result) -> Result {
        defer { time.run() }
        return action()
    }

    @Test func `C1, C2 execute makes the work once, sends its state before the work starts, and shares it`() {
        let order = Seen<String>()
        let command = Command<Int, Int>(on: time) { input in
            order.note("made with \(input)", then: .return(input * 2).initially { order.note("started") })
        }
        command.executing.subscribe(next: { order.note("executing \($0)") })
        time.run()
        let result = command.execute(4)
        #expect(command.isExecuting)
        time.run()
        #expect(Seen(result).events == [.next(8), .completed])
        #expect(Seen(result).values == [8])
        #expect(
            order.values == [
                "executing false", "made with 4", "executing true", "started", "executing false",
            ])
    }

    @Test func `C2, C7 an execution is announced before its work begins`() {
        let order = Seen<String>()
        let command = Command<Void, Int>(on: time) { .return(1).initially { order.note("begun") } }
        command.executionSignals.subscribe(next: { _ in order.note("announced") })
        turn { command.execute() }
        #expect(order.values == ["announced", "begun"])
    }

    @Test func `C11 executions and errors come on the command's scheduler, not inside what causes them`() {
        let work = HandFed<Int>()
        let command = Command<Void, Int>(on: time) { work.signal }
        let seen = Seen(.merge([command.executionSignals.mapReplace(1), command.errors.mapReplace(2)]))
        turn {
            command.execute()
            #expect(seen.values == [])
        }
        turn {
            work.sendError()
            #expect(seen.values == [1])
        }
        #expect(seen.values == [1, 2])
    }

    @Test func `C2 subscribed to when the work is done, the result sends all of it`() {
        let command = Command<Void, Int>(on: time) { [1, 2, 3].signal }
        let result = turn { command.execute() }
        #expect(Seen(result).events == [.next(1), .next(2), .next(3), .completed])
    }

    @Test func `C3, C4 enabled follows its signal, and is off during work; a second execute is refused`() {
        let (isValid, work) = (Property(false), HandFed<Int>())
        let command = Command<Void, Int>(enabled: isValid.signal, on: time) { work.signal }
        let seen = Seen(command.enabled)
        #expect(!command.isEnabled)
        turn { isValid.value = true }
        command.execute()
        let refused = turn { Seen(command.execute()) }
        #expect(work.subscriptions == 1)
        #expect(refused.events.first?.isTerminal == true)
        turn { work.sendCompleted() }
        #expect(seen.values == [false, true, false, true])
        #expect(command.isEnabled)
        #expect(Command<Void, Int>(enabled: .never, on: time) { .empty }.isEnabled)
    }

    @Test func `C4 with concurrent executions allowed it stays enabled; the flag counts at once`() {
        let command = Command<Void, Int>(on: time) { .never }
        command.execute()
        #expect(!command.isEnabled)
        command.allowsConcurrentExecution = true
        #expect(command.isEnabled)
        command.allowsConcurrentExecution = false
        #expect(!command.isEnabled)
    }

    @Test func `C5 a disabled command fails with an error that names it; nothing else happens`() {
        let made = Seen<Int>()
        let command = Command<Int, Int>(name: "sign-up", enabled: .return(false), on: time) { input in
            made.note(input, then: .empty)
        }
        let others = [command.executionSignals.mapReplace(1), command.errors.mapReplace(1)].map { Seen($0) }
        let (refused, message) = (Seen<Int>(), Property(""))
        command.execute(1).subscribe(next: refused.note, error: { message.value = "\($0)" })
        time.run()
        #expect(message.value == "sign-up is not enabled")
        #expect(made.values.isEmpty && others.map(\.events) == [[], []])
    }

    @Test func `C6 executing: the state now, no repeats, until the last of several has ended`() {
        let (one, other) = (HandFed<Int>(), HandFed<Int>())
        let command = Command<Int, Int>(allowsConcurrentExecution: true, on: time) {
            $0 == 1 ? one.signal : other.signal
        }
        let seen = Seen(command.executing)
        for number in 1...2 { turn { command.execute(number) } }
        turn { one.sendError() }
        #expect(seen.values == [false, true])
        turn { other.sendCompleted() }
        #expect(seen.values.last == false)
        #expect(zip(seen.values, seen.values.dropFirst()).allSatisfy { $0 != $1 })
    }

    @Test func `C7, C8, C9 an error: executionSignals just complete, errors sends it, the result fails`() {
        let work = HandFed<Int>()
        let command = Command<Void, Int>(on: time) { work.signal }
        let early = Seen(command.errors.map { "\($0)" })
        let executions = Seen(command.executionSignals.map { $0.materialize() }.flatten())
        let result = turn { Seen(command.execute()) }
        let inFlight = Seen(command.errors.map { "\($0)" })
        work.send(.next(1), .error(Storm()))
        time.run()
        let late = turn { Seen(command.errors.map { "\($0)" }) }
        #expect(executions.values == [.next(1), .completed])
        #expect(result.events == [.next(1), .error(Storm())])
        #expect((early.values, inFlight.values, late.values) == (["Storm()"], ["Storm()"], []))
        #expect(early.terminals.isEmpty)
    }

    @Test func `C10 disposing the result does not cancel the execution`() {
        let work = HandFed<Int>()
        let command = Command<Void, Int>(on: time) { work.signal }
        turn { command.execute().subscribe().dispose() }
        #expect((work.subscriptions, work.disposals) == (1, 0))
        #expect(command.isExecuting)
        work.sendCompleted()
    }

    @Test func `C11, C12 a command that nobody holds is released, its signals end; the enabled one lives`() {
        let isValid = Property(true)
        let (isGone, ends) = letGo(of: Command<Void, Int>(enabled: isValid.signal, on: time) { .empty }) {
            command in
            let signals = [
                command.enabled.mapReplace(1), command.executing.mapReplace(1),
                command.executionSignals.mapReplace(1), command.errors.mapReplace(1),
            ]
            let ends = signals.map { Seen($0) }
            turn { command.execute() }
            return ends
        }
        #expect(isGone)
        time.run()
        #expect(ends.map(\.isCompleted) == [true, true, true, true])
        isValid.value = false
    }

    @Test func `C8, C13 a handler of errors may execute again at once`() {
        let command = Command<Int, Int>(on: ImmediateScheduler()) { $0 == 0 ? .error(Storm()) : .return($0) }
        let values = Seen<Int>()
        command.errors.subscribe(next: { [weak command] _ in command?.execute(1).subscribe(next: values.note)
        })
        command.execute(0)
        #expect(values.values == [1])
    }

    @Test func `C1, C12 what was executed is done, though nobody holds the command when its turn comes`() {
        let (isGone, result) = letGo(of: Command<Void, Int>(on: time) { .return(7) }) { $0.execute() }
        #expect(isGone)
        time.run()
        #expect(Seen(result).events == [.next(7), .completed])
    }

    @Test func `C11, R1 a command that is released disposes its subscription to the enabled signal`() {
        let isValid = HandFed<Bool>()
        do { _ = Command<Void, Int>(enabled: isValid.signal, on: time) { .empty } }
        #expect((isValid.subscriptions, isValid.disposals) == (1, 1))
    }

    @Test func `C13 executing from its own signals, and feeding them back, settles`() {
        let (isValid, runs) = (Property(true), Seen<Int>())
        let command = Command<Void, Int>(enabled: isValid.signal, on: time) { runs.note(1, then: .empty) }
        command.executing.not().bind(to: isValid)
        command.enabled.filter(\.self).take(3).subscribe(next: { [weak command] _ in command?.execute() })
        command.executing.filter(\.self).subscribe(next: { [weak command] _ in command?.execute() })
        time.advance(by: .seconds(1))
        #expect(runs.values == [1, 1, 1])
        #expect(command.isEnabled)
        #expect(!command.isExecuting)
    }

    @Test func `C15 a control is enabled when its command is, and another command replaces the first`() {
        let (isValid, runs, control) = (Property(false), Seen<String>(), Control<Void>())
        let first = Command<Void, Int>(enabled: isValid.signal, on: time) { runs.note("first", then: .empty) }
        let second = Command<Void, Int>(on: time) { runs.note("second", then: .never) }
        control.press()
        control.follow(first)
        #expect(!control.isEnabled.value)
        control.press()
        turn { isValid.value = true }
        #expect(control.isEnabled.value)
        turn { control.press() }
        #expect(control.isEnabled.value)
        control.follow(second)
        turn { control.press() }
        #expect(!control.isEnabled.value)
        turn { isValid.value = false }
        #expect(runs.values == ["first", "second"])
    }

    @Test func `C15 a control that is gone leaves its property as it was`() {
        let isValid = Property(true)
        let command = Command<Void, Int>(enabled: isValid.signal, on: time) { .empty }
        let (isGone, isEnabled) = letGo(of: Control<Void>()) { control in
            control.follow(command)
            return control.isEnabled
        }
        turn { isValid.value = false }
        #expect(isGone && isEnabled.value)
    }
}
