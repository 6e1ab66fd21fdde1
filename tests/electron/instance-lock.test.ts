import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { holdFolder } from '../../electron/instance-lock.ts';
import { tempFolder } from '../support/files/temp-folder.ts';
import { thrownBy } from '../support/thrown.ts';

const run = promisify(execFile);

/** Locks the folder in a separate process, which then dies without unlocking it. @returns its last output */
const holdAndDie = (folder: string): Promise<string> => {
  const module = new URL('../../electron/instance-lock.ts', import.meta.url).href;
  const script = `import(${JSON.stringify(module)}).then(({ holdFolder }) => {
    holdFolder(${JSON.stringify(folder)});
    process.stdout.write('held', () => process.kill(process.pid, 'SIGKILL'));
  });`;
  return run(process.execPath, ['-e', script]).then(
    () => 'ended in peace',
    (error: unknown) => (error as { readonly stdout: string }).stdout,
  );
};

describe('a data folder', () => {
  it('belongs to one kiosk at a time', () => {
    const folder = tempFolder();
    const release = holdFolder(folder);
    expect(thrownBy(() => holdFolder(folder))).toBe('RECORDS_BUSY');
    release();
    expect(() => holdFolder(folder)()).not.toThrow();
  });

  it('is free again when its kiosk was killed', async () => {
    const folder = tempFolder();
    expect(await holdAndDie(folder)).toBe('held');
    expect(() => holdFolder(folder)()).not.toThrow();
  });
});
