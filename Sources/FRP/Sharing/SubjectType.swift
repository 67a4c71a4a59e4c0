/// A signal and, at the same time, something to send events to: one source for many subscribers.
///
/// An event goes to the subscribers of the moment when it is accepted, in the order in which they came. After
/// a terminal nothing more is accepted, and what feeds the subject is disposed.
///
/// Contract J1 to J12. Book: chapter4/racsubject.
public protocol SubjectType<Value>: ObserverType {
    /// What the subject sends. Subscribing does not start any work: a subject is hot.
    var signal: Signal<Value> { get }
}
