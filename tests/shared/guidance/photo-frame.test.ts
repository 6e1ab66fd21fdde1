import { describe, expect, it } from 'vitest';
import { photoLines, type PhotoLines } from '../../../shared/guidance/photo-frame.ts';
import { preCheck, type Check } from '../../../shared/guidance/pre-check.ts';
import type { SitterView } from '../../../shared/guidance/sitter.ts';
import type { DocumentView } from '../../../shared/model/document.ts';
import { documents, ukPassport } from '../../support/fixture/data.ts';
import { emptyView, rightFace, rightView, viewMoved, viewWith } from '../../support/pictures/sitter-view.ts';

const usPassport = documents.find(({ specCode }) => specCode === 'us-passport') ?? ukPassport;
const linesOf = (view: SitterView, document = usPassport, framing: PhotoLines['framing'] = 'guide') =>
  photoLines(view, { document, framing });
const rounded = (lines: PhotoLines | null): readonly string[] =>
  lines === null ? [] : [lines.crown, lines.eyes, lines.chin].map((mm) => mm.toFixed(1));

describe('the lines of a head on the photo', () => {
  it('are its distances to the photo’s edges in mm, which add up to the photo’s height', () => {
    // 50.8 mm high, a head of 30 mm, the eyes in the middle of 28 to 35 mm.
    expect(rounded(linesOf(rightView))).toEqual(['4.3', '31.5', '16.5']);
    // 45 mm high, a head of 31.5 mm, a third of the rest above it.
    expect(rounded(linesOf(rightView, ukPassport))).toEqual(['4.5', '24.8', '9.0']);
  });

  it('are the same wherever the head was in the live picture, because the service crops around it', () => {
    expect(rounded(linesOf(viewMoved({ x: 90, y: 40 })))).toEqual(rounded(linesOf(rightView)));
  });

  it('follow the head’s height in the guide, and not in a frame that is fitted to it', () => {
    const near = viewMoved({ scale: 1.1 });
    expect(rounded(linesOf(near))).toEqual(['2.8', '31.5', '15.0']);
    expect(rounded(linesOf(near, usPassport, 'fitted'))).toEqual(['4.3', '31.5', '16.5']);
  });

  it('follow the proportions of the face', () => {
    const lowEyes = viewWith({ eyes: { ...rightFace.eyes, y: rightFace.eyes.y + 22 } });
    expect(rounded(linesOf(lowEyes))).toEqual(['4.3', '29.5', '16.5']);
  });

  it('are not known without exactly one sitter, or for a document without figures', () => {
    expect(linesOf(emptyView)).toBeNull();
    expect(linesOf({ ...rightView, faces: 2 })).toBeNull();
    expect(linesOf(rightView, { ...usPassport, headMm: null })).toBeNull();
  });

  it('have the photo’s edges around the head', () => {
    const frame = linesOf(viewMoved({ x: 90 }))?.frame;
    expect(frame).toMatchObject({ widthMm: 50.8, heightMm: 50.8 });
    expect((frame?.left ?? 0) + (50.8 / 2) * (frame?.pxPerMm ?? 0)).toBeCloseTo(730);
  });
});

describe('the height of the eyes', () => {
  const eyeLine = (view: SitterView, document: DocumentView): Check | undefined =>
    preCheck(view, { document, age: 'adult', framing: 'guide', pxPerViewPx: 1 }).find(
      ({ kind }) => kind === 'eye-line',
    );

  it('is checked against the document’s own range', () => {
    expect(eyeLine(rightView, usPassport)).toMatchObject({ fault: null, asked: { min: 28, max: 35 } });
    const narrow = { ...usPassport, eyeToBottomMm: { min: 31, max: 32 } };
    const [low, high] = [25, -25].map((y) =>
      viewWith({ eyes: { ...rightFace.eyes, y: rightFace.eyes.y + y } }),
    );
    expect(eyeLine(low ?? rightView, narrow)).toMatchObject({ fault: 'eye-line' });
    expect(eyeLine(high ?? rightView, narrow)).toMatchObject({ fault: 'eye-line' });
  });

  it('is not checked for a document that asks for none', () => {
    expect(eyeLine(rightView, ukPassport)).toBeUndefined();
  });
});
