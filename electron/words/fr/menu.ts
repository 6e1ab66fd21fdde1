import type { MenuWords } from '../types.ts';

/** As macOS names them. */
export const menu: MenuWords = {
  edit: 'Édition',
  undo: 'Annuler',
  redo: 'Rétablir',
  cut: 'Couper',
  copy: 'Copier',
  paste: 'Coller',
  selectAll: 'Tout sélectionner',
  hide: 'Masquer Headroom',
  quit: 'Quitter Headroom',
};
