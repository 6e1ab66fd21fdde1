/**
 * Measures the height and centring of the head in a finished photo, from a hand annotation of the original that is
 * mapped by pixels:
 *
 *   node tests/proof/head.ts ORIGINAL FINAL ANNOTATION.json --width-mm 35 --height-mm 45
 *
 * The annotation, in pixels of the original: `{ "skullCrownY": [a, b], "chinY": y, "pupils": [[x, y], [x, y]] }`.
 */
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { measureHeads, type HeadMarks } from '../support/pictures/head-in-final.ts';
import type { Point } from '../support/pictures/register.ts';

const place = z.tuple([z.number(), z.number()]);
const annotationSchema = z.object({
  skullCrownY: place,
  chinY: z.number(),
  pupils: z.tuple([place, place]),
});

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'width-mm': { type: 'string', default: '35' },
    'height-mm': { type: 'string', default: '45' },
    'least-mm': { type: 'string', default: '29' },
    'most-mm': { type: 'string', default: '34' },
  },
});
const [original, final, annotation] = positionals;
if (original === undefined || final === undefined || annotation === undefined) {
  console.error(
    'Usage: node tests/proof/head.ts ORIGINAL FINAL ANNOTATION.json [--width-mm 35 --height-mm 45]',
  );
  process.exit(2);
}

const marks = annotationSchema.parse(JSON.parse(await readFile(annotation, 'utf8')));
const [left, right] = marks.pupils.map(([x, y]): Point => ({ x, y }));
if (left === undefined || right === undefined) throw new Error('the annotation has no two pupils');
const eyes: Point = { x: (left.x + right.x) / 2, y: (left.y + right.y) / 2 };
/** The annotation gives heights only: crown and chin are on the face's axis, at right angles to the eye line. */
const lean = (right.y - left.y) / (right.x - left.x);
const onAxis = (y: number): Point => ({ x: eyes.x - lean * (y - eyes.y), y });

const [highest, lowest] = marks.skullCrownY;
const crowns = [highest, (highest + lowest) / 2, lowest];
const heads = crowns.map((y): HeadMarks => ({
  crown: onAxis(y),
  chin: onAxis(marks.chinY),
  pupils: [left, right],
}));
const sizeMm = { width: Number(values['width-mm']), height: Number(values['height-mm']) };
const measured = await measureHeads(await readFile(original), await readFile(final), sizeMm, heads);

const signed = (mm: number): string => `${mm >= 0 ? '+' : ''}${mm.toFixed(2)} mm`;
measured.forEach((head, index) => {
  const [crown, mm] = [crowns[index] ?? 0, head.headMm.toFixed(2)];
  console.log(
    `crown at ${crown}: head ${mm} mm, middle of the head ${signed(head.headOffCentreMm)} from the centre`,
  );
});
const [first] = measured;
if (first === undefined) throw new Error('nothing was measured');
console.log(`pupils: their middle ${signed(first.pupilsOffCentreMm)} from the centre`);
console.log(`likeness of final and original: ${first.likeness.toFixed(4)}`);

const [least, most] = [Number(values['least-mm']), Number(values['most-mm'])];
const high = measured.every(({ headMm }) => headMm >= least && headMm <= most);
const central = Math.abs(first.pupilsOffCentreMm) <= 1;
console.log(
  `head ${least}-${most} mm for every crown: ${high ? 'yes' : 'NO'}; within 1 mm: ${central ? 'yes' : 'NO'}`,
);
process.exit(high && central ? 0 : 1);
