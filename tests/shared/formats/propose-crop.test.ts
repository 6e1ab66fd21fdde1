import { describe, expect, it } from 'vitest';
import {
  canBeCropped,
  cropSpace,
  headIn,
  headInCrop,
  proposeCrop,
  type CroppedDocument,
} from '../../../shared/formats/propose-crop.ts';
import { formatDocument, type StudioFormat } from '../../../shared/formats/studio-formats.ts';

const format: StudioFormat = {
  ...{ id: 'format-00000001', name: 'Club card', widthMm: 30, heightMm: 40, dpi: 300, price: 650 },
  head: { unit: 'mm', min: 24, max: 28 },
};
const document = formatDocument(format, []);
if (!canBeCropped(document)) throw new Error('a format without figures');
const club: CroppedDocument = document;
const space = cropSpace(club, { widthPx: 4000, heightPx: 3000 });
/** A head of 800 px that is tilted: its chin is to the right of its crown. */
const tilted = (degrees: number) => {
  const radians = (degrees * Math.PI) / 180;
  const [dx, dy] = [Math.sin(radians) * 400, Math.cos(radians) * 400];
  return { crown: { x: 2000 - dx, y: 1400 - dy }, chin: { x: 2000 + dx, y: 1400 + dy } };
};

describe('the proposed crop', () => {
  it.each([0, 6, -9])('is level and gives a head tilted by %i° the middle of the range', (degrees) => {
    const head = tilted(degrees);
    const crop = proposeCrop(club, head, space);
    const found = headInCrop(club, head, crop);

    expect(crop.turn).toBeCloseTo(degrees);
    expect(found.mm).toBeCloseTo(26, 1);
    // A third of the free height is above the head.
    expect(found.crownMm).toBeCloseTo((40 - 26) / 3, 1);
    expect(found.chinMm - found.crownMm).toBeCloseTo(26, 1);
    expect(found.besideMm).toBeCloseTo(0, 1);
    expect(found.fault).toBeNull();
  });

  it('has the head in the middle', () => {
    expect(proposeCrop(club, tilted(0), space).x).toBeCloseTo(2000);
  });

  it('is as near as the picture allows for a head at its edge', () => {
    const head = { crown: { x: 200, y: 20 }, chin: { x: 200, y: 820 } };
    const crop = proposeCrop(club, head, space);

    expect(crop.x).toBeCloseTo(crop.width / 2);
    expect(headInCrop(club, head, crop).mm).toBeCloseTo(26, 1);
  });

  it('is the largest frame in the middle without a face', () => {
    expect(proposeCrop(club, null, space)).toEqual({ x: 2000, y: 1500, width: 2250, turn: 0 });
  });
});

describe('the head in a crop', () => {
  const head = tilted(0);
  const proposed = proposeCrop(club, head, space);

  it.each([
    [0.9, 'too-close'],
    [1, null],
    [1.1, 'too-far'],
  ])('in a frame %f times as wide is %s', (factor, fault) => {
    expect(headInCrop(club, head, { ...proposed, width: proposed.width * factor }).fault).toBe(fault);
  });

  it('at either end of the range passes', () => {
    const at = (mm: number) => headInCrop(club, head, { ...proposed, width: (800 / mm) * 30 }).fault;
    expect([at(24), at(28), at(23.9), at(28.1)]).toEqual([null, null, 'too-far', 'too-close']);
  });

  it.each([[{ x: proposed.width, y: 0 }], [{ x: 0, y: proposed.width }], [{ x: 0, y: -proposed.width }]])(
    'is cut off when the frame is beside it',
    ({ x, y }) => {
      expect(headInCrop(club, head, { ...proposed, x: proposed.x + x, y: proposed.y + y }).fault).toBe(
        'cut-off',
      );
    },
  );
});

it('scales the analysis of a smaller copy to the picture', () => {
  const face = { crown: { x: 10, y: 20 }, chin: { x: 12, y: 80 } };
  const view = { widthPx: 1000, face } as unknown as Parameters<typeof headIn>[0];
  expect(headIn(view, { widthPx: 4000 })).toEqual({ crown: { x: 40, y: 80 }, chin: { x: 48, y: 320 } });
  expect(headIn(null, { widthPx: 4000 })).toBeNull();
});
