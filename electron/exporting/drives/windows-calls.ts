import { inThread, systemLibrary, textIn } from '../../windows/ffi.ts';

/** The Windows calls that describe drives. */
export interface WindowsCalls {
  /** Existing drive letters: bit 0 is A, bit 25 is Z. */
  letters(): number;
  /** See `driveType`. */
  typeOf(root: string): number;
  /**
   * Null when nothing readable is in the drive: a card reader without a card, or a stick that is being
   * pulled.
   */
  volumeOf(root: string): Promise<{ readonly label: string; readonly serial: number } | null>;
  /** See `usbBus`; null when the drive does not report it. */
  busOf(letter: string): Promise<number | null>;
}

/**
 * Characters of a volume's name including the final zero; Microsoft Learn, GetVolumeInformationW: MAX_PATH +
 * 1.
 */
const labelLength = 261;
const shareReadWrite = 0x3;
const openExisting = 3;
/** koffi returns a number where a number can hold the value exactly. */
type Handle = number | bigint;
const invalidHandle = 0xffff_ffff_ffff_ffffn;
/** winioctl.h. Needs no rights to the drive, because the handle asks for neither reading nor writing. */
const queryProperty = 0x002d_1400;
/** A STORAGE_PROPERTY_QUERY of zeros: StorageDeviceProperty, PropertyStandardQuery. */
const queryBytes = 12;
/** Enough for a STORAGE_DEVICE_DESCRIPTOR with its names. */
const answerBytes = 1_024;

/**
 * Reads the bus from a STORAGE_DEVICE_DESCRIPTOR (Microsoft Learn): `BusType` is the number at byte 28.
 *
 * @returns a STORAGE_BUS_TYPE; null when the answer ends before it
 */
export const busIn = (descriptor: Buffer): number | null =>
  descriptor.length < 32 ? null : descriptor.readUInt32LE(28);

/** Makes a call on an empty card reader fail instead of showing a window that asks for a card; winbase.h. */
const failCriticalErrors = 0x1;

let calls: Promise<WindowsCalls> | undefined;

/** Loads the calls once. @throws when they cannot be loaded */
export const loadWindowsCalls = (): Promise<WindowsCalls> => (calls ??= load());

async function load(): Promise<WindowsCalls> {
  const kernel = await systemLibrary('kernel32.dll');
  const getErrorMode = kernel<() => number>('uint32_t GetErrorMode()');
  const setErrorMode = kernel<(mode: number) => number>('uint32_t SetErrorMode(uint32_t mode)');
  setErrorMode(getErrorMode() | failCriticalErrors);
  const getLogicalDrives = kernel<() => number>('uint32_t GetLogicalDrives()');
  const getDriveType = kernel<(root: string) => number>('uint32_t GetDriveTypeW(str16 root)');
  const getVolumeInformation = kernel<
    (
      root: string,
      label: Buffer,
      labelLength: number,
      serial: Buffer,
      ...rest: [null, null, null, 0]
    ) => number
  >(
    'int GetVolumeInformationW(str16 root, void *label, uint32_t length, void *serial, void *longest, void *flags, void *system, uint32_t systemLength)',
  );
  const createFile = kernel<
    (path: string, access: 0, share: number, security: null, how: number, flags: 0, template: null) => Handle
  >(
    'uintptr_t CreateFileW(str16 path, uint32_t access, uint32_t share, void *security, uint32_t how, uint32_t flags, void *template)',
  );
  const deviceIoControl = kernel<
    (
      handle: Handle,
      code: number,
      query: Buffer,
      size: number,
      answer: Buffer,
      room: number,
      got: Buffer,
      wait: null,
    ) => number
  >(
    'int DeviceIoControl(uintptr_t handle, uint32_t code, void *query, uint32_t size, void *answer, uint32_t room, void *got, void *wait)',
  );
  const closeHandle = kernel<(handle: Handle) => number>('int CloseHandle(uintptr_t handle)');

  return {
    letters: () => getLogicalDrives(),
    typeOf: (root) => getDriveType(root),
    async volumeOf(root) {
      const label = Buffer.alloc(labelLength * 2);
      const serial = Buffer.alloc(4);
      const ok = await inThread(getVolumeInformation, root, label, labelLength, serial, null, null, null, 0);
      return ok === 0 ? null : { label: textIn(label), serial: serial.readUInt32LE() };
    },
    async busOf(letter) {
      const handle = await inThread(
        createFile,
        `\\\\.\\${letter}`,
        0,
        shareReadWrite,
        null,
        openExisting,
        0,
        null,
      );
      if (handle === invalidHandle) return null;
      try {
        const [answer, got] = [Buffer.alloc(answerBytes), Buffer.alloc(4)];
        const query = Buffer.alloc(queryBytes);
        const ok = await inThread(
          deviceIoControl,
          ...([handle, queryProperty, query, queryBytes, answer, answerBytes, got, null] as const),
        );
        return ok === 0 ? null : busIn(answer.subarray(0, got.readUInt32LE()));
      } finally {
        closeHandle(handle);
      }
    },
  };
}
