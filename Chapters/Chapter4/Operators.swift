import Book
import Narration

let operators = Section(
    "4.21",
    entries: OperatorGroup.all.flatMap { group in
        group.operators.map { each in
            SectionEntry(each.name, under: group.title) { tell in
                tell.prose("`\(each.name)`: \(each.sentence)")
                figures[each.name]?.tell(tell)
                tell.closing(each.whereElse)
            }
        }
    }
) { tell in
    tell.prose(
        """
        Do not read this section through: look up what you need. It has all operators of the library, and the most
        important of its other functions, each with a figure. Ask for one by its name:
        `swift run chapter4 operators debounce`. In a browser (`swift run workbook read 4.21`) you can move the values
        of the sources. `a = (^12)` below a figure means: at `a` somebody subscribes, and gets 1 and 2 at once.

        The last lines of an operator name it in RAC 2, RxSwift and Combine, and say what is different there, or in two
        more libraries. ReactiveSwift is the RAC of Swift. (Our `Signal` is its `SignalProducer`. What it calls `Signal`
        is always hot, and its `map` runs once for all subscribers.) Apple's package async-algorithms has operators for
        async sequences (6.8). “Rx” means RxSwift and its relatives for other languages, such as RxJS for JavaScript.
        """
    )
}

extension Operator {
    /// The section that teaches it, and its names in the libraries that a reader of the book may know.
    fileprivate var whereElse: String {
        let taught = section.map { "Section \($0)." }
        let names = zip(Self.libraries, names).compactMap { library, name in
            ["RAC 2", "RxSwift", "Combine"].contains(library) ? name.map { "\(library): `\($0)`." } : nil
        }
        return ([taught] + names + [difference?.replacing(#/ \([A-Z]\.?\d+\)/#, with: "")]).compactMap(\.self)
            .joined(separator: " ")
    }
}
