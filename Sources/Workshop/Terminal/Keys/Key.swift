/// One key that was pressed, or one character that was pasted.
///
/// Shift, Alt and Ctrl held with an arrow or another named key are not reported. Ctrl-C, Ctrl-\ and Ctrl-Z never
/// arrive: they end and suspend the program.
public enum Key: Sendable, Hashable {
    /// One character as the reader sees it: a letter, a Chinese character, an emoji. Invalid UTF-8 arrives as U+FFFD.
    case character(Character)
    /// A character of ASCII with Alt held.
    case alt(Character)
    /// A lower-case letter, or one of `space ] ^ _`, with Ctrl held.
    case control(Character)
    case enter, tab, backTab, escape, backspace, delete, insert
    case up, down, left, right, home, end, pageUp, pageDown
    /// A function key; F1 is 1.
    case function(Int)
}
