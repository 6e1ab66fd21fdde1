import { expect, it, vi } from 'vitest';
import { tell } from '../support/kiosk/electron-double.ts';
import { tempFolder } from '../support/files/temp-folder.ts';

vi.mock('electron', async () => (await import('../support/kiosk/electron-double.ts')).electronDouble);
const createKiosk = vi.hoisted(() => vi.fn());
vi.mock('../../electron/kiosk.ts', () => ({ createKiosk }));

// The double has only these members: any other access to Electron throws.
it('a second start ends without opening the kiosk', async () => {
  const ended = Promise.withResolvers<undefined>();
  const dataDir = tempFolder();
  tell('app', {
    isPackaged: false,
    setPath: vi.fn(),
    getPath: () => dataDir,
    requestSingleInstanceLock: () => false,
    quit: () => ended.resolve(undefined),
  });
  await import('../../electron/main.ts');
  await ended.promise;
  expect(createKiosk).not.toHaveBeenCalled();
});
