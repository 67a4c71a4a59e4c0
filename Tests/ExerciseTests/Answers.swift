// Whose answers the tests of this target call: the package's traits choose one module for all of them.

#if Mistakes
@_exported import Mistakes
#elseif Accepted
@_exported import Accepted
#elseif Solutions
@_exported import Solutions
#else
@_exported import Exercises
#endif
