/// A place in the viewport, in CSS pixels from its upper left corner.
public struct Point: Decodable, Equatable, Sendable {
    public var x: Double
    public var y: Double

    public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
}

/// Where the mouse of a tab is, and whether its left button is down; on a phone, a finger.
struct Pointer: Sendable {
    var place = Point(x: 0, y: 0)
    var isDown = false
    var isFinger = false
}

extension Tab {
    /// The middle of an element, for which it waits, and which it scrolls into view, until it stays there: a page that was
    /// loaded again scrolls to where its reader was. A finger meets what was last drawn.
    public func middle(of selector: String) throws -> Point {
        let element = "document.querySelector(\(selector.inScript))"
        try wait(until: "\(element)?.getClientRects().length")
        let frames = hasScripts.withLock { $0 } ? 2 : 0
        return try value(
            """
            (async () => {
                const frame = () => document.hidden || new Promise(requestAnimationFrame)
                const look = () => {
                    // It may have been drawn anew meanwhile.
                    const box = \(element).getBoundingClientRect()
                    return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
                }
                for (;;) {
                    \(element).scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
                    const before = look()
                    for (let left = \(frames); left > 0; left--) await frame()
                    const now = look()
                    if (now.x === before.x && now.y === before.y) return now
                }
            })()
            """)
    }

    /// Moves the mouse to a place, through four others, as a hand does.
    public func moveMouse(to place: Point) throws {
        let start = pointer.withLock(\.place)
        for step in 1...5 {
            let part = Double(step) / 5
            let next = Point(x: start.x + (place.x - start.x) * part, y: start.y + (place.y - start.y) * part)
            pointer.withLock { $0.place = next }
            try sendMouse("mouseMoved")
        }
    }

    /// Moves the mouse to the middle of an element.
    public func moveMouse(to selector: String) throws { try moveMouse(to: middle(of: selector)) }

    /// Presses the left button where the mouse is.
    public func pressMouse() throws {
        pointer.withLock { $0.isDown = true }
        try sendMouse("mousePressed")
    }

    /// Lets the left button go where the mouse is.
    public func releaseMouse() throws {
        pointer.withLock { $0.isDown = false }
        try sendMouse("mouseReleased")
    }

    /// Clicks into the middle of an element.
    public func click(_ selector: String) throws {
        try moveMouse(to: selector)
        try pressMouse()
        try releaseMouse()
    }

    /// Drags an element from its middle so far to the right and down.
    public func drag(_ selector: String, by right: Double, _ down: Double = 0) throws {
        let start = try middle(of: selector)
        try moveMouse(to: start)
        try pressMouse()
        try moveMouse(to: Point(x: start.x + right, y: start.y + down))
        try releaseMouse()
    }

    private func sendMouse(_ type: String) throws {
        let pointer = pointer.withLock { $0 }
        guard !pointer.isFinger else { return try sendTouch(type, at: pointer) }
        let isMove = type == "mouseMoved"
        try call(
            "Input.dispatchMouseEvent",
            [
                "type": type, "x": pointer.place.x, "y": pointer.place.y,
                "button": isMove && !pointer.isDown ? "none" : "left", "buttons": pointer.isDown ? 1 : 0,
                "clickCount": isMove ? 0 : 1,
            ])
    }

    /// A finger that is lifted is nowhere.
    private func sendTouch(_ mouseType: String, at pointer: Pointer) throws {
        let types = ["mousePressed": "touchStart", "mouseMoved": "touchMove", "mouseReleased": "touchEnd"]
        guard let type = types[mouseType], pointer.isDown || type == "touchEnd" else { return }
        let place: Parameters = ["x": pointer.place.x, "y": pointer.place.y]
        let points: [Parameters] = pointer.isDown ? [place] : []
        try call("Input.dispatchTouchEvent", ["type": type, "touchPoints": points])
    }
}
