import type { updates as english } from '../../en/settings/updates.ts';

/** Updates of the installed program: their section in the settings, the bar, and going back. */
export const updates: typeof english = {
  title: 'Actualizaciones',
  text: 'Headroom descarga una versión más reciente en segundo plano y comprueba que su editor la ha firmado. No instala nada mientras hay una petición de pago, una impresión o un correo electrónico en curso. Estos ajustes pertenecen a este equipo, en modo de práctica y con una cuenta.',
  checkout:
    'Este Headroom funciona desde su código fuente, por lo que no se actualiza aquí. Un técnico actualiza el código y vuelve a iniciar Headroom.',
  noKey:
    'Este Headroom se creó sin la clave de su editor. No puede distinguir una actualización verdadera de una falsa, así que no acepta ninguna. Instale a mano una versión más reciente.',
  feed: 'Origen de las actualizaciones',
  feedHint:
    'La dirección de su proveedor, que empieza por https://, o una carpeta, por ejemplo en una memoria USB: E:\\Updates. Deje el campo vacío para no recibir actualizaciones.',
  feedWrong: 'Introduzca una dirección que empiece por https://, o la ruta completa de una carpeta.',
  daily: 'Buscar actualizaciones cada día',
  dailyHint: 'Si el equipo está apagado a esa hora, Headroom busca al iniciarse.',
  time: 'Hora',
  timeWrong: 'Introdúzcala así: 03:30',
  look: 'Buscar actualizaciones',
  install: 'Instalar {version}',
  goBack: 'Volver a {version}',
  off: 'No se buscan actualizaciones',
  offText: 'Introduzca abajo de dónde vienen las actualizaciones.',
  never: 'Todavía no se han buscado',
  neverText: 'Esta versión es Headroom {version}.',
  current: 'Headroom {version} está al día',
  wasCurrent: 'Headroom {version} estaba al día',
  lookedAt: 'Última búsqueda: {when}.',
  running: {
    check: 'Buscando actualizaciones',
    download: 'Descargando {version}: {percent}',
    verify: 'Comprobando el instalador de {version}',
    stage: 'Guardando el instalador de {version}',
    backup: 'Haciendo una copia de seguridad antes de instalar {version}',
    copy: 'Copiando los datos antes de instalar {version}',
    install: 'Se inicia el instalador de {version}. Headroom se cierra y vuelve a iniciarse.',
    back: 'Se inicia el instalador de {version}. Headroom se cierra y vuelve a iniciarse.',
  },
  staged: 'Headroom {version} está listo para instalarse',
  stagedAdmin:
    'Este sistema solo instala con la contraseña de un administrador, así que Headroom espera a una persona responsable. La instalación tarda unos minutos.',
  stagedAlone:
    'Una persona responsable puede instalarlo ahora. Si no, Headroom lo instala de noche, cuando no hay nadie en el puesto.',
  stagedByHand: 'Una persona responsable puede instalarlo. Tarda unos minutos.',
  stagedGoneBack:
    'En este puesto se volvió atrás desde esta versión, así que Headroom no la instala de noche. Una persona responsable puede instalarla en cualquier momento.',
  failedAt: 'Cuándo: {when}.',
  lookAgain: 'Pulse «Buscar actualizaciones», o espere a la búsqueda diaria.',
  lookAgainByHand: 'Pulse «Buscar actualizaciones».',
  trouble: {
    silent: {
      title: 'La dirección de las actualizaciones no ha respondido',
      text: 'No se ha cambiado nada. Compruebe la conexión a internet, o conecte la memoria USB.',
    },
    nothing: {
      title: 'Allí no hay ninguna actualización para este equipo',
      text: 'No se ha cambiado nada. Compare la dirección o la carpeta con lo que le indicó su proveedor.',
    },
    unsigned: {
      title: 'Se ha rechazado una actualización sin la firma del editor',
      text: 'No se ha descargado nada de ella. Avise a su proveedor: puede que la dirección no sea correcta o que alguien haya cambiado lo que hay allí.',
    },
    older: {
      title: 'La actualización ofrecida es anterior a este Headroom',
      text: 'Se ha rechazado, y no se ha cambiado nada. Avise a su proveedor.',
    },
    'cut-off': {
      title: 'La conexión se ha cortado durante la descarga',
      text: 'No se ha cambiado nada. La próxima descarga empieza de nuevo.',
    },
    damaged: {
      title: 'El instalador no es el que se firmó',
      text: 'Se ha eliminado, y no se ha cambiado nada. Vuelva a buscar actualizaciones. Si se repite, avise a su proveedor.',
    },
    'disk-full': {
      title: 'El disco de este equipo tiene muy poco espacio para la actualización',
      text: 'No se ha cambiado ni perdido nada. Libere espacio y vuelva a intentarlo.',
    },
    interrupted: {
      title: 'Headroom se cerró en mitad de una actualización',
      text: 'No se ha instalado nada ni se han cambiado datos. Una descarga empieza de nuevo por sí sola; para una instalación, pulse otra vez «Instalar».',
    },
    'no-backup': {
      title: 'No se ha instalado nada, porque no se pudo hacer una copia de seguridad',
      text: 'Vea en Copias de seguridad qué ocurre, y vuelva a instalar.',
    },
    'no-copy': {
      title: 'No se ha instalado nada, porque no se pudieron copiar los datos',
      text: 'No se han cambiado datos. Inténtelo otra vez. Si se repite, envíe el archivo de asistencia a un técnico.',
    },
    busy: {
      title: 'No se ha instalado nada, porque había empezado una impresión o un correo',
      text: 'Espere a que termine, y vuelva a instalar.',
    },
    'not-installed': {
      title: 'El instalador ha terminado, y esta versión sigue aquí',
      text: 'No se han cambiado datos. Puede que se rechazara la petición de administrador. Inténtelo otra vez, o pida a un técnico que ejecute el instalador de la carpeta «updates» de los datos de Headroom.',
    },
    other: {
      title: 'La actualización ha fallado',
      text: 'No se ha cambiado nada. Inténtelo otra vez. Si se repite, envíe el archivo de asistencia a un técnico.',
    },
  },
  updated: 'Actualizado de {from} a {to}',
  wentBack: 'Se ha vuelto de {from} a {to}',
  wentBackText:
    'Si {from} había convertido los datos, se usa otra vez la copia anterior a la actualización. Lo que se introdujo con {from} se conserva en los datos de Headroom, en una carpeta cuyo nombre empieza por «set-aside».',
  changedAt: 'Cuándo: {when}.',
  back: {
    title: 'Versión anterior a la actualización: {version}',
    kept: 'Al volver se conservan todos los datos: {version} puede leer los actuales.',
    copied:
      'Al volver se usa la copia de los datos anterior a la actualización. Lo introducido desde entonces se aparta en una carpeta.',
    installer: 'No se puede volver: el instalador de {version} no está en este equipo.',
    copy: 'No se puede volver: el plazo de la copia de los datos ha terminado, o se suprimió una ficha de cliente desde la actualización.',
  },
  installTitle: '¿Instalar Headroom {version}?',
  installText:
    'Headroom hace una copia de seguridad si hay una carpeta elegida para ello, copia los datos y se cierra. El instalador lo vuelve a iniciar. Nadie puede trabajar en este puesto durante unos minutos.',
  installAdmin: 'El sistema pide la contraseña de un administrador.',
  installNow: 'Instalar ahora',
  backTitle: '¿Volver a Headroom {version}?',
  backText:
    'Headroom se cierra, y el instalador de {version} lo vuelve a iniciar. Nadie puede trabajar en este puesto durante unos minutos.',
  backNow: 'Volver ahora',
  comparing: 'Buscando lo que se introdujo desde la actualización',
  since: {
    title: 'Desde la actualización',
    text: 'Después de volver, esto solo está en los datos apartados. El dinero y el crédito siguen gastados. Anote los números que necesite.',
    none: 'Ningún pedido, pago o consumo de crédito desde la actualización, y ningún cambio según el registro de auditoría.',
  },
  newerTrouble:
    'Headroom no ha podido leer lo que se introdujo desde la actualización. Al volver, todo ello se aparta en una carpeta.',
  refused: {
    call: 'No se ha empezado nada: hay una petición de pago en curso, o no se sabe su resultado. Espérela, o indique su resultado, y vuelva a intentarlo.',
    print:
      'No se ha empezado nada: una impresora aún tiene una hoja. Espere a que se imprima, o cancélela, y vuelva a intentarlo.',
    mail: 'No se ha empezado nada: se está enviando un correo electrónico. Vuelva a intentarlo dentro de un minuto.',
    busy: 'No se ha empezado nada: hay otra cosa en curso. Vuelva a intentarlo dentro de un minuto.',
    gone: 'No se ha empezado nada: esta versión ya no se puede instalar desde este equipo. Vuelva a buscar actualizaciones.',
  },
  banner: 'Headroom {version} está listo para instalarse.',
  open: 'Abrir actualizaciones',
  later: 'Más tarde',
};
