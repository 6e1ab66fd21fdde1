import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CameraTrouble } from '../../../renderer/camera/camera-failure.ts';
import { keepOpening } from '../../../renderer/camera/reopen.ts';

const second = 1_000;
let state: { trouble: CameraTrouble | null; wanted: boolean };
let tries: number[];
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  state = { trouble: null, wanted: true };
  tries = [];
  stop = keepOpening({
    trouble: () => state.trouble,
    wanted: () => state.wanted,
    open: () => {
      tries.push(Math.round(Date.now() / second));
      return Promise.resolve();
    },
  });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

/** Lets the machine sleep: its clock continues, its timers do not. */
const sleep = (seconds: number): void => void vi.setSystemTime(Date.now() + seconds * second);

describe('a camera in trouble', () => {
  it.each([
    'busy',
    'silent',
    'failed',
    'lost',
    'missing',
    'stalled',
    'asleep',
    'held',
    'mirrorUp',
    'programClosed',
  ] as const)('is tried again automatically when it is %s', (trouble) => {
    state.trouble = trouble;
    vi.advanceTimersByTime(10 * second);

    expect(tries.length).toBeGreaterThan(0);
  });

  it.each(['refused', 'unsure', 'noLiveView'] as const)('waits for staff when it is %s', (trouble) => {
    state.trouble = trouble;
    vi.advanceTimersByTime(120 * second);

    expect(tries).toEqual([]);
  });

  it('is tried less and less often', () => {
    state.trouble = 'busy';
    vi.advanceTimersByTime(100 * second);

    expect(tries.map((at, index) => at - (tries[index - 1] ?? 0))).toEqual([5, 8, 16, 30, 30]);
  });

  it('starts with short waits again after it was well', () => {
    state.trouble = 'busy';
    vi.advanceTimersByTime(60 * second);
    state.trouble = null;
    vi.advanceTimersByTime(5 * second);
    const before = tries.length;

    state.trouble = 'stalled';
    vi.advanceTimersByTime(4 * second);

    expect(tries.length).toBe(before + 1);
  });

  it('is left alone while nobody looks', () => {
    state = { trouble: 'lost', wanted: false };
    vi.advanceTimersByTime(120 * second);

    expect(tries).toEqual([]);
  });
});

describe('after sleep', () => {
  it('the camera is opened again, although nothing seems wrong', () => {
    vi.advanceTimersByTime(5 * second);
    sleep(3_600);
    vi.advanceTimersByTime(second);

    expect(tries).toEqual([3_606]);
  });

  it('a lost camera is tried at once', () => {
    state.trouble = 'lost';
    vi.advanceTimersByTime(second);
    sleep(3_600);
    vi.advanceTimersByTime(500);

    expect(tries).toHaveLength(1);
  });

  it('no camera is opened that nobody uses', () => {
    state.wanted = false;
    vi.advanceTimersByTime(5 * second);
    sleep(3_600);
    vi.advanceTimersByTime(5 * second);

    expect(tries).toEqual([]);
  });
});
