/*
 * Makes calls to the operating system fail in a program that was started with this library in LD_PRELOAD.
 *
 * Counts the calls that change or read files below a folder, by kind, and fails one of them, or all from one on. The
 * program that started it gives its orders in a file that both have mapped (control.ts), and reads there what happened.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

enum kind { SYNC, WRITE, NAME, READ, KINDS };

/* control.ts has the same layout. */
struct control {
  atomic_uint kinds;   /* bits of the kinds that can fail */
  atomic_uint at;      /* number of the call that fails, from 1; 0 for none */
  atomic_uint error;   /* errno */
  atomic_uint lasting; /* 1: every call from that one on fails */
  atomic_uint seen;    /* calls of these kinds since the orders were given */
  atomic_uint failed;  /* calls that failed */
  atomic_uint counts[KINDS];
  atomic_uint inode; /* only the open file with this inode, wherever it is moved; 0 for all */
  atomic_uint unused[5];
  char suffix[192]; /* only files whose path ends so; empty for all */
  char first[768];  /* the first call that failed: its name and its file */
};

static struct control *control;
static char root[2048];

__attribute__((constructor)) static void start(void) {
  const char *file = getenv("DISK_FAULTS_CONTROL");
  const char *folder = getenv("DISK_FAULTS_ROOT");
  /* The programs that this one starts work without faults. */
  unsetenv("LD_PRELOAD");
  if (file == NULL || folder == NULL) return;
  snprintf(root, sizeof root, "%s/", folder);
  int handle = open(file, O_RDWR | O_CLOEXEC);
  if (handle < 0) return;
  void *map = mmap(NULL, sizeof *control, PROT_READ | PROT_WRITE, MAP_SHARED, handle, 0);
  close(handle);
  if (map != MAP_FAILED) control = map;
}

static int ends_with(const char *path, const char *end) {
  size_t length = strlen(path), wanted = strlen(end);
  return wanted <= length && strcmp(path + length - wanted, end) == 0;
}

/* Counts a call, and returns the errno with which it must fail; 0 for a call that goes on. The inode is 0 for a call by path. */
static int fault(enum kind kind, const char *call, const char *path, unsigned inode) {
  if (control == NULL || strncmp(path, root, strlen(root)) != 0) return 0;
  atomic_fetch_add(&control->counts[kind], 1);
  unsigned at = control->at;
  if (at == 0 || (control->kinds & (1u << kind)) == 0) return 0;
  if (control->inode != 0 && control->inode != inode) return 0;
  if (control->suffix[0] != '\0' && !ends_with(path, control->suffix)) return 0;
  unsigned seen = atomic_fetch_add(&control->seen, 1) + 1;
  if (seen < at || (seen > at && !control->lasting)) return 0;
  if (atomic_fetch_add(&control->failed, 1) == 0)
    snprintf(control->first, sizeof control->first, "%s %s", call, path + strlen(root));
  return (int)control->error;
}

static int fault_of(enum kind kind, const char *call, int handle) {
  if (control == NULL) return 0;
  char link[32], path[2048];
  snprintf(link, sizeof link, "/proc/self/fd/%d", handle);
  int before = errno;
  ssize_t length = readlink(link, path, sizeof path - 1);
  errno = before;
  if (length <= 0) return 0;
  path[length] = '\0';
  struct stat file;
  unsigned inode = control->inode != 0 && fstat(handle, &file) == 0 ? (unsigned)file.st_ino : 0;
  return fault(kind, call, path, inode);
}

#define REAL(name) \
  static __typeof__(&name) real; \
  if (real == NULL) real = (__typeof__(&name))dlsym(RTLD_NEXT, #name)
#define FAIL(error) \
  do { \
    int code = error; \
    if (code != 0) { \
      errno = code; \
      return -1; \
    } \
  } while (0)

#define ON_HANDLE(kind, type, name, parameters, arguments) \
  type name parameters { \
    REAL(name); \
    FAIL(fault_of(kind, #name, handle)); \
    return real arguments; \
  }

ON_HANDLE(SYNC, int, fsync, (int handle), (handle))
ON_HANDLE(SYNC, int, fdatasync, (int handle), (handle))
ON_HANDLE(WRITE, ssize_t, write, (int handle, const void *from, size_t bytes), (handle, from, bytes))
ON_HANDLE(WRITE, ssize_t, pwrite, (int handle, const void *from, size_t bytes, off_t at), (handle, from, bytes, at))
ON_HANDLE(WRITE, ssize_t, pwrite64, (int handle, const void *from, size_t bytes, off64_t at), (handle, from, bytes, at))
ON_HANDLE(WRITE, ssize_t, writev, (int handle, const struct iovec *from, int parts), (handle, from, parts))
ON_HANDLE(WRITE, ssize_t, pwritev, (int handle, const struct iovec *from, int parts, off_t at), (handle, from, parts, at))
ON_HANDLE(WRITE, ssize_t, pwritev64, (int handle, const struct iovec *from, int parts, off64_t at), (handle, from, parts, at))
ON_HANDLE(WRITE, int, ftruncate, (int handle, off_t bytes), (handle, bytes))
ON_HANDLE(WRITE, int, ftruncate64, (int handle, off64_t bytes), (handle, bytes))
ON_HANDLE(READ, ssize_t, read, (int handle, void *to, size_t bytes), (handle, to, bytes))
ON_HANDLE(READ, ssize_t, pread, (int handle, void *to, size_t bytes, off_t at), (handle, to, bytes, at))
ON_HANDLE(READ, ssize_t, pread64, (int handle, void *to, size_t bytes, off64_t at), (handle, to, bytes, at))

/* Returns its error instead of setting errno. */
int posix_fallocate(int handle, off_t at, off_t bytes) {
  REAL(posix_fallocate);
  int code = fault_of(WRITE, "posix_fallocate", handle);
  return code != 0 ? code : real(handle, at, bytes);
}
int posix_fallocate64(int handle, off64_t at, off64_t bytes) {
  REAL(posix_fallocate64);
  int code = fault_of(WRITE, "posix_fallocate64", handle);
  return code != 0 ? code : real(handle, at, bytes);
}

ssize_t copy_file_range(int from, off64_t *from_at, int handle, off64_t *at, size_t bytes, unsigned flags) {
  REAL(copy_file_range);
  FAIL(fault_of(WRITE, "copy_file_range", handle));
  return real(from, from_at, handle, at, bytes, flags);
}
ssize_t sendfile64(int handle, int from, off64_t *at, size_t bytes) {
  ssize_t sendfile64(int, int, off64_t *, size_t);
  REAL(sendfile64);
  FAIL(fault_of(WRITE, "sendfile64", handle));
  return real(handle, from, at, bytes);
}

/* Opening for reading is no change. */
static int fault_of_open(const char *call, const char *path, int flags) {
  return (flags & (O_WRONLY | O_RDWR | O_CREAT | O_TRUNC)) == 0 ? 0 : fault(NAME, call, path, 0);
}
#define OPEN(name) \
  int name(const char *path, int flags, ...) { \
    REAL(name); \
    va_list rest; \
    va_start(rest, flags); \
    mode_t mode = (flags & (O_CREAT | O_TMPFILE)) != 0 ? va_arg(rest, mode_t) : 0; \
    va_end(rest); \
    FAIL(fault_of_open(#name, path, flags)); \
    return real(path, flags, mode); \
  }
OPEN(open)
OPEN(open64)

#define ON_PATH(type, name, parameters, path, arguments) \
  type name parameters { \
    REAL(name); \
    FAIL(fault(NAME, #name, path, 0)); \
    return real arguments; \
  }
ON_PATH(int, rename, (const char *from, const char *to), to, (from, to))
ON_PATH(int, link, (const char *from, const char *to), to, (from, to))
ON_PATH(int, mkdir, (const char *path, mode_t mode), path, (path, mode))
ON_PATH(int, unlink, (const char *path), path, (path))
