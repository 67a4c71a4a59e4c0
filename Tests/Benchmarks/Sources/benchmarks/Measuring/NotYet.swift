/// Why an attempt that is made again and again fails.
struct NotYet: Error {}
