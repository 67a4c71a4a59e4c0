import FRP
import Foundation
import Narration
import PhotoService
import Pixels
import PixelsScreens
import Terminal
import Views

/// The instant search in a real terminal.
let searchPlay = Play(
    "search",
    "the instant search, live",
    insteadOf: "instant-search",
    start: {
        let service = PhotoService()
        defer { service.stop() }
        try runSearch(PixelsClient(try service.start()), service)
    },
    page: {
        try WhatIfPage.run("Search posts") { client in
            SearchPage(
                SearchModel(client, pausingOn: MainScheduler.shared, deliveringOn: MainScheduler.shared))
        }
    }
)

@MainActor private func runSearch(_ client: PixelsClient, _ service: PhotoService) throws {
    let model = SearchModel(client, pausingOn: MainScheduler.shared, deliveringOn: MainScheduler.shared)
    let session = try TerminalSession(needing: SearchScreen.size)
    let watching = Signal.changes(of: model).subscribe(next: { session.redraw() })
    defer { watching.dispose() }
    try session.run(
        explaining: { Array(SearchScreen.keys) },
        drawing: { canvas in SearchScreen.draw(model, on: &canvas) },
        handling: { key in
            switch key {
            case .character(let character): model.text.modify { $0.append(character) }
            case .backspace: model.text.modify { _ = $0.popLast() }
            case .control("u"): model.text.value = ""
            case .enter: model.begin()
            case .function(2): cause(.denied, service, model)
            case .function(3): cause(.noAccount, service, model)
            case .function(4): service.cause(.malformedJSON, on: "/v1/search", times: 1)
            case .function(5):
                service.endTrouble()
                cause(.granted(account: "reader"), service, model)
            case .escape: session.end()
            default: break
            }
        }
    )
}

private func cause(_ access: Access, _ service: PhotoService, _ model: SearchModel) {
    service.grant(access)
    model.begin()
}
