import { describe, expect, it } from 'vitest';
import { guideCrop, shotCrop, type Crop } from '../../../shared/guidance/guide-crop.ts';
import { headGuide, type HeadGuide } from '../../../shared/guidance/head-guide.ts';
import type { DocumentView } from '../../../shared/model/document.ts';
import { documents } from '../../support/fixture/data.ts';
import { emptyView, rightFace, rightView, viewMoved, viewWith } from '../../support/pictures/sitter-view.ts';

const [passport] = documents as readonly [DocumentView, ...DocumentView[]];
const unknown: DocumentView = { ...passport, headMm: null };
const wide = 16 / 9;

function guideFor(aspect: number, document = passport): HeadGuide {
  const guide = headGuide(document, aspect);
  if (guide === null) throw new Error('this document has a guide');
  return guide;
}
const shapeOf = (crop: Crop, aspect: number): number => (aspect * crop.width) / crop.height;

describe('the crop of the live picture', () => {
  it.each([
    ['a wide camera', wide],
    ['an old camera', 4 / 3],
    ['a camera on its side', 9 / 16],
  ])('has the shape of the document and is centred with %s', (_, aspect) => {
    const crop = guideCrop(guideFor(aspect));
    expect(shapeOf(crop, aspect)).toBeCloseTo(35 / 45, 5);
    expect(crop.x + crop.width / 2).toBeCloseTo(0.5, 5);
  });

  it('makes the head of a passport more than 65 % of its height', () => {
    const guide = guideFor(wide);
    expect((guide.chin - guide.crown) / guideCrop(guide).height).toBeGreaterThan(0.65);
  });

  it('ends where the picture ends', () => {
    const frame = { x: 0.02, y: 0.02, width: 0.96, height: 0.96 };
    const crop = guideCrop({ frame });
    expect([crop.x, crop.y]).toEqual([0, 0]);
    expect([crop.width, crop.height]).toEqual([1, 1]);
  });
});

describe('the crop of a shot', () => {
  const taken = { aspect: wide, framing: 'guide' } as const;
  const imported = { aspect: wide, framing: 'fitted' } as const;
  const live = guideCrop(guideFor(wide));

  it('is that of the live picture, before and after the shot is analysed', () => {
    expect(shotCrop(taken, passport, null)).toEqual(live);
    expect(shotCrop(taken, passport, rightView)).toEqual(live);
  });

  it.each([
    ['a head that the crop would hide', viewMoved({ x: 400 })],
    ['a head that the crop would cut', viewMoved({ scale: 1.9 })],
    ['nobody', emptyView],
    ['two people', { ...rightView, faces: 2 }],
  ])('is the whole picture with %s', (_, view) => {
    expect(shotCrop(taken, passport, view)).toBeNull();
  });

  it('is the whole picture for a document without figures', () => {
    expect(shotCrop(taken, unknown, rightView)).toBeNull();
    expect(shotCrop(imported, unknown, rightView)).toBeNull();
  });

  it('follows the head of a picture from a file, whatever its size and position', () => {
    const view = viewWith({
      crown: { x: 300, y: 300 },
      eyes: { x: 300, y: 350 },
      chin: { x: 300, y: 400 },
      headPx: 100,
    });
    const crop = shotCrop(imported, passport, view);
    expect(crop).not.toBeNull();
    if (crop === null) return;
    expect(crop.x + crop.width / 2).toBeCloseTo(300 / 1280, 5);
    expect(shapeOf(crop, wide)).toBeCloseTo(35 / 45, 5);
    const headShare = rightFace.headPx / 720 / live.height;
    expect(100 / 720 / crop.height).toBeCloseTo(headShare, 2);
  });

  it('is the whole picture from a file until its head is known', () => {
    expect(shotCrop(imported, passport, null)).toBeNull();
  });
});
