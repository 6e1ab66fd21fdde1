/** The studio's account at the photo service: connecting it, changing it, and leaving it. */
import type { account as english } from '../../en/settings/account.ts';

const practiceIs =
  'En el modo de práctica las fotos se hacen en este equipo, no cuestan nada y llevan la marca PRACTICE. Sus pedidos se guardan aparte de los reales.';

export const account: typeof english = {
  title: 'Cuenta',
  text: 'La cuenta del servicio de fotos a la que se cargan las fotos reales.',
  connected: 'Conectada',
  connectedText: 'Las fotos reales se hacen con esta cuenta.',
  disconnect: 'Desconectar',
  change: 'Cambiar la cuenta',
  keep: 'Conservar esta cuenta',
  connect: 'Probar y guardar',
  setPinFirst: 'Configurar el personal',
  needsPin:
    'Antes de conectar una cuenta, añada a una persona con función de responsable y PIN: así nadie más puede cambiar la cuenta.',
  connectTitle: 'Conexión de una cuenta',
  changeTitle: 'Cambio de cuenta',
  connectText:
    'La dirección, la clave y el secreto están en su cuenta del servicio. Se prueban antes de guardarlos, lo que no cuesta nada.',
  region: 'Región',
  regions: { us: 'Estados Unidos', eu: 'Unión Europea', other: 'Otra región' },
  address: 'Dirección del servicio',
  addressHint:
    'Tal como la dio el servicio para esta región; empieza por https://. Una cuenta solo funciona en su región.',
  headshotAddress: 'Dirección de retratos',
  headshotAddressHint:
    'Solo si el estudio ofrece retratos: el servicio da una dirección aparte para ellos. Si no, déjela vacía.',
  key: 'Clave de API',
  secret: 'Secreto de API',
  secretHint:
    'La clave y el secreto se guardan en el depósito de claves de este equipo, donde el sistema guarda las contraseñas. No se vuelven a mostrar.',
  host: 'Servicio',
  headshotHost: 'Retratos',
  noHeadshotHost: 'Sin dirección de retratos',
  credentials: 'Clave y secreto',
  credentialsKept: 'En el depósito de claves de este equipo, nunca se muestran',
  toStatus: 'Ver crédito y estado',
  leaveTitle: '¿Desconectar la cuenta?',
  leaveText:
    'La clave y el secreto se quitan de este equipo y empieza el modo de práctica. Los pedidos hechos con la cuenta se quedan aquí y vuelven a mostrarse cuando se conecte de nuevo.',
  leave: 'Desconectar la cuenta',
  stay: 'Seguir con la cuenta',
  open: {
    title:
      'Ninguna petición está abierta | Primero hay que indicar el resultado de una petición al servicio | Primero hay que indicar el resultado de {count} peticiones al servicio',
    text: 'No se puede cambiar la cuenta mientras el servicio pueda tener una respuesta pendiente: se podría perder una imagen pagada. Abra cada petición e indique allí el resultado.',
    sent: 'En curso',
    uncertain: 'Resultado desconocido',
    settled: 'Ya está todo resuelto. La cuenta se puede cambiar.',
    noName: 'Todavía sin nombre',
    retouch: 'Retoque',
    headshots: 'Retratos',
    faceMatch: 'Comparación de rostros',
  },
  practice: {
    'no-account': `El modo de práctica está activo porque no hay ninguna cuenta conectada. ${practiceIs}`,
    'no-keychain': `El modo de práctica está activo porque este equipo no tiene depósito de claves, y una cuenta no se guarda en ningún otro sitio. ${practiceIs}`,
  },
  practiceNow: {
    'no-keychain':
      'Pida a la persona que se ocupa de este equipo que configure el depósito de claves (en Linux, un «Secret Service» como GNOME Keyring). Después inicie Headroom de nuevo y conecte la cuenta aquí.',
  },
  fields: {
    baseUrl:
      'Esta dirección no se puede usar. Cópiela de la cuenta del servicio, sin nada delante ni detrás.',
    headshotBaseUrl:
      'Esta dirección no se puede usar. Cópiela del servicio, o déjela vacía si no ofrece retratos.',
    apiKey: 'Esta clave no se puede usar. Cópiela otra vez, entera y sin espacios ni saltos de línea.',
    apiSecret: 'Este secreto no se puede usar. Cópielo otra vez, entero y sin espacios ni saltos de línea.',
  },
  reasons: {
    'not-an-address': 'No es una dirección web. Debe tener este aspecto: https://nombre.example.',
    'not-https': 'La dirección debe empezar por https://, para que la conexión sea segura.',
    'has-extra-parts':
      'Introduzca solo la dirección, sin signo de interrogación, sin # y sin nombre ni contraseña.',
    empty: 'Obligatorio.',
    'too-long': 'Es demasiado largo.',
    'control-character': 'Contiene un salto de línea o un carácter invisible. Cópielo otra vez.',
  },
  /** By error code, and by its reason where that changes what to do. */
  failures: {
    SERVICE_CREDENTIALS: {
      title: 'El servicio no acepta esta clave y este secreto.',
      now: 'Copie los dos otra vez de la cuenta y compruebe que la región y la dirección son las suyas: una cuenta solo funciona en su región.',
    },
    SERVICE_NOT_ENABLED: {
      title: 'El servicio conoce la clave, pero la cuenta no tiene esto activado.',
      now: 'Pida al servicio que active la cuenta.',
    },
    SERVICE_CERTIFICATE: {
      title: 'La conexión con esta dirección no es segura.',
      now: 'Su certificado no es válido. Compruebe la dirección letra por letra y el reloj de este equipo, y avise a la persona que se ocupa de la red. Headroom no envía ninguna clave por ella.',
    },
    SERVICE_UNREACHABLE: {
      title: 'No se puede contactar con el servicio.',
      now: 'Compruebe la red de este equipo y la dirección, e inténtelo de nuevo.',
    },
    'SERVICE_UNREACHABLE-name-not-found': {
      title: 'Esta dirección no existe.',
      now: 'Compruebe la dirección del servicio letra por letra, y que este equipo está conectado a la red.',
    },
    'SERVICE_UNREACHABLE-connection-refused': {
      title: 'Nadie responde en esta dirección.',
      now: 'Compruebe la dirección. Si es correcta, es posible que el servicio esté parado: inténtelo de nuevo dentro de unos minutos.',
    },
    'SERVICE_UNREACHABLE-network-unreachable': {
      title: 'Este equipo no está conectado a la red.',
      now: 'Compruebe el cable o la wifi e inténtelo de nuevo.',
    },
    'SERVICE_UNREACHABLE-time-out': {
      title: 'El servicio no ha respondido a tiempo.',
      now: 'Compruebe la red y la dirección, e inténtelo de nuevo.',
    },
    'SERVICE_UNREACHABLE-tls': {
      title: 'No se ha podido establecer una conexión segura.',
      now: 'El servidor de esta dirección no usa bien https. Compruebe la dirección.',
    },
    SERVICE_BUSY: {
      title: 'El servicio está ocupado.',
      now: 'Espere un minuto e inténtelo de nuevo.',
    },
    SERVICE_PROCESSING: {
      title: 'El servicio ha indicado un error interno.',
      now: 'Inténtelo de nuevo dentro de unos minutos. Si continúa, pregunte al servicio.',
    },
    SERVICE_REQUEST_REFUSED: {
      title: 'El servidor de esta dirección no ha aceptado la petición.',
      now: 'Compruebe que la dirección es la que le dio el servicio.',
    },
    'SERVICE_UNREACHABLE-not-the-service': {
      title: 'El servidor de esta dirección no es el servicio de fotos.',
      now: 'Compruebe la dirección. En una red de invitados, abra primero una página web: es posible que le pida iniciar sesión.',
    },
    'SERVICE_UNREACHABLE-broken-off': {
      title: 'La conexión se ha cortado.',
      now: 'Compruebe la red de este equipo e inténtelo de nuevo.',
    },
    'SERVICE_UNREACHABLE-unavailable': {
      title: 'El servicio indica que no está disponible.',
      now: 'Inténtelo de nuevo dentro de unos minutos. Si continúa, pregunte al servicio.',
    },
    KEYCHAIN_UNAVAILABLE: {
      title: 'El servicio acepta la cuenta, pero el depósito de claves no la guardó.',
      now: 'Desbloquee el depósito de claves de este equipo, inicie Headroom de nuevo y conecte la cuenta otra vez.',
    },
    CALL_OPEN: {
      title: 'Una petición con la cuenta actual sigue abierta.',
      now: 'Indique primero su resultado; la lista está más arriba.',
    },
    SUPERVISOR_REQUIRED: {
      title: 'La configuración se ha bloqueado automáticamente.',
      now: 'Desbloquéela con el PIN de responsable e inténtelo de nuevo.',
    },
  },
  nothingKept: 'No se ha guardado ni gastado nada.',
};
