/**
 * Draws cut-out portraits on a checkerboard and on magenta, with their scores: `node
 * tests/portraits/background-sheet.ts OUT.png [PICTURE…]`. Made to be looked at: halos and lost hair show on a colour
 * that no one wears.
 */
import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { cutOut, layered } from '../../electron/practice/images/background/remove.ts';
import { decode } from '../../electron/practice/images/decode.ts';
import type { PortraitParams } from '../../shared/portrait/index.ts';
import { hairEdgeError, intersectionOverUnion, maskedPortrait } from './masks.ts';

const tile = { width: 320, height: 300, caption: 22 };

const sitters: readonly (readonly [name: string, overrides: Partial<PortraitParams>])[] = [
  ['flat brown', {}],
  ['high red', { hairStyle: 'high', hairColour: 'red', seed: 3 }],
  ['long blond', { hairStyle: 'long', hairColour: 'blond', jaw: 0.1, seed: 5 }],
  ['bald tan', { hairStyle: 'bald', skin: 'tan', clothing: 'collar' }],
  ['grey hair', { hairColour: 'grey', glasses: 'clear', seed: 9 }],
  ['child', { age: 'child', hairColour: 'black', seed: 4 }],
  ['hat, roll 8', { hat: true, roll: 8, clothingColour: '#8b8378' }],
];
const backdrops = ['plain', 'gradient', 'busy'] as const;

const signal = async (): Promise<void> => {
  // Nobody goes away from a contact sheet.
};

async function shown(picture: Sharp, caption: string): Promise<Buffer> {
  const text = Buffer.from(
    `<svg width="${tile.width}" height="${tile.caption}"><text x="4" y="16" font-family="sans-serif" font-size="13" fill="#fff">${caption}</text></svg>`,
  );
  const flat = await picture.png().toBuffer();
  return sharp(flat)
    .resize(tile.width, tile.height - tile.caption, { fit: 'cover' })
    .extend({ bottom: tile.caption, background: '#262626' })
    .composite([{ input: text, gravity: 'south' }])
    .png()
    .toBuffer();
}

async function rowOf(name: string, bytes: Buffer, score: (alpha: Uint8Array) => string): Promise<Buffer[]> {
  const pixels = await decode(bytes, '#ffffff');
  const tiles = [await shown(sharp(bytes), name)];
  for (const quality of ['fast', 'fine'] as const) {
    const started = performance.now();
    const matte = await cutOut(pixels, quality, signal);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const caption = `${quality} ${score(matte.alpha)} ${seconds} s`;
    console.log(name, caption);
    const { data, width, height, channels } = layered(pixels, matte);
    const person = sharp(data, { raw: { width, height, channels } }).flatten({ background: '#ff00ff' });
    tiles.push(await shown(person, caption));
  }
  return tiles;
}

const [out, ...pictures] = process.argv.slice(2);
if (out === undefined) throw new Error('Usage: node tests/portraits/background-sheet.ts OUT.png [PICTURE…]');
const tiles: Buffer[] = [];
for (const background of backdrops) {
  for (const [name, overrides] of sitters) {
    const size = { width: 960, height: 840, headHeight: 0.5 };
    const drawn = await maskedPortrait({ ...size, ...overrides, background });
    tiles.push(
      ...(await rowOf(`${name}, ${background}`, drawn.data, (alpha) => {
        const overlap = intersectionOverUnion(alpha, drawn.mask).toFixed(4);
        return `IoU ${overlap} hair ${hairEdgeError(alpha, drawn).toFixed(3)}`;
      })),
    );
  }
}
for (const picture of pictures) tiles.push(...(await rowOf('picture', await readFile(picture), () => '')));

const columns = 6;
const rows = Math.ceil(tiles.length / columns);
await sharp({
  create: { width: columns * tile.width, height: rows * tile.height, channels: 3, background: '#262626' },
})
  .composite(
    tiles.map((input, index) => ({
      input,
      left: (index % columns) * tile.width,
      top: Math.floor(index / columns) * tile.height,
    })),
  )
  .toFile(out);
