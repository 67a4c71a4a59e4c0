import Foundation
import Testing

@testable import HTTPServer

@Suite("A server that cannot be") struct LoopbackServerTests {
    @Test(arguments: [
        (ENETUNREACH, "`sudo ip link set lo up` switches it on. Then try again."),
        (EACCES, "Name a greater number, or none."), (EMFILE, "(error \(EMFILE))."),
    ])
    func `What the system refuses is told with what to do, where that is known`(
        _ number: Int32, _ words: String
    ) {
        #expect(HTTPServerError(number: number).description.hasSuffix(words))
    }
}
