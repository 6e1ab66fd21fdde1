import { describe, expect, it } from 'vitest';
import { gradeOf, pickBest } from '../../../../renderer/camera/burst/pick-best.ts';
import { poseRules } from '../../../../shared/guidance/rules.ts';
import type { SitterView } from '../../../../shared/guidance/sitter.ts';
import { nobody, seen, shut, smiling } from './views.ts';

const adult = poseRules(null, 'adult');
const pick = (...frames: readonly (readonly [number, SitterView | null])[]): number =>
  pickBest(
    frames.map(([sharpness, view]) => ({ sharpness, view })),
    adult,
  );

describe('pickBest', () => {
  it('picks the sharpest of the good ones', () => expect(pick([3, seen], [5, seen], [4, seen])).toBe(1));
  it('picks a softer one with open eyes', () => expect(pick([9, shut], [3, seen])).toBe(1));
  it('picks a softer one without a smile', () => expect(pick([9, smiling], [3, seen])).toBe(1));
  it('prefers a frame that was not analysed to one with a blink', () =>
    expect(pick([9, shut], [3, null])).toBe(1));
  it('prefers a good frame to one that was not analysed', () => expect(pick([9, null], [3, seen])).toBe(1));
  it('prefers a smile to closed eyes, and closed eyes to an empty chair', () => {
    expect(pick([9, shut], [3, smiling])).toBe(1);
    expect(pick([9, nobody], [3, shut])).toBe(1);
  });
  it('picks the earliest of equals', () => expect(pick([5, seen], [5, seen])).toBe(0));
});

describe('gradeOf', () => {
  const grade = (view: SitterView, age: 'child' | 'baby'): string =>
    gradeOf({ sharpness: 1, view }, poseRules(null, age));

  it('lets a child smile', () => expect(grade(smiling, 'child')).toBe('good'));
  it('lets a baby sleep', () => expect(grade(shut, 'baby')).toBe('good'));
  it('requires a child’s eyes to be open', () => expect(grade(shut, 'child')).toBe('eyes-shut'));
});
