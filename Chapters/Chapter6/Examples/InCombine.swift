#if canImport(Combine)
import Combine
import Foundation

/// The instant search of section 5.5, on systems that have Combine.
func searching(
    for text: CurrentValueSubject<String, Never>,
    with search: @escaping (String) -> AnyPublisher<[String], any Error>
) -> some Publisher<[String], Never> {
    text
        .debounce(for: .milliseconds(500), scheduler: DispatchQueue.main)
        .filter { $0.count >= 3 }
        .map { search($0).receive(on: DispatchQueue.main).catch { _ in Just([]) } }
        .switchToLatest()
}
#endif
