import { describe, expect, it } from 'vitest';
import { anchored, toSource, toTarget } from '../../../../electron/practice/images/similarity.ts';

describe('a similarity', () => {
  const map = anchored(2.5, 0.3, { x: 400, y: 300 }, { x: 10, y: 20 });

  it('puts its anchor where it was asked to', () => {
    const found = toSource(map, { x: 10, y: 20 });
    expect(found.x).toBeCloseTo(400, 9);
    expect(found.y).toBeCloseTo(300, 9);
  });

  it('leads back to the target point', () => {
    const back = toTarget(map, toSource(map, { x: 33, y: -7 }));
    expect(back.x).toBeCloseTo(33, 9);
    expect(back.y).toBeCloseTo(-7, 9);
  });

  it('turns clockwise on screen', () => {
    const quarter = anchored(1, Math.PI / 2, { x: 0, y: 0 }, { x: 0, y: 0 });
    expect(toSource(quarter, { x: 1, y: 0 }).y).toBeCloseTo(1, 9);
  });
});
