import Book
import Coursework
import Foundation
import Manuscript
import Programs
import Reading
import Terminal

/// All pages as files.
struct Export {
    private let session: Session
    private let console: Console

    init(_ session: Session, _ console: Console) { (self.session, self.console) = (session, console) }

    func write(to path: String) throws(WorkbookError) {
        let folder = try ExportFolder(path)
        let programs = ProgramFolder(of: session.workbook.root)
        try buildAll(programs)
        let sections = ToldSections(programs)
        let cards = ExerciseCards(session)
        var files = [Address.glossary: Array(GlossaryPage(in: .files).html.inLanguage.utf8)]
        var book: [WholeBookPage.Part] = []
        for (index, section) in BookSection.all.enumerated() {
            console.show(Activity.writing(.init(index + 1, of: BookSection.all.count)).line)
            let data = try told(section, by: sections)
            if section == ContentsPage.shown {
                files[Address.contents] = Array(ContentsPage(data, in: .files).html.inLanguage.utf8)
            }
            book.append((section, data, cards.shipped(section.number)))
            let page = SectionPage(
                data, of: section, exercises: cards.shipped(section.number), typed: nil, in: .files)
            files[Address.of(section)] = Array(page.html.inLanguage.utf8)
        }
        console.clearProgress()
        files[Address.book] = Array(WholeBookPage(book).html.inLanguage.utf8)
        let index = SearchIndex(of: session.workbook.root, exercises: cards.shipped)
        files[Assets.index] = Array(index.script.utf8)
        for asset in Assets.names {
            do { files[asset] = try Assets.bytes(of: asset) } catch {
                throw WorkbookError("\(asset) cannot be read: \(error.localizedDescription)")
            }
        }
        try folder.write(files)
        console.print("\(files.count) files are in \(path). Begin with \(Address.contents).")
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

    private func told(_ section: BookSection, by sections: ToldSections) throws(WorkbookError) -> SectionData
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
