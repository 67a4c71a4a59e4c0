// What the tests of this module are written with: imported here, it is there in all their files.
@_exported import FRP
@_exported import Foundation
@_exported import Harness
@_exported import Testing

#if canImport(FoundationNetworking)
@_exported import FoundationNetworking
#endif
