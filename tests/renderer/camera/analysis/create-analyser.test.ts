import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Analyser, AnalyserState } from '../../../../renderer/camera/analysis/analyser.ts';
import { createAnalyser } from '../../../../renderer/camera/analysis/create-analyser.ts';
import { emptyView, fakePicture, fakeThreads } from './fake-thread.ts';

let threads: ReturnType<typeof fakeThreads>;
let states: AnalyserState[];
let analyser: Analyser;
beforeEach(() => {
  vi.useFakeTimers();
  threads = fakeThreads();
  states = [];
  analyser = createAnalyser({
    startThread: threads.start,
    onState: (state) => states.push(state),
    patienceMs: 1_000,
  });
});
afterEach(() => {
  analyser.close();
  vi.useRealTimers();
});

describe('an analyser', () => {
  it('is starting until its thread is ready', async () => {
    expect(analyser.state).toBe('starting');
    threads.at(0).say({ kind: 'ready' });
    await expect(analyser.ready).resolves.toBeUndefined();
    expect(states).toEqual(['ready']);
  });

  it('hands the picture over, live and upright unless told otherwise', () => {
    const [first, second] = [fakePicture(), fakePicture()];
    void analyser.look(first).catch(() => undefined);
    void analyser.look(second, { accuracy: 'still', rotation: 90 }).catch(() => undefined);
    expect(threads.at(0).transferred).toEqual([first, second]);
    expect(threads.at(0).asked).toMatchObject([
      { accuracy: 'live', rotation: 0 },
      { accuracy: 'still', rotation: 90 },
    ]);
  });

  it('returns a separate view for each look', async () => {
    const [one, other] = [analyser.look(fakePicture()), analyser.look(fakePicture())];
    const [asked, askedNext] = threads.at(0).asked;
    threads.at(0).say({ kind: 'view', id: askedNext?.id ?? 0, view: emptyView(2) });
    threads.at(0).say({ kind: 'view', id: asked?.id ?? 0, view: emptyView(1) });
    expect((await one).widthPx).toBe(1);
    expect((await other).widthPx).toBe(2);
  });

  it('reports a picture that cannot be read, and continues', async () => {
    threads.at(0).say({ kind: 'ready' });
    const look = analyser.look(fakePicture());
    threads.at(0).say({ kind: 'unreadable', id: threads.at(0).asked[0]?.id ?? 0, message: 'no pixels' });
    await expect(look).rejects.toMatchObject({ reason: 'unreadable' });
    expect(analyser.state).toBe('ready');
  });

  it('abandons a look whose signal aborts, and waits no longer for it', async () => {
    threads.at(0).say({ kind: 'ready' });
    const ended = new AbortController();
    const look = analyser.look(fakePicture(), { signal: ended.signal });
    ended.abort();
    await expect(look).rejects.toMatchObject({ reason: 'dropped' });
    expect(threads.at(0).dropped).toEqual([threads.at(0).asked[0]?.id]);
    vi.advanceTimersByTime(60_000);
    expect(states).toEqual(['ready']);
  });

  it('tells its thread nothing about a look that is answered', async () => {
    const ended = new AbortController();
    const look = analyser.look(fakePicture(), { signal: ended.signal });
    threads.at(0).say({ kind: 'view', id: threads.at(0).asked[0]?.id ?? 0, view: emptyView(1) });
    await look;
    ended.abort();
    expect(threads.at(0).dropped).toEqual([]);
  });

  it('is off when the models cannot run, and releases pictures', async () => {
    const waiting = analyser.look(fakePicture());
    threads.at(0).say({ kind: 'failed', message: 'no WebAssembly' });
    await expect(waiting).rejects.toMatchObject({ reason: 'off' });
    await expect(analyser.ready).rejects.toMatchObject({ reason: 'off' });
    const late = fakePicture();
    await expect(analyser.look(late)).rejects.toMatchObject({ reason: 'off' });
    expect(late.closed).toBe(true);
    expect(states).toEqual(['off']);
    expect(threads.at(0).ended).toBe(true);
  });

  it('is off when no thread can be started', () => {
    const blocked = createAnalyser({
      startThread: () => {
        throw new Error('workers are blocked');
      },
    });
    expect(blocked.state).toBe('off');
  });

  it('starts its thread again when it dies, once', async () => {
    threads.at(0).say({ kind: 'ready' });
    const lost = analyser.look(fakePicture());
    threads.at(0).die();
    await expect(lost).rejects.toMatchObject({ reason: 'lost' });
    expect(threads.at(0).ended).toBe(true);
    const next = analyser.look(fakePicture());
    threads.at(1).say({ kind: 'ready' });
    threads.at(1).say({ kind: 'view', id: threads.at(1).asked[0]?.id ?? 0, view: emptyView(7) });
    expect((await next).widthPx).toBe(7);
    threads.at(1).die();
    expect(states).toEqual(['ready', 'restarting', 'ready', 'off']);
  });

  it('treats a silent thread as dead', async () => {
    threads.at(0).say({ kind: 'ready' });
    const lost = analyser.look(fakePicture());
    vi.advanceTimersByTime(1_000);
    await expect(lost).rejects.toMatchObject({ reason: 'lost' });
    vi.advanceTimersByTime(1_000);
    expect(states).toEqual(['ready', 'restarting', 'off']);
  });

  it('waits as long as answers come, and for ever when nothing is requested', () => {
    threads.at(0).say({ kind: 'ready' });
    void analyser.look(fakePicture()).catch(() => undefined);
    void analyser.look(fakePicture()).catch(() => undefined);
    const [first, second] = threads.at(0).asked;
    vi.advanceTimersByTime(900);
    threads.at(0).say({ kind: 'view', id: first?.id ?? 0, view: emptyView(1) });
    vi.advanceTimersByTime(900);
    threads.at(0).say({ kind: 'view', id: second?.id ?? 0, view: emptyView(2) });
    vi.advanceTimersByTime(60_000);
    expect(states).toEqual(['ready']);
  });

  it('ends its thread when it is closed, and answers open requests', async () => {
    const look = analyser.look(fakePicture());
    analyser.close();
    await expect(look).rejects.toMatchObject({ reason: 'closed' });
    await expect(analyser.look(fakePicture())).rejects.toMatchObject({ reason: 'closed' });
    expect(threads.at(0).ended).toBe(true);
    expect(states).toEqual([]);
  });
});
