import { describe, expect, it } from 'vitest';
import { runJob } from '../../../electron/practice/images/pipeline.ts';
import { requireSpec } from '../../../electron/practice/specs.ts';
import { portrait, type PortraitParams } from '../../../shared/portrait/index.ts';
import { renderPortrait } from '../../portraits/render.ts';
import { geometryPeople, headInDocument, markedSitter } from './geometry.ts';
import { findMarks, headOnPaper, markedPortrait } from './markers.ts';
import { register } from './register.ts';

/** A quarter of the usual pixels take a quarter of the time to draw. Px */
const frame = { width: 960, height: 540 } as const;

/** The photo's head, in mm on paper, from marks that were drawn and found again. */
async function measured(params: Partial<PortraitParams>, specCode: string) {
  const { source, examined } = await markedSitter(portrait({ ...frame, ...params }));
  return headInDocument(source, examined, requireSpec(specCode));
}

/** A sample of what `node tests/proof/geometry.ts` does for 200 people. */
describe.each(geometryPeople(2026, 2))('$age with $hairStyle hair, tilted by $roll', (params) => {
  it('is within 1 mm of the middle of what each of three documents wants', async () => {
    const { source, examined } = await markedSitter({ ...params, ...frame });
    for (const code of ['uk-passport', 'us-passport', 'ca-passport']) {
      const spec = requireSpec(code);
      const { head, offCentre } = headInDocument(source, examined, spec);
      expect(Math.abs(head - (spec.headMm.min + spec.headMm.max) / 2), code).toBeLessThan(1);
      expect(Math.abs(offCentre), code).toBeLessThan(1);
    }
  });
});

describe('a head that is not level', () => {
  it.each([-10, 7])('is levelled from %d degrees', async (roll) => {
    const { head, offCentre, leaning } = await measured({ roll, seed: 5 }, 'uk-passport');
    expect(Math.abs(leaning)).toBeLessThan(1);
    expect(Math.abs(head - 31.5)).toBeLessThan(1.4);
    expect(Math.abs(offCentre)).toBeLessThan(1);
  });
});

describe('other documents and sizes of source', () => {
  it.each([
    ['us-passport', {}],
    ['schengen-visa', { hairStyle: 'high' }],
    ['schengen-visa', { width: 1200, height: 1600, headHeight: 0.4, offsetY: -0.1 }],
    ['us-passport', { width: 640, height: 480 }],
    ['uk-passport', { age: 'child' }],
  ] as const)('%s keeps its own range with %j', async (specCode, params) => {
    const { head, offCentre } = await measured(params, specCode);
    const { headMm } = requireSpec(specCode);
    expect(head).toBeGreaterThanOrEqual(headMm.min);
    expect(head).toBeLessThanOrEqual(headMm.max);
    expect(Math.abs(offCentre)).toBeLessThan(1);
  });
});

it('a final as it is stored has the head of its photo', async () => {
  const image = await markedPortrait({ roll: 4, seed: 5 });
  const specCode = 'uk-passport';
  const done = await runJob({ kind: 'photo', image, specCode, watermark: null, sensitivity: {} });
  if (done.kind !== 'photo' || done.final === null) throw new Error('There is no final');
  const { head, offCentre, leaning } = headOnPaper(await findMarks(done.final), requireSpec(specCode));
  expect(Math.abs(leaning)).toBeLessThan(1);
  expect(Math.abs(head - 31.5)).toBeLessThan(1.4);
  expect(Math.abs(offCentre)).toBeLessThan(1);
});

describe('the final registered against its original', () => {
  it('shows the drawn crown and chin at the same height as the marks do', async () => {
    const drawn = await renderPortrait({
      background: 'busy',
      roll: 4,
      width: 960,
      height: 720,
      headHeight: 0.5,
    });
    const job = {
      kind: 'photo',
      image: drawn.data,
      specCode: 'uk-passport',
      watermark: null,
      sensitivity: {},
    } as const;
    const done = await runJob(job);
    if (done.kind !== 'photo' || done.final === null) throw new Error('There is no final');
    const { carry, likeness } = await register(drawn.data, done.final);
    const [face] = drawn.truth.faces;
    if (face === undefined) throw new Error('There is no truth');
    const [crown, chin] = [carry(face.crown), carry(face.chin)];
    const mm = 45 / 1063;
    expect(likeness).toBeGreaterThan(0.98);
    expect(Math.abs(Math.hypot(chin.x - crown.x, chin.y - crown.y) * mm - 31.5)).toBeLessThan(1.4);
    expect(Math.abs((crown.x + chin.x) / 2 - 827 / 2) * mm).toBeLessThan(1);
  });
});
