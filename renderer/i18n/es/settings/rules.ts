import type { rules as english } from '../../en/settings/rules.ts';

export const rules: typeof english = {
  title: 'Normas de los organismos',
  text: 'Lo que los organismos piden de una foto además de las medidas, con la fuente y el día en que se comprobó. Las normas cambian: en caso de duda, pregunte al organismo. Los pedidos conservan las normas con las que se añadieron sus documentos.',
  loading: 'Buscando las normas',
  ofProgram: 'Edición {edition} del {day}, incluida en Headroom.',
  ofFile: 'Edición {edition} del {day}, de un archivo aplicado el {when}.',
  open: 'Actualizar desde un archivo…',
  reset: 'Volver a las normas del programa',
  what: 'Norma',
  source: 'Fuente',
  policies: {
    allowed: 'Imágenes retocadas permitidas',
    warn: 'Imágenes retocadas: no se sabe',
    locked: 'Sin imágenes retocadas',
  },
  fileTitle: 'Actualizar las normas desde un archivo',
  fileText:
    'El editor de Headroom firma estos archivos. Verá qué documentos cambian antes de que cambie nada.',
  drop: 'Suelte aquí el archivo de normas',
  dropText: 'Un archivo del editor de Headroom que termina en .json',
  choose: 'Elegir el archivo…',
  reading: 'Leyendo el archivo',
  editions: 'La edición {edition} del {day} sustituye a la edición {now} del {nowDay}.',
  changes: {
    added: '{count} norma es nueva | {count} normas son nuevas',
    changed: '{count} norma cambia | {count} normas cambian',
    removed: '{count} norma desaparece | {count} normas desaparecen',
  },
  document: 'Documento',
  before: 'Ahora',
  after: 'Después',
  sourceOnly: 'como antes, con otra fuente, otro día u otro límite',
  noDocuments: 'La lista de documentos no está aquí, así que Headroom no puede nombrar los que cambian.',
  sameDocuments: 'Ningún documento de su lista cambia.',
  apply: 'Aplicar estas normas',
  unlock: 'Solo un responsable puede cambiar las normas.',
  troubles: {
    'not-one': 'No es un archivo de normas. No se ha cambiado nada. Elija el archivo del editor de Headroom.',
    damaged: 'El archivo está incompleto. No se ha cambiado nada. Descárguelo otra vez.',
    'too-large': 'El archivo es demasiado grande para ser un archivo de normas. No se ha cambiado nada.',
    signature:
      'El archivo no está firmado por el editor de Headroom, o se modificó después. No se ha cambiado nada. Pídalo otra vez al editor.',
    older: 'El archivo no es más reciente que las normas vigentes. No se ha cambiado nada.',
    newer: 'El archivo es para un Headroom más reciente. No se ha cambiado nada. Actualice primero Headroom.',
    limits:
      'El archivo contiene una norma que este Headroom no entiende. No se ha cambiado nada. Actualice primero Headroom.',
    'no-key':
      'Este Headroom se creó sin la clave de su editor, así que no acepta archivos de normas. Sus normas cambian con una actualización de Headroom.',
  },
};
