/** The verdict above the buttons of an order's steps. */
import type { verdict as english } from '../en/verdict.ts';

const checking = 'Comprobando';

export const verdict: typeof english = {
  /** Stands before the point that the verdict is about. */
  before: '{verdict}:',
  camera: {
    ok: 'Listo para hacer la foto',
    warn: 'Revisar',
    bad: 'No se puede hacer la foto',
    off: checking,
  },
  photo: { ok: 'Lista para este documento', warn: 'Revisar', bad: 'No válida', off: 'Comprobando la toma' },
  crop: {
    ok: 'Lista para este formato',
    warn: 'Revisar',
    bad: 'Fuera del formato',
    off: 'Midiendo el rostro',
  },
  /** A preview that cannot be shown or ordered, whatever the photo is like. */
  answer: { ok: 'Lista para este documento', warn: 'Revisar', bad: 'No usar', off: checking },
  payment: { ok: 'Listo para cobrar', warn: 'Revisar', bad: 'No cobrar todavía', off: checking },
  print: { ok: 'Listo para imprimir', warn: 'Revisar', bad: 'No entregar todavía', off: checking },
  file: { ok: 'Listo para guardar', warn: 'Revisar', bad: 'No entregar todavía', off: checking },
  pictureRefused: 'El servicio no puede usar esta toma',
  forbiddenEdit: 'El organismo prohíbe las ediciones; esta se autorizó con PIN de responsable',
  printer: '{printer}: {state}',
  printerStill: '{printer}: {state} (última consulta a las {time})',
  paper: '{printer}, {paper}',
  notPrinted: {
    sheet: 'La última hoja no se ha imprimido',
    slip: 'Un resguardo no se ha imprimido',
    receipt: 'El recibo no se ha imprimido',
  },
  /** Papers that are saved as files. */
  noFile: {
    sheet: 'Falta el archivo de la última hoja',
    slip: 'Falta el archivo de un resguardo',
    receipt: 'Falta el archivo del recibo',
  },
  anyway: 'Continuar de todos modos:\n{next}',
  useAnyway: 'Usarla de todos modos',
  more: '{count} punto más | {count} puntos más',
};
