import FRP
import Marbles
import Pixels
import Testing

/// What section 6.5 shows: tests as they stand beside an app.
@Suite struct FullSizePagesTests {
    let photos = StubPhotos.models

    func pages(at index: Int) -> PagesViewModel {
        let service = StubService(on: TestScheduler())
        return PagesViewModel(photos, startingAt: index, service.services)
    }

    @Test func `There is no photo outside`() {
        let pages = pages(at: 0)
        #expect(pages.photo(at: -1) == nil)
        #expect(pages.photo(at: photos.count) == nil)
    }

    @Test func `There is the right photo inside`() {
        #expect(pages(at: 0).photo(at: 1) === photos[1])
    }

    @Test func `The name of the start is known`() {
        #expect(pages(at: 1).initialName == "Dunes")
        #expect(pages(at: 1337).initialName == nil)
    }
}
