import { Menu, type MenuItemConstructorOptions } from 'electron';
import type { Language } from '../../shared/language/languages.ts';
import type { MenuWords } from '../words/types.ts';
import { wordsIn } from '../words/words.ts';

/** Editing text, whose keys work on a Mac only through the menu. */
const editMenu = (words: MenuWords): MenuItemConstructorOptions => ({
  role: 'editMenu',
  label: words.edit,
  submenu: [
    { role: 'undo', label: words.undo },
    { role: 'redo', label: words.redo },
    { type: 'separator' },
    { role: 'cut', label: words.cut },
    { role: 'copy', label: words.copy },
    { role: 'paste', label: words.paste },
    { role: 'selectAll', label: words.selectAll },
  ],
});

/** The minimum that a Mac needs. Its first menu is always the program's own; a locked kiosk can neither hide nor quit. */
const macMenu = (locked: boolean, words: MenuWords): MenuItemConstructorOptions[] => [
  {
    role: 'appMenu',
    submenu: locked
      ? []
      : [{ role: 'hide', label: words.hide }, { type: 'separator' }, { role: 'quit', label: words.quit }],
  },
  editMenu(words),
];

/**
 * Removes the application menu, because Electron's default has reload, zoom and development tools. On a Mac, installs
 * the minimum, in a language.
 */
export function setMenu(platform: NodeJS.Platform, locked: boolean, language: Language): void {
  Menu.setApplicationMenu(
    platform === 'darwin' ? Menu.buildFromTemplate(macMenu(locked, wordsIn(language).menu)) : null,
  );
}
