import { describe, expect, it } from 'vitest';
import { judgeSwitches } from '../../../electron/desktop/switches.ts';

describe('the command line of a packaged kiosk', () => {
  it.each([
    ['the data folder', ['--data', '/srv/studio'], []],
    ['the data folder in one word', ['--data=/srv/studio'], []],
    ['the lock of older versions', ['--kiosk-lock'], ['kiosk-lock']],
    ['X11', ['--ozone-platform=x11'], []],
    ['a file and an address', ['/home/ada/photo.jpg', 'https://example.com/', '-'], []],
    ['what comes after the end of the switches', ['--data=D', '--', '--no-sandbox'], []],
    ['an unknown switch, which it ignores', ['--force-dark-mode', '--lang=de'], ['force-dark-mode', 'lang']],
    ['what a Mac’s Finder adds', ['-psn_0_12345'], ['psn_0_12345']],
    ['a switch that only looks like its own', ['--database=x'], ['database']],
  ])('lets through %s', (_what, args, ignored) => {
    expect(judgeSwitches(args, 'linux')).toEqual({ ending: null, ignored });
  });

  it.each([
    '--no-sandbox',
    '-no-sandbox',
    '--disable-setuid-sandbox',
    '--disable-gpu-sandbox',
    '--single-process',
    '--disable-web-security',
    '--disable-site-isolation-trials',
    '--remote-debugging-port=9222',
    '--remote-debugging-pipe',
    '--remote-debugging-address=0.0.0.0',
    '--remote-allow-origins=*',
    '--inspect=0.0.0.0:9229',
    '--inspect-brk',
    '--debug-port=5858',
    '--auto-open-devtools-for-tabs',
    '--ignore-certificate-errors',
    '--ignore-certificate-errors-spki-list=x',
    '--allow-insecure-localhost',
    '--allow-running-insecure-content',
    '--unsafely-treat-insecure-origin-as-secure=http://example.com',
    '--ssl-key-log-file=/tmp/keys',
    '--host-resolver-rules=MAP * 127.0.0.1',
    '--host-rules=MAP * 127.0.0.1',
    '--proxy-server=example.com:8080',
    '--proxy-pac-url=http://example.com/',
    '--js-flags=--allow-natives-syntax',
    '--load-extension=/tmp/x',
    '--gpu-launcher=/tmp/x',
    '--renderer-cmd-prefix=/tmp/x',
    '--utility-cmd-prefix=/tmp/x',
    '--browser-subprocess-path=/tmp/x',
    '--user-data-dir=/tmp/x',
  ])('ends with %s', (arg) => {
    const { ending } = judgeSwitches(['--data', 'D', arg], 'linux');
    expect(ending).toBe(`--${/^--?([^=]+)/.exec(arg)?.[1]}`);
  });

  it('reads all of Windows’ ways to write a switch', () => {
    expect(judgeSwitches(['/No-Sandbox'], 'win32').ending).toBe('--No-Sandbox');
    expect(judgeSwitches(['--DATA=D', '/Ozone-Platform=x11'], 'win32')).toEqual({
      ending: null,
      ignored: [],
    });
  });
});
