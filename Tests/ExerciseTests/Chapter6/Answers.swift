// Whose answers the tests of this chapter call: the package's traits choose one module for all of them.

#if Mistakes
@_exported import Chapter6Mistakes
#elseif Accepted
@_exported import Chapter6Accepted
#elseif Solutions
@_exported import Chapter6Solutions
#else
@_exported import Chapter6Exercises
#endif
