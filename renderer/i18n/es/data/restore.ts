/** Restoring a backup: from the settings, where the records are missing, and on a new computer. */
import type { restore as english } from '../../en/data/restore.ts';

export const restore: typeof english = {
  open: 'Restaurar una copia…',
  title: 'Restauración de una copia de seguridad',
  text: 'La copia de seguridad ocupa el lugar de los datos de este equipo, que se conservan al lado. Ningún número de pedido, recibo, reembolso o cierre se usa dos veces. Las fichas de cliente suprimidas siguen suprimidas, hasta donde lo saben este equipo o la carpeta de las copias.',
  openMoving: 'Restaurar desde una copia…',
  movingTitle: 'Restauración de un estudio desde una copia de seguridad',
  movingText:
    'La copia de seguridad trae a este equipo los clientes, los pedidos y las imágenes de un estudio. Necesita la carpeta con sus copias y su clave de recuperación. Ningún número de pedido, recibo, reembolso o cierre se usa dos veces. El modo de práctica queda como está.',
  movingHint:
    '¿Este equipo es nuevo en el estudio? Traiga sus datos con una copia de seguridad y la clave de recuperación.',
  waits:
    'Los datos de un estudio están en este equipo. Para abrirlos, conecte su cuenta: su personal y sus PIN vienen con ellos.',
  folder: 'Carpeta con copias de seguridad',
  hint: 'La carpeta que se eligió para las copias, por ejemplo E:\\Headroom o /media/backup.',
  find: 'Buscar copias',
  finding: 'Buscando copias de seguridad',
  found: 'Una copia de seguridad encontrada | {count} copias de seguridad encontradas',
  none: 'En esta carpeta no hay copias de seguridad. Elija aquella en la que el nombre de una carpeta empieza por headroom-backup.',
  keyHint:
    'La clave de recuperación del estudio que hizo las copias: 56 caracteres. Los espacios, los guiones y las mayúsculas o minúsculas no importan.',
  wrongKey:
    'Esta clave de recuperación no abre ninguna copia de esta carpeta. Compárela con el papel del estudio que las hizo.',
  someOther: 'Copias que solo abre otra clave de recuperación: {count}.',
  someDamaged: 'Copias que no se pueden leer, porque falta un archivo o ha cambiado: {count}.',
  allDamaged:
    'No se puede leer ninguna copia de esta carpeta: faltan archivos o han cambiado. Busque otra copia de la carpeta.',
  skipped: 'Copias más recientes que no se pueden leer, porque falta un archivo o ha cambiado: {count}.',
  list: 'Copias de seguridad, las últimas primero',
  counts: 'Pedidos: {orders}. Clientes: {customers}. Imágenes: {pictures}.',
  lastOrder: 'Último pedido: {number}.',
  program: 'Hecha con Headroom {version}.',
  lacks: 'Imágenes que faltan: {missing}.',
  other: 'Elegir otra copia',
  comparing: 'Leyéndola y comparándola con los datos de este equipo',
  newer: 'Posterior a esta copia',
  newerNone:
    'Ningún pedido, pago o consumo de crédito es posterior a esta copia, y el registro de auditoría no indica ningún cambio posterior.',
  newerUnknown:
    'Los datos de este equipo faltan o están dañados, así que nadie puede decir qué es posterior a esta copia. Es posible que fotos pagadas después hayan consumido crédito: compárelo con la lista del propio servicio.',
  newerNothing:
    'Este equipo no tiene pedidos de este estudio. Los pedidos y pagos posteriores a esta copia solo están en el equipo anterior. Es posible que fotos pagadas después hayan consumido crédito: compárelo con la lista del propio servicio.',
  newerText:
    'Después de restaurar, esto solo está en los datos apartados. El dinero y el crédito siguen gastados. Anote los números que necesite.',
  orders: 'Pedidos: {count}',
  payments: 'Pagos: {count}',
  credits: 'Consumos de crédito: {count}',
  others: 'Cambios según el registro de auditoría: {count}',
  change: '{change}: {count}',
  enterAgain:
    'Consulte antes los cambios en el registro de auditoría. No envíe ni imprima nada otra vez, e introduzca el resto de nuevo después.',
  staffBefore: 'Hasta entonces valen los nombres, funciones y PIN anteriores del personal.',
  customersBefore: 'Hasta entonces valen los datos y consentimientos anteriores de los clientes.',
  bothBefore:
    'Hasta entonces valen los nombres, funciones y PIN anteriores del personal y los datos y consentimientos anteriores de los clientes.',
  noOrder: 'sin pedido',
  more: 'y {count} más',
  start: 'Restaurar esta copia',
  startReplacing: 'Sustituir la clave y restaurar',
  running: 'Restaurando. Si hay muchas imágenes, tarda unos minutos. Deje esta página abierta.',
  done: 'Se ha restaurado la copia de seguridad.',
  trouble: {
    gone: 'No se ha encontrado la carpeta, o la copia que hay en ella. No se ha cambiado nada. Conecte el disco o la carpeta compartida e inténtelo de nuevo.',
    damaged: 'Falta un archivo de esta copia o ha cambiado. Aquí no se ha cambiado nada. Elija otra copia.',
    'erased-unreadable':
      'No se puede leer la lista de fichas de cliente suprimidas de esta carpeta. No se ha cambiado nada, porque esas fichas podrían volver. Inténtelo de nuevo o use otra copia de la carpeta. Si no hay ninguna, elimine el archivo «erased» de la carpeta cuyo nombre empieza por headroom-backup: las fichas de cliente suprimidas podrían entonces volver.',
    newer:
      'Esta copia se hizo con un Headroom más reciente, o uno así ha usado su carpeta. No se ha cambiado nada. Instale antes esa versión.',
    'disk-full':
      'El disco de este equipo tiene muy poco espacio para la copia. No se ha cambiado nada. Libere espacio e inténtelo de nuevo.',
    occupied:
      'Este equipo tiene pedidos de otro estudio, que esta clave de recuperación no abre. No se ha cambiado nada. Restaure con otro usuario o en otro equipo, o cierre Headroom y saque la carpeta «studio» de su carpeta de datos.',
    'other-key':
      'El depósito de claves de este equipo tiene la clave de otro estudio, y al restaurar se sustituye. Todavía no se ha cambiado nada. Si aún necesita datos que abre la clave anterior, anote antes su clave de recuperación.',
    other:
      'La copia de seguridad no se ha podido restaurar. No se ha cambiado nada. Si se repite, envíe el archivo de registro de Headroom al soporte técnico.',
  },
};
