/// What happens to a program that has the screen.
public enum TerminalEvent: Sendable, Hashable {
    /// A key was pressed, or a character pasted.
    case key(Key)
    /// The window has another size now.
    case resized(Size)
    /// The program goes on after it was suspended (Ctrl-Z, then `fg`).
    case resumed
    /// The terminal is gone; the session ends after this.
    case ended
}
