/** Tiles the variations with their names, to be looked at: `node tests/portraits/sheet.ts OUT.png`. */
import sharp from 'sharp';
import { portrait, practiceCustomers, skinTones } from '../../shared/portrait/index.ts';
import type { PortraitParams } from '../../shared/portrait/index.ts';
import { portraitFamily } from './family.ts';
import { renderPortrait } from './render.ts';

const tile = { width: 300, height: 340, caption: 24 };
const columns = 6;

const variations: readonly (readonly [name: string, overrides: Partial<PortraitParams>])[] = [
  ['default', {}],
  ...skinTones.map((skin) => [`skin ${skin}`, { skin, hairColour: 'black', eyeColour: '#4a3222' }] as const),
  ['high hair', { hairStyle: 'high', hairColour: 'red' }],
  ['bald', { hairStyle: 'bald', skin: 'tan' }],
  ['long hair', { hairStyle: 'long', hairColour: 'blond', jaw: 0.1 }],
  ['child', { age: 'child', hairColour: 'blond' }],
  ['baby', { age: 'baby', hairColour: 'brown' }],
  ['smile 0.4', { smile: 0.4 }],
  ['smile 1', { smile: 1 }],
  ['mouth open', { mouthOpen: 1 }],
  ['eyes closed', { eyesClosed: 1 }],
  ['clear glasses', { glasses: 'clear' }],
  ['reflecting', { glasses: 'reflecting' }],
  ['sunglasses', { glasses: 'sun' }],
  ['hat', { hat: true }],
  ['roll 10', { roll: 10 }],
  ['yaw -20', { yaw: -20 }],
  ['yaw 20 long', { yaw: 20, hairStyle: 'long' }],
  ['pitch 15', { pitch: 15 }],
  ['pitch -15', { pitch: -15 }],
  ['light left', { light: -1 }],
  ['dark', { exposure: -0.8 }],
  ['bright', { exposure: 0.8 }],
  ['blur', { blur: 8 }],
  ['noise', { noise: 1 }],
  ['gradient', { background: 'gradient' }],
  ['busy', { background: 'busy' }],
  ['two people', { people: 2, headHeight: 0.26 }],
  ['nobody', { people: 0, background: 'busy' }],
  ...practiceCustomers.map((params, index) => [`practice ${index}`, params] as const),
  ...portraitFamily(5, 6).map((params, index) => [`family ${index}`, params] as const),
];

const out = process.argv[2];
if (out === undefined) throw new Error('Name the picture to write: node tests/portraits/sheet.ts OUT.png');

const tiles = await Promise.all(
  variations.map(async ([name, overrides], index) => {
    const { data } = await renderPortrait({
      ...portrait(overrides),
      width: 640,
      height: 672,
      headHeight: (overrides.headHeight ?? 0.45) * 1.3,
    });
    const caption = Buffer.from(
      `<svg width="${tile.width}" height="${tile.caption}"><text x="6" y="17" font-family="sans-serif" font-size="15" fill="#f2f2f2">${name}</text></svg>`,
    );
    const input = await sharp(data)
      .resize(tile.width, tile.height - tile.caption, { fit: 'cover' })
      .extend({ bottom: tile.caption, background: '#262626' })
      .composite([{ input: caption, gravity: 'south' }])
      .png()
      .toBuffer();
    return { input, left: (index % columns) * tile.width, top: Math.floor(index / columns) * tile.height };
  }),
);
const rows = Math.ceil(tiles.length / columns);
await sharp({
  create: { width: columns * tile.width, height: rows * tile.height, channels: 3, background: '#262626' },
})
  .composite(tiles)
  .toFile(out);
