import Book
import Foundation
import Manuscript
import Reading

extension Session {
    /// Writes all pages as files.
    func export(to path: String) throws(WorkbookError) {
        let folder = try ExportFolder(path)
        let programs = ProgramFolder(of: workbook.root)
        try buildAll(programs)
        let teller = Teller(programs)
        let cards = ExerciseCards(catalogue, in: workbook.root)
        var files: [String: [UInt8]] = [Address.contents: Array(ContentsPage(in: .files).html.text.utf8)]
        for (index, section) in BookSection.all.enumerated() {
            console.show(.writing(page: index + 1, of: BookSection.all.count))
            let data = try told(section, by: teller)
            let page = SectionPage(
                data, of: section, exercises: cards.shipped(section.number), typed: nil, in: .files)
            files[Address.of(section)] = Array(page.html.text.utf8)
        }
        console.clearProgress()
        for asset in Assets.names {
            do { files[asset] = try Assets.bytes(of: asset) } catch {
                throw WorkbookError("\(asset) cannot be read: \(error.localizedDescription)")
            }
        }
        try folder.write(files)
        console.print("\(files.count) files are in \(path). Begin with \(Address.contents).")
    }

    private func buildAll(_ programs: ProgramFolder) throws(WorkbookError) {
        let console = console
        defer { console.clearProgress() }
        for chapter in BookChapter.all.map(\.number) {
            let build = ProgramBuild(chapter: chapter, workbook: workbook, folder: programs)
            guard case .failed(let fault, let details) = try build.build(progress: { console.show($0) })
            else {
                continue
            }
            throw WorkbookError("Chapter \(chapter): \(fault)\n" + details.joined(separator: "\n"))
        }
    }

    private func told(_ section: BookSection, by teller: Teller) throws(WorkbookError) -> SectionData {
        do throws(TellingFailure) {
            return try teller.tell(SectionRequest(section))
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
