import type { MenuWords } from '../types.ts';

/** As macOS names them. */
export const menu: MenuWords = {
  edit: 'Bearbeiten',
  undo: 'Widerrufen',
  redo: 'Wiederholen',
  cut: 'Ausschneiden',
  copy: 'Kopieren',
  paste: 'Einsetzen',
  selectAll: 'Alles auswählen',
  hide: 'Headroom ausblenden',
  quit: 'Headroom beenden',
};
