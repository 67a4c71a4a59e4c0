/// What the browser has told of a tab.
struct TabLog: Sendable {
    private(set) var requests: [String] = []
    private(set) var complaints: [String] = []
    /// The page loads that are finished. The browser numbers them with words.
    private(set) var finishedLoads: Set<String> = []
    /// How many events there were: whoever waits for a change looks again when there is another.
    private(set) var events = 0

    /// Takes an event in.
    mutating func add(_ message: Message) throws {
        events += 1
        switch message.head.method {
        case "Page.lifecycleEvent":
            let step = try message.details(as: Lifecycle.self)
            if step.name == "load" { finishedLoads.insert(step.loaderId) }
        case "Network.requestWillBeSent": requests.append(try message.details(as: Request.self).request.url)
        case "Network.webSocketCreated": requests.append(try message.details(as: Address.self).url)
        case "Runtime.exceptionThrown":
            complaints.append(try message.details(as: Thrown.self).exceptionDetails.description)
        case "Runtime.consoleAPICalled":
            let call = try message.details(as: ConsoleCall.self)
            if ["error", "warning", "assert"].contains(call.type) { complaints.append(call.text) }
        case "Log.entryAdded":
            let entry = try message.details(as: Entry.self).entry
            if ["error", "warning"].contains(entry.level) { complaints.append(entry.description) }
        case "Inspector.targetCrashed": complaints.append("The page has crashed.")
        default: break
        }
    }

    mutating func forget() { (requests, complaints) = ([], []) }

    private struct Lifecycle: Decodable {
        let name: String
        let loaderId: String
    }

    private struct Address: Decodable { let url: String }

    private struct Request: Decodable { let request: Address }

    private struct Thrown: Decodable { let exceptionDetails: PageException }

    private struct ConsoleCall: Decodable {
        let type: String
        let args: [RemoteValue]

        var text: String { args.map(\.description).joined(separator: " ") }
    }

    private struct Entry: Decodable {
        struct Line: Decodable, CustomStringConvertible {
            let level: String
            let text: String
            let url: String?

            var description: String { url.map { "\(text) (\($0))" } ?? text }
        }

        let entry: Line
    }
}
