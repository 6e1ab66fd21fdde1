import { expect, it, vi } from 'vitest';
import { tell } from '../support/kiosk/electron-double.ts';

vi.mock('electron', async () => (await import('../support/kiosk/electron-double.ts')).electronDouble);
const createKiosk = vi.hoisted(() => vi.fn());
vi.mock('../../electron/kiosk.ts', () => ({ createKiosk }));

// The double has only these members: any other access to Electron throws.
it('a second start ends without opening the kiosk', async () => {
  const quit = vi.fn();
  tell('app', { isPackaged: false, setPath: vi.fn(), requestSingleInstanceLock: () => false, quit });
  await import('../../electron/main.ts');
  expect(quit).toHaveBeenCalledOnce();
  expect(createKiosk).not.toHaveBeenCalled();
});
