// Whose answers the tests of this chapter call: the package's traits choose one module for all of them.

#if Mistakes
@_exported import Chapter2Mistakes
#elseif Accepted
@_exported import Chapter2Accepted
#elseif Solutions
@_exported import Chapter2Solutions
#else
@_exported import Chapter2Exercises
#endif
