import type { BrowserWindow, WebContents } from 'electron';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  noteLostProcesses,
  noteUnhandledErrors,
  recoverFromCrashes,
  reloadWait,
} from '../../../electron/desktop/crash.ts';
import { emitterMembers, forgetAll, strictDouble, tell } from '../../support/kiosk/electron-double.ts';
import { logDouble } from './log-double.ts';

vi.mock('electron', async () => (await import('../../support/kiosk/electron-double.ts')).electronDouble);

beforeEach(() => {
  forgetAll();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const watchedWindow = () => {
  const page = emitterMembers();
  const window = emitterMembers();
  const reload = vi.fn();
  const forcefullyCrashRenderer = vi.fn();
  const isDestroyed = vi.fn(() => false);
  const webContents = strictDouble<WebContents>('webContents', {
    on: page.on,
    reload,
    forcefullyCrashRenderer,
  });
  const log = logDouble();
  recoverFromCrashes(strictDouble<BrowserWindow>('window', { webContents, on: window.on, isDestroyed }), log);
  const crash = (reason: string) => page.emitter.emit('render-process-gone', {}, { reason, exitCode: 9 });
  return { window: window.emitter, crash, reload, forcefullyCrashRenderer, isDestroyed, log };
};

describe('a page whose process is gone', () => {
  it.each(['crashed', 'oom', 'killed', 'launch-failed'])('comes back after "%s"', (reason) => {
    const { crash, reload } = watchedWindow();
    crash(reason);
    vi.runAllTimers();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is left alone when it ended normally', () => {
    const { crash, reload } = watchedWindow();
    crash('clean-exit');
    vi.runAllTimers();
    expect(reload).not.toHaveBeenCalled();
  });

  it('is left alone when its window has closed in the meantime', () => {
    const { crash, reload, isDestroyed } = watchedWindow();
    crash('crashed');
    isDestroyed.mockReturnValue(true);
    vi.runAllTimers();
    expect(reload).not.toHaveBeenCalled();
  });

  it('is logged with its reason', () => {
    const { crash, log } = watchedWindow();
    crash('oom');
    expect(log.lines).toEqual(['the page is gone {"reason":"oom","exitCode":9}']);
  });

  it.each([
    { crashes: [], wait: 0 },
    { crashes: [99_000], wait: 1_000 },
    { crashes: [98_000, 99_000], wait: 5_000 },
    { crashes: [97_000, 98_000, 99_000], wait: 30_000 },
    { crashes: [96_000, 97_000, 98_000, 99_000], wait: 30_000 },
    { crashes: [1_000, 2_000], wait: 0 },
  ])('is reloaded after $wait ms when crashes at $crashes came before 100000', ({ crashes, wait }) => {
    expect(reloadWait(crashes, 100_000)).toBe(wait);
  });
});

describe('a page that hangs', () => {
  it('is ended and reloaded', () => {
    const { window, forcefullyCrashRenderer } = watchedWindow();
    window.emit('unresponsive');
    expect(forcefullyCrashRenderer).toHaveBeenCalledOnce();
  });
});

describe('a helper process that is gone', () => {
  it('is logged and nothing else happens', () => {
    const { emitter, on } = emitterMembers();
    tell('app', { on });
    const log = logDouble();
    noteLostProcesses(log);
    emitter.emit('child-process-gone', {}, { type: 'GPU', reason: 'crashed', exitCode: 139 });
    expect(log.lines).toEqual([
      'a helper process is gone {"type":"GPU","reason":"crashed","exitCode":139,"serviceName":""}',
    ]);
  });
});

describe('an uncaught error', () => {
  const on = vi.spyOn(process, 'on').mockReturnThis();
  afterEach(() => on.mockClear());

  const unhandled = (name: 'uncaughtException' | 'unhandledRejection', error: unknown): readonly string[] => {
    const log = logDouble();
    noteUnhandledErrors(log);
    const listener = on.mock.calls.find(([event]) => event === name)?.[1];
    listener?.(error);
    return log.lines;
  };

  it.each(['uncaughtException', 'unhandledRejection'] as const)(
    'is logged as %s by kind and position',
    (name) => {
      const [line] = unhandled(name, new RangeError('Ada Lovelace, ada@example.com'));
      expect(line).toMatch(/"error":"RangeError","at":"crash\.test\.ts:\d+:\d+"/);
      expect(line).not.toContain('Ada');
    },
  );

  it('is logged by type when it is not an Error', () => {
    expect(unhandled('unhandledRejection', 'Ada Lovelace')).toEqual([
      'a rejection that nobody handled {"error":"string","at":""}',
    ]);
  });
});
