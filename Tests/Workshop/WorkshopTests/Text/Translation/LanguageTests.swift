import Foundation
import Harness
import Testing

@testable import Text

@Suite struct LanguageTests {
    @Test(
        "the language is found in the environment as POSIX says, and on a Mac in its settings",
        arguments: [
            ([:], [], Language.english),
            (["LANG": "zh_CN.UTF-8"], [], .chinese),
            (["LANG": "zh_CN.UTF-8", "LC_ALL": "C"], [], .english),
            (["LANG": "en_GB.UTF-8", "LC_MESSAGES": "zh_CN"], [], .chinese),
            (["LANG": "de_DE.UTF-8"], [], .english),
            (["LANG": "en_US.UTF-8"], ["zh-Hans-CN", "en"], .chinese),
            (["LANG": "zh_CN.UTF-8"], ["en-GB"], .english),
            (["LANG": "zh_CN.UTF-8", "WORKBOOK_LANGUAGE": "en"], [], .english),
        ])
    func preferred(environment: [String: String], system: [String], language: Language) {
        let nowhere = URL(filePath: "/nonexistent")
        #expect(
            Language.preferred(environment: environment, system: system, rememberedIn: nowhere) == language)
    }

    @Test("a choice is stored, and has priority over the system's language")
    func remembered() throws {
        let root = try TestFolder()
        for (language, said) in [(Language.chinese, "en"), (.english, "zh")] {
            try language.remember(in: root.folder)
            let preferred = Language.preferred(
                environment: ["LANG": said], system: [], rememberedIn: root.folder)
            #expect(preferred == language)
        }
    }

    @Test(
        "the option may be anywhere before --, in one word or two",
        arguments: [
            (["signals", "--language", "zh"], ["signals"], Language?.some(.chinese)),
            (["--language=en_GB", "4.3"], ["4.3"], .english),
            (["4.3"], ["4.3"], nil),
            (["--", "--language", "zh"], ["--", "--language", "zh"], nil),
        ])
    func option(arguments: [String], rest: [String], asked: Language?) throws {
        let found = try Language.asked(in: arguments)
        #expect(found.rest == rest)
        #expect(found.asked == asked)
    }

    @Test(
        "an unknown language is an error",
        arguments: [["--language"], ["--language", "xx"], ["--language="]])
    func unknown(arguments: [String]) {
        #expect(throws: LanguageError.self) { try Language.asked(in: arguments) }
    }
}
