import type { counters as english } from '../../en/settings/counters.ts';

export const counters: typeof english = {
  title: 'Puestos',
  text: 'Un estudio puede tener varios puestos, cada uno con su propio Headroom. Cada uno cuenta sus pedidos, recibos, reembolsos y cierres, así que cada uno necesita un prefijo.',
  prefix: 'Prefijo de los números de este puesto',
  prefixHint: 'De una a tres letras, por ejemplo B. Déjelo vacío si ningún otro puesto lo tiene vacío.',
  prefixFixed: 'No cambia, porque ya se dieron números con él.',
  prefixWrong: 'De una a tres letras de la A a la Z',
  prefixTaken: 'Otro puesto tiene este prefijo',
  next: 'El próximo pedido de hoy es {number}. Los números dados antes de un cambio se quedan como están.',
  other: 'Configurar otro puesto',
  otherText:
    'El archivo contiene lo que es igual en todos los puestos: estudio, logotipo, precios, formatos, papeles, controles de las fotos, plazos de conservación, servidor de correo, dirección de las actualizaciones e idioma. No contiene ninguna contraseña, ningún PIN, ningún cliente ni nada sobre los aparatos de este equipo. Use cada archivo para un solo equipo.',
  otherPrefix: 'Prefijo del otro puesto',
  given: 'Dados hasta ahora: {prefixes}',
  make: 'Guardar el archivo de configuración',
  made: 'El archivo da el prefijo {prefix}. Ábralo en el otro equipo.',
  fromFile: 'Configurar como otro puesto',
  fromFileText:
    'El Headroom de otro puesto crea el archivo: Configuración, Puestos. Verá lo que cambia antes de que cambie nada.',
  open: 'Configurar desde un archivo…',
  unlock: 'Solo un responsable puede configurar un puesto desde un archivo.',
  drop: 'Suelte aquí el archivo de configuración',
  dropText: 'Se llama, por ejemplo, headroom-set-up-B-2026-11-26.json',
  choose: 'Elegir el archivo…',
  reading: 'Leyendo el archivo',
  troubles: {
    'not-one':
      'No es un archivo de configuración. Elija el archivo que otro puesto guardó en Configuración, Puestos.',
    damaged:
      'El archivo está incompleto o se modificó después de crearlo. Guárdelo otra vez en el otro puesto y cópielo de nuevo.',
    'too-large':
      'El archivo es demasiado grande para ser un archivo de configuración. Elija el archivo que otro puesto guardó.',
    newer: 'Este archivo es de un Headroom más reciente. Actualice primero Headroom en este equipo.',
    limits:
      'El archivo contiene un valor que este Headroom no acepta. No se ha cambiado nada. Actualice los dos puestos al mismo Headroom y guarde el archivo otra vez.',
    own: 'Este puesto creó el archivo para otro. Ábralo allí.',
  },
  from: 'Creado por {studio} el {when}.',
  setting: 'Ajuste',
  before: 'Ahora',
  after: 'Después',
  none: 'vacío',
  yes: 'sí',
  no: 'no',
  empty: 'El archivo no cambia nada aquí.',
  logo: { added: 'se añade', changed: 'otra imagen', removed: 'se quita' },
  keepsPrefix:
    'Este puesto ya dio números con {prefix}, así que {prefix} se queda. El prefijo {other} del archivo no se usa.',
  earlier: 'Los números que este puesto ya dio se quedan sin prefijo.',
  seconds: '{count} segundo | {count} segundos',
  mm: '{figure}\u00a0mm',
  waitFor: 'Espera máxima: {call}',
  checkOf: '{document}: {check}',
  favourites: 'Favoritos',
  papers: 'Papeles propios',
  left: 'Lo que no está en el archivo',
  leftItems: {
    account: 'La cuenta del servicio de fotos y el personal con sus PIN',
    mail: 'La contraseña de la cuenta de correo: escríbala en el apartado de correo',
    key: 'La clave de recuperación: cada puesto tiene la suya',
    camera: 'La cámara y cómo está montada',
    printers: 'Las impresoras, su calibración y las de resguardos y recibos',
    folders:
      'Las carpetas de copias de seguridad, actualizaciones, exportación, programas de impresión e imágenes que llegan',
    screens: 'El bloqueo del quiosco y la pantalla del cliente',
  },
  apply: 'Configurar este puesto',
  done: 'Este puesto está configurado como el otro',
  doneText: 'Su próximo pedido es {number}. Queda por hacer lo que no está en el archivo.',
  close: 'Continuar',
};
