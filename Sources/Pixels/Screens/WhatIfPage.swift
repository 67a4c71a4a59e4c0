import FRP
import PhotoService
import Pixels
import Views

/// A page of the app in a browser, and below it what can go wrong with the photo service inside the program. Each tab has a page
/// of its own; the service is one for all.
public final class WhatIfPage: ViewController {
    private let page: any ViewController
    private let service: PhotoService
    private let count = Label("", .note)

    init(_ page: any ViewController, _ service: PhotoService) {
        (self.page, self.service) = (page, service)
        Signal.interval(.milliseconds(500), on: .main).map { [service] _ in
            "\(service.requests.count) requests so far, \(service.waitingClients) of them without an answer"
        }
        .distinctUntilChanged().bind(to: count.text)
    }

    /// Shows a page, with the panel below it, until the program is ended.
    public static func run(
        _ title: String, showing makePage: @escaping @MainActor (PixelsClient) -> any ViewController
    ) throws {
        let service = try ServiceInUse()
        defer { service.end() }
        try ViewServer.run(title) { WhatIfPage(makePage(service.client), service.service) }
    }

    public func appear(_ isSeen: Bool) { page.appear(isSeen) }

    public func loadView() -> View {
        let switches = ServiceFate.allCases.map { fate in
            let button = Button(fate.rawValue)
            button.presses.subscribe(next: { [service] in fate.befall(service) })
            return button
        }
        let advice = Label("Press one, and then load the page again, or ask for something new.", .note)
        return StackView(
            .vertical, page.loadView(),
            DetailsView(
                "What if the photo service …",
                StackView(.vertical, StackView(.horizontal, switches), advice, count))
        )
    }
}

/// What a reader can have the photo service do, to see what the app does then.
private enum ServiceFate: String, CaseIterable {
    case slow = "is slow"
    case refusing = "refuses every request"
    case down = "is down"
    case rubbish = "sends rubbish"
    case well = "is well again"

    /// Has the service do this, and nothing else.
    func befall(_ service: PhotoService) {
        service.endTrouble()
        switch self {
        case .slow: service.cause(.latency(.seconds(3)), on: "/")
        case .refusing: service.cause(.status(503), on: "/")
        case .down: service.cause(.close, on: "/")
        case .rubbish:
            service.cause(.malformedJSON, on: "/v1")
            service.cause(.noPicture, on: "/images")
        case .well: break
        }
    }
}
