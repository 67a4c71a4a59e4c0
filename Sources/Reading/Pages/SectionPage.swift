import Book
import Manuscript

/// The page of a section: what it says, shows and draws, and its exercises.
package struct SectionPage {
    private let data: SectionData
    private let entry: BookSection
    private let exercises: [ExerciseCard]
    private let typed: String?
    private let setting: Setting

    /// - Parameters:
    ///   - data: what its chapter has told.
    ///   - typed: the lines that the reader has typed; `nil` for the scripted person.
    package init(
        _ data: SectionData, of entry: BookSection, exercises: [ExerciseCard], typed: String?,
        in setting: Setting
    ) {
        (self.data, self.entry, self.exercises) = (data, entry, exercises)
        (self.typed, self.setting) = (typed, setting)
    }

    package var html: HTML {
        let frame = Frame(title: "\(data.number) \(data.title)", section: entry, setting: setting)
        return frame.html(
            HTML(
                [heading, field]
                    + data.blocks.enumerated().map { Blocks(setting).html($1, number: $0 + 1) }
                    + exercises.map(\.html) + [neighbours],
                separator: "\n"))
    }

    private var heading: HTML {
        let place = [
            data.place.map { $0.hasPrefix("chapter") ? "in the book: \($0)" : $0 }, data.chineseTitle,
            "\(entry.totalMinutes) minutes",
        ].compactMap(\.self).joined(separator: " · ")
        let needs: HTML =
            entry.needs.isEmpty ? "" : " · after \(Prose.inline(entry.needs.joined(separator: ", ")))"
        return """
            <p class="number">\(data.number)</p>
            <h1>\(data.title)</h1>
            <p class="where">\(place)\(needs)</p>
            """
    }

    /// Where the section does something with typed lines, and the chapter can be run again.
    private var field: HTML {
        guard data.readsTyped, setting.isLive else { return "" }
        return """
            <form class="field" id="field" method="get" action="\(Address.of(entry))">
            <label for="typed">Type here, line by line. The examples below get it instead of what they have by themselves.</label>
            <textarea id="typed" name="typed" rows="4" spellcheck="false" autocapitalize="off">\(typed ?? "")</textarea>
            <button>run</button>
            </form>
            """
    }

    private var neighbours: HTML {
        let all = BookSection.all
        guard let index = all.firstIndex(where: { $0.number == entry.number }) else { return "" }
        func link(_ other: BookSection, _ relation: String, _ text: HTML) -> HTML {
            "<a rel=\"\(relation)\" href=\"\(Address.of(other))\">\(text)</a>"
        }
        let previous: HTML =
            index > 0
            ? link(all[index - 1], "prev", "← \(all[index - 1].number) \(all[index - 1].title)") : ""
        let next: HTML =
            index + 1 < all.count
            ? link(all[index + 1], "next", "\(all[index + 1].number) \(all[index + 1].title) →") : ""
        return "<p class=\"neighbours\"><span>\(previous)</span><span>\(next)</span></p>"
    }
}
