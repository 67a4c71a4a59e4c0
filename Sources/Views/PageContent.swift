import FRP
import Foundation
import HTTPServer

/// The current content of a page, and the event stream that sends its changes to the browser.
///
/// A new stream gets the whole content first, while a lock holds later changes back. So no change is lost, and a page whose stream
/// was lost just opens another one. Changes may come from any thread; those of one property come one after the other.
final class PageContent: Sendable {
    struct Element {
        let kind: String
        var attributes: [String: AttributeValue] = [:]
        /// The number of edits of the field that have arrived here.
        var edit: Int?
    }

    private struct State {
        var elements: [Int: Element]
        var newest = 0
        var stream: HTTPStream?
    }

    /// The number of the page itself, among the numbers of views.
    static let page = 0

    private let state: Lock<State>
    private let changed: @Sendable () -> Void

    /// - Parameter changed: called after each change.
    init(key: String = "", changed: @escaping @Sendable () -> Void = {}) {
        self.changed = changed
        state = Lock(State(elements: [Self.page: Element(kind: "page", attributes: ["key": .text(key)])]))
    }

    /// Adds a view, and returns its number.
    func addView(_ kind: String) -> Int {
        state.withLock { state in
            state.newest += 1
            state.elements[state.newest] = Element(kind: kind)
            Self.send(Change(view: state.newest, attribute: "kind", value: .text(kind)), to: state.stream)
            return state.newest
        }
    }

    var elements: [Int: Element] { state.withLock(\.elements) }

    func set(_ attribute: String, of view: Int, to value: AttributeValue) {
        let isNew = state.withLock { state in
            // A view without the attribute has no subviews: an empty list is no change.
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

    /// Sets an attribute to a value that has come from the browser, so it is not sent back.
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

    /// Sends the whole content into a stream, and from now on each change. A former stream ends.
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

    /// Removes a stream that has ended. Returns false if a newer one has replaced it already.
    func hasLost(_ stream: HTTPStream) -> Bool {
        state.withLock { state in
            guard state.stream === stream else { return false }
            state.stream = nil
            return true
        }
    }

    func endStream() { state.withLock(\.stream)?.end() }

    var hasStream: Bool { state.withLock { $0.stream != nil } }

    private static func send(_ change: Change, to stream: HTTPStream?) {
        guard let stream, let line = try? JSONEncoder().encode(change) else { return }
        stream.send(event: String(decoding: line, as: UTF8.self))
    }
}
