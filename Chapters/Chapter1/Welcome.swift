import Book
import FRP
import Marbles
import Narration
import Terminal
import Text

let welcome = Section("1.1") { tell in
    tell.example {
        let wind = Signal<Int>(marbles: "--3--7--9--2--8--|")
        draw(["wind": wind, "strong": wind.filter { $0 > 5 }])
    }
    tell.prose(
        """
        Read the picture from left to right: a column is a second. `wind` sends a 3 at second 2, a 7 at second 5, and so
        on, until it ends at second 17. `strong` passes on what is above 5. So it sends nothing at 2 and 11.

        `wind` and `strong` are signals. A signal sends values as time passes, and this workbook explains what you can do with
        that. The code above the picture has just run, and the picture shows what it sent.
        """
    )
    tell.prose(
        """
        This workbook accompanies a book: "Functional Reactive Programming on iOS" by Ash Furrow, and its Chinese
        translation by KevinHM. The book teaches with ReactiveCocoa 2, in Objective-C. Its programs no longer run; its
        ideas live in every reactive library. Here the programs run again, in Swift, in a terminal.

        The book begins with thanks, and so do we: to Ash Furrow, who wrote it; to KevinHM, who translated it; to
        Justin Spahr-Summers, Josh Abernathy, Dave Lee and everybody who made ReactiveCocoa. Where we can, we use the
        names of ReactiveCocoa, such as signal and command. The library behind these chapters is our own, and small.
        To decide how it behaves, we compared ReactiveObjC, ReactiveSwift, RxSwift, Combine and others.
        """
    )
    tell.prose("Work through it one section at a time:")
    tell.prose(
        """
        1. If you have the book, read its section first.
        2. Run it here: swift run chapter2 philosophy. It shows its own code and, below the code, what the code
           printed. At the right of the code you see its file and line: open the file, change something, and run it
           again.
        3. Do its exercises: open the file in Exercises, replace `todo()`, and let the tests check your answer. The tool
           for that is swift run workbook.
        4. Where the book has a screen, there is one in the terminal: swift run chapter2 play.
        """
    )
    tell.prose(
        """
        Section 2.2 explains the symbols in the pictures. If you already use `map`, `filter` and `reduce`, section 3.1 says
        what you can skip. In every chapter, `--list` names the sections, and `--help` explains the other options.

        Some sections show a line of Objective-C above the line that does the same here. The words before the line say
        where you can read it:

        - `the book`: on the book's page for this section. Names of variables may differ there.
        - `Eberhardt`: in the tutorial by Colin Eberhardt. `Spryn`: in the introduction to MVVM (chapter 6) by Bob
          Spryn, or in the short examples that are printed with it in Chinese.
        - `the sample app`: in the app on GitHub that belongs to the book.

        Chapters/README.md has the links, and names for each section the page of the book, or the article, that goes with
        it. Section 4.21 gives the names that `filter` and the other functions of our library have in ReactiveCocoa 2, the
        book's library. These are the sections:
        """
    )
    tell.diagram(mapLines())
    let exercises = BookSection.all.map(\.exercises).reduce(0, +)
    let hours = (BookSection.all.map(\.totalMinutes).reduce(0, +) + 30) / 60
    tell.prose(
        """
        The minutes are for reading and running. Each of the \(exercises) exercises takes about
        \(BookSection.minutesPerExercise) minutes more, and those of 4.20 a quarter of an hour. In all that is about
        \(hours) hours.
        """
    )
    tell.closing("Next: swift run chapter2")
}

/// The sections as lines of a page, each with its exercises and its minutes.
private func mapLines() -> [String] {
    let titles = Phrasebook(
        Phrasebook.current.language, for: ["workbook"] + BookChapter.all.map { "chapter\($0.number)" })
    let head = ["section", "exercises", "min"].map(\.translated)
    let rows = BookSection.all.map { section in
        let number = section.number + String(repeating: " ", count: 6 - section.number.count)
        return [number + titles.text(section.title), section.exerciseNumbers, "\(section.minutes)"]
    }
    let widths = head.indices.map { column in
        ([head] + rows).map { $0[column].displayWidth }.max() ?? 0
    }
    return ([head] + rows).map { cells in
        zip(cells, widths).map { cell, width in
            cell + String(repeating: " ", count: width - cell.displayWidth)
        }
        .joined(separator: "  ")
        .trimmedAtTheEnd
    }
}

extension String {
    fileprivate var trimmedAtTheEnd: String { String(reversed().drop { $0 == " " }.reversed()) }
}
