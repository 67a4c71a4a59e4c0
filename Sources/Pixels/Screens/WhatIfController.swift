import FRP
import PhotoService
import Pixels
import Views

/// A screen of the app, with a panel below it for faults of the photo service inside the program. Each browser tab has a screen of
/// its own, but all of them share the service.
public final class WhatIfController: ViewController {
    private let screen: any ViewController
    private let service: PhotoService
    private let fates: [ServiceFate]
    private let count = Label("", .note)

    init(_ screen: any ViewController, _ service: PhotoService, _ fates: [ServiceFate] = .usual) {
        (self.screen, self.service, self.fates) = (screen, service, fates)
        Signal.interval(.milliseconds(500), on: .main).map { [service] _ in
            "\(service.requests.count) requests so far, \(service.waitingClients) of them without an answer"
        }
        .distinctUntilChanged().bind(to: count.text)
    }

    /// Shows a screen with the panel in a browser, until the program is ended.
    public static func run(
        _ title: String, fates: [ServiceFate] = .usual,
        showing makeScreen: @escaping @MainActor (PixelsClient) -> any ViewController
    ) throws {
        let service = try ServiceInUse()
        defer { service.end() }
        try ViewServer.run(title) { WhatIfController(makeScreen(service.client), service.service, fates) }
    }

    /// Shows it in this terminal, until it is left.
    public static func runInTerminal(
        fates: [ServiceFate] = .usual, showing makeScreen: @MainActor (PixelsClient) -> any ViewController
    ) throws {
        let service = try ServiceInUse()
        defer { service.end() }
        try TerminalWindow.run { WhatIfController(makeScreen(service.client), service.service, fates) }
    }

    public func appear(_ isSeen: Bool) { screen.appear(isSeen) }

    public func loadView() -> View {
        let switches = fates.map { fate in
            let button = Button(fate.rawValue)
            button.presses.subscribe(next: { [service] in fate.befall(service) })
            return button
        }
        let advice = Label("Press one, and then load the page again, or ask for something new.", .note)
        return StackView(
            .vertical, screen.loadView(),
            DetailsView(
                "What if the photo service …",
                StackView(.vertical, StackView(.horizontal, switches), advice, count))
        )
    }
}

/// A behaviour of the photo service that the reader can choose, to see the reaction of the app.
public enum ServiceFate: String, CaseIterable, Sendable {
    case slow = "is slow"
    case refusing = "refuses every request"
    case down = "is down"
    case rubbish = "sends rubbish"
    case closed = "lets nobody search"
    case withoutAccount = "knows no account"
    case well = "is well again"

    /// Gives the service this behaviour, and no other.
    func befall(_ service: PhotoService) {
        service.endTrouble()
        service.grant(.granted(account: "reader"))
        switch self {
        case .slow: service.cause(.latency(.seconds(3)), on: "/")
        case .refusing: service.cause(.status(503), on: "/")
        case .down: service.cause(.close, on: "/")
        case .rubbish:
            service.cause(.malformedJSON, on: "/v1")
            service.cause(.noPicture, on: "/images")
        case .closed: service.grant(.denied)
        case .withoutAccount: service.grant(.noAccount)
        case .well: break
        }
    }
}

extension [ServiceFate] {
    /// The behaviours that concern every screen.
    public static let usual = ServiceFate.allCases.filter { ![.closed, .withoutAccount].contains($0) }
    /// Those of `usual`, and the ones that concern only searching.
    public static let searching = ServiceFate.allCases
}
