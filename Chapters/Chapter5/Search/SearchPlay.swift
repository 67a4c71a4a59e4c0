import FRP
import Narration
import Pixels
import PixelsScreens
import Views

/// The instant search, at a terminal and in a browser.
let searchPlay = Play(
    "search", "the instant search, live", withoutTerminal: "instant-search",
    start: { try WhatIfController.runInTerminal(fates: .searching, showing: searchScreen) },
    page: { try WhatIfController.run("Search posts", fates: .searching, showing: searchScreen) })

@MainActor private func searchScreen(_ client: PixelsClient) -> any ViewController {
    SearchController(SearchModel(client, pausingOn: MainScheduler.shared, deliveringOn: MainScheduler.shared))
}
