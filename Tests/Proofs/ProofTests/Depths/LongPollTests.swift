import FRP
import Trials
import Marbles
import Testing

/// Signals that ask for their own next page, on a stack of 512 KiB.
@Suite("Pages without an end") struct LongPollTests {
    /// Makes the page with a number, and all that follow.
    typealias Pages = @Sendable (Int) -> Signal<Int>

    /// How a page and the next ones become one signal.
    private static let joins:
        [Named<@Sendable (_ page: Signal<Int>, _ next: @escaping @Sendable () -> Signal<Int>) -> Signal<Int>>] =
            [
                Named("concat") { page, next in page.concat(.defer(next)) },
                Named("concat of a list") { page, next in .concat([page, .empty, .defer(next)]) },
                Named("concat twice") { page, next in page.concat(.empty).concat(.defer(next)) },
                Named("catch") { page, next in page.concat(.error(Storm())).catch { _ in next() } },
                Named("retry") { page, next in page.concat(.defer(next).retry(0)) },
                Named("initially") { page, next in page.concat(.defer { next().initially {} }) },
            ]

    /// Pages one after the other, each fetched when the one before has ended.
    private static func pages(
        _ join: @escaping @Sendable (Signal<Int>, @escaping @Sendable () -> Signal<Int>) -> Signal<Int>,
        _ fetch: @escaping @Sendable (Int) -> Signal<Int>
    ) -> Pages {
        @Sendable func pages(_ number: Int) -> Signal<Int> { join(fetch(number)) { pages(number + 1) } }
        return pages
    }

    @Test(arguments: joins.indices)
    func `Z9 100,000 pages that come at once need no more stack than one`(_ join: Int) throws {
        let seen = try SmallStack.run {
            let pages = Self.pages(Self.joins[join].value) { .return($0) }
            return Seen(pages(1).take(100_000)).events
        }
        #expect(seen.compactMap(\.value) == Array(1...100_000) && seen.last == .completed)
    }

    @Test(arguments: joins.indices)
    func `Z9 10,000 pages that come later need no more stack than one`(_ join: Int) throws {
        let seen = try SmallStack.run {
            let time = TestScheduler()
            let pages = Self.pages(Self.joins[join].value) { .return($0).delay(.seconds(1), on: time) }
            let seen = Seen(pages(1).take(10_000))
            time.run()
            return seen.events
        }
        #expect(seen.compactMap(\.value) == Array(1...10_000) && seen.last == .completed)
    }

    @Test func `Z9 100,000 steps that send nothing, each followed by the next with then`() throws {
        let seen = try SmallStack.run {
            @Sendable func steps(_ number: Int) -> Signal<Int> {
                number == 100_000 ? .return(number) : Signal.return(number).then { steps(number + 1) }
            }
            return Seen(steps(1)).events
        }
        #expect(seen == [.next(100_000), .completed])
    }

    @Test(arguments: joins.indices)
    func `R6, O35 nothing is kept of pages that have passed`(_ join: Int) {
        let (time, tokens) = (TestScheduler(), Property<[Weak]>([]))
        let pages = Self.pages(Self.joins[join].value) { number in
            let token = Token()
            tokens.modify { $0.append(Weak(token: token)) }
            return .return(number).delay(.seconds(1), on: time).map { $0 + token.value }
        }
        let subscription = pages(1).subscribe()
        time.advance(by: .seconds(1000))
        #expect(tokens.value.count > 999)
        #expect(tokens.value.count { $0.token != nil } < 5)
        subscription.dispose()
        #expect(tokens.value.allSatisfy { $0.token == nil })
    }

    private struct Weak: Sendable {
        weak var token: Token?
    }
}
