import type { MenuWords } from '../types.ts';

/** As macOS names them. */
export const menu: MenuWords = {
  edit: 'Edición',
  undo: 'Deshacer',
  redo: 'Rehacer',
  cut: 'Cortar',
  copy: 'Copiar',
  paste: 'Pegar',
  selectAll: 'Seleccionar todo',
  hide: 'Ocultar Headroom',
  quit: 'Salir de Headroom',
};
