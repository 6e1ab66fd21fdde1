/** Windows' calls about a session, under Wine: the registry is Wine's own, and it has no shell but its desktop. */
import { execFileSync } from 'node:child_process';
import { expect, it, onTestFinished } from 'vitest';
import { systemGaps } from '../../electron/lock/system/gaps.ts';
import { loadWindowsCalls } from '../../electron/lock/system/windows-calls.ts';
import { lockGapNames } from '../../shared/model/kiosk-lock.ts';
import { memoryLog } from '../support/kiosk/memory-log.ts';

const key = String.raw`Software\HeadroomTest`;
const reg = (...args: readonly string[]): void =>
  void execFileSync('reg.exe', [...args], { stdio: 'ignore' });

it('reads texts and numbers of the registry, and finds none where there is none', async () => {
  const calls = await loadWindowsCalls();
  expect(calls.hasKey('user', key)).toBe(false);
  reg('add', `HKCU\\${key}`, '/v', 'Text', '/t', 'REG_SZ', '/d', 'Zofia Żółć', '/f');
  onTestFinished(() => reg('delete', `HKCU\\${key}`, '/f'));
  reg('add', `HKCU\\${key}`, '/v', 'Number', '/t', 'REG_DWORD', '/d', '510', '/f');
  expect(calls.hasKey('user', key)).toBe(true);
  expect(calls.value('user', key, 'Text')).toBe('Zofia Żółć');
  expect(calls.value('user', key, 'Number')).toBe(510);
  expect(calls.value('user', key, 'Other')).toBe(null);
  expect(calls.value('machine', key, 'Text')).toBe(null);
});

it('names the program of a process, and none of a process that is not there', async () => {
  const calls = await loadWindowsCalls();
  expect(calls.programOf(process.pid)?.toLowerCase()).toBe(process.execPath.toLowerCase());
  expect(calls.programOf(0x7fff_fff0)).toBe(null);
  expect(typeof calls.hasShellWindow()).toBe('boolean');
});

it('reports on Wine’s session without a failure', async () => {
  const log = memoryLog();
  const gaps = await systemGaps({ autostart: null, hasCustomerScreen: false }, log);
  expect(log.lines).toEqual([]);
  const names = gaps.map(({ name }) => name);
  expect(lockGapNames.filter((name) => names.includes(name))).toEqual([
    ...['start', 'restart', 'sign-in', 'rights', 'desktop', 'programs'],
    ...['task-manager', 'switch-user', 'sticky-keys', 'dumps'],
  ]);
});
