/*
 * bcryptprimitives.dll for the Windows lab only: sharp and Rolldown are linked with it, and Wine 8 has none.
 * Its one function fills a buffer with random bytes; advapi32 does that under the name SystemFunction036.
 */
#include <windows.h>

BOOLEAN NTAPI SystemFunction036(PVOID buffer, ULONG bytes);

__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE buffer, SIZE_T bytes) {
  while (bytes > 0) {
    const ULONG step = bytes > 0x10000 ? 0x10000 : (ULONG)bytes;
    if (!SystemFunction036(buffer, step)) return FALSE;
    buffer += step;
    bytes -= step;
  }
  return TRUE;
}
