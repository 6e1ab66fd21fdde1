import { describe, expect, it } from 'vitest';
import { faultsOf, preCheck, type Check, type StillAsked } from '../../../shared/guidance/pre-check.ts';
import type { SitterView } from '../../../shared/guidance/sitter.ts';
import { documents, ukPassport } from '../../support/fixture/data.ts';
import { emptyView, rightFace, rightView, viewMoved, viewWith } from '../../support/pictures/sitter-view.ts';

const asked: StillAsked = { document: ukPassport, age: 'adult', framing: 'guide', pxPerViewPx: 1 };
const one = (checks: readonly Check[], kind: Check['kind']): Check | undefined =>
  checks.find((check) => check.kind === kind);
const size = (view: SitterView, more: Partial<StillAsked> = {}): Check | undefined =>
  one(preCheck(view, { ...asked, ...more }), 'size');

describe('the check of a shot before it is sent', () => {
  it('finds no fault in a good shot, and returns the head’s printed size in mm', () => {
    const checks = preCheck(rightView, asked);

    expect(faultsOf(checks)).toEqual([]);
    expect(one(checks, 'size')).toMatchObject({ asked: { min: 29, max: 34 } });
    expect(one(checks, 'size')?.value).toBeCloseTo(31.5);
  });

  it('reports how far a head is outside the document’s range', () => {
    expect(size(viewMoved({ scale: 25 / 31.5 }))).toMatchObject({ fault: 'too-far' });
    expect(size(viewMoved({ scale: 25 / 31.5 }))?.value).toBeCloseTo(25);
    expect(size(viewMoved({ scale: 37 / 31.5 }))).toMatchObject({ fault: 'too-close' });
  });

  it('checks each document of an order on the same shot, in its own millimetres', () => {
    const mm = documents.slice(0, 3).map((document) => size(rightView, { document })?.value);

    expect(mm.map((value) => value?.toFixed(2))).toEqual(['31.50', '33.75', '30.00']);
  });

  it('cuts a shot from elsewhere around the head, however small the head is', () => {
    const far = viewMoved({ scale: 0.5 });

    expect(size(far, { framing: 'fitted' })).toMatchObject({ fault: null });
    expect(size(far, { framing: 'guide' })).toMatchObject({ fault: 'too-far' });
  });

  it('reports a photo frame that reaches beyond the picture', () => {
    const position = (view: SitterView): Check | undefined =>
      one(preCheck(view, { ...asked, framing: 'fitted' }), 'position');

    expect(position(rightView)).toMatchObject({ fault: null });
    expect(position(viewMoved({ x: 520 })), 'at the side').toMatchObject({ fault: 'cut-off' });
    expect(position(viewMoved({ y: -130 })), 'at the top').toMatchObject({ fault: 'cut-off' });
    expect(position(viewMoved({ y: 190 })), 'at the bottom').toMatchObject({ fault: 'cut-off' });
  });

  it('counts the pixels of the shot, not of the copy that was analysed', () => {
    const small = viewMoved({ scale: 0.5 });
    const pixels = (pxPerViewPx: number): Check | undefined =>
      one(preCheck(small, { ...asked, framing: 'fitted', pxPerViewPx }), 'pixels');

    expect(pixels(1)).toMatchObject({ fault: 'few-pixels' });
    expect(pixels(3)).toMatchObject({ fault: null });
    expect(pixels(3)?.value).toBeCloseTo(496.8);
  });

  it('stops after the face when there is none, or more than one', () => {
    expect(faultsOf(preCheck(emptyView, asked))).toEqual(['no-face']);
    expect(faultsOf(preCheck({ ...rightView, faces: 2 }, asked))).toEqual(['several-faces']);
  });

  it('lists each fault once for all documents, the most urgent first', () => {
    const view = viewWith({
      pose: { roll: 9, yaw: 0, pitch: 0 },
      features: { ...rightFace.features, mouthWidth: 0.42 },
    });
    const both = documents.slice(0, 2).flatMap((document) => preCheck(view, { ...asked, document }));

    expect(faultsOf(both)).toEqual(['tilt-right', 'smiling']);
  });

  it('requires no neutral expression of a child and no open eyes of a baby', () => {
    const { features } = rightFace;
    const lively = viewWith({ features: { ...features, mouthWidth: 0.42 } });
    const asleep = viewWith({ features: { ...features, eyesOpen: 0.08 } });

    expect(faultsOf(preCheck(lively, { ...asked, age: 'child' }))).toEqual([]);
    expect(faultsOf(preCheck(asleep, { ...asked, age: 'baby' }))).toEqual([]);
  });

  it('leaves out the size when the document gives none', () => {
    const silent = { ...ukPassport, headMm: null };

    expect(preCheck(rightView, { ...asked, document: silent }).map(({ kind }) => kind)).not.toContain('size');
  });
});
