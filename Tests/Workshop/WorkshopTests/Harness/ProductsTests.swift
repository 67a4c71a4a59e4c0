import Testing

@testable import Harness

struct ProductsTests {
    @Test func `On macOS the path of the bundle is found in the arguments`() {
        let arguments = [
            "swiftpm-testing-helper", "--test-bundle-path", "/a/debug/X.xctest/Contents/MacOS/X", "--filter",
        ]
        #expect(Products.folder(ofTestsRunWith: arguments)?.path == "/a/debug")
        for none in [[], ["X.xctest"], ["X", "--test-bundle-path"]] {
            #expect(Products.folder(ofTestsRunWith: none) == nil)
        }
    }
}
