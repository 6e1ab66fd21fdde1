import { describe, expect, it } from 'vitest';
import type { HintCode } from '../../shared/guidance/hints.ts';
import { outOfBounds, tallyOf, type Said } from './guidance-tally.ts';

const said = (truth: HintCode | null, ...hints: HintCode[]): Said => ({ name: 'one', truth, hints });
const good = Array.from({ length: 40 }, () => said(null));

describe('counting hints against the truth', () => {
  it('counts by the first hint, which is the only one that is said', () => {
    const all = [said('smiling', 'smiling'), said('smiling', 'too-far', 'smiling'), said(null, 'smiling')];

    expect(tallyOf('smiling', all)).toEqual({
      faulty: 2,
      hits: 1,
      others: 1,
      falseAlarms: 1,
      instead: ['too-far'],
    });
  });

  it('finds nothing out of bounds where every hint is true', () => {
    expect(outOfBounds([...good, said('too-far', 'too-far')])).toEqual([]);
  });

  it('says which matter is missed, and which is said wrongly', () => {
    const all = [...good, said('too-far', 'smiling'), said(null, 'smiling'), said(null, 'smiling')];

    expect(outOfBounds(all)).toEqual(['size: said of 0 of 1', 'mouth: said wrongly of 3 of 43']);
  });

  it('takes a smile and an open mouth for one matter', () => {
    expect(outOfBounds([...good, said('mouth-open', 'smiling')])).toEqual([]);
  });
});
