// Counts what the process asks the allocator for.
//
// On Linux a program that defines malloc replaces the C library's, for the Swift runtime too; the C library's own
// goes on under another name. While nothing is counted, that costs each allocation one load and a branch, the same
// for all libraries.

#include "Allocations.h"

#include <stdatomic.h>
#include <stddef.h>

static atomic_bool is_counting;
static atomic_long count;

void allocations_start_counting(void) {
    atomic_store(&count, 0);
    atomic_store(&is_counting, 1);
}

long allocations_stop_counting(void) {
    atomic_store(&is_counting, 0);
    return atomic_load(&count);
}

#ifdef __GLIBC__

#include <errno.h>

const int allocations_can_be_counted = 1;

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

static void note(void) {
    if (atomic_load_explicit(&is_counting, memory_order_relaxed)) {
        atomic_fetch_add_explicit(&count, 1, memory_order_relaxed);
    }
}

void *malloc(size_t size) {
    note();
    return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
    note();
    return __libc_calloc(number, size);
}

void *realloc(void *block, size_t size) {
    note();
    return __libc_realloc(block, size);
}

void *memalign(size_t alignment, size_t size) {
    note();
    return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
    note();
    return __libc_memalign(alignment, size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
    note();
    *block = __libc_memalign(alignment, size);
    return *block ? 0 : ENOMEM;
}

#else

const int allocations_can_be_counted = 0;

#endif
