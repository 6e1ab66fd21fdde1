import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { claimSingleInstance, createKioskWindow } from '../../../electron/desktop/window.ts';
import { emitterMembers, forgetAll, tell } from '../../support/kiosk/electron-double.ts';

vi.mock('electron', async () => (await import('../../support/kiosk/electron-double.ts')).electronDouble);

const electronDir = join(import.meta.dirname, '../../../electron');

beforeEach(forgetAll);

describe('the kiosk’s window', () => {
  const tellWindow = () => {
    const made = vi.fn();
    const show = vi.fn();
    const { emitter, once } = emitterMembers();
    class WindowDouble {
      readonly once = once;
      readonly show = show;
      constructor(options: unknown) {
        made(options);
      }
    }
    tell('BrowserWindow', WindowDouble);
    return { made, show, emitter };
  };

  it('is created with exactly these options', () => {
    const { made } = tellWindow();
    createKioskWindow({ devTools: false });
    expect(made.mock.calls).toEqual([
      [
        {
          title: 'Headroom',
          icon: join(electronDir, 'icon.png'),
          width: 1440,
          height: 900,
          minWidth: 1280,
          minHeight: 800,
          backgroundColor: '#1c1c1c',
          show: false,
          autoHideMenuBar: true,
          webPreferences: {
            preload: join(electronDir, 'preload.cjs'),
            contextIsolation: true,
            sandbox: true,
            nodeIntegration: false,
            nodeIntegrationInWorker: false,
            nodeIntegrationInSubFrames: false,
            webSecurity: true,
            allowRunningInsecureContent: false,
            webviewTag: false,
            navigateOnDragDrop: false,
            spellcheck: false,
            devTools: false,
          },
        },
      ],
    ]);
  });

  it('appears only when it has painted', () => {
    const { show, emitter } = tellWindow();
    createKioskWindow({ devTools: false });
    expect(show).not.toHaveBeenCalled();
    emitter.emit('ready-to-show');
    expect(show).toHaveBeenCalledOnce();
  });
});

describe('a second start', () => {
  it('is recognised as the second', () => {
    tell('app', { requestSingleInstanceLock: () => false });
    expect(claimSingleInstance()).toBe(false);
  });

  /** Starts the kiosk twice, and returns what the second start does to the first. */
  const first = () => {
    const { emitter, on } = emitterMembers();
    tell('app', { requestSingleInstanceLock: () => true, on });
    const own = emitterMembers();
    const done: string[] = [];
    class WindowDouble {
      readonly once = own.once;
      readonly isMinimized = () => true;
      readonly restore = () => done.push('restored');
      readonly show = () => done.push('shown');
      readonly focus = () => done.push('in front');
    }
    tell('BrowserWindow', WindowDouble);
    claimSingleInstance();
    return { window: own.emitter, done, again: () => emitter.emit('second-instance') };
  };

  it('brings the first one’s window to the front', () => {
    const { done, again } = first();
    createKioskWindow({ devTools: false });
    again();
    expect(done).toEqual(['restored', 'shown', 'in front']);
  });

  it('does nothing when the first one no longer has a window', () => {
    const { window, done, again } = first();
    createKioskWindow({ devTools: false });
    window.emit('closed');
    again();
    expect(done).toEqual([]);
  });
});
