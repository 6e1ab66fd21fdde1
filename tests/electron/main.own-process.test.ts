import { beforeAll, describe, expect, it, vi } from 'vitest';
import { callNames } from '../../shared/contract.ts';
import { quietCustomerScreen } from '../support/kiosk/customer-screens.ts';
import { emitterMembers, tell } from '../support/kiosk/electron-double.ts';
import { eventually } from '../support/eventually.ts';

vi.mock('electron', async () => (await import('../support/kiosk/electron-double.ts')).electronDouble);
const createKiosk = vi.hoisted(() => vi.fn());
vi.mock('../../electron/kiosk.ts', () => ({ createKiosk }));
vi.mock('../../electron/log.ts', () => ({
  createLog: () => ({ info: vi.fn(), warn: vi.fn(), error: vi.fn() }),
}));
vi.spyOn(process, 'on').mockReturnThis();

/** The program's actions, in order. */
const done: string[] = [];
const note = (what: string) => (): void => {
  done.push(what);
};

const ready = Promise.withResolvers<undefined>();
const channels: string[] = [];
const addresses: string[] = [];
const swallowed: string[] = [];

function tellElectron(): void {
  const app = emitterMembers();
  tell('app', {
    on: app.on,
    setPath: note('data folder'),
    requestSingleInstanceLock: () => {
      done.push('lock');
      return true;
    },
    enableSandbox: note('sandbox'),
    whenReady: () => ready.promise,
    getPath: (name: string) => `/home/counter/${name}`,
    getVersion: () => '1.2.3',
    getPreferredSystemLanguages: () => ['en-GB'],
    isPackaged: true,
    commandLine: { hasSwitch: () => false, removeSwitch: vi.fn() },
  });
  tell('protocol', { registerSchemesAsPrivileged: note('scheme'), handle: note('page served') });
  const page = emitterMembers();
  tell('session', {
    defaultSession: {
      on: emitterMembers().on,
      webRequest: { onBeforeRequest: note('network') },
      setPermissionRequestHandler: note('permissions'),
      setPermissionCheckHandler: vi.fn(),
      setDevicePermissionHandler: vi.fn(),
      setSpellCheckerEnabled: vi.fn(),
      setProxy: () => Promise.resolve(),
    },
    fromPartition: () => ({
      on: emitterMembers().on,
      webRequest: { onBeforeRequest: note('the customer’s network') },
      setPermissionRequestHandler: note('the customer’s permissions'),
      setPermissionCheckHandler: vi.fn(),
      setDevicePermissionHandler: vi.fn(),
      setSpellCheckerEnabled: vi.fn(),
      setProxy: () => Promise.resolve(),
      protocol: { handle: note('the customer’s page served') },
    }),
  });
  tell('screen', {
    on: vi.fn(),
    getDisplayMatching: () => ({ id: 1 }),
    getAllDisplays: () => [{ id: 1, bounds: { x: 0, y: 0, width: 1920, height: 1080 } }],
  });
  tell('Menu', { setApplicationMenu: note('menu') });
  tell('ipcMain', { handle: (channel: string) => channels.push(channel) });
  class WindowDouble {
    readonly on = emitterMembers().on;
    readonly once = emitterMembers().once;
    readonly getBounds = () => ({ x: 0, y: 0, width: 1440, height: 900 });
    readonly webContents = {
      on: (name: string, listener: () => void) => {
        swallowed.push(name);
        return page.on(name, listener);
      },
    };
    constructor() {
      done.push('window');
    }
    loadURL(address: string): Promise<void> {
      done.push('page asked for');
      addresses.push(address);
      return Promise.resolve();
    }
  }
  tell('BrowserWindow', WindowDouble);
  createKiosk.mockImplementation(() => {
    done.push('kiosk');
    return Promise.resolve({
      opened: Promise.resolve(),
      dispatch: vi.fn(),
      on: () => vi.fn(),
      photo: vi.fn(),
      customerScreen: quietCustomerScreen(),
      lock: { isOn: () => false, attach: note('lock followed'), hasLeft: () => false },
      shutdown: vi.fn(),
    });
  });
}

let before: string[] = [];
beforeAll(async () => {
  tellElectron();
  await import('../../electron/main.ts');
  before = [...done];
  ready.resolve(undefined);
  await eventually(() => {
    expect(done).toContain('page asked for');
  });
});

describe('the program', () => {
  it('does what Electron requires before it is ready, and does not wait for it', () => {
    expect(before).toEqual(['data folder', 'lock', 'sandbox', 'scheme']);
  });

  it('sets every protection before the kiosk opens, and opens the window last', () => {
    expect(done.slice(before.length)).toEqual([
      'permissions',
      'network',
      'the customer’s permissions',
      'the customer’s network',
      'menu',
      'kiosk',
      'page served',
      'the customer’s page served',
      'window',
      'lock followed',
      'page asked for',
    ]);
  });

  it('shows the kiosk’s own page', () => {
    expect(addresses).toEqual(['app://headroom/index.html']);
  });

  it('answers every call of the contract', () => {
    expect(channels).toHaveLength(callNames.length);
  });

  it('watches the page for crashes and for keys', () => {
    expect(swallowed).toEqual(['render-process-gone', 'before-input-event']);
  });
});
