// What the core is tried with: imported here, it is there in all files of these tests.

@_exported import CoreChecks
