import { execFileSync } from 'node:child_process';
import { chmodSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { heicPrograms, heicToJpeg, type HeicProgram } from '../../../electron/imaging/heic.ts';
import { importPicture, type ImportTools } from '../../../electron/imaging/import-picture.ts';
import { formatOf } from '../../../electron/imaging/picture-format.ts';
import { createScratch } from '../../../electron/scratch.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';
import { rejectionOf } from '../../support/thrown.ts';
import { picturesHere } from '../../support/kiosk/work-here.ts';
import { quarters, quartersOf } from './strange-files.ts';

/** The first bytes of a HEIC file as an iPhone writes it. */
const head = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
let upright: Buffer;
let work: string;
let tools: ImportTools;
beforeEach(() => {
  work = tempFolder();
  tools = { scratch: createScratch(work, null), pictures: picturesHere };
});
beforeAll(async () => {
  upright = await quarters(600, 400);
});

/**
 * A program that records its input and answers with its own picture, written to the output file that it is given, as
 * the real ones do.
 */
function standIn(answer: Buffer, more: Partial<HeicProgram> = {}) {
  const folder = tempFolder();
  const [program, kept] = [join(folder, 'heif-convert'), join(folder, 'kept')];
  writeFileSync(join(folder, 'answer'), answer);
  writeFileSync(program, `#!/bin/sh\ncp "$1" '${kept}'\ncp '${folder}/answer' "$2"\n`);
  chmodSync(program, 0o755);
  return {
    given: () => readFileSync(kept),
    program: {
      program,
      args: (input: string, output: string) => [input, output],
      output: 'picture.png',
      leavesTurning: false,
      ...more,
    },
  };
}
const missing: HeicProgram = {
  program: '/nowhere/heif-dec',
  args: () => [],
  output: 'picture.png',
  leavesTurning: false,
};
const leftOver = (): readonly string[] => readdirSync(work);

describe('a HEIC picture', () => {
  it('is recognised by its first bytes', () => {
    expect(formatOf(head)).toBe('heic');
    expect(formatOf(Buffer.from('\0\0\0\x18ftypmif1\0\0\0\0mif1heic', 'latin1'))).toBe('heic');
    expect(formatOf(Buffer.from('\0\0\0\x18ftypavif\0\0\0\0mif1avif', 'latin1'))).toBe('other');
    expect(formatOf(Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1'))).toBe('other');
  });

  it('is converted by the first program that the machine has, which leaves nothing behind', async () => {
    const { program, given } = standIn(upright);

    const jpeg = await heicToJpeg(head, tools, [missing, program]);

    expect(given()).toEqual(head);
    expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', chromaSubsampling: '4:4:4' });
    expect(await quartersOf(jpeg)).toEqual(['red', 'green', 'blue', 'grey']);
    expect(leftOver()).toEqual([]);
  });

  it('is turned once: what the program has turned is not turned again by its EXIF', async () => {
    const withExif = await sharp(upright).png().withMetadata({ orientation: 6 }).toBuffer();
    const { program } = standIn(withExif);

    expect(await quartersOf(await heicToJpeg(head, tools, [program]))).toEqual([
      'red',
      'green',
      'blue',
      'grey',
    ]);
  });

  it('is turned by its EXIF when the program does not turn it', async () => {
    const lying = await sharp(await sharp(upright).rotate(270).toBuffer())
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { program } = standIn(lying, { leavesTurning: true, output: 'picture.jpg' });

    expect(await quartersOf(await heicToJpeg(head, tools, [program]))).toEqual([
      'red',
      'green',
      'blue',
      'grey',
    ]);
  });

  it.each([
    ['nothing reads it', () => [missing], 'IMAGE_HEIC_UNREADABLE'],
    [
      'what comes of it is no picture',
      () => [standIn(Buffer.from('no')).program],
      'IMAGE_NOT_RECOGNISED cut-off',
    ],
    ['the program fails', () => [{ ...missing, program: '/bin/false' }], 'IMAGE_NOT_RECOGNISED cut-off'],
  ])('is refused when %s', async (_what, programs, code) => {
    expect(await rejectionOf(heicToJpeg(head, tools, programs()))).toBe(code);
    expect(leftOver()).toEqual([]);
  });

  it('is read by the programs of each system', () => {
    const names = (platform: NodeJS.Platform) => heicPrograms(platform).map(({ program }) => program);
    expect(names('darwin')[0]).toBe('/usr/bin/sips');
    expect(names('linux')).toEqual(['heif-dec', 'heif-convert']);
    expect(names('win32')).toEqual([]);
  });
});

/** True where libheif's programs are installed, including an encoder. */
const hasEncoder = (() => {
  try {
    execFileSync('heif-enc', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

it.runIf(hasEncoder)('reads what libheif has written, and keeps it beside the JPEG', async () => {
  const folder = tempFolder();
  writeFileSync(join(folder, 'a.png'), upright);
  execFileSync('heif-enc', ['-q', '90', join(folder, 'a.png'), '-o', join(folder, 'a.heic')], {
    stdio: 'ignore',
  });
  const heic = readFileSync(join(folder, 'a.heic'));

  const { facts, bytes, original } = await importPicture(heic, tools);

  expect(facts).toEqual({ mime: 'image/jpeg', widthPx: 600, heightPx: 400 });
  expect(await quartersOf(bytes)).toEqual(['red', 'green', 'blue', 'grey']);
  expect(original).toEqual({ bytes: heic, mime: 'image/heic' });
});
