import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { isStartedAsPackaged } from '../../../electron/desktop/admission.ts';
import { forgetAll, tell } from '../../support/kiosk/electron-double.ts';

vi.mock('electron', async () => (await import('../../support/kiosk/electron-double.ts')).electronDouble);

beforeEach(forgetAll);

/** Starts the packaged program; `noSandbox` is what Electron sets from its own variable before any JavaScript runs. */
function start(
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  more: { noSandbox?: boolean; isPackaged?: boolean; languages?: readonly string[] } = {},
) {
  const { noSandbox = false, isPackaged = true, languages = ['en-GB'] } = more;
  const [argv, kept] = [process.argv, process.env];
  process.argv = ['/opt/Headroom/headroom', ...args];
  process.env = env;
  onTestFinished(() => void Object.assign(process, { argv, env: kept }));
  const [exit, relaunch, removeSwitch, showErrorBox] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
  tell('app', {
    ...{ isPackaged, exit, relaunch, commandLine: { removeSwitch, hasSwitch: () => noSandbox } },
    getPreferredSystemLanguages: () => languages,
  });
  tell('dialog', { showErrorBox });
  const admitted = isStartedAsPackaged();
  return { admitted, env, exit, relaunch, removeSwitch, said: showErrorBox.mock.calls.flat().join(' ') };
}

describe('a packaged kiosk', () => {
  it('starts with its own switches and removes others', () => {
    const { admitted, removeSwitch, exit } = start(['--data=/srv/studio', '--lang=de']);
    expect(admitted).toBe(true);
    expect(removeSwitch.mock.calls).toEqual([['lang']]);
    expect(exit).not.toHaveBeenCalled();
  });

  it('ends when a switch weakens its protection, and says which one and what to do', () => {
    const { admitted, exit, said } = start(['--remote-debugging-port=9222']);
    expect([admitted, exit.mock.calls]).toEqual([false, [[1]]]);
    expect(said).toContain('does not start with --remote-debugging-port:');
    expect(said).toContain('remove --remote-debugging-port from the shortcut');
  });

  it('says so in the language of the system', () => {
    const { said } = start(['--remote-debugging-port=9222'], {}, { languages: ['es-ES'] });
    expect(said).toContain('no se inicia con --remote-debugging-port:');
  });

  it('ends when a variable has switched the sandbox off', () => {
    expect(start([], { ELECTRON_DISABLE_SANDBOX: '1' }, { noSandbox: true }).said).toContain('--no-sandbox');
  });

  it('removes foreign variables, for itself and for the processes that it starts', () => {
    const foreign = {
      NODE_TLS_REJECT_UNAUTHORIZED: '0',
      ELECTRON_ENABLE_LOGGING: 'file',
      ELECTRON_NO_ASAR: '1',
      SSLKEYLOGFILE: '/tmp/keys',
    };
    expect(start([], { ...foreign, HOME: '/home/ada', LANG: 'en_GB' }).env).toEqual({
      HOME: '/home/ada',
      LANG: 'en_GB',
    });
  });

  it('leaves a developer’s kiosk alone', () => {
    const { admitted, env } = start(['--no-sandbox'], { NODE_OPTIONS: '--inspect' }, { isPackaged: false });
    expect([admitted, env]).toEqual([true, { NODE_OPTIONS: '--inspect' }]);
  });

  const wayland = { XDG_SESSION_TYPE: 'wayland', DISPLAY: ':0' };
  it.runIf(process.platform === 'linux')('starts once more with X11 on Wayland, where it has to', () => {
    const { admitted, relaunch, exit } = start(['--data=D'], { ...wayland });
    expect(admitted).toBe(false);
    expect(relaunch.mock.calls).toEqual([[{ args: ['--data=D', '--ozone-platform=x11'] }]]);
    expect(exit.mock.calls).toEqual([[0]]);
    expect(start(['--ozone-platform=x11'], { ...wayland }).admitted).toBe(true);
    expect(start([], { XDG_SESSION_TYPE: 'x11', DISPLAY: ':0' }).admitted).toBe(true);
    expect(start([], { XDG_SESSION_TYPE: 'wayland' }).admitted, 'without an X server').toBe(true);
  });
});
