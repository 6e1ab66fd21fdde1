import type { openingCheck as english } from '../en/opening-check.ts';

export const openingCheck: typeof english = {
  title: 'Revisión de apertura',
  offer: 'Hoy todavía no se ha hecho la revisión de apertura.',
  start: 'Iniciar la revisión de apertura',
  again: 'Revisar otra vez',
  checked: 'Revisado a las {time}.',
  checkedBy: 'Revisado a las {time} por {name}.',
  seeing: 'Vista por la cámara: no debe haber nadie en la imagen',
  asking: 'Consultando el servicio de fotos y las impresoras',
  ready: 'Todo está listo para el primer cliente',
  look: 'Hay un punto por revisar; nada detiene al primer cliente | Hay {count} puntos por revisar; nada detiene al primer cliente',
  stops: 'Un punto detiene al primer cliente | {count} puntos detienen al primer cliente',
  toDesk: 'Volver al inicio',
  scene: 'Lo que ve la cámara',
  empty: 'La luz y el fondo se valoran sin nadie en la imagen, donde estará la cabeza del cliente.',
  noScene: 'No hay imagen de la cámara.',
  ofPaper: '{paper} en {printer}:',
  states: {
    stops: 'Detiene al primer cliente',
    check: 'Revisar',
    ok: 'En orden',
    none: 'No procede',
  },
  names: {
    records: 'Datos del estudio',
    camera: 'Cámara',
    folder: 'Carpeta vigilada',
    light: 'Luz',
    backdrop: 'Fondo',
    service: 'Servicio de fotos',
    credit: 'Crédito',
    disk: 'Disco',
    printer: 'Impresora',
    paper: 'Papel y cinta',
    calibration: 'Calibración',
    slips: 'Impresora de resguardos y recibos',
    clock: 'Reloj',
    backup: 'Copia de seguridad',
    updates: 'Actualizaciones',
    lock: 'Modo bloqueado',
    keychain: 'Depósito de claves',
  },
  found: {
    records: {
      sound: 'Los datos del estudio se pueden leer y escribir.',
      damaged: 'Los datos del estudio están dañados. Siga la barra de la parte superior de la pantalla.',
    },
    camera: {
      live: '{camera} envía una imagen en directo.',
      practice: 'La cámara de práctica dibuja a una persona.',
      drawn:
        'Está elegida la cámara de práctica: muestra a una persona dibujada, no el estudio. Conecte una cámara y elíjala.',
      folder: 'No hay ninguna cámara conectada. Las imágenes llegan de la carpeta vigilada.',
      'not-chosen':
        'Hay una cámara conectada, pero está elegida la cámara de práctica. Las imágenes llegan de la carpeta vigilada.',
      'battery-low':
        'La batería de la cámara está al {percent}\u00a0%. Cárguela o cámbiela antes de la primera foto.',
      'card-low':
        'En la tarjeta solo hay espacio para {count} foto: cámbiela pronto. | En la tarjeta solo hay espacio para {count} fotos: cámbiela pronto.',
      'card-full': 'La tarjeta está llena o falta en la cámara. Inserte una tarjeta con espacio.',
    },
    folder: {
      watched: 'Headroom vigila {folder} en busca de imágenes nuevas.',
      away: 'No se puede acceder a {folder}, así que no llega ninguna imagen. Conecte su unidad o el recurso de red.',
    },
    light: {
      good: 'Hay luz suficiente y es uniforme.',
      dim: 'Hay poca luz. Encienda las lámparas.',
      'one-sided': 'Un lado está mucho más claro que el otro. Encienda todas las lámparas o tape la ventana.',
      black: 'La imagen es negra. Destape el objetivo y encienda la luz.',
      burnt: 'La imagen está sobreexpuesta. Aparte la cámara de la lámpara o de la ventana.',
      unseen: 'No había imagen con que valorarla.',
    },
    backdrop: {
      plain: 'El fondo es claro, liso y uniforme.',
      busy: 'El fondo no es uniforme. Retire lo que haya delante, alise los pliegues e ilumínelo por igual.',
      dark: 'El fondo es oscuro. Ilumínelo o cuelgue uno gris claro o blanco.',
      person: 'Hay alguien en la imagen. Apártese y revise otra vez.',
      unseen: 'No había imagen con que valorarlo.',
    },
    service: {
      practice: 'El servicio de práctica responde.',
      answers: 'El servicio de fotos responde y conoce la cuenta.',
      refused: 'El servicio de fotos rechaza la cuenta. Compruebe la clave y el secreto de la cuenta.',
      silent: 'El servicio de fotos no responde. Compruebe la conexión a internet de este equipo.',
      busy: 'El servicio de fotos responde, pero ahora no acepta más peticiones. Espere un minuto y revise otra vez.',
      fault:
        'El servicio de fotos responde, pero con un error propio. Revise otra vez dentro de unos minutos. Si el error continúa, avise al servicio de fotos.',
      certificate:
        'La conexión con el servicio de fotos no es segura, así que no se envía nada. Compruebe el reloj y la red de este equipo, y avise a la persona que se ocupa de él.',
      'not-asked':
        'Headroom no ha podido consultar el servicio de fotos por un error propio. Reinicie Headroom. Si el error continúa, guarde un archivo de asistencia para la asistencia técnica.',
      'practice-amiss': 'El servicio de práctica de este equipo no responde como debería. Reinicie Headroom.',
    },
    credit: {
      previews: 'Queda {count} vista previa. | Quedan {count} vistas previas.',
      photos: 'Queda {count} foto. | Quedan {count} fotos.',
      'few-previews':
        'Solo queda {count} vista previa: compre más hoy. | Solo quedan {count} vistas previas: compre más hoy.',
      'few-photos': 'Solo queda {count} foto: compre más hoy. | Solo quedan {count} fotos: compre más hoy.',
      'no-previews': 'No queda ninguna vista previa. Compre más antes del primer pedido.',
      'no-photos': 'No queda ninguna foto. Compre más antes del primer pedido.',
      'trial-ends': 'La prueba termina el {date}. Contrate una suscripción antes.',
      'trial-ended': 'La prueba terminó el {date}. Contrate una suscripción.',
      differs:
        'El contador del servicio no coincide con el de Headroom. Puede que otros usen la misma cuenta.',
      unknown: 'El servicio no indica cuánto crédito queda.',
      'not-now': 'No se sabe por ahora: el servicio de fotos no lo ha indicado.',
    },
    disk: {
      room: 'Espacio libre: {size}.',
      low: 'Espacio libre: solo {size}. Libere espacio en los próximos días.',
      full: 'Espacio libre: solo {size}. No se envía nada que cueste crédito hasta que libere espacio.',
    },
    printer: {
      ready: '{printer} está lista.',
      file: 'No hay ninguna impresora elegida: las hojas se guardan como archivos.',
      gone: 'La impresora habitual no está en este equipo. Conéctela o elija otra.',
      unreachable: '{printer} no responde. Enciéndala y compruebe el cable.',
      stopped: '{printer} no acepta impresiones ({trouble}). Solucione el problema y reanúdela.',
      trouble: '{printer} no imprime ahora ({trouble}). Solucione el problema.',
      answer: '¿Ha salido una impresión de {printer}? Indíquelo antes de la siguiente.',
      failed: 'Una impresión en {printer} ha fallado. Vuelva a imprimirla.',
    },
    paper: {
      left: 'Queda {count} impresión en {printer}. | Quedan {count} impresiones en {printer}.',
      low: 'Solo queda {count} impresión en {printer}: tenga a mano el repuesto. | Solo quedan {count} impresiones en {printer}: tenga a mano el repuesto.',
      out: 'Según la cuenta de Headroom, no queda ninguna impresión en {printer}. Cargue una cinta o un rollo nuevos e indíquelo.',
      uncounted:
        'Nadie ha indicado cuántas impresiones se cargaron en {printer}, así que Headroom no las cuenta.',
    },
    calibration: {
      approved: '{paper} en {printer}: medición del {date}. Mida otra vez después de {days} días.',
      due: '{paper} en {printer}: última medición el {date}. Mida otra vez después de {days} días, porque cambian la cinta, los rodillos y la sala. Las fotos de carné se pueden seguir imprimiendo.',
    },
    slips: {
      ready: '{printer} está lista.',
      amiss: '{printer} no está lista. Puede que los resguardos y los recibos tengan que esperar.',
      gone: '{printer} no está en este equipo. Conéctela o elija otra impresora de resguardos y recibos.',
    },
    clock: {
      right: 'El reloj coincide con el del servicio de fotos.',
      apart:
        'El reloj se desvía {count} minuto del reloj del servicio de fotos. Póngalo en hora en la configuración del sistema. | El reloj se desvía {count} minutos del reloj del servicio de fotos. Póngalo en hora en la configuración del sistema.',
      doubt:
        'La fecha puede estar mal. Compruébela con el botón de la barra de la parte superior de la pantalla.',
      unknown: 'No se sabe por ahora: el servicio de fotos no ha dado su hora.',
      practice: 'El servicio de práctica no da ninguna hora, así que el reloj no se compara.',
    },
    backup: {
      last: 'La última copia de seguridad se hizo, y sus archivos nuevos se volvieron a leer: {when}.',
      running: 'Se está haciendo una copia de seguridad.',
      due: 'Todavía falta la copia de seguridad de anoche. Empieza en menos de un minuto: deje conectado su disco.',
      late: 'Ninguna copia de seguridad ha terminado bien desde {when}.',
      never: 'Todavía ninguna copia de seguridad ha terminado bien.',
      missing:
        'A la última copia de seguridad ({when}) le falta {count} imagen. | A la última copia de seguridad ({when}) le faltan {count} imágenes.',
      unfinished:
        'La última copia de seguridad ({when}) está completa, pero queda algo por hacer en las anteriores.',
      off: 'No hay carpeta para copias de seguridad. Si este disco falla, se pierde todo.',
      none: 'Aquí no se hacen copias de seguridad.',
    },
    updates: {
      current: 'Headroom {version} está al día: {when}.',
      staged:
        'Headroom {version} está listo para instalarse. Una persona responsable lo instala en Actualizaciones.',
      failed: 'La última actualización no se completó. Abra las actualizaciones para ver por qué.',
      old: 'Desde hace una semana o más no se sabe nada de versiones nuevas. Compruebe la conexión a internet y la dirección de las actualizaciones.',
      'not-looked':
        'Headroom no ha buscado últimamente versiones nuevas en la dirección de las actualizaciones. Abra las actualizaciones para buscarlas.',
      off: 'Nadie ha elegido de dónde vienen las actualizaciones, así que no se encuentran versiones nuevas.',
      none: 'Este Headroom {version} no se actualiza por sí solo.',
    },
    lock: {
      on: 'Este ordenador está bloqueado en Headroom.',
      open: 'El modo bloqueado está activo, pero el sistema deja {count} salida abierta. | El modo bloqueado está activo, pero el sistema deja {count} salidas abiertas.',
      unknown:
        'El modo bloqueado está activo, pero Headroom no ha podido averiguar todo lo que el sistema deja abierto.',
      off: 'Este ordenador no está bloqueado en Headroom: se pueden usar otros programas.',
    },
    keychain: {
      open: 'El depósito de claves está desbloqueado y tiene la cuenta.',
      shut: 'El depósito de claves no entrega la entrada de la cuenta. Desbloquéelo; si no, Headroom no podrá abrirse la próxima vez.',
      missing: 'Este equipo no tiene depósito de claves, así que no se puede guardar ninguna cuenta.',
      practice: 'No hay ninguna cuenta conectada.',
    },
  },
  ways: {
    camera: 'Elegir una cámara',
    folder: 'Abrir los ajustes de la carpeta',
    account: 'Abrir la cuenta',
    status: 'Abrir crédito y estado',
    keeping: 'Ver qué ocupa espacio',
    printing: 'Elegir una impresora',
    printer: 'Abrir la impresora',
    paper: 'Abrir el papel',
    calibrate: 'Calibrar',
    prints: 'Mostrar impresiones en espera',
    backups: 'Abrir las copias de seguridad',
    updates: 'Abrir las actualizaciones',
    lock: 'Abrir el modo bloqueado',
    support: 'Abrir la asistencia',
  },
};
