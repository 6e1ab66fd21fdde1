import { Menu, type MenuItemConstructorOptions } from 'electron';

/** What a Mac needs to edit text and to quit: there those keys work through the menu alone. */
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

/** No application menu: Electron's own carries reload, zoom and development tools. On a Mac, the least that works. */
export function removeMenu(platform: NodeJS.Platform): void {
  Menu.setApplicationMenu(platform === 'darwin' ? Menu.buildFromTemplate([...macMenu]) : null);
}
