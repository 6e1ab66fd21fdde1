/**
 * Measures head height and centring of 200 drawn people in ten documents, by marks at crown and chin that are found
 * in each photo:
 *
 *   node tests/proof/geometry.ts [--people 200] [--seed 2027]
 *
 * Fails unless 95 % are within 1 mm of the middle of the document's range, and all within the range.
 */
import { parseArgs } from 'node:util';
import { requireSpec } from '../../electron/practice/specs.ts';
import { geometryPeople, headInDocument, markedSitter } from '../electron/practice/geometry.ts';

/** Printed photos only, because a digital photo has no size in millimetres. */
const documents = [
  'uk-passport',
  'us-passport',
  'schengen-visa',
  'cn-passport',
  'ca-passport',
  'nl-passport',
  'au-passport',
  'hk-passport',
  'es-identity-card',
  'my-passport',
].map(requireSpec);

const NEAR_MM = 1;
const WANTED_SHARE = 0.95;

const { values } = parseArgs({
  options: { people: { type: 'string', default: '200' }, seed: { type: 'string', default: '2027' } },
});
const people = geometryPeople(Number(values.seed), Number(values.people));

const near = new Map<string, number>();
const outside: string[] = [];
let nearEverywhere = 0;
const worst = { head: 0, offCentre: 0 };
for (const [index, params] of people.entries()) {
  const { source, examined } = await markedSitter(params);
  let everywhere = true;
  for (const spec of documents) {
    const { head, offCentre } = headInDocument(source, examined, spec);
    const off = Math.abs(head - (spec.headMm.min + spec.headMm.max) / 2);
    worst.head = Math.max(worst.head, off);
    worst.offCentre = Math.max(worst.offCentre, Math.abs(offCentre));
    if (off <= NEAR_MM && Math.abs(offCentre) <= NEAR_MM)
      near.set(spec.specCode, (near.get(spec.specCode) ?? 0) + 1);
    else everywhere = false;
    if (head < spec.headMm.min || head > spec.headMm.max) {
      outside.push(`${spec.specCode}: person ${index} has a head of ${head.toFixed(2)} mm`);
    }
  }
  if (everywhere) nearEverywhere += 1;
  if ((index + 1) % 50 === 0) console.log(`  ${index + 1} people measured`);
}

for (const { specCode } of documents) {
  console.log(
    `${specCode}: ${(((near.get(specCode) ?? 0) / people.length) * 100).toFixed(1)} % within ${NEAR_MM} mm`,
  );
}
const share = nearEverywhere / people.length;
console.log(`in all ten documents at once: ${(share * 100).toFixed(1)} %`);
console.log(
  `worst head ${worst.head.toFixed(2)} mm from the middle, worst centring ${worst.offCentre.toFixed(2)} mm`,
);
for (const line of outside) console.error(`OUTSIDE ITS RANGE ${line}`);
const kept =
  outside.length === 0 &&
  documents.every(({ specCode }) => (near.get(specCode) ?? 0) / people.length >= WANTED_SHARE);
console.log(kept ? 'Geometry holds.' : 'Geometry does not hold.');
process.exit(kept ? 0 : 1);
