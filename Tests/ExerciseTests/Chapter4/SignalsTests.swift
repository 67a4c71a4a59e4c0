import ExerciseChecks
import Testing

extension Chapter4 {
    @Suite struct Signals {
        @Test func `4.3.2 Let only the strong winds through`() async {
            await exercise {
                let lab = Lab()
                let wind = lab.hot("wind", "--3--7--9--2--5--8--|")
                lab.expect(strongWinds(wind.signal), "-----7--9--------8--|")
            }
        }
    }
}
