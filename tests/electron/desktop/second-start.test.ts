import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endSecondStart } from '../../../electron/desktop/second-start.ts';
import { forgetAll, tell } from '../../support/kiosk/electron-double.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';

vi.mock('electron', async () => (await import('../../support/kiosk/electron-double.ts')).electronDouble);

beforeEach(() => {
  forgetAll();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Ends a second start on a computer with this lock file; null for none. Returns the exit codes after 9 and after 11 seconds. */
async function codesWith(lock: string | null): Promise<readonly (readonly number[])[]> {
  const codes: number[] = [];
  const dataDir = tempFolder();
  if (lock !== null) writeFileSync(join(dataDir, 'kiosk-lock.json'), lock);
  tell('app', {
    getPath: () => dataDir,
    quit: () => codes.push(0),
    exit: (code: number) => codes.push(code),
  });
  await endSecondStart();
  await vi.advanceTimersByTimeAsync(9_000);
  const early = [...codes];
  await vi.advanceTimersByTimeAsync(2_000);
  return [early, codes];
}

it.each([null, '{"on":false}'])('ends at once with 0 where nothing is locked: %s', async (lock) => {
  expect(await codesWith(lock)).toEqual([[0], [0]]);
});

it.each(['{"on":true}', 'damaged'])(
  'waits on a locked kiosk, and ends with the code after which the system starts it again: %s',
  async (lock) => {
    expect(await codesWith(lock)).toEqual([[], [75]]);
  },
);
