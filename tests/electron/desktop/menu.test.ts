import { beforeEach, expect, it, vi } from 'vitest';
import { wordsIn } from '../../../electron/words/words.ts';
import { setMenu } from '../../../electron/desktop/menu.ts';
import { forgetAll, tell } from '../../support/kiosk/electron-double.ts';

vi.mock('electron', async () => (await import('../../support/kiosk/electron-double.ts')).electronDouble);

beforeEach(forgetAll);

it.each(['win32', 'linux'] as const)('there is no application menu on %s', (platform) => {
  const setApplicationMenu = vi.fn();
  tell('Menu', { setApplicationMenu });
  setMenu(platform, false, 'en');
  expect(setApplicationMenu.mock.calls).toEqual([[null]]);
});

it('a locked Mac’s menu only edits text', () => {
  const buildFromTemplate = vi.fn((template: unknown) => ({ template }));
  tell('Menu', { setApplicationMenu: vi.fn(), buildFromTemplate });
  setMenu('darwin', true, 'en');
  const roles = JSON.stringify(buildFromTemplate.mock.calls).match(/(?<="role":")\w+/g);
  expect(roles).toEqual(['appMenu', 'editMenu', 'undo', 'redo', 'cut', 'copy', 'paste', 'selectAll']);
});

it('a Mac’s menu quits and edits text, and neither reloads, zooms nor opens tools', () => {
  const setApplicationMenu = vi.fn();
  const buildFromTemplate = vi.fn((template: unknown) => ({ template }));
  tell('Menu', { setApplicationMenu, buildFromTemplate });
  setMenu('darwin', false, 'en');
  expect(setApplicationMenu).toHaveBeenCalledOnce();
  const roles = JSON.stringify(buildFromTemplate.mock.calls).match(/(?<="role":")\w+/g);
  expect(roles).toEqual([
    'appMenu',
    'hide',
    'quit',
    'editMenu',
    'undo',
    'redo',
    'cut',
    'copy',
    'paste',
    'selectAll',
  ]);
});

it('a Mac’s menu speaks the language of the screens in every entry', () => {
  const buildFromTemplate = vi.fn((template: unknown) => ({ template }));
  tell('Menu', { setApplicationMenu: vi.fn(), buildFromTemplate });
  setMenu('darwin', false, 'pl');
  const labels = JSON.stringify(buildFromTemplate.mock.calls).match(/(?<="label":")[^"]+/g);
  expect(labels?.toSorted()).toEqual(Object.values(wordsIn('pl').menu).toSorted());
});
