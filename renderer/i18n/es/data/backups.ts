/** Backups: in the settings and on the desk. */
import type { backups as english } from '../../en/data/backups.ts';

export const backups: typeof english = {
  text: 'Headroom copia los datos y las imágenes a una carpeta de un segundo disco, una memoria USB o una carpeta compartida: cada hora si algo ha cambiado, y cada noche mientras está en marcha. Las copias van cifradas. En otro equipo solo se abren con la clave de recuperación.',
  practice:
    'El modo de práctica no hace copias de seguridad. Un estudio puede elegir una carpeta para ellas en cuanto su cuenta está conectada.',
  readOnly: 'No se hacen copias de seguridad mientras los datos no se pueden escribir.',
  path: 'Carpeta para las copias',
  hint: 'Ruta completa, por ejemplo E:\\Headroom o /media/backup. La carpeta tiene que existir. Deje el campo vacío para no hacer copias.',
  wrong: 'Introduzca la ruta completa, por ejemplo E:\\Headroom o /media/backup.',
  own: 'Elija una carpeta que no esté dentro de los datos de Headroom. No se ha cambiado nada.',
  now: 'Hacer una copia ahora',
  running: 'Haciendo una copia de seguridad',
  runningText: 'Puede seguir trabajando.',
  erasing:
    'Las fichas de cliente suprimidas se están suprimiendo también de una copia anterior. Puede seguir trabajando. | Las fichas de cliente suprimidas se están suprimiendo también de {count} copias anteriores. Puede seguir trabajando.',
  off: 'No se hacen copias de seguridad',
  offText:
    'Si se pierde este equipo, se pierden también sus pedidos e imágenes. Elija una carpeta de un segundo disco, una memoria USB o una carpeta compartida.',
  waiting: 'Todavía no hay ninguna copia',
  waitingText: 'La primera copia de seguridad empieza dentro de un minuto o dos.',
  last: 'Última copia de seguridad: {when}',
  lastText:
    'Está completa, y sus archivos nuevos se han vuelto a leer. Las imágenes más antiguas se vuelven a leer por turnos, una dieciseisava parte al día. Pedidos: {orders}. Imágenes: {pictures}.',
  lastMissing:
    'Sus archivos nuevos se han vuelto a leer. Las imágenes más antiguas se vuelven a leer por turnos, una dieciseisava parte al día. Pedidos: {orders}. Imágenes: {pictures}. Imágenes que no tiene, porque sus archivos faltan o están dañados en este equipo: {missing}.',
  sameDisk: 'Esta copia está en el mismo disco que los datos. Si ese disco falla, se pierden ambos.',
  failed: 'Último intento: {when}. Headroom vuelve a intentarlo cada diez minutos.',
  trouble: {
    gone: {
      title: 'No se ha encontrado la carpeta de las copias',
      text: 'Conecte el disco o la carpeta compartida. Si ha cambiado el disco, guarde la carpeta otra vez.',
    },
    full: {
      title: 'El disco de las copias está lleno',
      text: 'Las copias anteriores no han cambiado. Libere espacio en el disco, o elija otro.',
    },
    'read-only': {
      title: 'La carpeta de las copias no se puede escribir',
      text: 'Las copias anteriores no han cambiado. Compruebe la protección contra escritura del disco y los permisos de la carpeta.',
    },
    unreliable: {
      title: 'El disco de las copias no guarda los datos de forma fiable',
      text: 'No ha devuelto lo que se escribió en él. Elija otro disco.',
    },
    'records-damaged': {
      title: 'Los datos de este equipo estaban dañados',
      text: 'De los datos dañados no se hacen copias, y las copias anteriores no han cambiado. Mientras estén dañados, una barra roja en la parte superior indica lo que hay que hacer.',
    },
    'disk-full': {
      title: 'El disco de este equipo tiene muy poco espacio',
      text: 'Una copia de seguridad necesita primero espacio para una copia de los datos. Libere espacio en este equipo.',
    },
    hung: {
      title: 'La carpeta de las copias no ha respondido',
      text: 'Headroom ha esperado media hora. Compruebe el disco o la conexión con la carpeta compartida, o elija otra carpeta.',
    },
    other: {
      title: 'La copia de seguridad ha fallado',
      text: 'Si se repite, envíe el archivo de registro de Headroom al soporte técnico.',
    },
  },
  unfinished: {
    rotation: 'Puede que queden copias demasiado antiguas',
    erasing: 'Puede que queden fichas de cliente suprimidas en copias anteriores',
    text: 'La última copia está completa. Headroom vuelve a intentarlo con la siguiente.',
    trouble: {
      gone: 'La carpeta de las copias ya no estaba, o el disco no ha respondido. Conecte el disco o la carpeta compartida.',
      full: 'El disco de las copias tiene muy poco espacio. Libere espacio en él.',
      'read-only':
        'No se ha podido escribir en la carpeta de las copias. Compruebe la protección contra escritura del disco y los permisos de la carpeta.',
      unreliable: 'El disco de las copias no ha devuelto lo que se escribió en él. Elija otro disco.',
      'disk-full':
        'El disco de este equipo tiene muy poco espacio: hace falta el doble que para una copia. Libere espacio en este equipo.',
      other: 'Si se repite, envíe el archivo de registro de Headroom al soporte técnico.',
    },
  },
  desk: {
    last: 'Última copia de seguridad: {when}, archivos nuevos comprobados',
    unfinished: 'Última copia de seguridad: {when}. Queda algo por hacer en las copias anteriores.',
    first: 'Se está haciendo la primera copia de seguridad',
    waiting: 'Todavía no hay ninguna copia',
    off: 'No se hacen copias de seguridad.',
    setUp: 'Configurar copias',
    late: 'Última copia de seguridad: {when}. Ninguna desde entonces.',
    never: 'Todavía no se ha podido hacer ninguna copia de seguridad.',
    damaged: 'Última copia de seguridad: {when}. Ninguna más, porque los datos estaban dañados.',
    damagedNever: 'Todavía no hay ninguna copia, porque los datos estaban dañados.',
    look: 'Ver el motivo',
  },
};
