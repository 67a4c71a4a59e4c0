import Lessons
import Text
import Translation

extension Lesson {
    /// The lesson on a page: pictures are drawn, and all else stands as text, in which a line is as long as it is.
    var html: HTML {
        var (blocks, text): ([HTML], [HTML]) = ([], [])
        func close() {
            if !text.isEmpty { blocks.append(.pre("lesson", HTML(text, separator: "\n"))) }
            text = []
        }
        for part in parts {
            switch part {
            case .words(let words): text.append("\(words.translated.printableLines)")
            case .lines(let lines): text += lines.map { "\($0.printable)" }
            case .rows(let rows, let mark):
                let drawn = Lesson([.rows(rows, mark: nil)]).lines()
                let marked = Lesson([.rows(rows, mark: mark)]).lines().dropFirst(drawn.count)
                text += drawn.map { "\($0.printable)" } + marked.map { "<mark>\($0.printable)</mark>" }
            case .figure(let figure, let mark):
                close()
                blocks.append(Self.block(figure, mark))
            }
        }
        close()
        return HTML(blocks, separator: "\n")
    }

    private static func block(_ figure: Figure, _ mark: Mark?) -> HTML {
        let remark: HTML = mark.map { "<p class=\"remark\">\($0.sentence.translated)</p>" } ?? ""
        return "<div class=\"lesson\">\(figure.html(mark: mark))\(remark)</div>"
    }
}
