import { systemLibrary } from '../../../electron/windows/ffi.ts';

const read = 0x8000_0000;
const openExisting = 3;

/**
 * Opens a file so that no other program can read, write, rename or remove it, as some virus scanners do. Node always
 * shares its own files.
 *
 * @returns a function that releases the file
 */
export async function holdFile(path: string): Promise<() => void> {
  const kernel = await systemLibrary('kernel32.dll');
  const createFile = kernel<
    (
      path: string,
      access: number,
      share: 0,
      security: null,
      how: number,
      flags: 0,
      template: null,
    ) => number | bigint
  >(
    'uintptr_t CreateFileW(str16 path, uint32_t access, uint32_t share, void *security, uint32_t how, uint32_t flags, void *template)',
  );
  const closeHandle = kernel<(handle: number | bigint) => number>('int CloseHandle(uintptr_t handle)');
  const handle = createFile(path, read, 0, null, openExisting, 0, null);
  if (handle === 0xffff_ffff_ffff_ffffn) throw new Error(`${path} cannot be held`);
  return () => void closeHandle(handle);
}
