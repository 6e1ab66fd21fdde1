import type { UtilityProcess } from 'electron';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forkUtility } from '../../../electron/desktop/work-process.ts';
import { workEnvironment } from '../../../electron/work/launch.ts';
import { emitterMembers, forgetAll, strictDouble, tell } from '../../support/kiosk/electron-double.ts';

vi.mock('electron', async () => (await import('../../support/kiosk/electron-double.ts')).electronDouble);

beforeEach(() => forgetAll());

function tellChild(pid?: number) {
  const { emitter, on, once: onceMember } = emitterMembers();
  const child = { on, once: onceMember, pid, postMessage: vi.fn(), kill: vi.fn() };
  const fork = vi.fn(() => strictDouble<UtilityProcess>('utilityProcess', child));
  tell('utilityProcess', { fork });
  return { fork, child, emitter };
}

describe('a program for pictures under Electron', () => {
  it('is a utility process of its own, with next to no environment', () => {
    const { fork } = tellChild();
    forkUtility('imaging/picture-worker', ['1000']);
    expect(fork.mock.calls).toEqual([
      [
        join(import.meta.dirname, '../../../electron/imaging/picture-worker.js'),
        ['1000'],
        {
          serviceName: 'Headroom imaging/picture-worker',
          stdio: ['ignore', 'ignore', 'inherit'],
          env: workEnvironment('imaging/picture-worker'),
        },
      ],
    ]);
  });

  it('sends and receives messages, and reports its end', async () => {
    const { child, emitter } = tellChild();
    const heard: unknown[] = [];
    const started = forkUtility('printing/compose-worker', []);
    started.onMessage((message) => heard.push(message));
    started.onExit((code) => heard.push(code));
    await started.post({ number: 1, value: 'a' });
    emitter.emit('message', { number: 1, value: 'b' });
    emitter.emit('exit', 86);
    expect(child.postMessage).toHaveBeenCalledExactlyOnceWith({ number: 1, value: 'a' });
    expect(heard).toEqual([{ number: 1, value: 'b' }, 86]);
  });

  it('is ended even if it ignores Electron’s request to end', async () => {
    const deaf = spawn(process.execPath, [
      '-e',
      'process.on("SIGTERM", () => {}); setInterval(() => {}, 1e6)',
    ]);
    const { child } = tellChild(deaf.pid);
    forkUtility('imaging/picture-worker', []).kill();
    await once(deaf, 'exit');
    expect(deaf.signalCode).toBe('SIGKILL');
    // End it once more: by now there is no such process.
    forkUtility('imaging/picture-worker', []).kill();
    expect(child.kill).toHaveBeenCalledTimes(2);
  });
});
