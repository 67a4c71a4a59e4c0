import Marbles

/// The same search with tasks: `show` is called with what is found.
///
/// - Returns: the loop. Cancelled while texts may come, it also cancels the search.
@discardableResult
func searchByTasks<Texts: AsyncSequence & Sendable>(
    _ texts: Texts, on time: TestScheduler,
    asking service: @escaping @Sendable (String) async throws -> String,
    show: @escaping @Sendable (String) -> Void
) -> Task<Void, any Error> where Texts.Element == String {
    time.start {
        var latest: Task<Void, any Error>?
        for try await text in texts {
            latest?.cancel()
            latest = time.start {
                try await time.sleep(for: .seconds(5))
                guard text.count >= 3 else { return }
                let posts = try await service(text)
                try Task.checkCancellation()
                show(posts)
            }
        }
        if Task.isCancelled { latest?.cancel() }
    }
}
