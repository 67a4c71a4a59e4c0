// Whose answers the tests of this chapter call: the package's traits choose one module for all of them.

#if Mistakes
@_exported import Chapter3Mistakes
#elseif Accepted
@_exported import Chapter3Accepted
#elseif Solutions
@_exported import Chapter3Solutions
#else
@_exported import Chapter3Exercises
#endif
