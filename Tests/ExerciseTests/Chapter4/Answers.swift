// Whose answers the tests of this chapter call: the package's traits choose one module for all of them.

#if Variants
@_exported import Chapter4Variants
#elseif Solutions
@_exported import Chapter4Solutions
#else
@_exported import Chapter4Exercises
#endif
