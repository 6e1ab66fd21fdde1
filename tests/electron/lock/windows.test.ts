/** The check of a Windows session. The calls themselves run under Wine: `tests/windows/lock.test.ts`. */
import { expect, it } from 'vitest';
import { runChecks } from '../../../electron/lock/system/checks.ts';
import { windowsChecks, type WindowsSystem } from '../../../electron/lock/system/windows.ts';
import type { LockCalls } from '../../../electron/lock/system/windows-calls.ts';
import { WindowsError } from '../../../electron/windows/ffi.ts';
import { memoryLog } from '../../support/kiosk/memory-log.ts';

const winlogon = String.raw`machine\SOFTWARE\Microsoft\Windows NT\CurrentVersion\Winlogon`;
const policies = String.raw`Software\Microsoft\Windows\CurrentVersion\Policies\System`;

/** A session with these values in its registry. */
const session = (
  values: Readonly<Record<string, string | number>>,
  rest: Partial<LockCalls> = {},
): Partial<WindowsSystem> => ({
  load: () =>
    Promise.resolve({
      value: (root, key, name) => values[`${root}\\${key}\\${name}`] ?? null,
      hasKey: () => false,
      hasShellWindow: () => true,
      programOf: () => String.raw`C:\Windows\explorer.exe`,
      ...rest,
    }),
});

async function gaps(system: Partial<WindowsSystem>) {
  const usual: WindowsSystem = {
    ...{ autostart: null, username: 'Counter', ppid: 4, env: {} },
    ask: () => Promise.resolve({ code: 0, output: 'Everyone S-1-1-0\r\nBUILTIN\\Users S-1-5-32-545\r\n' }),
    load: () => Promise.reject(new Error('not told')),
  };
  const log = memoryLog();
  const found = await runChecks(windowsChecks({ ...usual, ...system }), log);
  return { log, ...Object.fromEntries(found.map(({ name, state }) => [name, state])) };
}

it('a Windows that is set up with the script is closed', async () => {
  const set = session(
    {
      [`${winlogon}\\AutoAdminLogon`]: '1',
      [`${winlogon}\\DefaultUserName`]: 'counter',
      [`user\\${policies}\\DisableTaskMgr`]: 1,
      [`machine\\${policies}\\HideFastUserSwitching`]: 1,
      [String.raw`machine\SOFTWARE\Policies\Microsoft\Windows\SrpV2\Exe\EnforcementMode`]: 1,
      [String.raw`user\Control Panel\Accessibility\StickyKeys\Flags`]: '506',
      [String.raw`machine\SOFTWARE\Policies\Microsoft\Windows\Windows Error Reporting\Disabled`]: 1,
    },
    { hasShellWindow: () => false, programOf: () => String.raw`C:\Windows\System32\CustomShellHost.exe` },
  );
  expect(await gaps(set)).toMatchObject({
    ...{ start: 'closed', restart: 'closed', 'sign-in': 'closed', rights: 'closed', desktop: 'closed' },
    ...{ programs: 'closed', 'task-manager': 'closed', 'switch-user': 'closed', 'sticky-keys': 'closed' },
    dumps: 'closed',
  });
});

it('a Windows as it is installed is open', async () => {
  const administrator = () =>
    Promise.resolve({ code: 0, output: 'BUILTIN\\Administrators S-1-5-32-544\r\n' });
  const fresh = session({ [String.raw`user\Control Panel\Accessibility\StickyKeys\Flags`]: '510' });
  expect(await gaps({ ...fresh, ask: administrator, autostart: false })).toMatchObject({
    ...{ start: 'open', restart: 'open', 'sign-in': 'open', rights: 'open', desktop: 'open' },
    ...{
      programs: 'open',
      'task-manager': 'open',
      'switch-user': 'open',
      'sticky-keys': 'open',
      dumps: 'open',
    },
  });
});

it('a shell of a policy starts Headroom, and nothing tells whether it starts it again', async () => {
  const policy = session({}, { programOf: () => String.raw`C:\Windows\System32\userinit.exe` });
  expect(await gaps(policy)).toMatchObject({ start: 'closed', restart: 'unknown' });
});

it('rules that are only watched keep nobody from a program', async () => {
  const audited = session({
    [String.raw`machine\SOFTWARE\Policies\Microsoft\Windows\SrpV2\Exe\EnforcementMode`]: 0,
  });
  expect(await gaps(audited)).toMatchObject({ programs: 'open' });
});

it('folders for dumps are open although Windows reports no errors', async () => {
  const reporting = { [String.raw`user\SOFTWARE\Microsoft\Windows\Windows Error Reporting\Disabled`]: 1 };
  expect(await gaps(session(reporting))).toMatchObject({ dumps: 'closed' });
  expect(await gaps(session(reporting, { hasKey: () => true }))).toMatchObject({ dumps: 'open' });
});

it('what Windows refuses is unknown, and the log says that it could not be checked', async () => {
  const refused = session(
    {},
    {
      value: () => {
        throw new WindowsError('RegGetValueW', 5);
      },
    },
  );
  const { log, ...found } = await gaps({ ...refused, ask: () => Promise.resolve(null) });
  expect(found).toMatchObject({
    'sign-in': 'unknown',
    rights: 'unknown',
    'task-manager': 'unknown',
    desktop: 'open',
  });
  expect(log.lines).toContainEqual(
    expect.objectContaining({
      facts: expect.objectContaining({ gap: 'task-manager', error: 'WindowsError' }) as unknown,
    }),
  );
});
