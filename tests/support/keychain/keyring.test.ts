import { readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { hasKeyring, startKeyring } from './keyring.ts';
import { familyOf, hasProcesses } from '../processes.ts';
import { tempFolder } from '../files/temp-folder.ts';

/** Returns the programs that this process has started and that still run. */
const running = (): string[] =>
  familyOf(process.pid).map((pid) => readFileSync(`/proc/${pid}/comm`, 'utf8').trim());

describe.skipIf(!hasKeyring || !hasProcesses)('a keyring of the tests’ own', () => {
  it('leaves no bus behind when it does not start', async () => {
    const programs = tempFolder();
    for (const name of ['dbus-daemon', 'dbus-send']) symlinkSync(`/usr/bin/${name}`, join(programs, name));
    symlinkSync('/usr/bin/false', join(programs, 'gnome-keyring-daemon'));
    vi.stubEnv('PATH', programs);
    onTestFinished(() => void vi.unstubAllEnvs());

    await expect(startKeyring(tempFolder(), { password: 'pass' })).rejects.toThrow('did not appear');

    expect(running()).not.toContain('dbus-daemon');
  });

  it('is stopped with its bus', async () => {
    const keyring = await startKeyring(tempFolder(), { password: 'pass' });
    expect(running()).toContain('dbus-daemon');

    await keyring.stop();

    expect(running()).not.toContain('dbus-daemon');
  });
});
