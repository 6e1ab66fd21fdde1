import type { MenuWords } from '../types.ts';

/** As macOS names them. */
export const menu: MenuWords = {
  edit: 'Edit',
  undo: 'Undo',
  redo: 'Redo',
  cut: 'Cut',
  copy: 'Copy',
  paste: 'Paste',
  selectAll: 'Select All',
  hide: 'Hide Headroom',
  quit: 'Quit Headroom',
};
