import { describe, expect, it } from 'vitest';
import { inSheetOrder, neighbour, sheetOf, unansweredOf } from '../../../renderer/headshots/runs.ts';
import {
  askedWith,
  headshot,
  headshotSession,
  madeSession,
  run,
  runCall,
} from '../../support/fixture/headshots.ts';

const second = run(2);
const session = madeSession({
  runs: [second, run(1)],
  versions: [
    ...headshotSession().versions,
    headshot(1, { mark: 'kept' }),
    headshot(2, { mark: 'rejected' }),
    headshot(3, { runId: second.id }),
  ],
});
const numbers = (filter: 'all' | 'kept' | 'rejected'): readonly (readonly number[])[] =>
  sheetOf(session, filter).map(({ number, pictures }) => [number, ...pictures.map((one) => one.number)]);

describe('the contact sheet', () => {
  it('has the newest run first, each with its own pictures and never the reference', () => {
    expect(numbers('all')).toEqual([
      [2, 3],
      [1, 1, 2],
    ]);
  });

  it('shows the kept or the rejected ones, and leaves out runs without any', () => {
    expect(numbers('kept')).toEqual([[1, 1]]);
    expect(numbers('rejected')).toEqual([[1, 2]]);
  });

  it('still shows a run whose answer had no picture', () => {
    const empty = madeSession({ versions: headshotSession().versions });

    expect(sheetOf(empty, 'all')).toHaveLength(1);
  });

  it('finds the neighbours of a picture across runs, and the ends', () => {
    const all = inSheetOrder(sheetOf(session, 'all'));

    expect(neighbour(all, headshot(3).id, 1)?.number).toBe(1);
    expect(neighbour(all, headshot(3).id, -1)).toBeNull();
    expect(neighbour(all, headshot(2).id, 1)).toBeNull();
  });
});

describe('a run that brought nothing', () => {
  it('is described by its request', () => {
    const failed = headshotSession({ asked: askedWith, lastCall: runCall({ state: 'refused' }) });

    expect(unansweredOf(failed)).toEqual(askedWith);
  });

  it('is not shown while it waits to be settled', () => {
    const call = runCall({ state: 'uncertain' });

    expect(unansweredOf(headshotSession({ asked: askedWith, lastCall: call, openCall: call }))).toBeNull();
  });

  it('is null when the last one brought pictures', () => {
    expect(unansweredOf(madeSession({ lastCall: runCall({ id: run(1).id, state: 'done' }) }))).toBeNull();
  });
});
