/**
 * Settings of the C library's allocator for processes that work on pictures, read when they start. As soon as large
 * blocks are freed, glibc raises the size from which blocks go back to the system to 32 MB; pictures of 12 megapixels
 * then stay in its heaps and fragment them, and the practice process grew by a quarter in 60 previews. A fixed size
 * keeps it level. Other C libraries ignore these names.
 */
export const steadyMemory: Readonly<Record<string, string>> = {
  MALLOC_MMAP_THRESHOLD_: String(512 * 1024),
  MALLOC_TRIM_THRESHOLD_: String(512 * 1024),
  MALLOC_ARENA_MAX: '2',
};
