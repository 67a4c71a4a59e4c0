import FRP
import Foundation
import HTTPServer

/// All that a page shows now, and the stream by which changes leave for the browser.
///
/// A stream that begins gets all of it first, in the same turn in which later changes wait: nothing is lost between the two, and
/// a stream that was lost is simply begun again. Any thread may tell a change; of one property it is always the one whose turn it is.
final class PageContent: Sendable {
    struct Element {
        let kind: String
        var attributes: [String: AttributeValue] = [:]
        /// How often the person has changed the field, as far as is known here.
        var edit: Int?
    }

    private struct State {
        var elements: [Int: Element]
        var newest = 0
        var stream: HTTPStream?
    }

    /// The number of the page itself, among its views.
    static let page = 0

    private let state: Lock<State>
    private let changed: @Sendable () -> Void

    /// - Parameter changed: is called after each change.
    init(key: String = "", changed: @escaping @Sendable () -> Void = {}) {
        self.changed = changed
        state = Lock(State(elements: [Self.page: Element(kind: "page", attributes: ["key": .text(key)])]))
    }

    /// Gives a new view its number.
    func addView(_ kind: String) -> Int {
        state.withLock { state in
            state.newest += 1
            state.elements[state.newest] = Element(kind: kind)
            Self.send(Change(view: state.newest, attribute: "kind", value: .text(kind)), to: state.stream)
            return state.newest
        }
    }

    /// All views, by their numbers.
    var elements: [Int: Element] { state.withLock(\.elements) }

    func set(_ attribute: String, of view: Int, to value: AttributeValue) {
        let isNew = state.withLock { state in
            // Nothing lies in a view to begin with.
            guard let old = state.elements[view], old.attributes[attribute] ?? .views([]) != value else {
                return false
            }
            state.elements[view]?.attributes[attribute] = value
            if case .views(let before) = old.attributes[attribute], case .views(let now) = value {
                for number in Set(before).subtracting(now) { Self.forget(number, &state.elements) }
            }
            Self.send(
                Change(view: view, attribute: attribute, value: value, edit: old.edit), to: state.stream)
            return true
        }
        if isNew { changed() }
    }

    /// Notes what stands in the browser already, as it came from there.
    func note(_ attribute: String, of view: Int, is value: AttributeValue, afterEdit edit: Int) {
        state.withLock { state in
            state.elements[view]?.attributes[attribute] = value
            state.elements[view]?.edit = edit
        }
        changed()
    }

    private static func forget(_ view: Int, _ elements: inout [Int: Element]) {
        guard case .views(let inside)? = elements.removeValue(forKey: view)?.attributes["subviews"] else {
            return
        }
        for view in inside { forget(view, &elements) }
    }

    // MARK: The stream

    /// Tells all of it into a stream, and from now on what changes. Another stream that it had ends.
    func begin(_ stream: HTTPStream) {
        let old = state.withLock { state in
            defer { state.stream = stream }
            let elements = state.elements.sorted { $0.key < $1.key }
            for (view, element) in elements {
                Self.send(Change(view: view, attribute: "kind", value: .text(element.kind)), to: stream)
                for (attribute, value) in element.attributes where attribute != "subviews" {
                    let change = Change(view: view, attribute: attribute, value: value, edit: element.edit)
                    Self.send(change, to: stream)
                }
            }
            for (view, element) in elements.reversed() {
                guard let views = element.attributes["subviews"] else { continue }
                Self.send(Change(view: view, attribute: "subviews", value: views), to: stream)
            }
            return state.stream
        }
        old?.end()
    }

    /// Whether it was this stream that has ended, and no newer one took its place.
    func hasLost(_ stream: HTTPStream) -> Bool {
        state.withLock { state in
            guard state.stream === stream else { return false }
            state.stream = nil
            return true
        }
    }

    /// Nobody looks any more.
    func endStream() { state.withLock(\.stream)?.end() }

    var hasStream: Bool { state.withLock { $0.stream != nil } }

    private static func send(_ change: Change, to stream: HTTPStream?) {
        guard let stream, let line = try? JSONEncoder().encode(change) else { return }
        stream.send(event: String(decoding: line, as: UTF8.self))
    }
}
