/**
 * Settings of the C library's allocator for processes that work on pictures, read when they start. glibc raises the size
 * from which a block is given back to the system to 32 MB as soon as large blocks are freed; pictures of 12 megapixels
 * then stay in its heaps and tear them up, and the practice process grew by a quarter in 60 previews. A fixed size keeps
 * it level. Other C libraries do not know the names.
 */
export const steadyMemory: Readonly<Record<string, string>> = {
  MALLOC_MMAP_THRESHOLD_: String(512 * 1024),
  MALLOC_TRIM_THRESHOLD_: String(512 * 1024),
  MALLOC_ARENA_MAX: '2',
};
