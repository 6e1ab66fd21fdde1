import type { MenuWords } from '../types.ts';

/** As macOS names them. */
export const menu: MenuWords = {
  edit: 'Edycja',
  undo: 'Cofnij',
  redo: 'Ponów',
  cut: 'Wytnij',
  copy: 'Kopiuj',
  paste: 'Wklej',
  selectAll: 'Zaznacz wszystko',
  hide: 'Ukryj Headroom',
  quit: 'Zakończ Headroom',
};
