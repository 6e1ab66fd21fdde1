import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { diskError } from './disk-error.ts';

/** Runs `use` with the sheet in a file that no one else can read and that is gone afterwards. */
export async function withPrivateFile<T>(bytes: Uint8Array, use: (file: string) => Promise<T>): Promise<T> {
  // mkdtemp makes the folder with mode 0700.
  const folder = await mkdtemp(join(tmpdir(), 'headroom-print-')).catch(diskError);
  try {
    const file = join(folder, 'sheet.pdf');
    await writeFile(file, bytes, { mode: 0o600 }).catch(diskError);
    return await use(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
