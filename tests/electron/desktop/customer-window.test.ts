import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openCustomerWindow } from '../../../electron/desktop/customer-window.ts';
import { emitterMembers, forgetAll, tell } from '../../support/kiosk/electron-double.ts';
import { logDouble } from './log-double.ts';
import { eventually } from '../../support/eventually.ts';

vi.mock('electron', async () => (await import('../../support/kiosk/electron-double.ts')).electronDouble);

beforeEach(forgetAll);

const bounds = { x: 1920, y: 0, width: 1280, height: 1024 };

function opened(isPackaged = true, load: () => Promise<void> = () => Promise.resolve()) {
  const made = vi.fn();
  const page = emitterMembers();
  const { emitter, on, once } = emitterMembers();
  const showInactive = vi.fn();
  const loadURL = vi.fn(load);
  class WindowDouble {
    readonly on = on;
    readonly once = once;
    readonly webContents = { on: page.on };
    readonly setAlwaysOnTop = vi.fn();
    readonly showInactive = showInactive;
    readonly loadURL = loadURL;
    constructor(options: unknown) {
      made(options);
    }
  }
  tell('app', { isPackaged });
  tell('BrowserWindow', WindowDouble);
  const log = logDouble();
  openCustomerWindow(bounds, { isOn: () => false, askToLeave: vi.fn() }, log);
  return { made, emitter, showInactive, loadURL, page: page.emitter, log };
}

describe('the customer’s window', () => {
  it('is created with exactly these options: no preload, its own session, and never the focus', () => {
    expect(opened().made.mock.calls).toEqual([
      [
        {
          title: 'Headroom',
          ...bounds,
          frame: false,
          thickFrame: false,
          roundedCorners: false,
          hasShadow: false,
          movable: false,
          resizable: false,
          minimizable: false,
          maximizable: false,
          fullscreenable: false,
          enableLargerThanScreen: true,
          focusable: false,
          skipTaskbar: true,
          alwaysOnTop: true,
          acceptFirstMouse: true,
          backgroundColor: '#1c1c1c',
          show: false,
          webPreferences: {
            partition: 'customer-screen',
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

  it('loads the customer’s page', () => {
    expect(opened().loadURL.mock.calls).toEqual([['app://customer/customer.html']]);
  });

  it('appears without taking the focus once it has painted', () => {
    const { emitter, showInactive } = opened();
    expect(showInactive).not.toHaveBeenCalled();
    emitter.emit('ready-to-show');
    expect(showInactive).toHaveBeenCalledOnce();
  });

  it('has the kiosk’s protection against crashes and a browser’s keys', () => {
    const { page } = opened();
    expect(page.eventNames()).toEqual(['render-process-gone', 'before-input-event']);
  });

  it('logs, and only logs, that its page did not load', async () => {
    const { log } = opened(true, () => Promise.reject(new Error('ERR_ABORTED app://customer/')));
    await eventually(() => expect(log.lines).toEqual(['the customer’s page did not load {"error":"Error"}']));
  });
});
