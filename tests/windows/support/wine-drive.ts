import { loadKoffi, systemLibrary } from '../../../electron/windows/ffi.ts';

/** Wine, include/ddk/mountmgr.h: CTL_CODE('m', 32, METHOD_BUFFERED, FILE_READ_ACCESS | FILE_WRITE_ACCESS). */
const defineUnixDrive = 0x6d_c080;
/** The same file: size of a `struct mountmgr_unix_drive`, bytes, and offsets of its type, letter and folder name. */
const headBytes = 32;
const [typeAt, letterAt, folderAt] = [4, 24, 26];
const [noDrive, removable] = [1, 2];
const readAndWrite = 0xc000_0000;

/** A folder of Wine's disk that appears as a stick. */
export interface WineDrive {
  readonly root: string;
  /** Pulls the stick out: its drive letter disappears. */
  readonly pull: () => void;
}

/** Gives a folder a drive letter of a removable drive, by a call that only Wine has. */
export async function putInDrive(letter: string, folder: string): Promise<WineDrive> {
  const koffi = await loadKoffi();
  const kernel = await systemLibrary('kernel32.dll');
  const createFile = kernel<
    (path: string, access: number, share: 3, security: null, how: 3, flags: 0, template: null) => number
  >(
    'uintptr_t CreateFileW(str16 path, uint32_t access, uint32_t share, void *security, uint32_t how, uint32_t flags, void *template)',
  );
  const deviceIoControl = kernel<
    (
      handle: number,
      code: number,
      what: Buffer,
      size: number,
      out: null,
      room: 0,
      got: Buffer,
      wait: null,
    ) => number
  >(
    'int DeviceIoControl(uintptr_t handle, uint32_t code, void *what, uint32_t size, void *out, uint32_t room, void *got, void *wait)',
  );
  const closeHandle = kernel<(handle: number) => number>('int CloseHandle(uintptr_t handle)');
  const unixName = kernel<(path: string) => bigint>('void *wine_get_unix_file_name(str16 path)');
  const unixFolder = koffi.decode(unixName(folder), 'char', -1) as string;

  const define = (type: number, name: Buffer): void => {
    const what = Buffer.alloc(headBytes + name.length);
    what.writeUInt32LE(what.length, 0);
    what.writeUInt32LE(type, typeAt);
    what.writeUInt16LE(letter.charCodeAt(0), letterAt);
    what.writeUInt16LE(name.length === 0 ? 0 : headBytes, folderAt);
    name.copy(what, headBytes);
    const manager = createFile('\\\\.\\MountPointManager', readAndWrite, 3, null, 3, 0, null);
    const got = Buffer.alloc(4);
    const ok = deviceIoControl(manager, defineUnixDrive, what, what.length, null, 0, got, null);
    closeHandle(manager);
    if (ok === 0) throw new Error(`Wine did not change drive ${letter}`);
  };
  define(removable, Buffer.from(`${unixFolder}\0`));
  let isIn = true;
  return {
    root: `${letter}:\\`,
    pull: () => {
      if (isIn) define(noDrive, Buffer.alloc(0));
      isIn = false;
    },
  };
}
