#if canImport(Combine)
import Combine
#elseif Combine
import OpenCombine
#endif

#if canImport(Combine) || Combine
/// The search of section 6.10 in Combine, which the section shows as it stands here. It goes on until it is let go of.
final class CombineSearch {
    private var subscriptions: Set<AnyCancellable> = []

    init(
        _ texts: some Publisher<String, Never>, on time: some Scheduler,
        asking service: @escaping (String) -> some Publisher<String, any Error>,
        show: @escaping (String) -> Void
    ) {
        texts
            .debounce(for: .seconds(5), scheduler: time)
            .filter { $0.count >= 3 }
            .map { text in
                service(text)
                    .receive(on: time)
                    .catch { _ in Empty<String, Never>() }
            }
            .switchToLatest()
            .sink(receiveValue: show)
            .store(in: &subscriptions)
    }
}
#endif
