/** Pictures from files and from the folder that camera software writes to. */
import { leastSidePx } from '../../../shared/picture-limits.ts';
import type {
  folder as englishFolder,
  folderSettings as englishSettings,
  importing as englishImporting,
} from '../en/importing.ts';
import { megabytes, megapixels } from '../figures.ts';

export const importing: typeof englishImporting = {
  title: 'Un archivo no se ha podido importar | {count} archivos no se han podido importar',
  cost: 'No se ha gastado nada, y los archivos no han cambiado.',
  troubles: {
    empty: 'Está vacío. Cópielo otra vez de la cámara.',
    'not-a-picture': 'No es una imagen, diga lo que diga su nombre. Use un archivo JPEG, PNG, WebP o HEIC.',
    moving: 'Es una animación. Guarde una de sus imágenes como JPEG e impórtela.',
    'cut-off': 'Está dañado o incompleto. Cópielo otra vez de la cámara.',
    raw: 'Es el archivo RAW de una cámara. Ponga la cámara en RAW + JPEG, o exporte un JPEG.',
    heic: 'Es una imagen HEIC, y este equipo no puede leerlas. Guárdela como JPEG; un iPhone hace fotos JPEG con Ajustes, Cámara, Formatos, Más compatible.',
    'too-large': `Es mayor que la imagen de cualquier cámara: más de ${megapixels}\u00a0megapíxeles o ${megabytes}\u00a0MB. Expórtela más pequeña, como JPEG.`,
    'too-small': `Mide menos de ${leastSidePx} píxeles de ancho o de alto: muy poco para una foto de carné. Use la imagen original.`,
    locked: 'No se puede abrir: otro programa lo está usando, o este usuario no puede leerlo.',
  },
};

export const folder: typeof englishFolder = {
  title: 'De la carpeta de la cámara',
  starting: 'Mirando en la carpeta «{name}»…',
  watching: 'Nada nuevo en «{name}». Lo que guarda allí el programa de la cámara aparece aquí.',
  away: 'No se puede contactar con la carpeta «{name}». Mire su red o su disco; lo que llegue mientras tanto no se pierde.',
  arriving: 'Hay una más en camino | Hay {count} más en camino',
  take: 'Usar {name}, guardada a las {time}',
  taken: 'en {number}',
  takenHere: 'en este pedido',
  unreadable: '{name}, guardada a las {time}, no se puede usar',
  all: 'Mostrar las {count}',
};

export const folderSettings: typeof englishSettings = {
  title: 'Carpeta de la cámara',
  text: 'El programa de una cámara de estudio guarda sus imágenes en una carpeta. Headroom puede vigilarla: las imágenes nuevas esperan entonces junto a cada toma, a un toque.',
  path: 'Carpeta',
  hint: 'La ruta completa, por ejemplo C:\\Users\\Studio\\Pictures\\Tether o /home/studio/tether. Déjela vacía para no vigilar ninguna.',
  wrong: 'Introduzca la ruta completa, por ejemplo D:\\Fotos',
  straightIn: 'Llevar las imágenes nuevas directamente al pedido',
  straightInHint: 'Solo mientras su paso Toma está en pantalla. Si no, cada imagen espera hasta que se toca.',
  untouched: 'En la carpeta nunca se cambia, mueve ni elimina nada.',
  states: {
    off: 'No se vigila ninguna carpeta.',
    starting: 'Mirando en ella…',
    watching: 'Está vigilada.',
    away: 'Ahora no se puede contactar con ella. Se vuelve a intentar cada pocos segundos.',
  },
};
