import { expect, it, vi } from 'vitest';
import { reportFailedStart } from '../../../electron/desktop/failed-start.ts';
import { tell } from '../../support/electron-double.ts';

vi.mock('electron', async () => (await import('../../support/electron-double.ts')).electronDouble);

it('a failed start is said without the error’s words, and ends the program', () => {
  const exit = vi.fn();
  const showErrorBox = vi.fn();
  tell('app', { exit });
  tell('dialog', { showErrorBox });
  reportFailedStart(new TypeError('/home/ada/records.sqlite'));
  expect(exit.mock.calls).toEqual([[1]]);
  expect(showErrorBox.mock.calls.flat().join(' ')).toContain('TypeError');
  expect(showErrorBox.mock.calls.flat().join(' ')).not.toContain('ada');
});
