import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAnalyser } from '../../../../renderer/camera/analysis/create-analyser.ts';
import { borrowAnalyser } from '../../../../renderer/camera/analysis/shared-analyser.ts';
import { fakePicture, fakeThreads } from './fake-thread.ts';

let threads: ReturnType<typeof fakeThreads>;
const create: typeof createAnalyser = (options) => createAnalyser({ ...options, startThread: threads.start });
beforeEach(() => {
  vi.useFakeTimers();
  threads = fakeThreads();
});
afterEach(() => {
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();
});

describe('the page’s analyser', () => {
  it('is one for all its users, and tells each of them its state', () => {
    const [one, other] = [vi.fn(), vi.fn()];
    const [first, second] = [
      borrowAnalyser({ onState: one }, create),
      borrowAnalyser({ onState: other }, create),
    ];
    threads.at(0).say({ kind: 'ready' });
    expect(one).toHaveBeenCalledWith('ready');
    expect(other).toHaveBeenCalledWith('ready');
    expect(() => threads.at(1)).toThrow();
    first.close();
    second.close();
  });

  it('continues for the others when one user releases it, and accepts nothing more from that one', async () => {
    const [first, second] = [borrowAnalyser({}, create), borrowAnalyser({}, create)];
    threads.at(0).say({ kind: 'ready' });
    first.close();
    vi.advanceTimersByTime(60_000);
    const picture = fakePicture();
    await expect(first.look(picture)).rejects.toMatchObject({ reason: 'closed' });
    expect(picture.closed).toBe(true);
    expect(threads.at(0).ended).toBe(false);
    second.close();
  });

  it('is kept for a user who comes back soon, and ended otherwise', () => {
    const first = borrowAnalyser({}, create);
    threads.at(0).say({ kind: 'ready' });
    first.close();
    vi.advanceTimersByTime(20_000);
    const again = borrowAnalyser({}, create);
    vi.advanceTimersByTime(60_000);
    expect(threads.at(0).ended).toBe(false);
    again.close();
    vi.advanceTimersByTime(30_000);
    expect(threads.at(0).ended).toBe(true);
  });

  it('is started again after it had failed and every user had released it', () => {
    const first = borrowAnalyser({}, create);
    threads.at(0).say({ kind: 'failed', message: 'no memory' });
    expect(first.state).toBe('off');
    first.close();
    const second = borrowAnalyser({}, create);
    expect(second.state).toBe('starting');
    second.close();
  });
});
