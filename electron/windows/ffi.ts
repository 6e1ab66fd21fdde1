/** Calls into Windows itself, without a program in between: decision 56. */
import type { KoffiFunc } from 'koffi';
import { join } from 'node:path';

/** Declares a function of a library in C, for example `uint32_t GetDriveTypeW(str16 root)`. */
export type Declare = <Call extends (...args: never[]) => unknown>(declaration: string) => KoffiFunc<Call>;

/** Only Windows loads it, at the first call. */
export const loadKoffi = async () => (await import('koffi')).default;

/** A call that Windows refused. */
export class WindowsError extends Error {
  /** Microsoft Learn, System Error Codes. */
  readonly number: number;

  constructor(call: string, number: number) {
    super(`${call} failed (${number})`);
    this.name = 'WindowsError';
    this.number = number;
  }
}

/**
 * Loads a library of Windows from its own folder: a file of the same name elsewhere is never loaded.
 *
 * @param name for example `kernel32.dll`
 * @throws when koffi has no build for this machine, or there is no such library
 */
export async function systemLibrary(name: string): Promise<Declare> {
  const koffi = await loadKoffi();
  const library = koffi.load(join(process.env['SystemRoot'] ?? 'C:\\Windows', 'System32', name));
  return <Call extends (...args: never[]) => unknown>(declaration: string) =>
    library.func(declaration) as unknown as KoffiFunc<Call>;
}

/** Runs a call in another thread: a disk that does not answer must not stop the kiosk. */
export const inThread = <Args extends unknown[], Result>(
  call: KoffiFunc<(...args: Args) => Result>,
  ...args: Args
): Promise<Result> =>
  new Promise((resolve, reject) => {
    call.async(...args, (error: unknown, result: Result) => {
      if (error instanceof Error) reject(error);
      else resolve(result);
    });
  });

/** Text that a library has written into `buffer`, up to its closing zero. */
export const textIn = (buffer: Buffer): string => {
  const text = buffer.toString('utf16le');
  const end = text.indexOf('\0');
  return end === -1 ? text : text.slice(0, end);
};
