import Foundation
import Testing

@testable import HTTPServer

@Suite("Errors when a server starts") struct LoopbackServerTests {
    @Test(arguments: [
        (ENETUNREACH, "`sudo ip link set lo up` switches it on. Then try again."),
        (EACCES, "Name a greater number, or none."), (EMFILE, "(error \(EMFILE))."),
    ])
    func `An error of the system has a message that says what to do, if that is known`(
        _ number: Int32, _ words: String
    ) {
        #expect(HTTPServerError(number: number).description.hasSuffix(words))
    }
}
