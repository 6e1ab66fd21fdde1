import { systemLibrary, textIn, WindowsError } from '../../windows/ffi.ts';

/** The registry's part for the computer or for the account that is signed in. */
export type RegistryRoot = 'machine' | 'user';

/** The Windows calls that describe a session. All of them only read. */
export interface LockCalls {
  /** Returns a text or a number; null when there is none. @throws WindowsError, as for a key that may not be read */
  value(root: RegistryRoot, key: string, name: string): string | number | null;
  hasKey(root: RegistryRoot, key: string): boolean;
  /** True while a shell, such as Explorer, shows its desktop in this session. */
  hasShellWindow(): boolean;
  /** Returns the path of a process's program; null when it has ended, or may not be asked. */
  programOf(pid: number): string | null;
}

/** winreg.h: HKEY_LOCAL_MACHINE and HKEY_CURRENT_USER, as a 64-bit Windows extends them. */
const roots: Readonly<Record<RegistryRoot, number>> = {
  machine: 0x8000_0002 - 2 ** 32,
  user: 0x8000_0001 - 2 ** 32,
};
/** winreg.h: RRF_RT_REG_SZ and RRF_RT_REG_DWORD. */
const textOrNumber = 0x2 | 0x10;
/** winnt.h: REG_DWORD. */
const numberType = 4;
/** winnt.h: KEY_QUERY_VALUE. */
const query = 0x1;
/** Microsoft Learn, System Error Codes: ERROR_FILE_NOT_FOUND. */
const notFound = 2;
/** winnt.h: PROCESS_QUERY_LIMITED_INFORMATION. */
const limitedInformation = 0x1000;
/** Bytes of the longest value that is asked for, and characters of the longest path. */
const valueBytes = 4_096;
const pathLength = 32_768;

/** koffi returns a number where a number can hold the value exactly. */
type Handle = number | bigint;

let calls: Promise<LockCalls> | undefined;

/** Loads the calls once; after a failure, the next use tries again. @throws when they cannot be loaded */
export function loadWindowsCalls(): Promise<LockCalls> {
  calls ??= load().catch((error: unknown) => {
    calls = undefined;
    throw error;
  });
  return calls;
}

async function load(): Promise<LockCalls> {
  const [advapi, user, kernel] = await Promise.all([
    systemLibrary('advapi32.dll'),
    systemLibrary('user32.dll'),
    systemLibrary('kernel32.dll'),
  ]);
  const regGetValue = advapi<
    (
      root: number,
      key: string,
      name: string,
      types: number,
      type: Buffer,
      data: Buffer,
      size: Buffer,
    ) => number
  >(
    'long RegGetValueW(intptr_t root, str16 key, str16 name, uint32_t types, void *type, void *data, void *size)',
  );
  const regOpenKey = advapi<(root: number, key: string, options: 0, access: number, out: Buffer) => number>(
    'long RegOpenKeyExW(intptr_t root, str16 key, uint32_t options, uint32_t access, void *out)',
  );
  const regCloseKey = advapi<(key: Handle) => number>('long RegCloseKey(intptr_t key)');
  const getShellWindow = user<() => Handle>('uintptr_t GetShellWindow()');
  const openProcess = kernel<(access: number, inherit: 0, pid: number) => Handle>(
    'uintptr_t OpenProcess(uint32_t access, int inherit, uint32_t pid)',
  );
  const imageName = kernel<(process: Handle, flags: 0, path: Buffer, length: Buffer) => number>(
    'int QueryFullProcessImageNameW(uintptr_t process, uint32_t flags, void *path, void *length)',
  );
  const closeHandle = kernel<(handle: Handle) => number>('int CloseHandle(uintptr_t handle)');

  const number = (value: number): Buffer => {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32LE(value);
    return bytes;
  };
  return {
    value(root, key, name) {
      const [type, data, size] = [number(0), Buffer.alloc(valueBytes), number(valueBytes)];
      const code = regGetValue(roots[root], key, name, textOrNumber, type, data, size);
      if (code === notFound) return null;
      if (code !== 0) throw new WindowsError('RegGetValueW', code);
      return type.readUInt32LE() === numberType ? data.readUInt32LE() : textIn(data);
    },
    hasKey(root, key) {
      const out = Buffer.alloc(8);
      const code = regOpenKey(roots[root], key, 0, query, out);
      if (code === notFound) return false;
      if (code !== 0) throw new WindowsError('RegOpenKeyExW', code);
      regCloseKey(out.readBigInt64LE());
      return true;
    },
    hasShellWindow: () => Number(getShellWindow()) !== 0,
    programOf(pid) {
      const handle = openProcess(limitedInformation, 0, pid);
      if (Number(handle) === 0) return null;
      try {
        const path = Buffer.alloc(pathLength * 2);
        return imageName(handle, 0, path, number(pathLength)) === 0 ? null : textIn(path);
      } finally {
        closeHandle(handle);
      }
    },
  };
}
