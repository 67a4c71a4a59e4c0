extension Chapter3 {
    @Suite struct Fold {
        @Test func `3.4.1 Read the digits as a number`() async {
            await exercise {
                for (digits, expected, remark) in [
                    ([3, 0, 7], 307, "The 3 comes first, and moves two places to the left."),
                    ([5], 5, "One digit is a number by itself."),
                    ([0, 0, 4, 2], 42, "Zeros in front do not count."),
                    (
                        [1, 1, 2, 0, 0], 11200,
                        "Equal digits have places of their own, and so have zeros at the end."
                    ),
                    ([], 0, "Without digits the number is 0."),
                ] {
                    expect(number(ofDigits: digits), is: expected, for: "\(digits)", because: remark)
                }
            }
        }

        @Test func `3.4.2 Predict a left fold and a right fold`() async {
            await exercise {
                let left = [8, 3, 2, 5].reduce(1) { soFar, number in soFar - number }
                let right = [8, 3, 2, 5].reversed().reduce(1) { soFar, number in number - soFar }
                let yours = leftAndRight()
                expect(yours, "two numbers, [left, right]") { $0.count == 2 }
                guard let yourLeft = yours.first, let yourRight = yours.last else { return }
                expectPrediction(
                    yourLeft, is: left,
                    hint: "The left fold: begin with 1, then take away one number after the other.")
                expectPrediction(
                    yourRight, is: right,
                    hint: "The right fold: the 5 comes in first, and is to the left of the minus.")
            }
        }

        @Test func `3.4.3 Make map and filter out of fold`() async {
            await exercise {
                var asked: [Int] = []
                let signs = OutOfFold.map([3, 1, 1, 2, 1]) { number in
                    asked.append(number)
                    return "\(number) km"
                }
                expect(
                    signs, is: ["3 km", "1 km", "1 km", "2 km", "1 km"],
                    for: #"OutOfFold.map([3, 1, 1, 2, 1]) { "\($0) km" }"#,
                    because: "One result for each number, each in the place of its number.")
                expect(
                    asked, is: [3, 1, 1, 2, 1], for: "the numbers your map calls its function with",
                    because: "Once for each number, from the first to the last.")
                asked = []
                let kept = OutOfFold.filter([4, 2, 2, 5, 5, 1, 4]) { number in
                    asked.append(number)
                    return number > 3
                }
                expect(
                    kept, is: [4, 5, 5, 4], for: "OutOfFold.filter([4, 2, 2, 5, 5, 1, 4]) { $0 > 3 }",
                    because: "The numbers for which the answer is yes, in their order.")
                expect(
                    asked, is: [4, 2, 2, 5, 5, 1, 4], for: "the numbers your filter calls its function with",
                    because: "Once for each number, from the first to the last.")
                let nothing = "Of no numbers comes an empty list."
                expect(OutOfFold.map([]) { $0 }, is: [], for: "OutOfFold.map([]) { $0 }", because: nothing)
                expect(
                    OutOfFold.filter([]) { _ in true }, is: [], for: "OutOfFold.filter([]) { _ in true }",
                    because: nothing)
            }
        }
    }
}
