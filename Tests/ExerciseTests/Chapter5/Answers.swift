// Whose answers the tests of this chapter call: the package's traits choose one module for all of them.

#if Mistakes
@_exported import Chapter5Mistakes
#elseif Accepted
@_exported import Chapter5Accepted
#elseif Solutions
@_exported import Chapter5Solutions
#else
@_exported import Chapter5Exercises
#endif
