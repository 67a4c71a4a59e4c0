extension Tab {
    /// Taps into the middle of an element, where `setTouch` has given the tab fingers.
    public func tap(_ selector: String) throws {
        try touch("touchStart", at: middle(of: selector))
        try touch("touchEnd", at: nil)
    }

    /// Draws a finger from the middle of an element so far up: what lies below is seen then.
    public func swipe(_ selector: String, up distance: Double) throws {
        var place = try middle(of: selector)
        try touch("touchStart", at: place)
        for _ in 1...10 {
            place.y -= distance / 10
            try touch("touchMove", at: place)
        }
        try touch("touchEnd", at: nil)
    }

    private func touch(_ type: String, at place: Point?) throws {
        let points: [Parameters] = place.map { [["x": $0.x, "y": $0.y]] } ?? []
        try call("Input.dispatchTouchEvent", ["type": type, "touchPoints": points])
    }
}
