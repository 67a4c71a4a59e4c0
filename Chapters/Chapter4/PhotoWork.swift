import FRP
import Marbles

// What section 4.13 does on its lanes. Each function says how long it keeps the lane busy that calls it.

func fetch() -> String {
    Lane.current?.work("fetch", taking: .seconds(2))
    return "photo"
}

@Sendable func decode(_ photo: String) -> String {
    Lane.current?.work("decode", taking: .seconds(3))
    return photo
}

@Sendable func show(_ photo: String) { Lane.current?.work("show", taking: .seconds(1)) }

func answer(_ tap: Int) { Lane.current?.work("\(tap)", taking: .seconds(1)) }
