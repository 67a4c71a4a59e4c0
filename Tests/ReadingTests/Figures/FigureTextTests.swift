import Book
import Foundation
import Manuscript
import Testing

@testable import Reading

struct FigureTextTests {
    @Test func `A figure of a test's message, with the mark of its first difference`() throws {
        let lines = """
            wind     --3--7--9--|
            yours    --3------X
            seconds  0    5    10
                     -----^ at 5 nothing came; 7 was expected there
            Note: it is windy.
            """.components(separatedBy: "\n")
        let read = try #require(FigureText(lines[...]))
        #expect(read.count == 4)
        #expect(read.mark == .init(column: 5, sentence: "at 5 nothing came; 7 was expected there"))
        #expect(read.figure.lines.map(\.label) == ["wind", "yours"])
        #expect(read.figure.lines[1].moments.map(\.column) == [2, 9])
        #expect(read.figure.text == Array(lines.prefix(3)))
        #expect(Lesson([.figure(read.figure, mark: read.mark)]).lines() == Array(lines.prefix(4)))
    }

    @Test(
        "what is no figure is left alone",
        arguments: [
            "", "yours  [3, 4]\n       ---^", "seconds  0", "It was\nseconds 10 late",
            "wind --3\n\nseconds  0",
        ])
    func others(_ text: String) {
        #expect(FigureText(text.components(separatedBy: "\n")[...]) == nil)
    }

    @Test("each figure of the book is read back from its text", arguments: BookSection.all)
    func readBack(_ section: BookSection) throws {
        for figure in try Told.section(section.number).figures where figure.isInOnePart {
            let read = try #require(FigureText(figure.text[...]), "\(figure.text.joined(separator: "\n"))")
                .figure
            #expect(read.text == figure.text && read.legend == figure.legend)
            #expect(read.lines.map(\.label) == figure.lines.map(\.label))
            for (one, other) in zip(read.lines, figure.lines) {
                #expect(one.moments.map(\.column) == other.moments.map(\.column))
                #expect(one.moments.map(\.marks) == other.moments.map(\.marks))
                #expect(one.columns == other.columns)
            }
        }
    }
}

extension Figure {
    fileprivate var isInOnePart: Bool {
        !text.contains("") && cuts.isEmpty && lines.allSatisfy { $0.columns != nil }
    }
}
