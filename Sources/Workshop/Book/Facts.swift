/// A statement in a section about what the book says, and the page of the book that says it.
public struct Fact: Sendable {
    public let section: Substring
    /// The text of the section, from `the book` on.
    public let claim: Substring
    /// The page of the book.
    public let page: Substring

    public static let all = table.split(separator: "\n").map { row in
        let cells = row.split(separator: " | ")
        return Fact(section: cells[0], claim: cells[1], page: cells[2])
    }

    private static let table = """
        1.1 | book begins with thanks | chapter1/acknowledagements
        2.1 | book begins with a joke | chapter2/philosophy
        2.1 | book quotes a definition | chapter2/philosophy
        2.2 | book calls this the best compromise | chapter2/functional_reactive_programming
        2.3 | book ends the chapter with three points | chapter2/conclusion
        3.5 | book says that the time of a processor is cheap | chapter3/performance
        3.6 | book needs a library | chapter3/installing_RXCollections
        4.2 | book calls it a sequence | chapter4/streams_and_sequences
        4.3 | book uses the word “value” | chapter4/signals
        4.7 | book calls a subject mutable state | chapter4/racsubject
        4.9 | book draws two | chapter4/multicasting
        4.16 | book explains reactive programming | chapter2/functional_reactive_programming
        5.1 | book says that the replay subject | chapter5/basic_of_functionalReactivePixels
        5.4 | book warns you | chapter5/networking_layer_revisited
        5.4 | book says that you need no replay | chapter5/networking_layer_revisited
        6.1 | book begins this chapter | chapter6/mvvm_on_ios
        6.3 | book promises lighter view controllers | chapter6/mvvm_on_ios
        6.5 | book changes its view models | chapter6/testing_viewModels
        6.7 | book goes further | chapter6/final_thoughts
        """
}
