extension Chapter4 {
    @Suite struct Time {
        @Test func `4.12.1 Buy at a price that has stayed for a while`() async {
            await exercise {
                let lab = Lab()
                let price = lab.hot("price", "--3-7----4-----9-4-----5------|")
                lab.expect(
                    priceToBuyAt(price.signal, on: lab.time), "------------4-------4---------|",
                    because: "each new price replaces the one before, even if it is too high.")
                let long = Lab()
                let steady = long.hot("price", "-4----4----3----3----2----4----0----1----")
                long.expect(
                    priceToBuyAt(steady.signal, on: long.time), "----4----4----3----3----2----4----0----1-",
                    because: "a price that comes again has held again, if it stays for three seconds.")
            }
        }
    }
}
