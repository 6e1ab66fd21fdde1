/** The imported files of the list "A person who should not", as a person chooses them in the page, and what it says to each. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { importing } from '../../../renderer/i18n/en/importing.ts';
import type { PictureTrouble } from '../../../shared/model/pictures.ts';
import {
  animatedPng,
  animatedWebp,
  hugePng,
  polyglot,
  svgWithEntities,
} from '../../electron/imaging/strange-files.ts';

interface BroughtFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
  /** Why it is no shot; null for a file that is a picture all the same. */
  readonly trouble: PictureTrouble | null;
}

/** The files by their item of the list. */
const makers: Readonly<Record<string, readonly ((portrait: Buffer) => Promise<BroughtFile>)[]>> = {
  polyglot: [
    async (portrait) => jpeg('polyglot.jpg', polyglot(await sharp(portrait).jpeg().toBuffer()), null),
  ],
  '1 x 1': [
    async (portrait) => png('1-x-1.png', await sharp(portrait).resize(1, 1).png().toBuffer(), 'too-small'),
  ],
  '30,000 x 30,000': [async () => png('30000.png', await hugePng(), 'too-large')],
  CMYK: [
    async (portrait) => jpeg('cmyk.jpg', await sharp(portrait).toColourspace('cmyk').jpeg().toBuffer(), null),
  ],
  '16-bit': [
    async (portrait) =>
      png('16-bit.png', await sharp(portrait).toColourspace('rgb16').png().toBuffer(), null),
  ],
  animated: [
    async (portrait) => png('animated.png', animatedPng(await sharp(portrait).png().toBuffer()), 'moving'),
    async (portrait) => ({
      ...{ name: 'animated.webp', mimeType: 'image/webp' },
      ...{ buffer: await animatedWebp(portrait), trouble: 'moving' },
    }),
  ],
  'SVG with entities': [
    () =>
      Promise.resolve({
        ...{ name: 'entities.svg', mimeType: 'image/svg+xml' },
        ...{ buffer: svgWithEntities, trouble: 'not-a-picture' },
      }),
  ],
  'zero bytes': [() => Promise.resolve(jpeg('zero-bytes.jpg', Buffer.alloc(0), 'empty'))],
  'a text file named .jpg': [() => Promise.resolve(jpeg('text.jpg', Buffer.from('hello'), 'not-a-picture'))],
};

/** The items of the list that these files are. */
export const broughtItems: readonly string[] = Object.keys(makers);

const jpeg = (name: string, buffer: Buffer, trouble: PictureTrouble | null): BroughtFile => ({
  ...{ name, mimeType: 'image/jpeg', buffer, trouble },
});
const png = (name: string, buffer: Buffer, trouble: PictureTrouble | null): BroughtFile => ({
  ...{ name, mimeType: 'image/png', buffer, trouble },
});

export interface Brought {
  /** The faults that the page shows, each as the file's name and the words, in the order of the files. */
  readonly shown: readonly string[];
  /** The faults that the page has to show, in the same form. */
  readonly expected: readonly string[];
  /** The names of the files that are shots all the same. */
  readonly taken: readonly string[];
}

/** Chooses all files at once in the page of a live picture, and waits until the page has answered. */
export async function bringFiles(page: Page, portrait: Buffer): Promise<Brought> {
  const files = await Promise.all(
    Object.values(makers).flatMap((made) => made.map((make) => make(portrait))),
  );
  const refused = files.filter(({ trouble }) => trouble !== null);
  await page.locator('input[type=file]').setInputFiles(files);
  const answer = page.getByRole('alert').filter({ hasText: 'could not be imported' });
  await answer
    .getByRole('listitem')
    .nth(refused.length - 1)
    .waitFor();
  const shown = await answer.getByRole('listitem').allInnerTexts();
  const plain = (text: string): string => text.replaceAll(/\s+/g, ' ');
  return {
    shown: shown.map(plain),
    expected: refused.map(({ name, trouble }) => plain(`${name} ${importing.troubles[trouble ?? 'empty']}`)),
    taken: files.filter(({ trouble }) => trouble === null).map(({ name }) => name),
  };
}
