import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { KioskError } from '../../shared/errors.ts';
import type { Scratch } from '../scratch.ts';
import type { Pictures } from './pictures.ts';
import { codeOf } from '../error-code.ts';

const run = promisify(execFile);

/**
 * A program that reads HEIC. Headroom ships none, because the format's patents are licensed with the operating
 * system.
 */
export interface HeicProgram {
  readonly program: string;
  readonly args: (input: string, output: string) => readonly string[];
  readonly output: string;
  /** True when its output still has to be turned according to its own metadata. */
  readonly leavesTurning: boolean;
}

/** The program of macOS. It copies the picture as stored in the file and says in EXIF how to turn it. */
const sips: HeicProgram = {
  program: '/usr/bin/sips',
  args: (input, output) => ['-s', 'format', 'jpeg', '-s', 'formatOptions', 'best', input, '--out', output],
  output: 'picture.jpg',
  leavesTurning: true,
};
/**
 * The program of libheif in Linux distributions, under its newer and its older name. It turns the picture according
 * to the file's own properties and copies EXIF, whose orientation must then be ignored (ISO/IEC 23008-12 gives it no
 * effect).
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

/** The folders for the files that the programs read and write, for a second or two. */
export interface HeicTools {
  readonly scratch: Scratch;
  readonly pictures: Pick<Pictures, 'refuseHuge' | 'decodedHeic'>;
}

/**
 * Converts a HEIC picture to JPEG 95 with full colour resolution, upright and in sRGB, without metadata. Uses the
 * first program that this machine has.
 *
 * @throws KioskError IMAGE_HEIC_UNREADABLE when there is none; IMAGE_NOT_RECOGNISED when the picture is damaged;
 *   IMAGE_TOO_LARGE; IMAGE_DECODER_FAILED
 */
export async function heicToJpeg(
  bytes: Uint8Array,
  { scratch, pictures }: HeicTools,
  programs: readonly HeicProgram[] = heicPrograms(process.platform),
): Promise<Uint8Array> {
  await pictures.refuseHuge(bytes);
  try {
    const jpeg = await scratch.within((folder) => convertIn(folder, bytes, pictures, programs));
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

/** Returns null when the machine has none of the programs. */
async function convertIn(
  folder: string,
  bytes: Uint8Array,
  pictures: HeicTools['pictures'],
  programs: readonly HeicProgram[],
): Promise<Uint8Array | null> {
  const input = join(folder, 'picture.heic');
  await writeFile(input, bytes, { mode: 0o600 });
  for (const program of programs) {
    const output = join(folder, program.output);
    if (!(await ranWith(program, input, output))) continue;
    return await pictures.decodedHeic(await readFile(output), program.leavesTurning);
  }
  return null;
}

/** Returns false when the machine has no such program. */
async function ranWith(program: HeicProgram, input: string, output: string): Promise<boolean> {
  try {
    await run(program.program, [...program.args(input, output)], { timeout: timeoutMs, windowsHide: true });
    return true;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false;
    throw error;
  }
}
