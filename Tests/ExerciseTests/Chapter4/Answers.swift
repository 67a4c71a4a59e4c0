// Whose answers the tests of this chapter call: the package's traits choose one module for all of them.

#if Mistakes
@_exported import Chapter4Mistakes
#elseif Accepted
@_exported import Chapter4Accepted
#elseif Solutions
@_exported import Chapter4Solutions
#else
@_exported import Chapter4Exercises
#endif
