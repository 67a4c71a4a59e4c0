/// Work that a person can start: by a button, for instance.
///
///     let login = Command<Void, User>(enabled: formIsValid, on: .main) { service.login() }
///     login.execute()                                    // does the work, if the form is valid
///     login.executing.subscribe(next: spinner.show)
///     login.errors.subscribe(next: message.show)
///
/// While it executes it is disabled, unless concurrent executions are allowed. Executing a disabled command
/// gives a signal that fails with ``NotEnabled``; nothing else happens.
///
/// The state signals deliver on the command's scheduler and complete when the command goes away.
///
/// Contract C1 to C14. Book: chapter4/commands (RACCommand).
public final class Command<Input: Sendable, Output: Sendable>: Sendable {
    /// The command was executed while it was disabled (contract C5).
    public struct NotEnabled: Error, CustomStringConvertible {
        /// The command that refused.
        public let command: Command

        public var description: String { "\(command.name) is not enabled" }
    }

    private struct State {
        var running = 0
        var isAllowed = true
        var allowsConcurrentExecution: Bool

        var isExecuting: Bool { running > 0 }
        var isEnabled: Bool { isAllowed && (allowsConcurrentExecution || !isExecuting) }
    }

    /// What messages call the command.
    public let name: String
    private let scheduler: any Scheduler
    private let work: @Sendable (Input) -> Signal<Output>
    private let state: Property<State>
    private let executions = Subject<Signal<Output>>()
    private let failures = Subject<any Error>()
    private let watching: Disposable

    /// A command that does `work`, as long as the latest value of `enabled` is true, or it has not sent one
    /// yet. Work starts, and the state signals deliver, on `scheduler`.
    public init(
        name: String = "A command of type \(Output.self)", enabled: Signal<Bool> = .never,
        allowsConcurrentExecution: Bool = false, on scheduler: some Scheduler = .main,
        work: @escaping @Sendable (Input) -> Signal<Output>
    ) {
        (self.name, self.scheduler) = (name, scheduler)
        self.work = work
        let state = Property(State(allowsConcurrentExecution: allowsConcurrentExecution))
        self.state = state
        watching = enabled.subscribe(next: { [weak state] isAllowed in
            state?.modify { $0.isAllowed = isAllowed }
        })
    }

    deinit {
        watching.dispose()
        executions.sendCompleted()
        failures.sendCompleted()
    }

    /// True while you may execute it: the state now, then every change.
    public var enabled: Signal<Bool> { changes { $0.isEnabled } }

    /// True while it is at work: from the first running execution until the last has ended. The state now,
    /// then every change.
    public var executing: Signal<Bool> { changes { $0.isExecuting } }

    /// The work of each execution accepted from now on. An error is not sent here but by ``errors``: the work
    /// only completes.
    public var executionSignals: Signal<Signal<Output>> {
        executions.signal.map { $0.catchTo(.empty) }.deliverOn(scheduler)
    }

    /// The error of each execution that fails from now on, as a value.
    public var errors: Signal<any Error> { failures.signal.deliverOn(scheduler) }

    /// True if you may execute it at this moment.
    public var isEnabled: Bool { state.value.isEnabled }

    /// True if it is at work at this moment.
    public var isExecuting: Bool { state.value.isExecuting }

    /// True if an execution may begin while another one is running.
    public var allowsConcurrentExecution: Bool {
        get { state.value.allowsConcurrentExecution }
        set { state.modify { $0.allowsConcurrentExecution = newValue } }
    }

    /// Does the work, and returns what it sends: from the beginning, whenever you subscribe, errors too.
    ///
    /// The work is done once, for any number of subscribers, also for none. Disposing a subscription does not
    /// cancel it.
    @discardableResult public func execute(_ input: Input) -> Signal<Output> {
        guard begin() else { return .error(NotEnabled(command: self)) }
        let execution = work(input).multicast(ReplaySubject())
        execution.signal.subscribe { [weak state, weak failures] event in
            guard event.isTerminal else { return }
            state?.modify { $0.running -= 1 }
            if case .error(let error) = event { failures?.sendNext(error) }
        }
        executions.sendNext(execution.signal)
        scheduler.schedule { execution.connect() }
        return execution.signal
    }

    /// Does the work.
    @discardableResult public func execute() -> Signal<Output> where Input == Void { execute(()) }

    /// Counts one more execution, if the command is enabled: of several that come at once, one (contract
    /// C14).
    private func begin() -> Bool {
        var isAccepted = false
        state.modify { state in
            isAccepted = state.isEnabled
            if isAccepted { state.running += 1 }
        }
        return isAccepted
    }

    private func changes(_ part: @escaping @Sendable (State) -> Bool) -> Signal<Bool> {
        state.signal.map(part).distinctUntilChanged().deliverOn(scheduler)
    }
}
