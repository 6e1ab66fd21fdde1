/** Sheets that the photo service lays out itself. */
import type { serviceSheets as english } from '../en/service-sheets.ts';

export const serviceSheets: typeof english = {
  title: 'Hojas del servicio de fotos',
  of: '{medium}, {title}',
  trueSize: 'Se imprime a tamaño real.',
  otherSize: 'Se imprime a tamaño real: {w}\u00a0×\u00a0{h}\u00a0mm.',
  print: 'Imprimir',
  printOf: 'Imprimir la hoja {sheet} del servicio de fotos',
  fetch: 'Recuperar otra vez',
  fetchOf: 'Recuperar otra vez: hoja {sheet} del servicio de fotos. Es gratis.',
  states: {
    pending: 'Todavía no ha llegado. Recuperarla es gratis.',
    expired: 'Su dirección ha caducado. Ya no se puede recuperar.',
    unreadable: 'Lo recibido no se puede usar como imagen.',
    'size-differs': 'Sus píxeles no son los que se pidieron. Mídala antes de entregarla.',
    'not-made': 'El servicio de fotos no ha hecho ninguna de este tamaño.',
  },
};
