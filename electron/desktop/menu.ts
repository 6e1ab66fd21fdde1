import { Menu, type MenuItemConstructorOptions } from 'electron';

/** The minimum that a Mac needs for editing text and quitting, whose keys work only through the menu. */
const macMenu: readonly MenuItemConstructorOptions[] = [
  { role: 'appMenu', submenu: [{ role: 'hide' }, { type: 'separator' }, { role: 'quit' }] },
  {
    role: 'editMenu',
    submenu: [
      { role: 'undo' },
      { role: 'redo' },
      { type: 'separator' },
      { role: 'cut' },
      { role: 'copy' },
      { role: 'paste' },
      { role: 'selectAll' },
    ],
  },
];

/**
 * Removes the application menu, because Electron's default has reload, zoom and development tools. On a Mac, installs
 * the minimum.
 */
export function removeMenu(platform: NodeJS.Platform): void {
  Menu.setApplicationMenu(platform === 'darwin' ? Menu.buildFromTemplate([...macMenu]) : null);
}
