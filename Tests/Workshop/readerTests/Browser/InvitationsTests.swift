import Book
import Browser
import Foundation
import Harness
import Testing
import Text
import Trials
@testable import reader

/// Invitations: texts on pages, and in the README's first hour, that tell the reader to do something. Each has a row, which does
/// that with a mouse, a finger, keys or a terminal, and expects the right effect. The texts are collected from the product: one
/// without a row fails.
///
/// Invitations that need a compiler are in `FirstHourTests` and `ExercisesInBrowserTests`; those of the live screen's keys are in
/// `InvitedKeysTests`.
@Suite(.inBrowser, .waits) struct InvitationsTests {
    private let book: ServedBook

    init() throws { book = try ServedBook() }

    @Test func `Each invitation has a row, and each row an invitation`() throws {
        let invited = try (onPages() + keysOfTheDialog() + firstHour())
        #expect(Set(invited).subtracting(Invitations.rows.keys) == [], "These have no row.")
        #expect(Set(Invitations.rows.keys).subtracting(invited) == [], "Nothing invites to these any more.")
    }

    @Test(arguments: Invitations.rows.keys.sorted()) func `An invitation has its effect`(_ invitation: String)
        throws
    {
        try Invitations.rows[invitation]?(book)
    }

    // MARK: Collecting invitations

    /// The sentences of the table of contents, and on all pages the texts above fields, on buttons and under figures.
    private func onPages() throws -> [String] {
        let tab = try book.tab("4.3.html")
        let pages = [""] + BookSection.all.map { "\($0.number).html" }
        let written: [String] = try tab.value(
            """
            (async () => {
              const texts = async (address) => {
                const page = new DOMParser().parseFromString(await (await fetch(address)).text(), 'text/html')
                const home = address === '/' ? '#main > p:not(.where), ' : ''
                return [...page.querySelectorAll(`${home}#field label, .play > summary, .choices .quiet`)].map((e) => e.textContent.replace(/\\s+/g, ' '))
              }
              return [...new Set((await Promise.all(\(pages.map { "/\($0)" }).map(texts))).flat())]
            })()
            """)
        func byScripts() throws -> [String] {
            try tab.value(
                "[...new Set([...document.querySelectorAll('.advice')].map((e) => e.textContent).concat([...document.querySelectorAll('.editor [title]')].map((e) => e.title)))]"
            )
        }
        let byMouse = try byScripts()
        try tab.setTouch(width: 390)
        try tab.reload()
        return try written + byMouse + byScripts()
    }

    private func keysOfTheDialog() throws -> [String] {
        try book.tab("4.3.html").value(
            "[...document.querySelectorAll('#keys dt')].map((e) => `${e.textContent}: ${e.nextElementSibling.textContent}`)"
        )
    }

    /// The items and the paragraphs of the README's section.
    private func firstHour() throws -> [String] {
        let text = try String(contentsOf: Phrasebook.package.appending(path: "README.md"), encoding: .utf8)
        let section = text.components(separatedBy: "## The first hour\n\n")[1].components(
            separatedBy: "\n\n## ")[0]
        return ("\n" + section).replacing(#/\n[0-9]\. /#, with: "\n\n").components(separatedBy: "\n\n")
            .map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }.filter { !$0.isEmpty }
    }

}
