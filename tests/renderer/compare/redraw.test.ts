import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Box } from '../../../renderer/compare/frame.ts';
import type { Scene } from '../../../renderer/compare/scene.ts';
import { overlap, panesOf } from '../../../renderer/compare/panes.ts';
import { inMotion, redrawOf } from '../../../renderer/compare/redraw.ts';
import { pannedBy } from '../../../renderer/compare/view.ts';

const stage = { width: 1_000, height: 600 };
const whole = { moved: null, parts: [{ left: 0, top: 0, ...stage }] };
const nothing = { moved: null, parts: [] };
const slider = (split: number) => panesOf(stage, { mode: 'slider', only: 'after', split, gap: 12 });
const side = () => panesOf(stage, { mode: 'side', only: 'after', split: 0, gap: 12 });
const scene: Scene = {
  stage,
  panes: slider(400),
  frame: { width: 6_000, height: 4_000 },
  view: { zoom: 1, centreX: 0.5, centreY: 0.5 },
  pictures: { before: null, after: null },
  ground: '#d4d4d4',
  backdrop: 'transparent',
  smooth: true,
  moving: false,
  density: 1,
};

describe('a zoom', () => {
  const closer = { ...scene, view: { ...scene.view, zoom: 1.1 } };

  it('is drawn in less detail while it changes, and once more when it stops', () => {
    const drawn = inMotion(scene, closer);

    expect(drawn.moving).toBe(true);
    expect(inMotion(drawn, closer).moving).toBe(false);
    expect(redrawOf(drawn, inMotion(drawn, closer))).toEqual(whole);
  });

  it('that does not change is drawn whole: the first time, and while the picture is moved', () => {
    const beside = { ...scene, view: { ...scene.view, centreX: 0.6 } };

    expect(inMotion(null, closer).moving).toBe(false);
    expect(inMotion(scene, beside).moving).toBe(false);
  });
});

describe('the part that is drawn again', () => {
  it('is everything the first time', () => {
    expect(redrawOf(null, scene)).toEqual(whole);
  });

  it('is nothing when nothing has changed', () => {
    expect(redrawOf(scene, { ...scene })).toEqual(nothing);
    expect(redrawOf(scene, { ...scene, panes: slider(400) })).toEqual(nothing);
  });

  it.each([
    [400, 430, 400],
    [430, 400, 400],
  ])('is only the strip that the divider has passed from %i to %i', (from, to, left) => {
    const moved = { ...scene, panes: slider(to) };

    expect(redrawOf({ ...scene, panes: slider(from) }, moved)).toEqual({
      moved: null,
      parts: [{ left, top: 0, width: 30, height: 600 }],
    });
  });

  it.each([
    ['the zoom', { view: { zoom: 2, centreX: 0.5, centreY: 0.5 } }],
    ['the theme', { ground: '#141414' }],
    ['the backdrop', { backdrop: '#ffffff' }],
    ['a picture', { pictures: { before: null, after: null } }],
    ['the way of comparing', { panes: side() }],
  ])('is everything when %s changes', (_, changed: Partial<Scene>) => {
    expect(redrawOf(scene, { ...scene, ...changed })).toEqual(whole);
  });

  it('is everything when the divider moves together with something else', () => {
    const changed = { ...scene, panes: slider(500), smooth: false };

    expect(redrawOf(scene, changed)).toEqual(whole);
  });

  it('is everything when the picture has moved by more than the stage’s width', () => {
    const beside = { ...scene, view: { ...scene.view, centreX: 0.5 + 1_001 / 6_000 } };

    expect(redrawOf(scene, beside)).toEqual(whole);
  });

  it('is only the part of a moved picture that came into view, on each side of the divider', () => {
    const beside = { ...scene, view: pannedBy(scene.view, { x: 10, y: -4 }, scene.frame, stage) };

    expect(redrawOf(scene, beside)).toEqual({
      moved: {
        by: { x: 10, y: -4 },
        kept: [
          { left: 10, top: 0, width: 390, height: 596 },
          { left: 410, top: 0, width: 590, height: 596 },
        ],
      },
      parts: [
        { left: 0, top: 0, width: 10, height: 600 },
        { left: 0, top: 596, width: 400, height: 4 },
        { left: 400, top: 0, width: 10, height: 600 },
        { left: 400, top: 596, width: 600, height: 4 },
      ],
    });
  });

  it('is nothing when a picture was moved by less than a pixel', () => {
    const beside = { ...scene, view: { ...scene.view, centreX: 0.5 + 0.2 / 6_000 } };

    expect(redrawOf(scene, beside)).toEqual(nothing);
  });
});

/** Each pixel of a region is either kept or drawn. */
describe('a picture that was moved, anywhere, by anything', () => {
  const small = { width: 47, height: 31 };
  const centre = fc.double({ min: 0.2, max: 0.8, noNaN: true });
  const centres = fc.record({ centreX: centre, centreY: centre });
  const has = (box: Box, left: number, top: number): boolean =>
    overlap(box, { left, top, width: 1, height: 1 }) !== null;

  it.each([
    ['under the divider', panesOf(small, { mode: 'slider', only: 'after', split: 20, gap: 4 })],
    ['next to another', panesOf(small, { mode: 'side', only: 'after', split: 0, gap: 4 })],
    ['alone', panesOf(small, { mode: 'single', only: 'after', split: 0, gap: 4 })],
  ])('%s', (_, panes) => {
    fc.assert(
      fc.property(centres, centres, fc.double({ min: 0.01, max: 0.05, noNaN: true }), (from, to, zoom) => {
        const at = { ...scene, stage: small, panes };
        const { moved, parts } = redrawOf(
          { ...at, view: { ...from, zoom } },
          { ...at, view: { ...to, zoom } },
        );
        if (moved === null) return;
        for (const { left, top, width, height } of panes.flatMap(({ regions }) => regions))
          for (let y = top; y < top + height; y += 1)
            for (let x = left; x < left + width; x += 1) {
              const kept = moved.kept.filter((box) => has(box, x, y)).length;
              const drawn = parts.some((box) => has(box, x, y));
              expect([kept, drawn]).toEqual(kept === 1 ? [1, false] : [0, true]);
            }
      }),
      { numRuns: 60 },
    );
  });
});
