/** Pictures that leave the kiosk as files. */
import type { exporting as englishExporting, exportSettings as englishSettings } from '../en/exporting.ts';

export const exporting: typeof englishExporting = {
  button: 'Exportar…',
  title: 'Exportación de imágenes',
  looking: 'Buscando carpetas y memorias USB',
  nowhere: 'No hay adónde exportar',
  nowhereText:
    'Conecte una memoria USB o una tarjeta: aparece aquí automáticamente. Con el PIN de responsable se puede fijar una carpeta del estudio en Configuración, Exportación.',
  where: 'Exportar a',
  folder: 'Carpeta del estudio',
  drive: 'Memoria USB o tarjeta',
  room: '{size} libres',
  states: {
    'read-only': 'No se puede escribir: está bloqueada o solo otras personas pueden escribir en ella',
    away: 'Ahora no se puede contactar con ella',
  },
  putIn: 'Si conecta una memoria USB, aparece aquí automáticamente.',
  format: 'Tipo de archivo',
  formats: { jpeg: 'JPEG', png: 'PNG' },
  formatHints: {
    jpeg: 'Ocupa poco y todos los programas lo leen. Las partes transparentes quedan en blanco.',
    png: 'Sin pérdidas, y conserva las partes transparentes. Ocupa más.',
  },
  names: 'Archivos que se escriben',
  sizes: '{width}\u00a0×\u00a0{height}\u00a0px · {dpi}\u00a0ppp',
  atMost: 'como máximo {size}',
  pixelsDiffer:
    'No es el tamaño en píxeles que indica el documento: el servicio la hizo así, y no se estira.',
  numbered: 'Un nombre que ya existe recibe un número. No se sobrescribe nada.',
  do: 'Exportar {count} imagen | Exportar {count} imágenes',
  writing: 'Escribiendo {count} imagen | Escribiendo {count} imágenes',
  wait: 'No retire la memoria USB hasta que termine la exportación.',
  done: '{count} imagen está en {target} | {count} imágenes están en {target}',
  doneDrive: '{count} imagen está en {target} | {count} imágenes están en {target}',
  doneText: {
    folder: 'Todos los archivos están escritos.',
    drive: 'Todos los archivos están escritos. Expulse la memoria USB antes de retirarla.',
  },
  there: 'Archivos',
  close: 'Hecho',
  cancel: 'Cancelar',
  notes: {
    'pixels-differ': 'No es el tamaño en píxeles propio del documento; se conserva como la hizo el servicio.',
    'made-smaller': 'Más comprimida, para respetar el límite del documento.',
    'over-limit': 'Mayor de lo que admite el organismo del documento. Expórtela como JPEG o repita la toma.',
    flattened: 'Las partes transparentes ahora son blancas.',
  },
  failed: {
    full: 'Allí no queda espacio.',
    'read-only': 'No se puede escribir: tiene puesto el seguro, o es de otra persona.',
    'in-use': 'Otro programa, como un antivirus, está usando allí un archivo.',
    broken: 'Ha indicado un error: haga que la revisen antes de volver a usarla.',
  },
};

export const exportSettings: typeof englishSettings = {
  title: 'Exportación',
  text: 'Adónde se exportan las imágenes, además de a memorias USB y tarjetas.',
  path: 'Carpeta',
  hint: 'La ruta completa, por ejemplo /home/studio/out o C:\\Studio\\Out. Déjela vacía para exportar solo a memorias USB.',
  wrong: 'Introduzca la ruta completa, por ejemplo /home/studio/out o C:\\Studio\\Out',
  watched: 'La cámara escribe en esta carpeta: las imágenes exportadas se importarían otra vez como tomas.',
  states: {
    off: 'No hay carpeta fijada: las imágenes se pueden exportar a memorias USB y tarjetas.',
    ready: 'Se puede escribir, con {size} libres.',
    'read-only': 'Ahora no se puede escribir.',
    away: 'Ahora no se puede contactar con ella.',
  },
  open: 'Las imágenes exportadas están sin cifrar y Headroom no las suprime: cualquiera que abra esta carpeta las ve.',
};
