import FRP
import Pixels

extension StubPhotos {
    /// The list of photos as a network library without signals gives it: later it calls back, with photos or with an error.
    func ask(_ answer: @escaping @Sendable ([PhotoRecord]?, (any Error)?) -> Void) {
        popularPhotos(page: 1, count: 100).subscribe(next: { answer($0, nil) }, error: { answer(nil, $0) })
    }
}
