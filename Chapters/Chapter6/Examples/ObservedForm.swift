import Observation

/// The field of a search, as Observation has it.
@Observable final class ObservedForm {
    var title = "Search"
    var text = ""
    var canSearch: Bool { text.count >= 3 }
}
