import type { camera as english } from '../en/camera.ts';

export const camera: typeof english = {
  camera: {
    label: 'Cámara',
    practice: 'Cámara de práctica',
    unnamed: 'Cámara {number}',
    alike: '{label} ({number})',
    absent: '{label} (no conectada)',
    opening: 'Abriendo la cámara',
    tryAgain: 'Reintentar',
    use: 'Usar {label}',
    trouble: {
      refused: {
        title: 'No se permite usar la cámara',
        now: 'Permita que Headroom use la cámara en los ajustes de privacidad del navegador o del sistema e inténtelo de nuevo. No se ha perdido nada.',
      },
      missing: {
        title: 'La cámara no está conectada',
        now: 'Conéctela: se abre automáticamente. O use otra cámara, o importe una imagen.',
      },
      unsure: {
        title: '¿Qué cámara es?',
        now: 'Más de una cámara puede ser la que se usó la última vez. Elija una: Headroom la recuerda.',
      },
      busy: {
        title: 'Otro programa está usando la cámara',
        now: 'Cierre el otro programa, por ejemplo una videollamada. Headroom vuelve a probar entonces la cámara.',
      },
      lost: {
        title: 'La cámara se ha desconectado',
        now: 'Vuelva a conectarla: se abre automáticamente. Las tomas hechas hasta ahora están a salvo.',
      },
      silent: {
        title: 'La cámara no envía ninguna imagen',
        now: 'Headroom vuelve a intentarlo automáticamente. Si no sirve, desconéctela y vuelva a conectarla.',
      },
      stalled: {
        title: 'Imagen congelada: la cámara no envía nada nuevo',
        now: 'Espere un momento: Headroom la abre otra vez. O desconéctela y vuelva a conectarla.',
      },
      asleep: {
        title: 'La cámara no responde',
        now: 'Pulse su disparador hasta la mitad para despertarla, o enciéndala. Después se abre automáticamente.',
      },
      held: {
        title: 'Otro programa retiene la cámara',
        now: 'Cierre los demás programas de fotos. En Linux, expulse también la cámara en el gestor de archivos. Headroom lo intenta después de nuevo.',
      },
      mirrorUp: {
        title: 'El espejo de la cámara está levantado',
        now: 'Desactive el bloqueo del espejo en la cámara. Después se abre automáticamente.',
      },
      noLiveView: {
        title: 'Esta cámara no tiene imagen en directo por su cable',
        now: 'Use otra cámara o importe la imagen.',
      },
      programClosed: {
        title: 'El programa de esta cámara no está abierto',
        now: 'Abra digiCamControl y active su servidor web. La cámara se abre después automáticamente.',
      },
      failed: {
        title: 'La cámara no se ha abierto',
        now: 'Headroom vuelve a intentarlo automáticamente. O use otra cámara, o importe una imagen.',
      },
    },
    connected: {
      state: 'Batería y tarjeta',
      battery: 'Batería al {percent}',
      lowBattery: 'Batería al {percent}: cámbiela pronto.',
      card: 'Sin espacio en la tarjeta | Espacio para una foto en la tarjeta | Espacio para {count} fotos en la tarjeta',
      fewShots:
        'La tarjeta está llena: cámbiela. | Espacio para una foto en la tarjeta: cámbiela pronto. | Espacio para {count} fotos en la tarjeta: cámbiela pronto.',
      releasing: 'La cámara toma la foto.',
      keepStill: 'Llega en unos segundos. Después continúa la imagen en directo.',
    },
    fault: {
      black: {
        title: 'La imagen está en negro',
        now: '¿Está tapado el objetivo o apagada la luz?',
      },
      burnt: {
        title: 'La imagen está sobreexpuesta',
        now: 'Aparte la cámara de la lámpara o de la ventana.',
      },
    },
    few: {
      title: 'Esta cámara da muy pocos píxeles para {document}',
      text: 'Un rostro que llena la plantilla mide aquí {have} píxeles de alto; este documento necesita {need}. Es posible que el organismo rechace la foto.',
      size: 'La cámara envía {w}\u00a0×\u00a0{h}\u00a0píxeles.',
      other: 'Usar otra cámara',
      anyway: 'Hacerla de todos modos',
    },
  },
  burst: {
    pick: 'Usar el fotograma {number} de {count}',
    picked: 'Fotograma {number} de {count}, la toma',
    pickBest: 'Usar el fotograma {number} de {count}, el mejor',
    pickedBest: 'Fotograma {number} de {count}, el mejor, la toma',
    best: 'El mejor',
  },
  practiceSitter: {
    label: 'Persona ante la cámara de práctica',
    adult: 'Persona adulta, sin defectos',
    'dark-hair': 'Persona adulta con pelo negro voluminoso',
    'long-hair': 'Persona adulta con pelo largo pelirrojo',
    glasses: 'Persona adulta con gafas',
    child: 'Menor',
    baby: 'Bebé durmiendo',
    smiling: 'Con sonrisa',
    'mouth-open': 'Boca abierta',
    'eyes-shut': 'Ojos cerrados',
    tilted: 'Cabeza inclinada',
    turned: 'Cabeza girada',
    'chin-down': 'Mentón bajo',
    far: 'Demasiado lejos',
    near: 'Demasiado cerca',
    aside: 'Fuera del centro',
    dark: 'Demasiado oscuro',
    bright: 'Demasiado claro',
    'one-sided': 'Luz de un solo lado',
    blurred: 'Desenfocada',
    'busy-wall': 'Pared recargada detrás',
    'two-people': 'Dos personas',
    nobody: 'Nadie',
  },
};
