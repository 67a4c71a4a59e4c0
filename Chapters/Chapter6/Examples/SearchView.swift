#if canImport(SwiftUI)
import SwiftUI

/// The same search in SwiftUI. Section 6.10 shows it, and no window opens it. Its pause is a sleep in real time: a view gets no clock.
struct SearchView: View {
    let posts: @Sendable (_ text: String) async throws -> [String]
    @State private var text = ""
    @State private var found: [String] = []

    var body: some View {
        List(found, id: \.self) { Text($0) }
            .searchable(text: $text)
            .task(id: text) {
                do {
                    try await Task.sleep(for: .seconds(0.5))
                    guard text.count >= 3 else { return }
                    let answer = try await posts(text)
                    try Task.checkCancellation()
                    found = answer
                } catch {
                    // Cancelled or failed: the list stays as it is.
                }
            }
    }
}
#endif
