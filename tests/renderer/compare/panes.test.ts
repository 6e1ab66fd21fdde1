import { describe, expect, it } from 'vitest';
import { overlap, panesOf } from '../../../renderer/compare/panes.ts';

const stage = { width: 1_001, height: 600 };
const layout = { only: 'after', split: 300, gap: 12 } as const;

describe('the panes of the stage', () => {
  it('are one under a divider, cut at the divider', () => {
    const [pane, ...more] = panesOf(stage, { ...layout, mode: 'slider' });

    expect(more).toEqual([]);
    expect(pane).toMatchObject({ left: 0, width: 1_001 });
    expect(pane?.regions.map(({ side, left, width }) => [side, left, width])).toEqual([
      ['before', 0, 300],
      ['after', 300, 701],
    ]);
  });

  it.each([
    [-5, 0],
    [2_000, 1_001],
  ])('keep a divider at %i on the stage', (split, width) => {
    const [pane] = panesOf(stage, { ...layout, mode: 'slider', split });

    expect(pane?.regions[0]?.width).toBe(width);
  });

  it('are two of the same size side by side, so that one movement serves both', () => {
    const panes = panesOf(stage, { ...layout, mode: 'side' });

    expect(panes.map(({ left, width, regions }) => [regions[0]?.side, left, width])).toEqual([
      ['before', 0, 494],
      ['after', 507, 494],
    ]);
  });

  it('are one for a picture alone', () => {
    const panes = panesOf(stage, { ...layout, mode: 'single', only: 'before' });

    expect(panes.map(({ width, regions }) => [width, regions.map(({ side }) => side)])).toEqual([
      [1_001, ['before']],
    ]);
  });
});

describe('the overlap of two boxes', () => {
  const box = { left: 10, top: 10, width: 100, height: 100 };

  it('is the part of both', () => {
    expect(overlap(box, { left: 60, top: 0, width: 100, height: 30 })).toEqual({
      left: 60,
      top: 10,
      width: 50,
      height: 20,
    });
  });

  it('is null when they only touch', () => {
    expect(overlap(box, { left: 110, top: 10, width: 5, height: 5 })).toBeNull();
  });
});
