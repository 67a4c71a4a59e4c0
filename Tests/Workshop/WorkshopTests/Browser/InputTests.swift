import Browser
import Harness
import Testing
import Trials

@Suite(.inBrowser, .waits) struct InputTests {
    /// Records the events of the page.
    private static let notes = """
        <meta name=viewport content="width=device-width">
        <style>
        body { margin: 0; height: 3000px }
        #box { position: absolute; left: 100px; top: 50px; width: 20px; height: 20px }
        </style>
        <button id=go>Go</button><div id=box tabindex=0></div><input id=field>
        <script>
        notes = []
        for (const name of ['pointerdown', 'pointerup', 'click'])
            addEventListener(name, e => notes.push(`${name} ${e.target.id} ${e.clientX},${e.clientY} ${e.buttons}`))
        addEventListener('pointermove', e => { if (e.buttons) last = `${e.clientX},${e.clientY}` })
        addEventListener('keydown', e => notes.push(`${e.shiftKey ? 'shift ' : ''}${e.key} ${e.code}`))
        </script>
        """

    @Test func `the mouse clicks on an element, after scrolling to it`() throws {
        let tab = try Tab.showing(Self.notes)
        try tab.click("#box")
        #expect(
            try tab.value("notes") == [
                "pointerdown box 110,60 1", "pointerup box 110,60 0", "click box 110,60 0",
            ])
        try tab.run("box.style.top = '2000px'; notes = []")
        try tab.click("#box")
        #expect(try tab.value("notes[2].startsWith('click box')"))
        #expect(try tab.value("scrollY > 1000"))
    }

    @Test(arguments: [false, true])
    func `an element is clicked even if the page scrolls meanwhile, as after a reload`(
        _ isPhone: Bool
    ) throws {
        let tab = try Tab.showing(Self.notes)
        if isPhone { try tab.setTouch(width: 390) }
        try tab.run("box.style.top = '2000px'")
        try tab.run("addEventListener('scroll', () => scrollTo(0, 0), { once: true })")
        try tab.click("#box")
        try tab.wait(until: "notes.some(note => note.startsWith('click box'))", seconds: 5)
    }

    @Test func `an element is dragged with the button down all the way`() throws {
        let tab = try Tab.showing(Self.notes)
        try tab.drag("#box", by: 200, 30)
        #expect(try tab.value("notes[0]") == "pointerdown box 110,60 1")
        #expect(try tab.value("last") == "310,90")
        #expect(try tab.value("notes[1].startsWith('pointerup') && notes[1].endsWith('310,90 0')"))
    }

    @Test func `on a phone the input is touch: a tap, a drag, and a scroll where nothing forbids it`()
        throws
    {
        let tab = try Tab.showing(Self.notes)
        try tab.setTouch(width: 390)
        try tab.reload()
        try tab.run(
            "addEventListener('pointerdown', e => notes.push(e.pointerType)); box.style.touchAction = 'none'")
        try tab.click("#box")
        try tab.wait(until: "notes.some(note => note.startsWith('click box 110,60'))")
        #expect(try tab.value("notes[1]") == "touch")
        try tab.drag("#box", by: 200, 30)
        try tab.wait(for: "last", toBe: "310,90")
        #expect(try tab.value("scrollY") == 0)
        try tab.moveMouse(to: Point(x: 200, y: 600))
        try tab.pressMouse()
        try tab.moveMouse(to: Point(x: 200, y: 300))
        try tab.releaseMouse()
        try tab.wait(until: "scrollY > 100")
        try tab.setViewport()
        try tab.run("notes = []")
        try tab.click("#box")
        try tab.wait(until: "notes.includes('mouse')")
    }

    @Test func `an element that comes later is awaited`() throws {
        let tab = try Tab.showing(
            "<script>setTimeout(() => document.body.innerHTML = '<button onclick=\"done = 1\">Go', 50)</script>"
        )
        try tab.click("button")
        #expect(try tab.value("done") == 1)
    }

    @Test func `keys work as in a browser: Tab moves on, letters are typed, Delete deletes`() throws {
        let tab = try Tab.showing(Self.notes)
        try tab.press(.tab)
        #expect(try tab.value("document.activeElement.id") == "go")
        try tab.press(.enter)
        #expect(try tab.value("notes.at(-1).startsWith('click go')"))
        try tab.press(.tab)
        try tab.press(.tab)
        try tab.press(.tab, with: .shift)
        #expect(try tab.value("document.activeElement.id") == "box")
        try tab.press(.tab)
        try tab.type("Wind 3.7é")
        try tab.press(.home)
        try tab.press(.delete)
        try tab.press(.right)
        try tab.press(.backspace)
        try tab.insert("so")
        #expect(try tab.value("field.value") == "sond 3.7é")
        #expect(try tab.value("notes.includes('ArrowRight ArrowRight') && notes.includes('shift Tab Tab')"))
        #expect(try tab.value("notes.includes('i KeyI') && notes.includes('3 Digit3')"))
    }

    @Test func `with Alt held, a letter types nothing`() throws {
        let tab = try Tab.showing(Self.notes)
        try tab.click("#field")
        try tab.press("n", with: .alt)
        try tab.press("n")
        #expect(try tab.value("field.value") == "n")
    }

    @Test func `an element keeps the focus, whatever other tabs do`() throws {
        let tab = try Tab.showing(Self.notes)
        let other = try Tab.showing(Self.notes)
        for each in [tab, other, tab] {
            try each.run("addEventListener('focusin', e => notes.push(`focus ${e.target.id}`))")
            try each.click("#field")
            try each.wait(until: "notes.includes('focus field') && document.hasFocus()")
            try each.run("document.activeElement.blur(); notes = []")
        }
        #expect(try [tab, other].map { try $0.value("document.hasFocus()") } == [true, true])
    }
}
