import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { KioskError } from '../../shared/errors.ts';
import type { Scratch } from '../scratch.ts';

const run = promisify(execFile);

/** A program that reads HEIC. Headroom brings none: the format's patents are licensed with the system. */
export interface HeicProgram {
  readonly program: string;
  readonly args: (input: string, output: string) => readonly string[];
  readonly output: string;
  /** True when its answer still has to be turned as its own metadata says. */
  readonly leavesTurning: boolean;
}

/** macOS' own. It copies the picture as it lies in the file and says in EXIF how to turn it. */
const sips: HeicProgram = {
  program: '/usr/bin/sips',
  args: (input, output) => ['-s', 'format', 'jpeg', '-s', 'formatOptions', 'best', input, '--out', output],
  output: 'picture.jpg',
  leavesTurning: true,
};
/**
 * libheif's, as Linux distributions bring it, under its newer and its older name. It turns the picture as the file's own
 * properties say, and copies EXIF along, whose orientation must then not be obeyed once more (ISO/IEC 23008-12 gives it no say).
 */
const libheif = (program: string): HeicProgram => ({
  program,
  args: (input, output) => [input, output],
  output: 'picture.png',
  leavesTurning: false,
});

export const heicPrograms = (platform: NodeJS.Platform): readonly HeicProgram[] => {
  if (platform === 'darwin') return [sips, libheif('heif-dec'), libheif('heif-convert')];
  return platform === 'win32' ? [] : [libheif('heif-dec'), libheif('heif-convert')];
};

/** A 48-megapixel picture takes about 4 s here. */
const timeoutMs = 60_000;
/** As for every other picture; see imaging.ts. */
const mostPixels = 120_000_000;

/**
 * A HEIC picture as JPEG 95 with full colour resolution, upright and in sRGB, without metadata. The first program that
 * this machine has does it.
 *
 * @param scratch holds the file and the program's answer, for a second or two: the programs read and write files
 * @throws KioskError IMAGE_HEIC_UNREADABLE when there is none; IMAGE_NOT_RECOGNISED when the picture is damaged;
 *   IMAGE_TOO_LARGE
 */
export async function heicToJpeg(
  bytes: Uint8Array,
  scratch: Scratch,
  programs: readonly HeicProgram[] = heicPrograms(process.platform),
): Promise<Uint8Array> {
  await refuseHuge(bytes);
  try {
    const jpeg = await scratch.within((folder) => convertIn(folder, bytes, programs));
    if (jpeg !== null) return jpeg;
  } catch (cause) {
    if (cause instanceof KioskError) throw cause;
    throw new KioskError(
      'IMAGE_NOT_RECOGNISED',
      'the HEIC picture could not be decoded',
      { reason: 'cut-off' },
      { cause },
    );
  }
  throw new KioskError('IMAGE_HEIC_UNREADABLE', 'nothing on this machine reads HEIC');
}

/** Null when the machine has none of the programs. */
async function convertIn(
  folder: string,
  bytes: Uint8Array,
  programs: readonly HeicProgram[],
): Promise<Uint8Array | null> {
  const input = join(folder, 'picture.heic');
  await writeFile(input, bytes, { mode: 0o600 });
  for (const program of programs) {
    const output = join(folder, program.output);
    if (!(await ranWith(program, input, output))) continue;
    return await sharp(await readFile(output), {
      limitInputPixels: mostPixels,
      failOn: 'error',
      autoOrient: program.leavesTurning,
    })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: 95, chromaSubsampling: '4:4:4', optimiseCoding: false })
      .toBuffer();
  }
  return null;
}

/** The size stands in the file's head: nothing has to be decoded to refuse a bomb. */
async function refuseHuge(bytes: Uint8Array): Promise<void> {
  const size = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    // Not every HEIC head is read there; what is not known to be huge is measured when it is decoded.
    .catch(() => null);
  if (size !== null && size.width * size.height > mostPixels) {
    throw new KioskError('IMAGE_TOO_LARGE', 'the picture has too many pixels');
  }
}

/** False when the machine has no such program. */
async function ranWith(program: HeicProgram, input: string, output: string): Promise<boolean> {
  try {
    await run(program.program, [...program.args(input, output)], { timeout: timeoutMs, windowsHide: true });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false;
    throw error;
  }
}
