import Attempts
import FRP

public func threadsOfThePhoto() -> [String] {
    variants {
        wrong("lets subscribeOn move only what comes after it") { ["main", "main", "main", "disk", "disk"] }
        wrong("runs all where somebody subscribes") { ["main", "main", "main", "main", "main"] }
        wrong("lets deliverOn move what comes before it") { ["main", "main", "disk", "main", "main"] }
        wrong("lets events return to main at the end") {
            ["background", "background", "main", "disk", "main"]
        }
        wrong("lets subscribeOn move what comes after it, too") {
            ["background", "background", "background", "disk", "disk"]
        }
    }
}

public func portrait(
    _ download: Signal<Int>, decode: @escaping @Sendable (Int) -> String,
    frame: @escaping @Sendable (String) -> String, background: some Scheduler, main: some Scheduler
) -> Signal<String> {
    variants {
        right("`subscribeOn` comes first: beside `map` and `deliverOn` its place does not matter.") {
            download.subscribeOn(background).map(decode).deliverOn(main).map(frame)
        }
        right("`subscribeOn` comes last: beside `map` and `deliverOn` its place does not matter.") {
            download.map(decode).deliverOn(main).map(frame).subscribeOn(background)
        }
        right("It makes sure that decoding is in the background, wherever the download delivers.") {
            download.subscribeOn(background).deliverOn(background).map(decode).deliverOn(main).map(frame)
        }
        wrong("decodes after the delivery") {
            download.subscribeOn(background).deliverOn(main).map(decode).map(frame)
        }
        wrong("frames in the background") {
            download.map(decode).map(frame).subscribeOn(background).deliverOn(main)
        }
        wrong("takes one for the other") {
            download.map(decode).subscribeOn(main).deliverOn(background).map(frame)
        }
        wrong("thinks that deliverOn moves the work") { download.map(decode).deliverOn(main).map(frame) }
        wrong("thinks that events return to main by themselves") {
            download.map(decode).subscribeOn(background).map(frame)
        }
        wrong("decodes in the background what was downloaded elsewhere") {
            download.deliverOn(background).map(decode).deliverOn(main).map(frame)
        }
        wrong("downloads before anybody has subscribed") {
            download.map(decode).subscribeOn(background).replay().deliverOn(main).map(frame)
        }
        wrong("gives a later subscriber the rest of an old download") {
            download.map(decode).subscribeOn(background).publish().autoconnect().deliverOn(main).map(frame)
        }
        wrong("leaves out a portrait that equals the one before") {
            download.map(decode).distinctUntilChanged().subscribeOn(background).deliverOn(main).map(frame)
        }
    }
}
