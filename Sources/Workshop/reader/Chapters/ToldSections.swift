import Book
import Coursework
import Foundation
import Programs
import Synchronization
import Text

/// Runs the chapters' programs, a few at a time, to get the data of sections. Caches the data where the reader has changed nothing.
final class ToldSections: Sendable {
    private struct Told {
        let program: FileStamp
        let data: SectionData
    }

    /// How many programs run at a time. More would only wait for each other.
    private static let atOnce = 3

    private let folder: ProgramFolder
    private let limits: ProgramRun.Limits
    private let turns = DispatchSemaphore(value: ToldSections.atOnce)
    private let told = Mutex<[String: Told]>([:])

    init(_ folder: ProgramFolder, limits: ProgramRun.Limits = ProgramRun.Limits()) {
        (self.folder, self.limits) = (folder, limits)
    }

    /// The data of a section: from the cache, or from a run of its chapter's program.
    ///
    /// - Parameter isAwaited: whether the browser still waits; called again and again while the program runs.
    func tell(_ request: SectionRequest, isAwaited: () -> Bool = { true }) throws(TellingFailure)
        -> SectionData
    {
        let chapter = request.section.chapter
        guard let program = folder.stamp(of: "chapter\(chapter)") else { throw .missing }
        if let data = known(request, from: program) { return data }
        turns.wait()
        defer { turns.signal() }
        guard isAwaited() else { throw .unwanted }
        // While this request waited for its turn, another one may have got the same section.
        if let data = known(request, from: program) { return data }
        let data = try run(request, isAwaited)
        if request.isPlain {
            told.withLock { $0[request.section.number] = Told(program: program, data: data) }
        }
        return data
    }

    private func known(_ request: SectionRequest, from program: FileStamp) -> SectionData? {
        guard request.isPlain else { return nil }
        return told.withLock { told in
            told[request.section.number].flatMap { $0.program == program ? $0.data : nil }
        }
    }

    private func run(_ request: SectionRequest, _ isAwaited: () -> Bool) throws(TellingFailure) -> SectionData
    {
        let chapter = request.section.chapter
        let run: ProgramRun
        do {
            run = try ProgramRun(
                folder.path(of: "chapter\(chapter)"), request.arguments, typed: request.typed, limits: limits,
                isAwaited: isAwaited)
        } catch {
            throw .fault("\(error)", in: request)
        }
        switch run.end {
        case .unwanted: throw .unwanted
        case .exited(EX_USAGE): throw .refused(run.refusal(ofChapter: chapter))
        case .exited(0): return try read(run, request)
        default:
            throw .fault(run.fault(within: limits), in: request, lines: run.lastLines)
        }
    }

    private func read(_ run: ProgramRun, _ request: SectionRequest) throws(TellingFailure) -> SectionData {
        struct Version: Decodable { let version: Int }
        let (decoder, data) = (JSONDecoder(), Data(run.output))
        let version = (try? decoder.decode(Version.self, from: data))?.version
        if let version, version != ChapterData.version {
            throw .fault(
                "It speaks version \(version), and this tool understands \(ChapterData.version).", in: request
            )
        }
        let chapter = try? decoder.decode(ChapterData.self, from: data)
        guard let section = chapter?.sections.first(where: { $0.number == request.section.number }) else {
            let printed = String(decoding: run.output.prefix(2_000), as: UTF8.self)
            let lines = printed.lastLines.components(separatedBy: "\n") + run.lastLines
            throw .fault("What it printed cannot be read.", in: request, lines: lines)
        }
        return section
    }
}

extension ProgramRun {
    fileprivate func fault(within limits: Limits) -> String {
        switch end {
        case .stuck: "It had not ended after \(limits.time.components.seconds) seconds, and was given up."
        case .flooding: "It printed more than \(limits.bytes / 1_000_000) million bytes, and was given up."
        case .signalled(let number): "It crashed (signal \(number))."
        case .exited(let status): "It ended with status \(status)."
        case .unwanted: "Nobody waited for it."
        }
    }

    /// The message about a command line that the program does not understand, without the program's name.
    fileprivate func refusal(ofChapter number: Int) -> [String] {
        let lines = lastLines
        let name = "chapter\(number): "
        return lines.enumerated().map {
            $0 == 0 && $1.hasPrefix(name) ? String($1.dropFirst(name.count)) : $1
        }
    }
}

/// Why there is no data of a section.
enum TellingFailure: Error {
    /// The chapter has not been built yet.
    case missing
    /// The chapter's program does not understand a diagram, and says why.
    case refused([String])
    case failed(Words)
    /// The browser has closed the connection.
    case unwanted

    struct Words {
        let title: String
        let message: String
        let lines: [String]
    }

    /// - Parameter lines: the last lines of the program's output.
    static func fault(_ fault: String, in request: SectionRequest, lines: [String] = []) -> TellingFailure {
        let section = request.section
        return .failed(
            Words(
                title: "\(section.number) cannot be shown",
                message: """
                    The program of chapter \(section.chapter) did not tell this section. \(fault)

                    If you have changed a source, save it again when it is right: this page follows. Otherwise look at what \
                    `swift run chapter\(section.chapter) \(section.number)` says. All other sections can be read.
                    """,
                lines: lines.filter { !$0.isEmpty }))
    }
}
