import { describe, expect, it, vi } from 'vitest';
import type { PictureAnswer, PictureRequest } from '../../../renderer/compare/messages.ts';
import { createPictureLoader, type PictureThread } from '../../../renderer/compare/picture-loader.ts';

class HandThread implements PictureThread {
  onmessage: PictureThread['onmessage'] = null;
  onerror: PictureThread['onerror'] = null;
  readonly heard: PictureRequest[] = [];
  ended = false;
  postMessage(request: PictureRequest): void {
    this.heard.push(request);
  }
  terminate(): void {
    this.ended = true;
  }
  say(answer: PictureAnswer): void {
    this.onmessage?.({ data: answer } as MessageEvent<PictureAnswer>);
  }
}
const bitmap = () => ({ width: 4, height: 4, close: vi.fn() });

function loader() {
  const threads: HandThread[] = [];
  const made = createPictureLoader(() => {
    const thread = new HandThread();
    threads.push(thread);
    return thread;
  });
  return { ...made, threads, thread: () => threads.at(-1) ?? new HandThread() };
}

describe('loading pictures', () => {
  it('uses one thread for all of them and returns each to its caller', () => {
    const { load, threads, thread } = loader();
    const [first, second] = [vi.fn(), vi.fn()];
    load('http://kiosk/photo/a', first);
    load('http://kiosk/photo/b', second);

    const levels = [bitmap()];
    thread().say({ kind: 'picture', id: 2, levels });
    thread().say({ kind: 'none', id: 1, why: 'missing' });

    expect(threads).toHaveLength(1);
    expect(thread().heard).toMatchObject([
      { kind: 'load', id: 1, address: 'http://kiosk/photo/a' },
      { kind: 'load', id: 2, address: 'http://kiosk/photo/b' },
    ]);
    expect(first).toHaveBeenCalledExactlyOnceWith('missing');
    expect(second).toHaveBeenCalledExactlyOnceWith(levels);
  });

  it('tells the thread what is no longer needed, and closes it when it comes anyway', () => {
    const { load, thread } = loader();
    const done = vi.fn();
    const drop = load('http://kiosk/photo/a', done);

    drop();
    const late = bitmap();
    thread().say({ kind: 'picture', id: 1, levels: [late] });

    expect(thread().heard.at(-1)).toEqual({ kind: 'drop', id: 1 });
    expect(late.close).toHaveBeenCalledTimes(1);
    expect(done).not.toHaveBeenCalled();
  });

  it('reports that the thread died, and starts another for the next picture', () => {
    const { load, threads, thread } = loader();
    const [first, second] = [vi.fn(), vi.fn()];
    load('http://kiosk/photo/a', first);
    const dying = thread();

    dying.onerror?.(new Event('error') as ErrorEvent);
    load('http://kiosk/photo/a', second);
    thread().say({ kind: 'none', id: 2, why: 'missing' });

    expect(first).toHaveBeenCalledExactlyOnceWith('unreadable');
    expect(dying.ended).toBe(true);
    expect(threads).toHaveLength(2);
    expect(second).toHaveBeenCalledExactlyOnceWith('missing');
  });

  it('reports that no thread can be started', () => {
    const done = vi.fn();
    const { load } = createPictureLoader(() => {
      throw new Error('no workers here');
    });

    load('http://kiosk/photo/a', done);

    expect(done).toHaveBeenCalledExactlyOnceWith('unreadable');
  });

  it('ends the thread when it is closed, silently', () => {
    const { load, close, thread } = loader();
    const done = vi.fn();
    load('http://kiosk/photo/a', done);

    close();

    expect(thread().ended).toBe(true);
    expect(done).not.toHaveBeenCalled();
  });
});
