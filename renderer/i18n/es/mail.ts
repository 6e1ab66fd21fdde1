/** E-mail to customers. */
import type { mail as englishMail, mailSettings as englishSettings } from '../en/mail.ts';

export const mail: typeof englishMail = {
  button: 'Enviar por correo…',
  title: 'Envío por correo',
  text: 'Envíe solo lo que el cliente ha pedido. El correo electrónico no va cifrado de extremo a extremo: los proveedores de correo pueden leerlo.',
  address: 'Correo electrónico del cliente',
  addressHint: 'Léaselo al cliente en voz alta antes de enviar.',
  addressWrong: 'Introduzca la dirección de correo completa',
  attachments: 'Archivos adjuntos',
  parts: {
    final: 'Foto',
    sheet: 'Hoja (PDF)',
    slip: 'Resguardo del código (PDF)',
    receipt: 'Recibo (PDF)',
    record: 'Ficha de control (PDF)',
  },
  foreignSheet: 'La hoja contiene fotos de otro pedido, así que no se puede adjuntar.',
  from: 'Se envía desde {address}, la cuenta de correo del estudio.',
  practice:
    'Práctica: el correo se envía de verdad. Su asunto empieza por PRACTICE, y las fotos llevan marca de agua.',
  chooseAddress: 'Introducir la dirección',
  chooseParts: 'Elegir archivos adjuntos',
  send: 'Enviar a {address}',
  close: 'Cerrar',
  notSetUp: 'El correo no está configurado',
  notSetUpText:
    'Headroom envía correos desde la cuenta de correo propia del estudio. Configúrela en Configuración, Correo.',
  toSettings: 'Configurar el correo',

  listTitle: 'Correo',
  states: {
    waiting: 'A la espera de envío',
    sending: 'Envío en curso',
    sent: 'Enviado',
    refused: 'No enviado',
    unknown: '¿Se ha enviado?',
    left: 'No se sabe si se ha enviado',
    cancelled: 'Cancelado',
  },
  to: '{address} · {time}',
  nextTry: 'Próximo intento a las {time}.',
  unknownText:
    'La conexión terminó cuando el mensaje ya estaba en camino. Pida al cliente que mire su correo, también la carpeta de correo no deseado.',
  reminder: 'Recordatorio de un código de foto',
  reply: 'Servidor de correo: {reply}',
  sendAgain: 'Enviar otra vez',
  arrived: 'Ha llegado',
  leave: 'Dejarlo así',
  cancel: 'Cancelar',
  troubles: {
    'not-set-up': {
      title: 'El correo no está configurado',
      now: 'Configúrelo en Configuración, Correo.',
    },
    'no-password': {
      title: 'Falta la contraseña de la cuenta de correo',
      now: 'Introdúzcala en Configuración, Correo. Corresponde a un servidor y un nombre de usuario.',
    },
    keychain: {
      title: 'El depósito de claves de este equipo no se abre',
      now: 'Desbloquéelo: allí está guardada la contraseña de la cuenta de correo.',
    },
    'host-not-found': {
      title: 'No se ha encontrado el servidor de correo',
      now: 'Compruebe el nombre del servidor y la conexión a internet de este equipo.',
    },
    'no-connection': {
      title: 'No se puede contactar con el servidor de correo',
      now: 'Compruebe el puerto y la conexión a internet de este equipo. Es posible que la bloquee un cortafuegos.',
    },
    timeout: {
      title: 'El servidor de correo no responde',
      now: 'Compruebe el puerto y el cifrado: el puerto 465 cifra desde el principio; el puerto 587, con STARTTLS.',
    },
    'hung-up': {
      title: 'El servidor de correo ha cortado la conexión',
      now: 'Es posible que vuelva a funcionar en unos minutos.',
    },
    'no-tls': {
      title: 'El servidor de correo no ofrece aquí un cifrado seguro',
      now: 'Elija el otro cifrado o el otro puerto. Headroom no envía nada sin cifrar.',
    },
    certificate: {
      title: 'El certificado del servidor de correo no es de confianza',
      now: 'Compruebe el nombre del servidor y la fecha de este equipo. Si ambos son correctos, pregunte al proveedor de correo.',
    },
    login: {
      title: 'El servidor de correo no ha aceptado el usuario o la contraseña',
      now: 'Compruebe el nombre de usuario y la contraseña. Algunos proveedores exigen una contraseña aparte para los programas.',
    },
    sender: {
      title: 'El servidor de correo no ha aceptado la dirección del remitente',
      now: 'Introduzca como remitente la dirección que corresponde a la cuenta de correo.',
    },
    recipient: {
      title: 'El servidor de correo no ha aceptado la dirección del cliente',
      now: 'Pida al cliente la dirección y envíelo otra vez a la correcta.',
    },
    'too-large': {
      title: 'El correo es demasiado grande para el servidor de correo',
      now: 'Envíe menos archivos adjuntos cada vez, o exporte las fotos a una unidad.',
    },
    'no-space': {
      title: 'El buzón o el servidor de correo está lleno',
      now: 'Pida al cliente que haga sitio o que dé otra dirección.',
    },
    busy: {
      title: 'El servidor de correo no lo acepta ahora',
      now: 'La mayoría de los servidores lo aceptan un poco después.',
    },
    content: {
      title: 'El servidor de correo no ha aceptado el mensaje',
      now: 'Su respuesta indica el motivo. Pregunte al proveedor de correo, o dé los archivos al cliente de otra forma.',
    },
    protocol: {
      title: 'No es un servidor de correo, o no admite a este equipo',
      now: 'Compruebe el nombre del servidor y el puerto.',
    },
    erased: {
      title: 'Una imagen o un papel de este correo se ha suprimido entretanto',
      now: 'Envíe un correo nuevo con lo que queda.',
    },
    'not-composed': {
      title: 'No se han podido preparar los archivos adjuntos',
      now: 'Inténtelo de nuevo, o guarde los archivos y envíelos por su cuenta.',
    },
    'code-ended': {
      title: 'El código de foto caducó antes de poder enviar el recordatorio',
      now: 'Dígaselo al cliente por teléfono. Para otro código hace falta una foto nueva.',
    },
  },
};

export const mailSettings: typeof englishSettings = {
  title: 'Correo',
  text: 'La cuenta de correo propia del estudio, para lo que los clientes quieran recibir por correo. En la ayuda de su proveedor están el servidor, el puerto y el cifrado.',
  host: 'Servidor de correo saliente (SMTP)',
  hostHint: 'Por ejemplo, smtp.example.com. Déjelo vacío para no enviar correos.',
  hostWrong: 'Introduzca el nombre del servidor, sin https:// y sin espacios',
  security: 'Cifrado',
  securities: { tls: 'SSL/TLS', starttls: 'STARTTLS' },
  port: 'Puerto',
  user: 'Nombre de usuario',
  userMissing: 'Introduzca el nombre de usuario de la cuenta de correo',
  password: 'Contraseña',
  passwordKept:
    'Hay una contraseña en el depósito de claves de este equipo. Deje este campo vacío para conservarla.',
  passwordMissing:
    'Todavía no hay contraseña para este servidor y usuario. Se guarda en el depósito de claves de este equipo.',
  senderName: 'Nombre del remitente',
  senderNameHint: 'Déjelo vacío para usar el nombre del estudio.',
  senderAddress: 'Dirección del remitente',
  test: 'Prueba',
  testAddress: 'Enviar un correo de prueba a',
  testButton: 'Enviar correo de prueba',
  testFirst: 'Guarde antes el servidor y la contraseña.',
  testing: 'Enviando el correo de prueba',
  testSent: 'El servidor de correo ha aceptado el correo de prueba. Búsquelo en el buzón de {address}.',
  practice:
    'El modo de práctica tiene su propia cuenta de correo. Envía correos reales, con PRACTICE en el asunto.',
};
