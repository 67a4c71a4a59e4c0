import Book
import Coursework
import Foundation
import Programs
import Terminal
import Text

/// Writes all pages as files, in both languages: those of the other language into a folder inside.
struct Export {
    private let session: Session
    private let console: Console
    private let showsAnswers: Bool

    /// - Parameter showsAnswers: whether the solutions are below the exercises.
    init(_ session: Session, _ console: Console, showsAnswers: Bool) {
        (self.session, self.console, self.showsAnswers) = (session, console, showsAnswers)
    }

    func write(to path: String) throws(WorkbookError) {
        let folder = try ExportFolder(path)
        let programs = ProgramFolder(of: session.workbook.root)
        try buildAll(programs)
        let sections = ToldSections(programs)
        var told: [(entry: BookSection, data: SectionData)] = []
        for (index, section) in BookSection.all.enumerated() {
            console.show(Activity.writing(.init(index + 1, of: BookSection.all.count)).line)
            told.append((section, try tell(section, by: sections)))
        }
        console.clearProgress()
        let other = Phrasebook.current.language.other
        let translated = Phrasebook.$ofThisPage.withValue(.forPages(in: other)) {
            pages(of: told, otherLanguage: "../")
        }
        let folderOfOther = "\(other.rawValue)/"
        var files = try assets(in: ["", folderOfOther])
        for (name, text) in pages(of: told, otherLanguage: folderOfOther) { files[name] = Array(text.utf8) }
        for (name, text) in translated { files[folderOfOther + name] = Array(text.utf8) }
        try folder.write(files)
        console.print("\(files.count) files are in \(path). Begin with \(Address.contents).")
    }

    /// The pages in the current language, and their search index.
    private func pages(
        of told: [(entry: BookSection, data: SectionData)], otherLanguage folder: String
    ) -> [String: String] {
        let setting = Setting.files(otherLanguage: folder)
        let cards = ExerciseCardFactory(session, showsAnswers: showsAnswers)
        let book = told.map { ($0.entry, $0.data, cards.shipped($0.entry.number)) }
        let shown = told.first { $0.entry == ContentsPage.exampleSection }?.data
        var pages = [
            Address.contents: ContentsPage(shown, in: setting).html.inLanguage,
            Address.glossary: GlossaryPage.html(in: setting).inLanguage,
            Address.which: QuestionPage(in: setting).copy.inLanguage,
            Address.book: WholeBookPage(book, in: setting).html.inLanguage,
            Assets.index: SearchIndex(of: session.workbook.root, exercises: cards.shipped).script,
        ]
        for (entry, data, cards) in book {
            let page = SectionPage(data, of: entry, exercises: cards, typed: nil, in: setting)
            pages[Address.of(entry)] = page.html.inLanguage
        }
        return pages
    }

    /// Copies of scripts and style sheets for each of these folders.
    private func assets(in folders: [String]) throws(WorkbookError) -> [String: [UInt8]] {
        var files: [String: [UInt8]] = [:]
        for name in Assets.names {
            do {
                let bytes = try Assets.bytes(of: name)
                for folder in folders { files[folder + name] = bytes }
            } catch {
                throw WorkbookError("\(name) cannot be read: \(error.localizedDescription)")
            }
        }
        return files
    }

    private func buildAll(_ programs: ProgramFolder) throws(WorkbookError) {
        defer { console.clearProgress() }
        for chapter in BookChapter.all.map(\.number) {
            let build = ProgramBuild(chapter: chapter, workbook: session.workbook, folder: programs)
            guard
                case .failed(let fault, let details) = try build.build(progress: { [console] in
                    console.show($0.line)
                })
            else {
                continue
            }
            throw WorkbookError("Chapter \(chapter): \(fault)\n" + details.joined(separator: "\n"))
        }
    }

    private func tell(_ section: BookSection, by sections: ToldSections) throws(WorkbookError) -> SectionData
    {
        do throws(TellingFailure) {
            return try sections.tell(SectionRequest(section))
        } catch {
            switch error {
            case .missing: throw WorkbookError("Chapter \(section.chapter) has no program.")
            case .refused(let words): throw WorkbookError(words.joined(separator: "\n"))
            case .failed(let words):
                throw WorkbookError("\(words.title).\n" + words.lines.joined(separator: "\n"))
            case .unwanted: throw .cancelled
            }
        }
    }
}
