#ifndef ALLOCATIONS_H
#define ALLOCATIONS_H

/// Whether allocations can be counted on this system.
extern const int allocations_can_be_counted;

/// Starts counting at zero, in all threads of the process.
void allocations_start_counting(void);

/// Stops counting, and says how many blocks were asked for since.
long allocations_stop_counting(void);

#endif
