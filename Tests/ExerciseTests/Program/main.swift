import Testing

// What SwiftPM's own program for tests does, without XCTest.
await Testing.__swiftPMEntryPoint() as Never
