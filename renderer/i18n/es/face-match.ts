/** Face match: the comparison of two pictures. */
import type { faceMatch as english } from '../en/face-match.ts';

export const faceMatch: typeof english = {
  title: 'Comparación de rostros',
  text: 'Pregunta al servicio si dos imágenes muestran el mismo rostro.',
  signal: 'La respuesta es una señal técnica, no una decisión sobre quién es alguien.',
  nothingKept:
    'No se conserva nada: ni las imágenes, ni la puntuación, ni la respuesta. Desaparecen cuando sale de esta página.',
  inspector: 'Comparación',
  source: 'Primera imagen',
  target: 'Segunda imagen',
  choose: 'Elegir una imagen',
  chooseOther: 'Elegir otra',
  remove: 'Quitar',
  pickSource: 'Elegir la primera imagen',
  pickTarget: 'Elegir la segunda imagen',
  emptySlot: 'Todavía no hay imagen',
  emptySlotText: 'De un pedido, de la cámara o de un archivo. Un rostro en cada una.',
  alt: '{which}: {name}',
  swap: 'Intercambiar imágenes',
  threshold: {
    label: 'Cuándo coinciden',
    service: 'Umbral del servicio',
    own: 'Un número',
    number: 'Puntuación mínima para que coincidan',
    hint: 'El servicio tiene su propia escala. Un número no significa nada en otro servicio.',
    wrong: 'Introduzca 0 o un número mayor.',
  },
  compare: 'Comparar los rostros · 1 crédito',
  fresh: 'Otra comparación',
  toDesk: 'Volver al inicio',
  working: 'Se están comparando los rostros',
  usual: 'Suele tardar unos segundos.',
  leave: 'Puede salir de esta página: la comparación sigue, y su respuesta espera aquí durante diez minutos.',
  before: 'Una comparación anterior está en curso',
  beforeText:
    'Se pidió antes de abrir esta página. Su respuesta no se conserva, así que no se puede mostrar. Puede comparar de nuevo cuando termine.',
  result: {
    match: 'Coinciden',
    matchText: 'El servicio indica que la puntuación alcanza el umbral.',
    noMatch: 'No coinciden',
    noMatchText:
      'El servicio indica que la puntuación está por debajo del umbral. Es una respuesta, no un fallo: la luz, la edad o una cabeza girada pueden bajar la puntuación.',
    score: 'Puntuación',
    /** The score, said aloud. */
    said: 'Puntuación: {score}.',
    noScore: 'no indicada',
    threshold: 'Umbral enviado',
    thresholdNone: 'ninguno: el del servicio',
    at: 'Hora de la respuesta',
    scoreNote: 'No se puede comparar con la puntuación de otro servicio.',
  },
  badPicture: 'No se puede usar',
  noFaceTitle: 'No se ha encontrado en ella ningún rostro',
  noFaceText: 'Elija una que muestre el rostro entero y de frente.',
  uncertainSubject: 'dos imágenes',
  leaveDoubt:
    '¿No lo sabe? Déjelo así y atienda al cliente siguiente: la petición espera aquí. No se puede comparar nada más hasta que se resuelva.',
  trouble: {
    SERVICE_NO_ACCOUNT: { now: 'Conecte una cuenta en la configuración y compare de nuevo.' },
    SERVICE_CREDENTIALS: {
      now: 'Compruebe la clave y el secreto en la configuración de la cuenta y compare de nuevo.',
    },
    SERVICE_NOT_ENABLED: {
      title: 'La cuenta no tiene activada la comparación de rostros.',
      now: 'Pida al servicio que la active para su clave.',
    },
    SERVICE_REQUEST_REFUSED: { now: 'Mire las imágenes y el umbral, y compare de nuevo.' },
    SERVICE_IMAGE_REFUSED: {
      title: 'El servicio no puede usar una de las imágenes.',
      now: 'Es posible que no se vea a nadie, o que se vea a varias personas. Elija una con un solo rostro.',
    },
    SERVICE_NO_FACE: {
      title: 'En una de las imágenes no se ha encontrado ningún rostro.',
      cost: 'No se ha comparado nada. Es posible que se haya consumido un crédito.',
      now: 'Elija imágenes que muestren un solo rostro entero.',
    },
    SERVICE_CREDIT: { now: 'Recargue la cuenta en el servicio y compare de nuevo.' },
    SERVICE_UNREACHABLE: { now: 'Compruebe la red y compare de nuevo.' },
    NOT_FOUND: {
      title: 'Esta imagen ya no está aquí.',
      now: 'Elija otra.',
    },
    PHOTO_FILE_MISSING: { now: 'Elija otra.' },
    WRONG_STEP: { title: 'Esta foto todavía no está terminada.', now: 'Elija su toma u otra imagen.' },
    CALL_OPEN: {
      title: 'Una petición sigue abierta.',
      now: 'Espérela, o indique primero cómo terminó.',
    },
    INTERNAL: {
      cost: 'Es posible que se haya consumido un crédito.',
      now: 'Vuelva a cargar antes de comparar de nuevo.',
    },
  },
};
