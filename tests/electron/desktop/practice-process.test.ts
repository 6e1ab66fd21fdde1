import { PassThrough } from 'node:stream';
import type { UtilityProcess } from 'electron';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forkPractice } from '../../../electron/desktop/practice-process.ts';
import { steadyMemory } from '../../../electron/work/steady-memory.ts';
import { emitterMembers, forgetAll, strictDouble, tell } from '../../support/kiosk/electron-double.ts';
import { eventually } from '../../support/eventually.ts';

vi.mock('electron', async () => (await import('../../support/kiosk/electron-double.ts')).electronDouble);

beforeEach(() => {
  forgetAll();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function tellChild() {
  const { emitter, on, once } = emitterMembers();
  const child = {
    on,
    once,
    pid: 4711,
    stdout: new PassThrough(),
    stderr: new PassThrough(),
    postMessage: vi.fn(),
    kill: vi.fn(() => emitter.emit('exit', 9)),
  };
  const fork = vi.fn(() => strictDouble<UtilityProcess>('utilityProcess', child));
  tell('utilityProcess', { fork });
  return { fork, child, emitter };
}

describe('the practice service under Electron', () => {
  it('is a utility process with its own data', () => {
    const { fork } = tellChild();
    void forkPractice({ dataDir: '/data', port: 4500, latencyMs: 20 });
    expect(fork.mock.calls).toEqual([
      [
        join(import.meta.dirname, '../../../electron/practice/main.js'),
        ['--data', '/data', '--port', '4500', '--latency', '20'],
        {
          serviceName: 'Headroom practice',
          stdio: ['ignore', 'pipe', 'pipe'],
          env: { ...process.env, ...steadyMemory },
        },
      ],
    ]);
  });

  it('is ready when it says so, at the port that it names', async () => {
    const { emitter } = tellChild();
    const running = forkPractice({ dataDir: '/data' });
    emitter.emit('message', { kind: 'ready', port: 4501 });
    await expect(running).resolves.toMatchObject({ baseUrl: 'http://127.0.0.1:4501', pid: 4711 });
  });

  it.each([null, 'ready', { kind: 'ready' }, { kind: 'ready', port: '4501' }, { kind: 'other', port: 1 }])(
    'is not ready after %j, and is given up after a minute',
    async (message) => {
      const { emitter, child } = tellChild();
      const running = forkPractice({ dataDir: '/data' });
      const outcome = expect(running).rejects.toThrow('did not start in time');
      emitter.emit('message', message);
      await vi.advanceTimersByTimeAsync(60_000);
      await outcome;
      expect(child.kill).toHaveBeenCalledOnce();
    },
  );

  it('has failed when it ends while starting', async () => {
    const { emitter } = tellChild();
    const running = forkPractice({ dataDir: '/data' });
    emitter.emit('exit', 3);
    await expect(running).rejects.toThrow('ended as it started (3)');
  });

  it('has its lines logged', async () => {
    const { emitter, child } = tellChild();
    const log = { info: vi.fn(), warn: vi.fn() };
    const running = forkPractice({ dataDir: '/data', log });
    emitter.emit('message', { kind: 'ready', port: 4501 });
    await running;
    child.stdout.end('ready\n');
    child.stderr.end('trouble\n');
    vi.useRealTimers();
    await eventually(() => {
      expect(log.info.mock.calls).toEqual([[{ line: 'ready' }, 'practice service says']]);
      expect(log.warn.mock.calls).toEqual([[{ line: 'trouble' }, 'practice service warns']]);
    });
  });

  const started = async () => {
    const told = tellChild();
    const onExit = vi.fn();
    const running = forkPractice({ dataDir: '/data', onExit });
    told.emitter.emit('message', { kind: 'ready', port: 4501 });
    return { ...told, onExit, practice: await running };
  };

  it('reports an end that nobody requested', async () => {
    const { emitter, onExit } = await started();
    emitter.emit('exit', 139);
    await vi.advanceTimersByTimeAsync(0);
    expect(onExit.mock.calls).toEqual([[{ code: 139, signal: null }]]);
  });

  it('is asked to stop, and its end is then expected', async () => {
    const { emitter, child, onExit, practice } = await started();
    const stopped = practice.stop();
    emitter.emit('exit', 0);
    await stopped;
    expect(child.postMessage.mock.calls).toEqual([[{ kind: 'stop' }]]);
    expect(child.kill).not.toHaveBeenCalled();
    expect(onExit).not.toHaveBeenCalled();
  });

  it('is ended when it does not stop within three seconds', async () => {
    const { child, practice } = await started();
    const stopped = practice.stop();
    await vi.advanceTimersByTimeAsync(3_000);
    await stopped;
    expect(child.kill).toHaveBeenCalledOnce();
  });
});
