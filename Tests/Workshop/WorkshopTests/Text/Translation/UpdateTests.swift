import Foundation
import Harness
import Testing

@testable import Text

private let hasPython = has("python3")
private let hasGettext = has("msgmerge") && has("msgfmt")
private func has(_ program: String) -> Bool {
    (try? ChildProcess.run("/usr/bin/env", [program, "--version"]))?.ending == .exited(0)
}

/// The messages of `update` about a translation, for somebody who does not read Chinese, and what they can do.
@Suite(.enabled(if: hasPython)) struct UpdateTests {
    @Test(
        "a mistake in a translation is reported with its file, its English, and what to do",
        arguments: [
            (
                "msgid \"passed\"\nmsgstr \"\"",
                "This has no translation. Write one behind msgstr.\n    passed"
            ),
            (
                "#, fuzzy\n#| msgid \"once\"\nmsgid \"twice\"\nmsgstr \"1 次\"",
                "The English has changed since this was translated. Translate it anew, and delete the line “#, fuzzy”.\n    twice"
            ),
            (
                "msgid \"Call `map`.\"\nmsgstr \"调用它。\"",
                "The code is not the same: `map` in English,  in the translation. Each must stand there as it is."
            ),
            (
                "msgid \"{count} of {all}\"\nmsgstr \"共 {al}\"",
                "The named places are not the same: {all}, {count} in English, {al} in the translation."
            ),
            (
                "msgid \"See 4.3.\"\nmsgstr \"见 4.2。\"",
                "The numbers of sections are not the same: 4.3 in English, 4.2"
            ),
            ("msgid \"yes\"\nmsgstr \"对,\"", "A half-width sign stands beside a Chinese character"),
            (
                "msgid \"yes\"\nmsgstr \"对",
                "line 2 cannot be read: msgstr \"对\n    Each text stands behind msgid or msgstr, in quotes"
            ),
            ("msgid \"yes\"\nmsgstr \"对\"\noops", "line 3 cannot be read: oops"),
        ])
    func lint(text: String, said: String) throws {
        let run = try lint(text)
        #expect(run.ending == .exited(1))
        #expect(run.text.contains("test.po") && run.text.contains(said), "\(run.text)")
    }

    @Test("a right translation is not reported, nor an obsolete entry")
    func right() throws {
        let run = try lint(
            "msgid \"Call `map`, 4.3.\"\nmsgstr \"\"\n\"调用 `map`，\"\n\"4.3。\"\n\n#~ msgid \"gone\"\n#~ msgstr \"\""
        )
        #expect(run.ending == .exited(0) && run.text == "\n", "\(run.text)")
    }

    @Test(.enabled(if: hasGettext))
    func `A changed English sentence and a missing entry are reported`() throws {
        // A workbook of one sentence, which a script prints instead of the chapters.
        let root = try TestFolder()
        let file = try root.place(for: "Sources/Workshop/Text/Translation/zh_CN/chapter4.po")
        for name in [
            "Sources/Workshop/Book", "Sources/Workshop/HTTPServer", "Exercises",
            "Sources/Workshop/Text/Translation/update",
        ] {
            let (own, place) = (Phrasebook.package.appending(path: name), root.folder.appending(path: name))
            if name.hasSuffix("update") {
                try FileManager.default.copyItem(at: own, to: place)
            } else {
                try FileManager.default.createSymbolicLink(at: place, withDestinationURL: own)
            }
        }
        func update(_ options: [String] = [], telling sentence: String) throws -> String {
            let section = #"{"number":"4.3","title":"","blocks":[{"prose":{"_0":"\#(sentence)"}}]}"#
            let program = "#!/bin/sh\necho '{\"title\":\"\",\"sections\":[\(section)]}'\n"
            try root.writeProgram(program, to: "swift")
            let path = "\(root.folder.path):\(ProcessInfo.processInfo.environment["PATH", default: ""])"
            let update = root.path("Sources/Workshop/Text/Translation/update")
            return try ChildProcess.run(
                "/usr/bin/env", ["python3", update] + options, environment: ["PATH": path]
            ).text
        }
        let (old, new) = ("The kettle is cold.", "The kettle is still cold.")
        _ = try update(telling: old)
        let untranslated = try String(contentsOf: file, encoding: .utf8)
        let translated = untranslated.replacing("cold.\"\nmsgstr \"\"", with: "cold.\"\nmsgstr \"水壶是冷的。\"")
        try Data(translated.utf8).write(to: file)
        #expect(try !update(["--check"], telling: old).contains("chapter4.po is not"))

        let isMissing = """
            chapter4.po is not up to date with the English: run Sources/Workshop/Text/Translation/update.
            chapter4.po has no entry for this:

            """
        #expect(try update(["--check"], telling: new).contains(isMissing + "    \(new)"))
        _ = try update(telling: new)
        let said = "The English has changed since this was translated. Translate it anew, and delete the line"
        let changed = try update(["--check"], telling: new)
        #expect(changed.contains(said) && changed.contains("    \(new)\n    水壶是冷的。"), "\(changed)")

        let entry = try #require(translated.firstRange(of: "#: 4.3"))
        try Data(translated[..<entry.lowerBound].utf8).write(to: file)
        #expect(try update(["--check"], telling: old).contains(isMissing + "    \(old)"))
    }

    private func lint(_ text: String) throws -> ChildProcess {
        let folder = try TestFolder()
        try folder.write(text + "\n", to: "test.po")
        let update = Phrasebook.package.appending(path: "Sources/Workshop/Text/Translation/update")
        return try ChildProcess.run(
            "/usr/bin/env", ["python3", update.path, "--lint", folder.path("test.po")])
    }
}
