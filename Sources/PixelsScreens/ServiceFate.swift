import PhotoService

/// What a reader can have the photo service do, to see what the app does then.
enum ServiceFate: String, CaseIterable {
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
