import { chmodSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import sharp from 'sharp';
import { onTestFinished, vi } from 'vitest';
import { tempFolder } from '../files/temp-folder.ts';

/** Gives the kiosk, for the rest of the test, a HEIC converter that it finds before all others. It makes this picture of every file. */
export async function heicConverter(picture: Uint8Array): Promise<void> {
  const bin = tempFolder();
  writeFileSync(join(bin, 'answer'), await sharp(picture).png().toBuffer());
  writeFileSync(join(bin, 'heif-dec'), `#!/bin/sh\ncp '${bin}/answer' "$2"\n`);
  chmodSync(join(bin, 'heif-dec'), 0o755);
  vi.stubEnv('PATH', [bin, process.env['PATH']].join(delimiter));
  onTestFinished(() => void vi.unstubAllEnvs());
}

/** Returns a file that begins as an iPhone writes HEIC. The rest is the content. */
export const heicOf = (content: Uint8Array): Buffer =>
  Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), content]);
