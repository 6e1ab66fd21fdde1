import { KioskError } from '../../shared/errors.ts';
import type { FileView, LargeFile } from '../../shared/model/files.ts';

/** Time after which a file that nobody fetches is forgotten, ms. */
const keptMs = 60_000;

/** Length of a part, bytes. */
export const filePartLength = 256 * 1024;

/** The file that the page fetches in parts (decision 112). Only the last one is kept. */
export interface LargeFiles {
  readonly keep: (file: FileView) => LargeFile;
  /** Returns the part that begins at `at`, and forgets the file with its last part. @throws KioskError NOT_FOUND */
  readonly part: (file: number, at: number) => Uint8Array;
}

export function createLargeFiles(): LargeFiles {
  let kept: Uint8Array | null = null;
  let number = 0;
  let timer: NodeJS.Timeout | undefined;
  const forget = (): void => {
    clearTimeout(timer);
    kept = null;
  };
  const forgetLater = (): void => {
    clearTimeout(timer);
    timer = setTimeout(forget, keptMs).unref();
  };
  return {
    keep({ name, mime, bytes }) {
      number += 1;
      kept = bytes;
      forgetLater();
      return { file: number, name, mime, size: bytes.byteLength };
    },
    part(file, at) {
      if (kept === null || file !== number || at >= kept.byteLength)
        throw new KioskError('NOT_FOUND', 'no such part of a file');
      // A copy, also of a Buffer, whose `slice` makes none: Electron would send the whole memory behind a view.
      const bytes = new Uint8Array(kept.subarray(at, at + filePartLength));
      if (at + bytes.byteLength === kept.byteLength) forget();
      else forgetLater();
      return bytes;
    },
  };
}
