import Book
import Marbles

/// A piece of a section. A section produces blocks, one after the other, and an ``Audience`` turns them into lines for a terminal
/// (``Typesetter``) or into data (``SectionRecorder``).
enum Block: Sendable {
    /// The heading of the section. It is always the first block.
    case heading(BookSection)
    /// The request for the lines that a reader has typed.
    case question
    /// A headline within the section.
    case turn(String)
    /// Paragraphs and lists, with `code` between backticks.
    case prose(String)
    /// A remark: the names in other libraries, the exercises to try.
    case aside(String)
    /// A text with a title that a reader may skip.
    case fold(FoldData)
    /// Code that is shown but not run.
    case code(Excerpt)
    case translation([Counterpart])
    /// Lines that are shown unchanged.
    case drawing([String])
    /// A part of the example with this number in its section, from 1.
    case example(Int, ExamplePart)
}

/// A part of an example, in the order in which they happen.
enum ExamplePart: Sendable {
    case source(Excerpt)
    /// A question before the output.
    case guess(GuessData)
    case printed([String])
    case drawn([String])
    case picture(Picture)
    /// The end of the example, with the sources that it made from diagrams.
    case over([Stage.Source])
}

/// A receiver of a section's blocks.
protocol Audience: Sendable {
    /// Takes the next block, on any thread, but never two at the same time.
    func hear(_ block: Block)
}
