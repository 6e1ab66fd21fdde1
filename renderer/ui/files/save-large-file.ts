import type { FileView, LargeFile } from '../../../shared/model/files.ts';
import { kiosk } from '../../bridge/bridge.ts';
import { saveFile } from './save-file.ts';

/** Fetches a large file part by part, and saves it as `saveFile` does. */
export const saveLargeFile = (load: () => Promise<LargeFile>): Promise<void> =>
  saveFile(async () => fetched(await load()));

async function fetched({ file, name, mime, size }: LargeFile): Promise<FileView> {
  const bytes = new Uint8Array(size);
  for (let at = 0; at < size;) {
    const part = await kiosk().filePart({ file, at });
    bytes.set(part, at);
    at += part.byteLength;
  }
  return { name, mime, bytes };
}
