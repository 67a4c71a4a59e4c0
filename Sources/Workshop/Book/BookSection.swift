/// A section of the workbook: where it stands in the book, and what goes with it.
public struct BookSection: Sendable, Hashable {
    /// How long an exercise takes, unless its section says otherwise.
    public static let minutesPerExercise = 6
    /// What a correction of the book begins with.
    public static let correctionMark = "If the book is open: "

    /// Chapter and place: `4.8`.
    public let number: String
    /// Its headline.
    public let title: String
    /// What a reader types to hear it, as in `hot-and-cold-signals`: its headline, if the table says nothing else.
    public let name: String
    /// What it is read beside; nothing, if it is the workbook's own.
    public let readings: [Reading]
    /// The pages of the book that it tells, the main one first; none if it is read beside something else, or is our own.
    public let pages: [BookPage]
    /// Its title in Chinese; the book's own, if it tells a page of the book.
    public let chineseTitle: String?
    /// How many exercises go with it.
    public let exercises: Int
    /// How long it takes to read and run.
    public let minutes: Int
    /// How long each of its exercises takes, beyond that.
    public let minutesEach: Int
    /// The numbers of the sections that you should have read before.
    public let needs: [String]
    /// Whether it is to look things up in: it is told when somebody asks for it, and not with its whole chapter.
    public let isAppendix: Bool

    /// - Parameters:
    ///   - pages: those of its chapter of the book that it tells, each with its title in the translation, the main one first.
    ///   - readings: what it is read beside, what it tells most of first; nothing, if it is the workbook's own.
    ///   - chineseTitle: that of the main page, if nothing else is said.
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
    /// All sections of the table, in the order of the book.
    public static let all = BookChapter.all.flatMap(\.sections)

    /// The section of the table that has this number.
    public init?(_ number: String) {
        guard let found = Self.all.first(where: { $0.number == number }) else { return nil }
        self = found
    }

    /// What it is read beside, in a few words: the path of a page, or `RAC 2 and the tutorial`; or that it is `not in the book`.
    public var place: String? {
        if readings == [.book] { return pages.first?.path }
        return readings.isEmpty ? "not in the book" : readings.map(\.name).joined(separator: " and ")
    }

    /// The number of its chapter.
    public var chapter: Int { Int(number.prefix { $0 != "." }) ?? 0 }

    /// Its place in its chapter, from 1.
    public var index: Int { Int(number.drop { $0 != "." }.dropFirst()) ?? 0 }

    /// Its exercises, as in `4.3.1–4`.
    public var exerciseNumbers: String {
        switch exercises {
        case 0: ""
        case 1: "\(number).1"
        default: "\(number).1–\(exercises)"
        }
    }

    /// The file that tells it, in the folder of its chapter, and that holds its exercises, in theirs: `HotAndColdSignals.swift`.
    public var fileName: String {
        name.split(separator: "-").map { $0 == "mvvm" ? "MVVM" : $0.capitalisedFirst }.joined() + ".swift"
    }

    /// What a reader can do now, in a sentence; nothing if it has no exercises.
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

    /// What a line `Book: …` says that is about this section; any of these.
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
    /// Where it stands: `chapter4/hot_and_cold_signals`.
    public let path: String
    /// How its chapter calls it: `hot_and_cold_signals`.
    public var name: Substring { path.drop { $0 != "/" }.dropFirst() }
    /// Its title in the translation: `热信号与冷信号`.
    public let chineseTitle: String
}
