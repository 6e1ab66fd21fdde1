import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  between,
  boxOnStage,
  canPan,
  fittingView,
  pannedBy,
  withinLimits,
  zoomedTo,
} from '../../../renderer/compare/view.ts';

const frame = { width: 6_000, height: 4_000 };
const pane = { width: 1_216, height: 816 };
const stage = { left: 0, top: 0, ...pane };
const all = { left: 0, top: 0, width: 1, height: 1 };
const middle = { x: 0, y: 0 };

describe('a picture seen whole', () => {
  it('is as large as the pane allows, in its middle, with its edge in sight', () => {
    expect(boxOnStage(fittingView(frame, pane), frame, stage, all)).toEqual({
      left: 8,
      top: 8,
      width: 1_200,
      height: 800,
    });
  });

  it('is enlarged when it is small, and then 100 % makes it smaller', () => {
    const small = { width: 400, height: 400 };

    const { zoom } = fittingView(small, pane);

    expect(zoom).toBe(2);
    expect(zoomedTo(fittingView(small, pane), 1, middle, small, pane).zoom).toBe(1);
  });
});

describe('zooming', () => {
  it('keeps the point under the pointer in place', () => {
    const at = { x: 200, y: -100 };
    const before = zoomedTo(fittingView(frame, pane), 1, middle, frame, pane);
    const placeUnder = ({ zoom, centreX, centreY }: typeof before) => ({
      x: centreX * frame.width + at.x / zoom,
      y: centreY * frame.height + at.y / zoom,
    });

    const after = zoomedTo(before, 2.5, at, frame, pane);

    expect(placeUnder(after).x).toBeCloseTo(placeUnder(before).x, 6);
    expect(placeUnder(after).y).toBeCloseTo(placeUnder(before).y, 6);
  });

  it('ends at 400 % and at the whole picture', () => {
    const fitting = fittingView(frame, pane);

    expect(zoomedTo(fitting, 99, middle, frame, pane).zoom).toBe(4);
    expect(zoomedTo(fitting, 0.001, middle, frame, pane)).toEqual(fitting);
  });

  it('changes by equal factors about the point that both views have in common', () => {
    const from = zoomedTo(fittingView(frame, pane), 1, middle, frame, pane);
    const to = zoomedTo(from, 4, { x: 300, y: 200 }, frame, pane);

    const half = between(from, to, 0.5);

    expect(half.zoom).toBe(2);
    expect(half.centreX).toBeCloseTo(zoomedTo(from, 2, { x: 300, y: 200 }, frame, pane).centreX, 9);
    expect(between(from, to, 0)).toEqual(from);
    expect(between(from, to, 1).centreY).toBeCloseTo(to.centreY, 9);
  });
});

describe('moving the picture', () => {
  it('follows the hand, pixel for pixel', () => {
    const before = withinLimits({ zoom: 1, centreX: 0.5, centreY: 0.5 }, frame, pane);

    const after = pannedBy(before, { x: 37, y: -12 }, frame, pane);

    const [from, to] = [before, after].map((view) => boxOnStage(view, frame, stage, all));
    expect([(to?.left ?? 0) - (from?.left ?? 0), (to?.top ?? 0) - (from?.top ?? 0)]).toEqual([37, -12]);
  });

  it('is impossible while the whole is visible, and possible as soon as an edge is outside', () => {
    expect(canPan(fittingView(frame, pane), frame, pane)).toBe(false);
    expect(canPan({ zoom: 0.21, centreX: 0.5, centreY: 0.5 }, frame, pane)).toBe(true);
  });

  it('never leaves a gap beside a picture that is larger than the pane', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.3, max: 4, noNaN: true }),
        fc.double({ min: -9_999, max: 9_999, noNaN: true }),
        fc.double({ min: -9_999, max: 9_999, noNaN: true }),
        (zoom, x, y) => {
          const view = pannedBy({ zoom, centreX: 0.5, centreY: 0.5 }, { x, y }, frame, pane);
          const box = boxOnStage(view, frame, stage, all);
          expect(box.left).toBeLessThanOrEqual(0);
          expect(box.top).toBeLessThanOrEqual(0);
          expect(box.left + box.width).toBeGreaterThanOrEqual(pane.width);
          expect(box.top + box.height).toBeGreaterThanOrEqual(pane.height);
        },
      ),
    );
  });
});

describe('100 %', () => {
  it('is one pixel of the picture on one of the display, wherever it is', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (centre) => {
        const box = boxOnStage({ zoom: 1, centreX: centre, centreY: centre }, frame, stage, all);
        expect([box.width, box.height]).toEqual([6_000, 4_000]);
        expect([box.left, box.top].every(Number.isInteger)).toBe(true);
      }),
    );
  });
});
