import { Menu, type MenuItemConstructorOptions } from 'electron';

/** Editing text, whose keys work on a Mac only through the menu. */
const editMenu: MenuItemConstructorOptions = {
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
};

/** The minimum that a Mac needs. Its first menu is always the program's own; a locked kiosk can neither hide nor quit. */
const macMenu = (locked: boolean): MenuItemConstructorOptions[] => [
  {
    role: 'appMenu',
    submenu: locked ? [] : [{ role: 'hide' }, { type: 'separator' }, { role: 'quit' }],
  },
  editMenu,
];

/**
 * Removes the application menu, because Electron's default has reload, zoom and development tools. On a Mac, installs
 * the minimum.
 */
export function setMenu(platform: NodeJS.Platform, locked: boolean): void {
  Menu.setApplicationMenu(platform === 'darwin' ? Menu.buildFromTemplate(macMenu(locked)) : null);
}
