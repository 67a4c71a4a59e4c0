import FRP

/// A view model that does no more than all of them.
package final class Forecast: ViewModel {
    package let activation = Activation()

    package init() {}
}
