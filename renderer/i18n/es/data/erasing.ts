import type { erasing as englishErasing, erasures as englishErasures } from '../../en/data/erasing.ts';

/** Erasing a customer, and what is left afterwards. */
export const erasing: typeof englishErasing = {
  open: 'Estos pedidos no están terminados: {orders}. Termínelos o cancélelos antes, con sus impresiones, y resuelva lo que esté pendiente.',
  begin: 'Suprimir ficha',
  title: 'Supresión de la ficha de {name}',
  looking: 'Buscando lo que corresponde a este cliente',
  text: 'Se suprimen en este equipo el nombre, el teléfono, el correo electrónico, las notas y los consentimientos de este cliente, y todo lo que serviría para deshacer una combinación. No se puede deshacer. | Se suprimen en este equipo el nombre, el teléfono, el correo electrónico, las notas y los consentimientos de este cliente, con las imágenes, los códigos, las hojas guardadas y los motivos escritos de {count} pedido. No se puede deshacer. | Se suprimen en este equipo el nombre, el teléfono, el correo electrónico, las notas y los consentimientos de este cliente, con las imágenes, los códigos, las hojas guardadas y los motivos escritos de {count} pedidos. No se puede deshacer.',
  stays: 'Lo que queda',
  accounts:
    'Los números, las fechas, los importes y los documentos de los pedidos quedan en las cuentas, sin el cliente.',
  unlinked:
    'Headroom no sabe quién aparece en los retoques, retratos y comparaciones de rostros sin pedido, ni en los archivos CSV importados. Compruébelo y elimine lo que sea de este cliente.',
  traces:
    'En los datos cifrados del estudio pueden quedar restos de una ficha de cliente suprimida hasta que Headroom vuelva a escribirlos por completo: en el próximo inicio o, si ocupan más de 250\u00a0MB, en el primer inicio después de una semana. En los datos apartados pueden quedar hasta que termine su plazo de conservación.',
  noted:
    'Con el PIN de responsable se vuelve a encontrar lo que queda por hacer en Configuración, Fichas suprimidas.',
  left: {
    backups:
      'Copias de seguridad en {place}, la última del {date}. Conecte ese disco y guarde la carpeta en Configuración, Copias de seguridad: Headroom suprime allí entonces la ficha de cliente.',
    backupsNow:
      'Copias de seguridad en {place}, la última del {date}. Después se hace una copia nueva, que suprime de ellas la ficha de cliente.',
    service:
      'El servicio de fotos recibió una petición con imagen, el {date}. Pida al servicio que suprima lo que conserva. | El servicio de fotos recibió {count} peticiones con imagen, la última el {date}. Pida al servicio que suprima lo que conserva.',
    mail: 'Se envió un correo el {date}. Elimínelo del buzón del estudio. | Se enviaron {count} correos, el último el {date}. Elimínelos del buzón del estudio.',
    paper:
      'Una impresión en papel, del {date}. Destrúyala si el estudio la ha conservado. | {count} impresiones en papel, la última del {date}. Destruya las que el estudio haya conservado.',
    'print-folder':
      'Un archivo se puso en la carpeta {place} el {date}. Elimine lo que su programa haya conservado. | {count} archivos se pusieron en la carpeta {place}, el último el {date}. Elimine lo que su programa haya conservado.',
    'watched-folder':
      'Una imagen llegó de la carpeta vigilada {place}, el {date}. Elimínela allí, junto con otras imágenes de la misma persona. Headroom ya no la ofrece, salvo que cambie de nombre. | {count} imágenes llegaron de la carpeta vigilada {place}, la última el {date}. Elimínelas allí, junto con otras imágenes de la misma persona. Headroom ya no las ofrece, salvo que cambien de nombre.',
    'camera-folder':
      'digiCamControl guardó en su propia carpeta una imagen de la cámara {place}, el {date}. Elimínela allí. | digiCamControl guardó en su propia carpeta {count} imágenes de la cámara {place}, la última el {date}. Elimínelas allí.',
    export:
      'Una exportación o descarga, el {date}. Elimine los archivos donde se guardaron. | {count} exportaciones o descargas, la última el {date}. Elimine los archivos donde se guardaron.',
    'customer-list':
      'Se exportó un archivo con todas las fichas de cliente, el {date}. Elimínelo donde se guardó. | Se exportaron {count} archivos con todas las fichas de cliente, el último el {date}. Elimínelos donde se guardaron.',
    'set-aside':
      'Los datos apartados el {date}, en la carpeta {place}, no se pueden leer, así que se han dejado como están.',
  },
  running: 'Suprimiendo. Deje esta página abierta.',
  do: 'Mantener para suprimir',
  unlock: 'Suprimir una ficha de cliente requiere el PIN de responsable.',
};

/** The record of erasures, in the settings. */
export const erasures: typeof englishErasures = {
  text: 'Quién suprimió una ficha de cliente y cuándo, y lo que Headroom no alcanza. Aquí no consta nada sobre el cliente. Marque lo que ya esté hecho.',
  lockedTitle: 'Las supresiones están reservadas a responsables',
  lockedText: 'Para leerlas, desbloquee la configuración con el PIN de responsable.',
  loading: 'Leyendo las supresiones',
  empty: 'No se ha suprimido ninguna ficha de cliente',
  emptyText: 'Cuando se suprime una ficha, esta página indica lo que queda por hacer en otros sitios.',
  by: '{name} suprimió una ficha de cliente con un pedido. | {name} suprimió una ficha de cliente con {count} pedidos.',
  byNoOrder: '{name} suprimió una ficha de cliente sin pedidos.',
  allowed: '{name} lo autorizó.',
  unknown: 'Se suprimió una ficha de cliente antes de que Headroom registrara lo que queda.',
  nothing: 'Que Headroom sepa, no queda nada en otros sitios.',
  unlinked:
    'Headroom no sabe quién aparece en los retoques, retratos y comparaciones de rostros sin pedido, ni en los archivos CSV importados. Compruébelo después de cada supresión y elimine lo que sea de ese cliente.',
  states: {
    none: 'Suprimida de la única copia de seguridad en {place}. | Suprimida de las {count} copias de seguridad en {place}.',
    some: '{left} de {of} copias de seguridad en {place} pueden tener todavía esta ficha de cliente.',
    erasing: 'Headroom la está suprimiendo allí ahora. Copias anteriores que faltan: {count}.',
    next: 'La próxima copia de seguridad en esta carpeta suprime allí la ficha de cliente.',
    away: 'Conectado por última vez el {date}. Conecte ese disco y guarde la carpeta en Configuración, Copias de seguridad.',
    unreadable:
      'Una de ellas no se puede leer. Headroom vuelve a intentarlo todos los días. | {count} de ellas no se pueden leer. Headroom vuelve a intentarlo todos los días.',
  },
  handled: 'Hecho el {date}. Anotación: {name}.',
  older: 'Anteriores',
  newer: 'Posteriores',
};
