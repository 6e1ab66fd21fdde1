import { describe, expect, it } from 'vitest';
import type { HintCode } from '../../shared/guidance/hints.ts';
import { outOfBounds, tallyOf, type Said } from './guidance-tally.ts';

const said = (truth: HintCode | null, ...hints: HintCode[]): Said => ({ name: 'one', truth, hints });
const good = Array.from({ length: 40 }, () => said(null));

describe('the tally of hints against the truth', () => {
  it('counts the first hint, which is the only one shown', () => {
    const all = [said('smiling', 'smiling'), said('smiling', 'too-far', 'smiling'), said(null, 'smiling')];

    expect(tallyOf('smiling', all)).toEqual({
      faulty: 2,
      hits: 1,
      others: 1,
      falseAlarms: 1,
      instead: ['too-far'],
    });
  });

  it('finds nothing out of bounds when every hint is true', () => {
    expect(outOfBounds([...good, said('too-far', 'too-far')])).toEqual([]);
  });

  it('names each kind of hint that is missed or shown wrongly', () => {
    const all = [...good, said('too-far', 'smiling'), said(null, 'smiling'), said(null, 'smiling')];

    expect(outOfBounds(all)).toEqual(['size: shown for 0 of 1', 'mouth: shown wrongly for 3 of 43']);
  });

  it('treats a smile and an open mouth as one kind', () => {
    expect(outOfBounds([...good, said('mouth-open', 'smiling')])).toEqual([]);
  });
});
