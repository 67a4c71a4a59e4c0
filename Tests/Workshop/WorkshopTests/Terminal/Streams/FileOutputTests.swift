import Foundation
import Synchronization
import Testing

@testable import Terminal

struct FileOutputTests {
    @Test func aTextIsWrittenAtOnce() {
        let pipe = Pipe()
        let output = FileOutput(descriptor: pipe.fileHandleForWriting.fileDescriptor) { _ in }
        for number in 1...3 {
            output.write("line \(number)\n")
            #expect(pipe.fileHandleForReading.availableData == Data("line \(number)\n".utf8))
        }
    }

    @Test(arguments: [
        ("a box and a word", "┌─▶ 第 1 个\n└┄▷ “用”", "+-> 第 1 个\n+.> \"用\""),
        ("a diagram of true and false", "●○ △┊ … ×", "#o ^: . x"),
    ])
    func signsOfUncertainWidthBecomeASCIIWhereItIsAsked(what: String, text: String, drawn: String) {
        let pipe = Pipe()
        let output = FileOutput(descriptor: pipe.fileHandleForWriting.fileDescriptor, signs: .ascii) { _ in }
        output.write(text)
        #expect(pipe.fileHandleForReading.availableData == Data(drawn.utf8))
    }

    @Test(arguments: [
        ([:], Signs.asTheyAre), (["WORKBOOK_SIGNS": "ascii"], .ascii), (["WORKBOOK_SIGNS": ""], .asTheyAre),
    ])
    func theEnvironmentSaysWhichSigns(environment: [String: String], signs: Signs) {
        #expect(Signs.chosen(by: environment) == signs)
    }

    @Test func aFailureIsTold() {
        let failures = Mutex<[Int32]>([])
        let output = FileOutput(descriptor: -1) { error in failures.withLock { $0.append(error) } }
        output.write("lost")
        output.write("")
        #expect(failures.withLock(\.self) == [EBADF])
    }
}
