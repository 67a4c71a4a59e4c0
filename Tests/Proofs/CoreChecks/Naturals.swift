import FRP

/// 1, 2, 3, for ever.
package let naturals = LazyList.iterate(1) { $0 + 1 }
