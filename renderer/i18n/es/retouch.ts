/** The retouch session: one picture, its tools, and every version made with them. */
import type { retouch as english } from '../en/retouch.ts';

export const retouch: typeof english = {
  title: 'Retoque',
  inspector: 'Herramientas para esta imagen',
  list: {
    text: 'Una imagen con todas las versiones hechas a partir de ella. El original no se cambia nunca.',
    new: 'Elegir una imagen',
    pick: 'Elija la imagen que quiere retocar',
    drop: 'Puede soltar un archivo de imagen en cualquier parte de esta página. Si son varios, se usa el primero.',
    none: 'Todavía no se ha retocado ninguna imagen',
    noneHint:
      'Elija una de un archivo, de la cámara o de un pedido. En un pedido, el paso Toma también lleva aquí.',
    loading: 'Buscando las imágenes…',
    list: 'Imágenes retocadas, las últimas primero',
    ofOrder: 'Pedido {number}',
    onItsOwn: 'Sin pedido',
    starting: 'Abriendo la imagen…',
  },
  versions: 'Todavía sin versiones | Una versión | {count} versiones',
  attention: {
    'under-way': 'Una edición está en camino',
    'uncertain-call': 'Resultado desconocido',
    'uncertain-print': '¿Se ha imprimido?',
  },
  opening: 'Abriendo la imagen…',
  back: {
    order: 'Volver al pedido',
    list: 'Todas las imágenes',
    tool: 'Cerrar la herramienta',
  },
  erasedAfter: 'Se suprime automáticamente el {date}.',
  history: 'Versiones',
  original: 'Original',
  version: '{number} · {what}',
  used: 'en uso',
  pickVersion: '{name}, {pixels}',
  made: {
    original: 'Original',
    aiEdit: 'Edición con IA',
    removeBackground: 'Fondo quitado',
    removeBackgroundFast: 'Fondo quitado, rápido',
    enhance: 'Mejorada',
    enhanceScale: 'Mejorada ×{scale}',
    enhanceFace: 'Mejorada, también el rostro',
    enhanceScaleFace: 'Mejorada ×{scale}, también el rostro',
    fill: 'Fondo {colour}',
    headshot: 'Retrato',
  },
  pixels: '{width}\u00a0×\u00a0{height}\u00a0px',
  see: 'transparente',
  madeFrom: 'hecha a partir de la versión {number}',
  madeFromOriginal: 'hecha a partir del original',
  compareWith: 'Comparar con',
  doubts: {
    'format-differs': 'El servicio ha enviado un tipo de archivo distinto del pedido.',
    'image-size-differs': 'Los píxeles de la imagen no son los que indicó el servicio.',
    'count-differs': 'El servicio ha enviado un número de imágenes distinto del pedido.',
  },
  flattened: 'Ha vuelto sin transparencia, así que no se puede cambiar su color de fondo.',
  tools: {
    title: 'Herramientas',
    fromOriginal: 'Cada una hace una versión nueva a partir del original.',
    from: 'Cada una hace una versión nueva a partir de la versión {number}.',
    fillHint: 'Después de quitar el fondo, puede poner un color detrás de la persona.',
    aiEdit: {
      name: 'Editar con IA',
      rule: 'Corrige solo lo que hace falta: cabeza, expresión, gafas, luz, desenfoque. No elige el tamaño del documento y no garantiza que la foto se acepte.',
      do: 'Editar con IA · 1 crédito',
      under: 'Se está haciendo la edición con IA',
    },
    removeBackground: {
      name: 'Quitar el fondo',
      rule: 'Quita todo lo que está detrás de la persona. No recorta.',
      do: 'Quitar el fondo · 1 crédito',
      under: 'Se está quitando el fondo',
    },
    enhance: {
      name: 'Mejorar',
      rule: 'Da nitidez y amplía. No juzga a la persona ni si un organismo aceptaría la imagen.',
      do: 'Mejorar · 1 crédito',
      under: 'Se está mejorando la imagen',
    },
    fill: {
      name: 'Color de fondo',
      rule: 'Se hace en este equipo: gratis, sin crédito.',
      do: 'Conservar este fondo · gratis',
    },
  },
  /** How long a tool takes, and the limit in the settings: in minutes, or in seconds. */
  usual: {
    minutes:
      'Suele tardar menos de medio minuto; un minuto como máximo. | Suele tardar menos de medio minuto; {count} minutos como máximo.',
    seconds:
      'Suele tardar menos de medio minuto; un segundo como máximo. | Suele tardar menos de medio minuto; {count} segundos como máximo.',
  },
  usualFast: {
    minutes:
      'Suele tardar unos segundos; un minuto como máximo. | Suele tardar unos segundos; {count} minutos como máximo.',
    seconds:
      'Suele tardar unos segundos; un segundo como máximo. | Suele tardar unos segundos; {count} segundos como máximo.',
  },
  quality: 'Calidad',
  best: 'Mejores bordes',
  fast: 'Rápido',
  format: 'Resultado como',
  formats: {
    PNG: 'PNG',
    JPEG: 'JPEG',
  },
  keepsTransparency: 'El fondo quitado queda transparente.',
  losesTransparency: 'JPEG no tiene transparencia: después no puede elegir un color de fondo.',
  scale: 'Tamaño',
  scaleOf: '×{scale}',
  scaleStays: 'El tamaño no cambia.',
  scaleText: 'Cada lado se multiplica por {scale}.',
  face: 'Mejorar también el rostro',
  faceHint: 'Mírelo después con atención: la piel puede quedar demasiado lisa.',
  behind: 'Detrás de la persona',
  backgrounds: {
    transparent: 'Transparente',
    white: 'Blanco',
    grey: 'Gris claro',
    custom: 'Otro color',
  },
  custom: 'Color',
  customHint: 'Como #RRGGBB, por ejemplo #E6E2D8.',
  customPick: 'Elegir el color',
  customWrong: 'Introduzca # y seis cifras o letras de la A a la F.',
  leave: 'Puede salir de esta página: la petición sigue y no se puede cancelar, y el resultado espera aquí.',
  leaveDo: 'Dejarlo por ahora',
  leaveDoubt:
    '¿No lo sabe? Déjelo así y atienda al cliente siguiente: todas las versiones se conservan, y la petición espera en Retoque como «Resultado desconocido».',
  backToOrder: 'Volver al pedido',
  export: 'Exportar…',
  erase: 'Suprimir ahora',
  eraseTitle: '¿Suprimir «{name}» y todas sus versiones?',
  eraseText:
    'El original y todas las versiones se suprimen ahora de este equipo. Los archivos exportados se quedan donde están.',
  eraseDo: 'Suprimir imagen y versiones',
  eraseKeep: 'Conservar',
  trouble: {
    other: 'Elegir otra imagen',
    shot: 'Volver a la toma',
    account: 'Abrir la cuenta',
    retry: 'Reintentar · 1 crédito',
    kept: 'Todas las versiones se conservan.',
    title: {
      SERVICE_IMAGE_REFUSED: 'El servicio no puede usar esta imagen.',
    },
    cost: {
      SERVICE_NO_FACE: 'Es posible que se haya consumido un crédito.',
    },
    now: {
      SERVICE_NO_ACCOUNT: 'Conecte una cuenta en la configuración e inténtelo de nuevo.',
      SERVICE_CREDENTIALS:
        'Compruebe la clave y el secreto en la configuración de la cuenta e inténtelo de nuevo.',
      SERVICE_NOT_ENABLED:
        'Pida al servicio que active esta herramienta para su cuenta; mientras tanto, es posible que funcionen las demás.',
      SERVICE_REQUEST_REFUSED: 'Pruebe con otras opciones, otra versión u otra herramienta.',
      SERVICE_IMAGE_REFUSED:
        'Pruebe con otra versión u otra imagen: es posible que no se vea a nadie, o que se vea a varias personas.',
      SERVICE_NO_FACE:
        'Esta herramienta necesita el rostro de una persona. Elija una imagen en la que se vea el rostro entero.',
      SERVICE_CREDIT: 'Recargue la cuenta en el servicio e inténtelo de nuevo.',
      SERVICE_UNREACHABLE:
        'Compruebe la red e inténtelo de nuevo. Mientras tanto se pueden poner colores de fondo.',
      PHOTO_FILE_MISSING: 'Continúe con otra versión, o elija otra vez la imagen.',
      CALL_OPEN: 'Espérela, o indique primero cómo terminó.',
      NOT_FOUND: 'Alguien la ha suprimido, o terminó su plazo de conservación. Elija otra vez una imagen.',
      INTERNAL: 'Vuelva a cargar y mire las versiones antes de repetir nada.',
    },
  },
};
