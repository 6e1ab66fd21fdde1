import { describe, expect, it } from 'vitest';
import { changedPart, inMotion, type Scene } from '../../../renderer/compare/paint.ts';
import { panesOf } from '../../../renderer/compare/panes.ts';

const stage = { width: 1_000, height: 600 };
const whole = { left: 0, top: 0, ...stage };
const slider = (split: number) => panesOf(stage, { mode: 'slider', only: 'after', split, gap: 12 });
const side = () => panesOf(stage, { mode: 'side', only: 'after', split: 0, gap: 12 });
const scene: Scene = {
  stage,
  panes: slider(400),
  frame: { width: 6_000, height: 4_000 },
  view: { zoom: 1, centreX: 0.5, centreY: 0.5 },
  pictures: { before: null, after: null },
  backdrop: 'transparent',
  smooth: true,
  moving: false,
  density: 1,
};

describe('a zoom', () => {
  const closer = { ...scene, view: { ...scene.view, zoom: 1.1 } };

  it('is drawn in less detail while it changes, and once more when it stands', () => {
    const drawn = inMotion(scene, closer);

    expect(drawn.moving).toBe(true);
    expect(inMotion(drawn, closer).moving).toBe(false);
    expect(changedPart(drawn, inMotion(drawn, closer))).toEqual(whole);
  });

  it('that does not change is drawn whole: the first time, and while the picture is moved', () => {
    const beside = { ...scene, view: { ...scene.view, centreX: 0.6 } };

    expect(inMotion(null, closer).moving).toBe(false);
    expect(inMotion(scene, beside).moving).toBe(false);
  });
});

describe('what is drawn anew', () => {
  it('is everything the first time', () => {
    expect(changedPart(null, scene)).toEqual(whole);
  });

  it('is nothing when nothing has changed', () => {
    expect(changedPart(scene, { ...scene })).toBeNull();
    expect(changedPart(scene, { ...scene, panes: slider(400) })).toBeNull();
  });

  it.each([
    [400, 430, 400],
    [430, 400, 400],
  ])('is only the strip that the divider has passed from %i to %i', (from, to, left) => {
    const moved = { ...scene, panes: slider(to) };

    expect(changedPart({ ...scene, panes: slider(from) }, moved)).toEqual({ ...whole, left, width: 30 });
  });

  it.each([
    ['the view', { view: { zoom: 2, centreX: 0.5, centreY: 0.5 } }],
    ['the backdrop', { backdrop: '#ffffff' }],
    ['a picture', { pictures: { before: null, after: null } }],
    ['the way of comparing', { panes: side() }],
  ])('is everything when %s changes', (_, changed: Partial<Scene>) => {
    expect(changedPart(scene, { ...scene, ...changed })).toEqual(whole);
  });

  it('is everything when the divider moves together with something else', () => {
    const changed = { ...scene, panes: slider(500), smooth: false };

    expect(changedPart(scene, changed)).toEqual(whole);
  });
});
