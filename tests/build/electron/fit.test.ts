import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  librariesNotFound,
  readMachine,
  whyElectronCannotRun,
  type Machine,
} from '../../../build/electron/fit.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';

const desktop: Machine = {
  platform: 'linux',
  isRoot: false,
  hasDisplay: true,
  hasUserNamespaces: true,
  helper: { path: '/project/chrome-sandbox', isReady: false },
  missingLibraries: [],
};

it('finds no obstacle on an ordinary desktop', () => {
  expect(whyElectronCannotRun(desktop, true)).toBeNull();
});

it.each<[string, Partial<Machine>, string]>([
  ['root', { isRoot: true }, 'Start Headroom as an ordinary user'],
  ['a machine without a display', { hasDisplay: false }, 'DISPLAY names none'],
  ['a missing library', { missingLibraries: ['libgtk-3.so.0'] }, 'not on this machine: libgtk-3.so.0'],
  [
    'a kernel that refuses user namespaces',
    { hasUserNamespaces: false },
    "sudo chown root:root '/project/chrome-sandbox' && sudo chmod 4755 '/project/chrome-sandbox'",
  ],
])('tells the user what to do about %s', (_what, facts, words) => {
  expect(whyElectronCannotRun({ ...desktop, ...facts }, true)).toContain(words);
});

it('needs no user namespaces with the helper of Chromium’s sandbox', () => {
  const helper = { ...desktop.helper, isReady: true };
  expect(whyElectronCannotRun({ ...desktop, hasUserNamespaces: false, helper }, true)).toBeNull();
});

it('lets a user who asked for no sandbox start as root', () => {
  expect(whyElectronCannotRun({ ...desktop, isRoot: true, hasUserNamespaces: false }, false)).toBeNull();
});

it('checks none of this on macOS and Windows', () => {
  const machine = { ...desktop, hasDisplay: false, hasUserNamespaces: false };
  expect(whyElectronCannotRun({ ...machine, platform: 'darwin' }, true)).toBeNull();
  expect(whyElectronCannotRun({ ...machine, platform: 'win32' }, true)).toBeNull();
});

it('reads the names of missing libraries', () => {
  const ldd = `\tlinux-vdso.so.1 (0x00007ffd)
\tlibgtk-3.so.0 => not found
\tlibc.so.6 => /lib/x86_64-linux-gnu/libc.so.6 (0x00007f)
\tlibasound.so.2 => not found
`;
  expect(librariesNotFound(ldd)).toEqual(['libgtk-3.so.0', 'libasound.so.2']);
});

it.runIf(process.platform === 'linux')('finds every library of a program that works on this machine', () => {
  expect(readMachine(process.execPath).missingLibraries).toEqual([]);
});

it.runIf(process.getuid?.() === 0)('accepts the helper only with the rights that it needs', () => {
  const folder = tempFolder();
  const helper = join(folder, 'chrome-sandbox');
  const isReady = (): boolean => readMachine(join(folder, 'electron')).helper.isReady;
  expect(isReady()).toBe(false);
  writeFileSync(helper, '');
  chmodSync(helper, 0o755);
  expect(isReady()).toBe(false);
  chmodSync(helper, 0o4755);
  expect(isReady()).toBe(true);
});
