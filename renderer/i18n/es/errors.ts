import type { errorActions as englishActions, errors as englishErrors } from '../en/errors.ts';
import { megabytes, megapixels } from '../figures.ts';

/** Every error: what happened, whether money or credit was spent, and what to do now. */
const free = 'No se ha gastado nada.';
/** Concerns one request only: an earlier one for the same photo may have cost something. */
const freeRequest = 'Esta petición no ha costado nada.';

export const errorActions: typeof englishActions = {
  retry: 'Reintentar',
  retake: 'Volver a la toma',
  document: 'Elegir el documento',
  account: 'Abrir la cuenta',
  printing: 'Abrir la impresión',
  printers: 'Abrir las impresoras',
  reload: 'Volver a cargar',
};

/** The cost of an error that prevents the picture of an answer from being stored: the answer itself has arrived. */
export const errorAnswerKept =
  'Se ha consumido 1 crédito, y la respuesta se conserva. Recuperar la imagen es gratis.';

export const errors: typeof englishErrors = {
  INVALID_INPUT: {
    title: 'Un dato de esta pantalla no se puede usar.',
    cost: free,
    now: 'Revise los campos e inténtelo de nuevo.',
  },
  FOREIGN_SENDER: {
    title: 'Headroom no ha aceptado esta página.',
    cost: free,
    now: 'Vuelva a cargar la página.',
  },
  NOT_FOUND: {
    title: 'Esto ya no está aquí.',
    cost: free,
    now: 'Vuelva a cargar, o busque el pedido desde Inicio.',
  },
  WRONG_STEP: {
    title: 'El pedido está ahora en otro paso.',
    cost: free,
    now: 'Vuelva a cargarlo y continúe desde el paso que muestra.',
  },
  IMAGE_NOT_RECOGNISED: {
    title: 'Este archivo no es una imagen que se pueda leer.',
    cost: free,
    now: 'Use un archivo JPEG, PNG, WebP o HEIC, o haga una toma.',
  },
  IMAGE_TOO_LARGE: {
    title: 'Esta imagen es demasiado grande.',
    cost: free,
    now: `Use un archivo de ${megapixels}\u00a0megapíxeles y ${megabytes}\u00a0MB como máximo, o haga una toma con la cámara.`,
  },
  IMAGE_TOO_SMALL: {
    title: 'Esta imagen tiene muy pocos píxeles para una foto de carné.',
    cost: free,
    now: 'Use una más grande, o haga una toma con la cámara.',
  },
  IMAGE_HEIC_UNREADABLE: {
    title: 'Esta imagen es HEIC, y este equipo no puede leerlas.',
    cost: free,
    now: 'Guárdela como JPEG e importe ese archivo. En un iPhone: Ajustes, Cámara, Formatos, Más compatible.',
  },
  IMAGE_DECODER_FAILED: {
    title: 'Una imagen no se ha podido leer hasta el final.',
    cost: free,
    now: 'Inténtelo de nuevo. Si vuelve a fallar, guarde la imagen como JPEG en otro programa y use ese archivo.',
  },
  FOLDER_FILE_GONE: {
    title: 'Esta imagen no está ahora en la carpeta.',
    cost: free,
    now: 'Mire la carpeta y su red, o elija otra imagen.',
  },
  PHOTO_FILE_MISSING: {
    title: 'Falta el archivo de esta imagen.',
    cost: free,
    now: 'Elija otra toma o haga una nueva.',
  },
  CAMERA_AWAY: {
    title: 'La cámara ha dejado de responder.',
    cost: `No se ha guardado ninguna foto. ${free}`,
    now: 'Revise su cable y su alimentación. Siga con otra toma o con otra cámara.',
  },
  CAMERA_BUSY: {
    title: 'La cámara sigue ocupada.',
    cost: `No se ha guardado ninguna foto. ${free}`,
    now: 'Espere un momento y tome la foto otra vez.',
  },
  CAMERA_NO_FOCUS: {
    title: 'La cámara no ha podido enfocar.',
    cost: `No se ha tomado ninguna foto. ${free}`,
    now: 'Apunte el punto de enfoque a los ojos o ponga el objetivo en enfoque manual. Después tome la foto otra vez.',
  },
  CAMERA_CARD_FULL: {
    title: 'La tarjeta de la cámara está llena o falta.',
    cost: `No se ha tomado ninguna foto. ${free}`,
    now: 'Cambie la tarjeta y tome la foto otra vez. O use otra cámara.',
  },
  CAMERA_MIRROR_UP: {
    title: 'El espejo de la cámara está levantado.',
    cost: `No se ha tomado ninguna foto. ${free}`,
    now: 'Desactive el bloqueo del espejo en la cámara y tome la foto otra vez.',
  },
  CAMERA_RAW_ONLY: {
    title: 'La cámara ha guardado un archivo raw y ningún JPEG.',
    cost: `No se ha guardado ninguna foto. ${free}`,
    now: 'Ponga la cámara en JPEG, o en raw y JPEG. Después tome la foto otra vez.',
  },
  CAMERA_FAILED: {
    title: 'La cámara no ha tomado ninguna foto.',
    cost: `No se ha guardado ninguna foto. ${free}`,
    now: 'Tome la foto otra vez. Si vuelve a fallar, mire la pantalla de la cámara o use otra cámara.',
  },
  SERVICE_NO_ACCOUNT: {
    title: 'No hay ninguna cuenta conectada.',
    cost: freeRequest,
    now: 'Conecte una cuenta en la configuración; el pedido espera.',
  },
  SERVICE_NO_HEADSHOT_ADDRESS: {
    title: 'La cuenta no tiene dirección de retratos.',
    cost: freeRequest,
    now: 'Introduzca la dirección de retratos que le dio el servicio en Configuración, Cuenta.',
  },
  SERVICE_CREDENTIALS: {
    title: 'El servicio no acepta esta clave y este secreto.',
    cost: freeRequest,
    now: 'Compruébelos en la configuración de la cuenta; el pedido espera.',
  },
  SERVICE_NOT_ENABLED: {
    title: 'La cuenta no tiene esto activado.',
    cost: freeRequest,
    now: 'Pida al servicio que lo active; el pedido espera.',
  },
  SERVICE_REQUEST_REFUSED: {
    title: 'El servicio no ha aceptado la petición.',
    cost: 'Por lo general, una petición no aceptada no cuesta nada.',
    now: 'Revise el documento y la toma, e inténtelo de nuevo.',
  },
  SERVICE_IMAGE_REFUSED: {
    title: 'El servicio no puede usar esta toma.',
    cost: 'Por lo general, una imagen no aceptada no cuesta nada.',
    now: 'Haga o elija otra.',
    tooLarge: {
      title: 'El servicio indica que este archivo es demasiado grande.',
      cost: 'Por lo general, un archivo no aceptado no cuesta nada.',
      now: 'Envíe una copia menor o use otra imagen. El tamaño de la copia se fija en Configuración, Servicio de fotos.',
    },
  },
  SERVICE_UNKNOWN_DOCUMENT: {
    title: 'El servicio no conoce este documento.',
    cost: freeRequest,
    now: 'Elija otro documento.',
  },
  SERVICE_UNKNOWN_PHOTO: {
    title: 'El servicio ya no tiene esta vista previa.',
    cost: freeRequest,
    now: 'Haga otra vista previa a partir de la toma.',
  },
  SERVICE_NO_FACE: {
    title: 'El servicio no ha encontrado ningún rostro.',
    cost: 'Es posible que se haya consumido una vista previa del crédito.',
    now: 'Haga otra toma en la que se vea el rostro entero.',
  },
  SERVICE_PROCESSING: {
    title: 'El servicio no ha podido procesar la imagen.',
    cost: 'Es posible que se haya consumido un crédito.',
    now: 'Consulte el crédito antes de intentarlo de nuevo.',
  },
  SERVICE_CREDIT: {
    title: 'A la cuenta no le queda crédito.',
    cost: freeRequest,
    now: 'Recargue la cuenta en el servicio; el pedido espera.',
  },
  SERVICE_BUSY: {
    title: 'El servicio está ocupado.',
    cost: freeRequest,
    now: 'Espere un minuto e inténtelo de nuevo.',
  },
  SERVICE_UNREACHABLE: {
    title: 'No se puede contactar con el servicio.',
    uncertain: 'El servicio no ha completado la petición.',
    cost: freeRequest,
    now: 'Compruebe la red e inténtelo de nuevo. Mientras tanto se pueden hacer tomas.',
  },
  SERVICE_CERTIFICATE: {
    title: 'La conexión con el servicio no es segura.',
    cost: 'Esta petición no se ha enviado y no ha costado nada.',
    now: 'Compruebe el reloj y la red de este equipo, y avise a la persona que se ocupa de él.',
  },
  SERVICE_UNCERTAIN: {
    title: 'No se sabe cómo terminó la petición.',
    cost: 'Es posible que se haya consumido un crédito.',
    now: 'Indique en esta pantalla lo que sepa; nada se vuelve a enviar automáticamente.',
  },
  SERVICE_IMAGE_PENDING: {
    title: 'La foto está hecha, pero su imagen no ha llegado.',
    cost: 'Se ha consumido 1 crédito. Recuperar la imagen no cuesta nada más.',
    now: 'Recupere la imagen otra vez.',
    damaged: {
      title: 'La imagen ha llegado dañada.',
      cost: 'Se ha consumido 1 crédito. Recuperar la imagen no cuesta nada más.',
      now: 'Recupere la imagen otra vez: su dirección todavía funciona.',
    },
    lost: {
      title: 'La imagen ya no se puede recuperar.',
      cost: 'Se ha consumido 1 crédito.',
      now: 'Es posible que pedirla otra vez consuma otro crédito.',
    },
    unusable: {
      title: 'La imagen que ha enviado el servicio no se puede usar.',
      cost: 'Se ha consumido 1 crédito. Lo recibido se conserva cifrado.',
      now: 'Es posible que pedirla otra vez consuma otro crédito.',
    },
  },
  CALL_OPEN: {
    title: 'Una petición de esta foto sigue abierta.',
    cost: 'No se ha gastado nada más.',
    now: 'Espérela o, si no se sabe su resultado, indíquelo primero.',
  },
  CALLS_HELD: {
    title: 'Headroom está cambiando de cuenta, de datos o de versión.',
    cost: 'No se ha impreso ni gastado nada.',
    now: 'Espere a que termine e inténtelo de nuevo.',
  },
  FINAL_IN_DOUBT: {
    title: 'Es posible que la foto final no llegue.',
    cost: 'No se ha cobrado ni gastado nada.',
    now: 'Pida al cliente que espere, o cobre de todos modos.',
  },
  NO_PRINT_UNTOLD: {
    title: 'El organismo no admite papel, y el cliente no lo sabe.',
    cost: 'No se ha cobrado ni gastado nada.',
    now: 'Dígaselo al cliente y confirme que lo sabe, o elija otro documento.',
  },
  PART_PAID: {
    title: 'Una parte de este pedido ya está pagada.',
    cost: 'No se ha cambiado nada.',
    now: 'Cobre el resto, o devuelva primero esa parte.',
  },
  DISCOUNT_TOO_LARGE: {
    title: 'El descuento es mayor que el precio.',
    cost: 'No se ha cambiado nada.',
    now: 'Introduzca como máximo el precio de esa línea.',
  },
  DUE_CHANGED: {
    title: 'Los pagos de este pedido ya no son los de la pantalla.',
    cost: 'Esta pulsación no ha registrado nada.',
    now: 'Vuelva a cargar el pedido y lea otra vez los importes antes de cobrar o devolver dinero.',
  },
  TAKINGS_CHANGED: {
    title: 'La recaudación ya no es la de la pantalla.',
    cost: 'No se ha cerrado nada.',
    now: 'Vuelva a cargar la jornada, lea las cifras nuevas y haga otra vez el arqueo.',
  },
  EDIT_LOCKED: {
    title: 'El organismo de este documento prohíbe las imágenes editadas.',
    cost: free,
    now: 'Use la toma tal como se hizo. Con el PIN de responsable se puede autorizar la edición, con un motivo que se conserva.',
  },
  EXPORT_TARGET_GONE: {
    title: 'Esta carpeta o memoria USB ya no está.',
    cost: 'No se ha escrito ni gastado nada.',
    now: 'Vuelva a conectar la memoria USB o compruebe la carpeta, e inténtelo de nuevo. O elija otra.',
  },
  EXPORT_FAILED: {
    title: 'Las imágenes no se han podido escribir allí.',
    cost: 'No se ha gastado nada, y allí no ha quedado nada a medio escribir.',
    now: 'Corríjalo, o elija otra carpeta o memoria USB, e inténtelo de nuevo. Las imágenes están a salvo en Headroom.',
  },
  SUPERVISOR_REQUIRED: {
    title: 'Esto está reservado a responsables.',
    cost: free,
    now: 'Desbloquee la configuración con el PIN de responsable y repítalo.',
  },
  PIN_NOT_SET: {
    title: 'Todavía no hay ningún PIN.',
    cost: free,
    now: 'Configure antes uno en Configuración, Personal.',
  },
  PIN_WRONG: {
    title: 'PIN incorrecto.',
    cost: free,
    now: 'Inténtelo de nuevo. Después de cinco intentos incorrectos hay que esperar, y cada intento más duplica la espera.',
  },
  PIN_WAIT: {
    title: 'Demasiados PIN incorrectos.',
    cost: free,
    now: 'Espere a que pase el tiempo indicado e inténtelo de nuevo. Los pedidos continúan mientras tanto.',
  },
  NAME_TAKEN: {
    title: 'Ese nombre ya está en uso.',
    cost: free,
    now: 'Introduzca otro nombre.',
  },
  COUNTER_LOCKED: {
    title: 'El puesto está bloqueado.',
    cost: free,
    now: 'Identifíquese y repítalo.',
  },
  KIOSK_LOCKED: {
    title: 'El modo bloqueado está activo y faltan sus PIN.',
    cost: free,
    now: 'Vuelva a poner los datos en su sitio o pida al soporte técnico que entre con otra cuenta de este equipo, cierre Headroom y elimine kiosk-lock.json de la carpeta de datos de Headroom.',
  },
  LAST_SUPERVISOR: {
    title: 'No quedaría nadie con función de responsable.',
    cost: free,
    now: 'Añada antes a otra persona con función de responsable y PIN.',
  },
  RECORDS_READ_ONLY: {
    title: 'Los datos no se pueden escribir.',
    cost: free,
    now: 'Compruebe el disco y sus permisos; lo que hay se puede seguir leyendo.',
  },
  RECORDS_DAMAGED: {
    title: 'Los datos están dañados.',
    cost: free,
    now: 'No se ha eliminado nada. Avise a la persona que se ocupa de este equipo: con una copia de seguridad, los datos se pueden restaurar en Configuración, Copias de seguridad.',
  },
  RECORDS_MISSING: {
    title: 'No se han encontrado los datos.',
    cost: free,
    now: 'No se ha eliminado nada. Vuelva a cargar esta página: indica entonces lo que puede hacer.',
  },
  RECORDS_INCOMPLETE: {
    title: 'Es posible que falten datos.',
    cost: 'No se ha enviado ni gastado nada.',
    now: 'Lea lo que puede faltar en la barra roja de arriba e inténtelo de nuevo.',
  },
  RECORDS_NEWER: {
    title: 'Los datos son de una versión más reciente de Headroom.',
    cost: free,
    now: 'Instale la versión más reciente; no se ha cambiado nada.',
  },
  RECORDS_UNSAFE: {
    title: 'Este disco no guarda los datos de forma fiable.',
    cost: 'No se ha enviado ni gastado nada.',
    now: 'Haga que pasen la carpeta de datos a un disco fiable.',
  },
  RECORDS_CHECKING: {
    title: 'Los datos todavía se están comprobando.',
    cost: 'No se ha enviado ni gastado nada.',
    now: 'Espere a que desaparezca el aviso de la parte superior e inténtelo de nuevo.',
  },
  RECORDS_BUSY: {
    title: 'Otro Headroom u otro programa está usando estos datos.',
    cost: free,
    now: 'Ciérrelo o continúe allí; después inténtelo de nuevo.',
  },
  DISK_FULL: {
    title: 'El disco está lleno.',
    uncertain: 'El disco estaba lleno y no se pudo guardar la respuesta.',
    cost: 'Este paso no ha consumido crédito.',
    now: 'Libere espacio e inténtelo de nuevo. Todo lo guardado hasta ahora se conserva.',
  },
  DISK_FAILED: {
    title: 'El disco ha indicado un error.',
    uncertain: 'El disco indicó un error y no se pudo guardar la respuesta.',
    cost: 'Este paso no ha consumido crédito.',
    now: 'Inténtelo de nuevo: todo lo guardado hasta ahora se conserva. Si se repite, compruebe que hay una copia de seguridad y haga revisar el disco.',
  },
  KEYCHAIN_UNAVAILABLE: {
    title: 'El depósito de claves no se puede usar.',
    cost: free,
    now: 'Desbloquee o configure el depósito de claves de este equipo e inténtelo de nuevo.',
  },
  PRINTER_UNKNOWN: {
    title: 'No se encuentra esta impresora.',
    cost: 'No se ha usado papel.',
    now: 'Elija otra impresora.',
  },
  PRINTER_REFUSED: {
    title: 'La impresora no ha aceptado la impresión.',
    cost: 'No se ha usado papel.',
    now: 'Compruebe el papel, la tapa y la cola, y vuelva a imprimir.',
  },
  PRINTER_STOPPED: {
    title: 'La cola de esta impresora está detenida.',
    cost: 'No se ha usado papel.',
    now: 'Reanude la cola y vuelva a imprimir. Antes salen las impresiones que ya esperan en ella.',
  },
  PRINTER_RESUME_REFUSED: {
    title: 'El usuario de este equipo no puede reanudar la impresora.',
    cost: 'No se ha usado papel.',
    now: 'Pida a quien administra este equipo que ejecute «{command}» en un terminal. Las impresiones en espera salen entonces.',
  },
  PRINTER_UNREACHABLE: {
    title: 'No se puede contactar con la impresora.',
    cost: 'No se ha usado papel.',
    now: 'Enciéndala, compruebe el cable e inténtelo de nuevo.',
  },
  PRINTER_NOT_APPROVED: {
    title: 'Esta impresora no está validada para fotos de carné con este papel.',
    cost: 'No se ha usado papel.',
    now: 'Calíbrela: imprima la hoja de calibración e introduzca las medidas. O elija otra impresora.',
  },
  PROFILE_WRONG: {
    title: 'Con su configuración, esta impresora no puede imprimir este papel.',
    cost: 'No se ha usado papel.',
    now: 'Elija otro papel o revise la configuración de esta impresora.',
  },
  SHEET_IMPOSSIBLE: {
    title: 'Las fotos no caben en este papel.',
    cost: 'No se ha usado papel.',
    now: 'Use un papel más grande, menos fotos, o menos separación y margen.',
  },
  SHEET_IN_USE: {
    title: 'Otro programa tiene abierta una hoja guardada de este cliente.',
    cost: free,
    now: 'La ficha de cliente todavía no se ha suprimido. Cierre la hoja en ese programa y suprima la ficha otra vez.',
  },
  SHEET_MISSING: {
    title: 'El PDF guardado falta o está dañado.',
    cost: free,
    now: 'Pulse «Volver a imprimir» en esta impresión para guardarlo de nuevo.',
  },
  PRINT_FILE_WRONG: {
    title: 'La hoja no ha quedado exacta y no se ha imprimido.',
    cost: 'No se ha usado papel.',
    now: 'Elija otro papel y avise a la persona que se ocupa de este equipo.',
  },
  PRINT_UNCERTAIN: {
    title: 'No se sabe si se ha imprimido.',
    cost: 'Es posible que se haya usado papel.',
    now: 'Mire la impresora e indique lo que ha salido.',
  },
  PRINT_NOT_MOVED: {
    title: 'La impresión no se ha trasladado.',
    cost: 'No se ha enviado nada a la otra impresora.',
    now: 'Lea la línea de esta impresión. Si pregunta si ha salido, mire la bandeja de su impresora y responda.',
  },
  INTERNAL: {
    title: 'Algo ha fallado en Headroom.',
    cost: 'El pedido se conserva como se guardó por última vez.',
    now: 'Vuelva a cargar y mire el pedido antes de repetir nada.',
  },
};
