import FRP
import Marbles

/// The search of 5.5, without its access: what is found for the texts that somebody types.
func searchBySignals<Found>(
    _ texts: Signal<String>, on time: TestScheduler,
    asking service: @escaping @Sendable (String) -> Signal<Found>
) -> Signal<Found> {
    texts
        .debounce(.seconds(5), on: time)
        .filter { $0.count >= 3 }
        .map { service($0).deliverOn(time).catchTo(.empty) }
        .switchToLatest()
}

/// The same, but each text ends what the one before has begun: its pause, or its search.
func searchFromEachText<Found>(
    _ texts: Signal<String>, on time: TestScheduler,
    asking service: @escaping @Sendable (String) -> Signal<Found>
) -> Signal<Found> {
    texts
        .map { text in
            Signal.return(text)
                .delay(.seconds(5), on: time)
                .filter { $0.count >= 3 }
                .flattenMap { service($0).deliverOn(time).catchTo(.empty) }
        }
        .switchToLatest()
}
