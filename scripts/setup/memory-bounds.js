/**
 * What keeps a long-lived server small; the Dockerfile says the same. Without it V8 puts off collecting until the heap
 * has several times what is in use, and the C library keeps what each thread hashed passwords in (20 MB) for the next
 * time, and what it scaled images in for each of four threads and more: 600 to 850 MB after an hour of everything,
 * instead of 400. Young objects get 8 MB to be collected in and not 32: a search costs the same (docs/performance.md).
 */
export const memoryBounds = {
  NODE_OPTIONS: '--max-old-space-size=256 --max-semi-space-size=8',
  MALLOC_MMAP_THRESHOLD_: '1048576',
  MALLOC_ARENA_MAX: '2',
}
