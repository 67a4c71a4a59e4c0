import Book
import Marbles

/// A piece of a section. A section is told as blocks, one after the other; whoever hears them makes lines for a terminal of them
/// (``Typesetter``) or data (``SectionRecorder``).
enum Block: Sendable {
    /// Which section this is: always the first block.
    case heading(BookSection)
    /// The section asks for the lines that a reader has typed.
    case question
    /// A headline inside of the section.
    case turn(String)
    /// Paragraphs and lists, with `code` between backticks.
    case prose(String)
    /// Words beside the matter: the names elsewhere, the exercises to try.
    case aside(String)
    /// Words that a reader may leave out, under a title.
    case fold(FoldData)
    /// Code that is shown and not run.
    case code(Excerpt)
    case translation([Counterpart])
    /// Lines that stand as they are.
    case drawing([String])
    /// Something of an example, which has this number in its section, from 1.
    case example(Int, ExamplePart)
}

/// What an example shows, in the order in which it happens.
enum ExamplePart: Sendable {
    case source(Excerpt)
    /// A question, before the answer is seen.
    case guess(GuessData)
    case printed([String])
    case drawn([String])
    case picture(Picture)
    /// It is over, and these are the sources that it has made from diagrams.
    case over([Stage.Source])
}

/// Whoever hears a section.
protocol Audience: Sendable {
    /// Hears the next block, on whatever thread; never two at one time.
    func hear(_ block: Block)
}
