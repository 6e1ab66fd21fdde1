/** The frame around every screen: strip, rail, keys, and the few texts that controls share. */
import type { shell as english } from '../en/shell.ts';

export const shell: typeof english = {
  ui: {
    sentence: '{title}.',
    moment: '{day}, {time}',
    inUnit: '{label}, {unit}',
    back: 'Atrás',
    cancel: 'Cancelar',
    clearSearch: 'Borrar la búsqueda',
    pages: 'Filas mostradas',
    rowsOf: '{from}–{to} de {count}',
    found: 'Sin resultados | 1 resultado | {count} resultados',
    previousRows: 'Filas anteriores',
    nextRows: 'Filas siguientes',
    close: 'Cerrar',
    days: 'días',
    details: 'Detalles',
    dismiss: 'Cerrar aviso',
    hold: 'Para continuar, mantenga pulsado este botón alrededor de un segundo.',
    holdHint: 'Mantener',
    holding: 'Siga pulsando',
    less: '{what}: menos',
    mm: 'mm',
    more: '{what}: más',
    pictureMissing: 'Esta imagen no se puede leer',
  },
  scan: {
    ask: '¿Abrir el pedido {number}?',
    askText:
      'Ha escaneado su código. Lo que está haciendo queda como está; solo se pierde un importe que haya escrito y no haya registrado.',
    stay: 'Quedarse aquí',
    open: 'Abrir el pedido {number}',
    erased: 'Las imágenes del pedido {number} están suprimidas',
    erasedText: 'Se suprimieron el {day}. El pedido conserva sus documentos, su pago y su recibo.',
    unknown: 'Ningún pedido de este estudio tiene este código',
    unknownText:
      'No es un código de un recibo o un resguardo, o es de otro estudio u otro equipo. No se ha cambiado nada.',
    busy: 'Cierre la ventana abierta y vuelva a escanear',
    busyText: 'Se escaneó el pedido {number} con una ventana abierta. No se ha cambiado nada.',
  },
  keys: {
    ArrowDown: '↑ ↓',
    Delete: 'Supr',
    Enter: 'Intro',
    Escape: 'Esc',
    Space: 'Espacio',
  },
  screens: {
    label: 'Pantallas',
    desk: 'Inicio',
    order: 'Pedido',
    customers: 'Clientes',
    codes: 'Códigos',
    retouch: 'Retoque',
    headshots: 'Retratos',
    faceMatch: 'Rostros',
    prints: 'Impresiones',
    takings: 'Jornada',
    settings: 'Configuración',
    keys: 'Teclas',
  },
  strip: {
    lights: 'Servicio, cámara e impresora',
    lightOf: '{meaning} ({name})',
    noStudio: 'Headroom',
    practice: 'PRÁCTICA',
    previewsLeft: 'Sin vistas previas | Queda {count} vista previa | Quedan {count} vistas previas',
    fewLeft: 'Sin vistas previas | Solo queda {count} vista previa | Solo quedan {count} vistas previas',
    service: {
      ok: 'Servicio: listo',
      warn: 'Servicio: revise la cuenta',
      bad: 'Servicio: sin contacto',
      off: 'Servicio: sin consultar',
    },
    camera: {
      ok: 'Cámara: lista',
      warn: 'Cámara: no está lista',
      bad: 'Cámara: sin imagen',
      off: 'Cámara: sin usar',
    },
    printer: {
      off: 'Impresora: sin consultar',
      ok: 'Impresora: lista',
      gone: 'Impresora: no encontrada',
      held: '{printer}: {trouble}',
      answer: '{printer}: ¿se ha imprimido?',
      failed: '{printer}: una impresión ha fallado',
    },
    morePrinters: '{words} | {words}, y 1 impresora más | {words}, y {count} impresoras más',
    printsLeft:
      '{printer}: sin impresiones restantes | {printer}: solo queda {count} impresión | {printer}: solo quedan {count} impresiones',
  },
  shortcuts: {
    title: 'Teclas',
    text: 'Todo se puede hacer sin ratón. Con Tab se pasa de un control a otro.',
    enter: 'El paso siguiente, abajo a la derecha',
    hold: 'Mantener pulsado: continuar aunque el resultado esté en rojo',
    escape: 'Atrás, o cerrar lo que esté abierto',
    newOrder: 'Nuevo pedido',
    customers: 'Clientes',
    openingCheck: 'En el inicio: revisión de apertura; allí: revisar otra vez',
    change: 'Cambiar los datos del cliente que está en pantalla',
    merge: 'Combinar el cliente que está en pantalla con otro',
    again: 'Empezar un pedido como el que está seleccionado',
    search: 'Buscar',
    space: 'Hacer la foto, u otra; añadir otro documento',
    person: 'En la toma: elegir a la persona',
    age: 'En la toma: persona adulta, menor, bebé',
    payment: 'En el pago: efectivo, tarjeta, otro',
    list: 'Moverse por una lista o pasar a los resultados de una búsqueda; Inicio, Fin',
    row: 'Pasar de un documento, una toma o un retrato a otro',
    zoom: 'Imágenes comparadas: más grandes, más pequeñas, enteras, al 100\u00a0%',
    compare: 'Mover las imágenes comparadas o el divisor; Mayús: más rápido',
    tools: 'Retoque: edición con IA, fondo, mejorar, color',
    remind: 'En un código: aviso por teléfono, por correo, código siguiente, anular el aviso',
    marks: 'Conservar o descartar el retrato seleccionado',
    print: 'Imprimir los retratos conservados',
    export: 'Exportar una imagen retocada o los retratos conservados',
    layout: 'En la entrega: disponer la hoja',
    crop: 'En el recorte: mover, ampliar, enderezar, restablecer; Mayús: más lejos',
    sheet: 'En la hoja: girar, quitar. Las flechas mueven; Mayús: más lejos',
    lock: 'Bloquear el puesto, cuando haya personal configurado',
    help: 'Esta lista',
  },
  stopped: {
    title: 'Headroom se ha detenido o se ha reiniciado',
    gone: 'No se ha perdido ningún pedido: cada uno sigue en el paso en el que estaba. Si Headroom se ha detenido, inícielo de nuevo en este equipo. Después abra la última dirección que muestra en su terminal.',
    refused:
      'No se ha perdido ningún pedido. Headroom se ha reiniciado y ya no reconoce esta página: abra la última dirección que muestra en su terminal.',
    trying:
      'Esta página intenta contactar con Headroom cada dos segundos y vuelve automáticamente en cuanto puede.',
  },
  blocked: {
    'read-only':
      'Los datos se pueden leer, pero no escribir. No se puede hacer ni cobrar ningún pedido hasta que se solucione.',
    'disk-full':
      'El disco está casi lleno. Libere espacio: hasta entonces no se envía nada que cueste crédito.',
    'unsafe-disk':
      'Este disco no guarda los datos de forma fiable. No se envía nada que cueste crédito hasta que se solucione.',
    'records-incomplete':
      'Es posible que falten datos. No se envía nada que cueste crédito hasta que haya leído lo que puede faltar.',
    checking:
      'Headroom está comprobando los datos, como en cada inicio. Mientras tanto puede trabajar. No se envía nada que cueste crédito hasta que termine la comprobación.',
  },
  opening: {
    title: 'Abriendo Headroom',
    long: 'Después de una actualización o un corte de luz tarda más. No se pierde nada: deje esta página abierta.',
  },
  keychain: {
    nothing: 'No se ha perdido ni enviado nada.',
    unchanged: 'Headroom no ha cambiado ni enviado nada.',
    holds: 'El depósito de claves de este equipo contiene la cuenta del estudio y la clave de sus datos.',
    fileHolds: 'Un archivo de este equipo contiene la clave de los datos de práctica.',
    waiting:
      'Headroom vuelve a intentarlo automáticamente y se abre en cuanto puede. En espera desde las {time}.',
    again: 'Reintentar',
    locked: {
      title: 'El depósito de claves está bloqueado',
      now: 'Pulse Reintentar e introduzca la contraseña del depósito de claves. Si ninguna ventana la pide, cierre la sesión de este equipo y ábrala de nuevo con su contraseña.',
    },
    silent: {
      title: 'El depósito de claves no responde',
      now: 'Busque una ventana que pida la contraseña del depósito de claves, quizá detrás de esta, e introdúzcala. Si no hay ninguna, cierre la sesión de este equipo y ábrala de nuevo.',
    },
    missing: {
      title: 'El depósito de claves no está en marcha',
      now: 'Cierre la sesión de este equipo y ábrala de nuevo. Si vuelve a salir esta página, pida al soporte técnico que inicie el depósito de claves: en Linux, GNOME Keyring u otro Secret Service. El modo de práctica queda cerrado para que no se haga en él ningún pedido real.',
    },
    'entry-damaged': {
      title: 'La cuenta del depósito de claves no se puede leer',
      now: 'Cierre Headroom y pida al soporte técnico que ejecute «npm run account -- clear». Después inicie Headroom y conecte la cuenta de nuevo. Los pedidos se conservan.',
    },
    'key-missing': {
      title: 'Falta la clave de los datos del estudio',
      now: 'Introduzca la clave de recuperación del estudio. Si no la tiene, pida al soporte técnico que restaure la entrada «vault-key» de «Headroom» en el depósito de claves y pulse Reintentar. Sin esa clave no se pueden abrir ni los datos ni las fotos.',
    },
    'key-damaged': {
      title: 'La clave de los datos del estudio está dañada',
      now: 'Introduzca la clave de recuperación del estudio. Si no la tiene, pida al soporte técnico que restaure la entrada «vault-key» de «Headroom» en el depósito de claves y pulse Reintentar. Sin esa clave no se pueden abrir ni los datos ni las fotos.',
    },
    'key-other': {
      title: 'Los datos tienen otra clave',
      now: 'La clave del depósito de claves de este equipo no los abre: son de otro equipo, o el depósito de claves se sustituyó. Introduzca la clave de recuperación que corresponde a estos datos. Si no la tiene, pida al soporte técnico que restaure la entrada «vault-key» de «Headroom» en el depósito de claves y pulse Reintentar.',
    },
    'key-file-open': {
      title: 'Otras personas pueden leer la clave de los datos de práctica',
      now: 'Permita que solo el usuario de este equipo lea el archivo vault.key de la carpeta «practice», dentro de la carpeta de datos de Headroom, y pulse Reintentar.',
    },
    'key-file-missing': {
      title: 'Falta la clave de los datos de práctica',
      now: 'Vuelva a poner una copia del archivo vault.key en la carpeta «practice», dentro de la carpeta de datos de Headroom, y pulse Reintentar. Si no hay ninguna copia, elimine esa carpeta: el modo de práctica empieza entonces vacío.',
    },
    'key-file-other': {
      title: 'Los datos de práctica tienen otra clave',
      now: 'Vuelva a poner el archivo vault.key que les corresponde en la carpeta «practice», dentro de la carpeta de datos de Headroom, y pulse Reintentar. Si no lo hay, elimine esa carpeta: el modo de práctica empieza entonces vacío.',
    },
    'key-file-damaged': {
      title: 'La clave de los datos de práctica está dañada',
      now: 'Vuelva a poner una copia del archivo vault.key en la carpeta «practice», dentro de la carpeta de datos de Headroom, y pulse Reintentar.',
    },
  },
  missing: {
    title: 'No se han encontrado los datos',
    what: 'El archivo records.sqlite no está en su carpeta, aunque sí están sus imágenes, su clave o el archivo studio.mark. Headroom no ha eliminado ni enviado nada, y no se han empezado datos nuevos.',
    lastOrder: 'Último pedido',
    lastChange: 'Último cambio',
    unknown: 'Desconocido',
    putBack:
      'Busque records.sqlite en la papelera de reciclaje o en una copia de la carpeta de datos. Vuelva a ponerlo en la carpeta «studio», dentro de la carpeta de datos de Headroom, y pulse Reintentar. Si se ha perdido, restaure una copia de seguridad.',
    putBackPractice:
      'Busque records.sqlite en la papelera de reciclaje o en una copia de la carpeta de datos. Vuelva a ponerlo en la carpeta «practice», dentro de la carpeta de datos de Headroom, y pulse Reintentar.',
    orNew:
      'Si no encuentra el archivo, pregunte a la persona responsable si conviene empezar con datos nuevos. Headroom ya no conocerá entonces los clientes, pedidos, pagos y códigos anteriores.',
    again: 'Reintentar',
    still: 'El archivo records.sqlite sigue sin estar en su carpeta. No se ha cambiado nada.',
    startNew: 'Empezar con datos nuevos',
    newTitle: '¿Empezar con datos nuevos?',
    newText:
      'La pantalla Inicio empieza vacía. Las imágenes anteriores se conservan como están, en una carpeta llamada «set-aside» junto a los datos nuevos, pero Headroom ya no las muestra ni las suprime. Hay que volver a configurar el personal y sus PIN. Si se conoce el último número, ningún número de pedido se usa dos veces.',
  },
  gap: {
    read: 'Leer lo que puede faltar',
    title: 'Es posible que falten datos',
    reasons: {
      older:
        'Headroom ha abierto una copia anterior de los datos, o se ha perdido la última parte. Los pedidos, pagos y códigos posteriores no están aquí.',
      other:
        'Los datos son de otro estudio o de otro equipo. Los pedidos propios de este estudio no están aquí.',
      unknown:
        'Falta o está dañado el archivo studio.mark, que indica si los datos están completos. Headroom no puede saber si faltan pedidos.',
      fresh: 'Se han empezado datos nuevos.',
    },
    had: 'En estos datos',
    expected: 'Lo que conoce Headroom',
    lastChange: 'Último cambio',
    lastOrder: 'Último pedido',
    none: 'Desconocido',
    cost: 'No se ha eliminado ni enviado nada. Es posible que las peticiones que faltan aquí hayan consumido crédito.',
    now: 'Si tiene el archivo más reciente, cierre Headroom, vuelva a ponerlo y reinicie. Si no, continúe con estos datos. Las imágenes sin pedido se conservan 30 días.',
    next: 'Próximos números: pedido {order}, recibo {receipt}, reembolso {refund}, cierre {closing}. Es posible que se hayan usado números más bajos que no están en estos datos, y se omiten.',
    accept: 'Continuar con estos datos',
    later: 'Ahora no',
  },
  credit: {
    look: 'Crédito y estado',
    read: 'Lo he leído',
    more: 'Y una advertencia más. | Y {count} advertencias más.',
    'few-previews': {
      title:
        'No quedan vistas previas. | Solo queda {count} vista previa. | Solo quedan {count} vistas previas.',
      few: 'Recargue la cuenta en el servicio antes de que se acaben.',
      none: 'No se puede hacer ninguna vista previa hasta que se recargue la cuenta en el servicio. Los pedidos esperan como están.',
    },
    'few-photos': {
      title:
        'No quedan fotos directas. | Solo queda {count} foto directa. | Solo quedan {count} fotos directas.',
      few: 'Recargue la cuenta en el servicio antes de que se acaben.',
      none: 'No se puede hacer ninguna foto hasta que se recargue la cuenta en el servicio. Los pedidos esperan como están.',
    },
    trial: {
      ends: 'La prueba gratuita termina hoy a las {time}. | La prueba gratuita termina mañana, {date}. | La prueba gratuita termina en {count} días, el {date}.',
      endsText: 'Después, las fotos necesitan una suscripción en el servicio.',
      ended: 'La prueba gratuita terminó el {date}.',
      endedText: 'Ahora las fotos necesitan una suscripción en el servicio.',
    },
    differs: {
      previews:
        'El servicio dice que quedan {said} vistas previas; según nuestras propias peticiones serían {expected}.',
      photos:
        'El servicio dice que quedan {said} fotos directas; según nuestras propias peticiones serían {expected}.',
      text: 'Es posible que otro equipo use la misma cuenta o que una petición haya consumido un crédito inesperadamente. El número válido es el del servicio.',
    },
  },
};
