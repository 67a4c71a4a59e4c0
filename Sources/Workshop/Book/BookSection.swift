/// A section of the workbook: its place in the book, its exercises, its duration.
public struct BookSection: Sendable, Hashable {
    /// The minutes for an exercise, if its section has no other number.
    public static let minutesPerExercise = 6
    /// The beginning of each paragraph that corrects the book.
    public static let correctionMark = "If the book is open: "

    /// Its chapter, and its place in the chapter: `4.8`.
    public let number: String
    public let title: String
    /// The name that a reader types to read it, such as `hot-and-cold-signals`. The default is made from the headline.
    public let name: String
    /// The texts beside which it is read; empty if it is the workbook's own.
    public let readings: [Reading]
    /// The pages of the book that it retells, the main one first; empty if it is read beside another text, or is our own.
    public let pages: [BookPage]
    /// Its title in Chinese; that of the book's translation, if it retells a page of the book.
    public let chineseTitle: String?
    /// How many exercises it has.
    public let exercises: Int
    /// The minutes to read and run it.
    public let minutes: Int
    /// The additional minutes for each of its exercises.
    public let minutesEach: Int
    /// The numbers of the sections that should be read before.
    public let needs: [String]
    /// Whether it is for looking things up. Such a section is printed only when it is asked for, not with its whole chapter.
    public let isAppendix: Bool

    /// - Parameters:
    ///   - pages: the pages of its chapter of the book that it retells, the main one first, each with its title in the translation.
    ///   - readings: the texts beside which it is read, the most important first; empty if it is the workbook's own.
    ///   - chineseTitle: `nil` for that of the main page.
    public init(
        _ number: String, _ title: String, name: String? = nil, pages: KeyValuePairs<String, String> = [:],
        beside readings: [Reading] = [.book], chineseTitle: String? = nil, exercises: Int = 0,
        minutes: Int = 0, minutesEach: Int = BookSection.minutesPerExercise, needs: [String] = [],
        isAppendix: Bool = false
    ) {
        (self.number, self.title, self.readings) = (number, title, readings)
        self.name = name ?? title.lowercased().replacing(" ", with: "-")
        self.pages = pages.map {
            BookPage(path: "chapter\(number.prefix { $0 != "." })/\($0)", chineseTitle: $1)
        }
        self.chineseTitle = chineseTitle ?? self.pages.first?.chineseTitle
        (self.exercises, self.minutes, self.minutesEach) = (exercises, minutes, minutesEach)
        (self.needs, self.isAppendix) = (needs, isAppendix)
    }
}

extension BookSection {
    public static let all = BookChapter.all.flatMap(\.sections)

    /// The section with this number, from the table.
    public init?(_ number: String) {
        guard let found = Self.all.first(where: { $0.number == number }) else { return nil }
        self = found
    }

    /// The texts beside which it is read, in a few words: the path of a page, `RAC 2 and the tutorial`, or `not in the book`.
    public var place: String? {
        if readings == [.book] { return pages.first?.path }
        return readings.isEmpty ? "not in the book" : readings.map(\.name).joined(separator: " and ")
    }

    public var chapter: Int { Int(number.prefix { $0 != "." }) ?? 0 }

    /// Its place in its chapter, counted from 1.
    public var index: Int { Int(number.drop { $0 != "." }.dropFirst()) ?? 0 }

    /// The numbers of its exercises: `4.3.1–4`.
    public var exerciseNumbers: String {
        switch exercises {
        case 0: ""
        case 1: "\(number).1"
        default: "\(number).1–\(exercises)"
        }
    }

    /// The name of the file with its text, and of the file with its exercises, each in the folder of its chapter:
    /// `HotAndColdSignals.swift`.
    public var fileName: String {
        name.split(separator: "-").map { $0 == "mvvm" ? "MVVM" : $0.capitalisedFirst }.joined() + ".swift"
    }

    /// A sentence that invites the reader to the exercises; `nil` if there are none.
    public var invitation: String? {
        let file = "Exercises/Chapter\(chapter)/\(fileName)"
        return switch exercises {
        case 0: nil
        case 1: "Try it: exercise \(number).1, \(file)"
        case 2: "Try it: exercises \(number).1 and \(number).2, \(file)"
        default: "Try it: exercises \(number).1 to \(number).\(exercises), \(file)"
        }
    }

    public var totalMinutes: Int { minutes + exercises * minutesEach }

    /// The texts that a line `Book: …` about this section may have.
    public var citations: [String] {
        guard pages.isEmpty else { return pages.map(\.path) }
        return [readings.isEmpty ? "not in it" : "not in it, but in \(place ?? "")"]
    }
}

extension Substring {
    fileprivate var capitalisedFirst: String { prefix(1).uppercased() + dropFirst() }
}

/// A page of the book.
public struct BookPage: Sendable, Hashable {
    /// The path of the page: `chapter4/hot_and_cold_signals`.
    public let path: String
    /// The name within its chapter: `hot_and_cold_signals`.
    public var name: Substring { path.drop { $0 != "/" }.dropFirst() }
    /// Its title in the translation: `热信号与冷信号`.
    public let chineseTitle: String
}
