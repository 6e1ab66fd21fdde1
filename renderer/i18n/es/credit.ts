/** The service's answer about the account: its health, its state, its credit, and its enabled features. */
import type { credit as english } from '../en/credit.ts';

export const credit: typeof english = {
  title: 'Crédito y estado',
  text: 'El estado actual de la cuenta según el servicio. Consultarlo es gratis.',
  practiceText:
    'No hay ninguna cuenta conectada: este es el servicio de práctica de este equipo. Su crédito no es real.',
  loading: 'Consultando al servicio',
  again: 'Consultar otra vez',
  checkedAt: 'Consultado a las {time}',
  failed: 'Las cifras de abajo son de la última respuesta del servicio.',
  service: 'Servicio',
  health: {
    good: 'En funcionamiento',
    goodText: 'El servicio indica que todo va bien.',
    other: 'Estado inusual',
    otherText:
      'El servicio describe su funcionamiento como «{word}». Es posible que las fotos fallen o tarden más.',
    unknown: 'Responde, funcionamiento desconocido',
    unknownText: 'Se ha podido consultar la cuenta, pero no el funcionamiento del servicio.',
  },
  account: 'Cuenta',
  accountStates: { FREE_TRIAL: 'Prueba gratuita', SUBSCRIBED: 'Con suscripción' },
  accountTexts: {
    FREE_TRIAL: 'La cuenta está en prueba. Cuando la prueba termine, las fotos necesitan una suscripción.',
    SUBSCRIBED: 'La cuenta tiene una suscripción.',
  },
  unknownState: 'El servicio dice «{word}»',
  unknownText: 'Headroom todavía no conoce esta palabra, y no bloquea nada por ella.',
  trialEnds: 'La prueba termina el {date}',
  trialEnded: 'La prueba terminó el {date}',
  trialEndUnknown: 'El servicio no indica cuándo termina la prueba.',
  trialDays: 'Termina hoy. | Queda un día. | Quedan {count} días.',
  subscription: 'Suscripción',
  noSubscription: 'Ninguna',
  noSubscriptionText: 'El servicio no indica ninguna suscripción de esta cuenta.',
  subscriptionSilent: 'No indicada',
  subscriptionSilentText: 'El servicio no indica en qué estado está la suscripción.',
  subscriptionStates: {
    SUBSCRIPTION_PENDING: 'Todavía no activa',
    SUBSCRIPTION_COMPLETE: 'Activa',
    SUBSCRIPTION_FAILED: 'Fallida',
    SUBSCRIPTION_DELETED: 'Eliminada',
    SUBSCRIPTION_CANCELED: 'Cancelada',
  },
  subscriptionTexts: {
    SUBSCRIPTION_PENDING:
      'Está contratada y a la espera de activarse. Si esto se alarga, pregunte al servicio.',
    SUBSCRIPTION_COMPLETE: 'Está en vigor.',
    SUBSCRIPTION_FAILED: 'Ha fallado el alta o el pago. Corríjalo en la cuenta del servicio.',
    SUBSCRIPTION_DELETED:
      'Se ha eliminado definitivamente. Para más fotos, contrate una nueva en el servicio.',
    SUBSCRIPTION_CANCELED:
      'Es posible que siga funcionando hasta el final del periodo pagado, así que aquí no se bloquea nada. Después, las fotos necesitan una nueva.',
  },
  credit: 'Crédito',
  previews: 'Vistas previas',
  previewsText: 'Fotos con marca de agua, hechas antes del pago',
  photos: 'Fotos directas',
  photosText: 'Fotos hechas directamente, sin vista previa',
  left: 'Quedan {left} de {quota}',
  leftOnly: 'No queda ninguna | Queda {count} | Quedan {count}',
  leftUnknown: 'No indicado',
  quotaOnly: '{quota} en total; no se indica cuántas quedan',
  resetsAt: 'Los contadores vuelven a empezar el {date} a las {time}.',
  resetUnknown: 'El servicio no indica cuándo vuelve a empezar el crédito.',
  creditUnknown: 'El servicio no indica el crédito de esta cuenta.',
  counting:
    'El servicio no indica qué peticiones consumen crédito. Headroom compara el crédito restante con sus propias peticiones.',
  abilities: 'Lo que la cuenta tiene activado',
  abilitiesText:
    'Algunas funciones las tiene que activar el servicio. No hay forma de consultarlo: Headroom lo sabe cuando se usan por primera vez.',
  names: { aiEdit: 'Edición con IA', headshots: 'Retratos', faceMatch: 'Comparación de rostros' },
  abilityStates: {
    enabled: 'Activado',
    'not-enabled': 'No activado',
    unknown: 'Todavía desconocido',
  },
  abilityTexts: {
    enabled: 'Ha funcionado con esta cuenta.',
    'not-enabled': 'El servicio no lo ha aceptado. Pida al servicio que lo active para esta cuenta.',
    unknown:
      'Todavía no se ha usado con esta cuenta. Si entonces no se acepta, pida al servicio que lo active.',
  },
  needsHeadshotAddress: 'Necesita una dirección propia: introduzca la dirección de retratos en Cuenta.',
};
