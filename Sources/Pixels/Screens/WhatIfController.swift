import FRP
import PhotoService
import Pixels
import Views

/// A screen of the app, and below it what can go wrong with the photo service inside the program. Each tab of a browser has a screen
/// of its own; the service is one for all.
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

    /// Shows a screen in a browser, with the panel below it, until the program is ended.
    public static func run(
        _ title: String, fates: [ServiceFate] = .usual,
        showing makeScreen: @escaping @MainActor (PixelsClient) -> any ViewController
    ) throws {
        let service = try ServiceInUse()
        defer { service.end() }
        try ViewServer.run(title) { WhatIfController(makeScreen(service.client), service.service, fates) }
    }

    /// Shows it at this terminal, until it is left.
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

/// What a reader can have the photo service do, to see what the app does then.
public enum ServiceFate: String, CaseIterable, Sendable {
    case slow = "is slow"
    case refusing = "refuses every request"
    case down = "is down"
    case rubbish = "sends rubbish"
    case closed = "lets nobody search"
    case withoutAccount = "knows no account"
    case well = "is well again"

    /// Has the service do this, and nothing else.
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
    /// What can befall every service.
    public static let usual = ServiceFate.allCases.filter { ![.closed, .withoutAccount].contains($0) }
    /// The same, and what concerns only those who search.
    public static let searching = ServiceFate.allCases
}
