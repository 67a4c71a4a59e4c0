/// Something on the screen that a person can press: it is enabled when its command is, and pressing it
/// executes the command.
///
///     let button = Control<Void>()
///     button.follow(login)
///     button.press()
///
/// Following another command replaces the first.
///
/// Contract C15. Book: chapter4/commands (`rac_command`).
public final class Control<Input: Sendable>: Sendable {
    /// True while it can be pressed. Without a command it can, but nothing happens.
    public let isEnabled = Property(true)
    private let action = Property<(@Sendable (Input) -> Void)?>(nil)
    private let binding = SerialDisposable()

    /// A control without a command.
    public init() {}

    deinit { binding.dispose() }

    /// Executes `command` when pressed, and is enabled when the command is.
    public func follow<Output>(_ command: Command<Input, Output>) {
        binding.inner = nil
        isEnabled.value = command.isEnabled
        action.value = { command.execute($0) }
        binding.inner = command.enabled.bind(to: isEnabled)
    }

    /// Presses it. The command refuses while it is disabled: it knows at once, `isEnabled` a turn later.
    public func press(_ input: Input) { action.value?(input) }

    /// Presses it.
    public func press() where Input == Void { press(()) }
}
