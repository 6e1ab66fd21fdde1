import { describe, expect, it } from 'vitest';
import {
  stoppingPoints,
  verdictOf,
  type VerdictFacts,
  type VerdictPoint,
} from '../../../../renderer/order/frame/verdict.ts';

const point = (code: string, severity: VerdictPoint['severity']): VerdictPoint => ({
  code,
  severity,
  words: `${code} in words`,
});
const facts = (more: Partial<VerdictFacts>): VerdictFacts => ({
  about: 'photo',
  points: [],
  overruled: [],
  known: 'complete',
  ...more,
});

describe('the verdict', () => {
  it('is the worst point of all sources, and counts the others', () => {
    const points = [point('dark', 'warn'), point('smiling', 'bad'), point('tilt', 'warn')];

    expect(verdictOf(facts({ points }))).toEqual({
      about: 'photo',
      light: 'bad',
      point: point('smiling', 'bad'),
      more: 2,
    });
  });

  it('keeps the order of the sources within one severity', () => {
    const points = [point('no-face', 'bad'), point('smiling', 'bad')];

    expect(verdictOf(facts({ points }))?.point?.code).toBe('no-face');
    expect(verdictOf(facts({ points: points.toReversed() }))?.point?.code).toBe('smiling');
  });

  it('counts a point once, even when two sources report it', () => {
    const points = [point('no-face', 'bad'), point('no-face', 'bad')];

    expect(verdictOf(facts({ points }))?.more).toBe(0);
  });

  it('is green when everything is known and nothing speaks against it', () => {
    expect(verdictOf(facts({}))).toEqual({ about: 'photo', light: 'ok', point: null, more: 0 });
  });

  it('is never green while a check is running, and absent while nothing is known', () => {
    expect(verdictOf(facts({ known: 'checking' }))?.light).toBe('off');
    expect(verdictOf(facts({ known: 'nothing' }))).toBeNull();
  });

  it('shows a point although a check is still running', () => {
    expect(verdictOf(facts({ known: 'checking', points: [point('refused', 'bad')] }))?.light).toBe('bad');
  });

  it('asks to check what staff have overruled, and stops them no longer', () => {
    const points = [point('smiling', 'bad'), point('tilt', 'warn')];
    const overruled = facts({ points, overruled: ['smiling'] });

    expect(verdictOf(overruled)).toMatchObject({ light: 'warn', point: { code: 'smiling' }, more: 1 });
    expect(stoppingPoints(overruled)).toEqual([]);
    expect(stoppingPoints(facts({ points }))).toEqual(['smiling']);
  });

  it('stops again for a point that staff have not overruled', () => {
    const points = [point('smiling', 'bad'), point('eyes-closed', 'bad')];
    const half = facts({ points, overruled: ['smiling'] });

    expect(verdictOf(half)).toMatchObject({ light: 'bad', point: { code: 'eyes-closed' } });
    expect(stoppingPoints(half)).toEqual(['eyes-closed']);
  });
});
