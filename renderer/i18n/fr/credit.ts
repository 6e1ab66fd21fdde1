/** The service's answer about the account: its health, its state, its credit, and its enabled features. */
import type { credit as english } from '../en/credit.ts';

export const credit: typeof english = {
  title: 'Crédit et état',
  text: 'L’état actuel du compte selon le service. La vérification est gratuite.',
  practiceText:
    'Aucun compte n’est connecté\u00a0: c’est le service d’entraînement de cet ordinateur. Son crédit n’est pas réel.',
  loading: 'Interrogation du service',
  again: 'Vérifier de nouveau',
  checkedAt: 'Vérifié à {time}',
  failed: 'Les chiffres ci-dessous viennent de la dernière réponse du service.',
  service: 'Service',
  health: {
    good: 'Fonctionne',
    goodText: 'Le service indique que tout va bien.',
    other: 'État inhabituel',
    otherText:
      'Le service indique l’état «\u202f{word}\u202f». Les photos risquent d’échouer ou de prendre plus de temps.',
    unknown: 'Répond, état inconnu',
    unknownText: 'Le compte a pu être vérifié, pas l’état du service.',
  },
  account: 'Compte',
  accountStates: { FREE_TRIAL: 'Essai gratuit', SUBSCRIBED: 'Avec abonnement' },
  accountTexts: {
    FREE_TRIAL: 'Le compte est à l’essai. À la fin de l’essai, les photos nécessitent un abonnement.',
    SUBSCRIBED: 'Le compte a un abonnement.',
  },
  unknownState: 'Le service indique «\u202f{word}\u202f»',
  unknownText: 'Headroom ne connaît pas encore ce mot et ne bloque rien pour autant.',
  trialEnds: 'L’essai gratuit se termine le {date}',
  trialEnded: 'L’essai gratuit s’est terminé le {date}',
  trialEndUnknown: 'Le service n’indique pas la fin de l’essai gratuit.',
  trialDays: 'Il se termine aujourd’hui. | Il reste un jour. | Il reste {count} jours.',
  subscription: 'Abonnement',
  noSubscription: 'Aucun',
  noSubscriptionText: 'Le service n’indique aucun abonnement pour ce compte.',
  subscriptionSilent: 'Non indiqué',
  subscriptionSilentText: 'Le service n’indique pas l’état de l’abonnement.',
  subscriptionStates: {
    SUBSCRIPTION_PENDING: 'Pas encore actif',
    SUBSCRIPTION_COMPLETE: 'Actif',
    SUBSCRIPTION_FAILED: 'Échec',
    SUBSCRIPTION_DELETED: 'Supprimé',
    SUBSCRIPTION_CANCELED: 'Résilié',
  },
  subscriptionTexts: {
    SUBSCRIPTION_PENDING: 'Il est commandé et attend d’être activé. Si cela dure, contactez le service.',
    SUBSCRIPTION_COMPLETE: 'Il est en cours.',
    SUBSCRIPTION_FAILED:
      'Sa mise en place ou son paiement a échoué. Corrigez cela dans le compte chez le service.',
    SUBSCRIPTION_DELETED:
      'Il n’existe plus. Pour d’autres photos, prenez un nouvel abonnement chez le service.',
    SUBSCRIPTION_CANCELED:
      'Il peut rester valable jusqu’à la fin de la période payée\u00a0: rien n’est donc bloqué ici. Ensuite, les photos en nécessitent un nouveau.',
  },
  credit: 'Crédit',
  previews: 'Aperçus',
  previewsText: 'Photos avec filigrane, faites avant le paiement',
  photos: 'Photos directes',
  photosText: 'Photos faites en une fois, sans aperçu',
  left: 'Reste {left} sur {quota}',
  leftOnly: 'Plus rien | Reste {count} | Reste {count}',
  leftUnknown: 'Non indiqué',
  quotaOnly: '{quota} en tout\u202f; le reste n’est pas indiqué',
  resetsAt: 'Le crédit est renouvelé le {date} à {time}.',
  resetUnknown: 'Le service n’indique pas quand le crédit est renouvelé.',
  creditUnknown: 'Le service n’indique aucun crédit pour ce compte.',
  counting:
    'Le service n’indique pas quelles requêtes utilisent du crédit. Headroom compare le crédit restant à ses propres requêtes.',
  abilities: 'Fonctions activées pour le compte',
  abilitiesText:
    'Certaines fonctions doivent être activées par le service. Il n’existe aucun moyen de le vérifier\u00a0: Headroom le découvre à la première utilisation.',
  names: { aiEdit: 'Modification par IA', headshots: 'Portraits', faceMatch: 'Comparaison de visages' },
  abilityStates: {
    enabled: 'Activée',
    'not-enabled': 'Non activée',
    unknown: 'Pas encore connu',
  },
  abilityTexts: {
    enabled: 'Elle a déjà fonctionné avec ce compte.',
    'not-enabled': 'Le service l’a refusée. Demandez-lui de l’activer pour ce compte.',
    unknown:
      'Elle n’a pas encore été utilisée avec ce compte. Si elle est refusée, demandez au service de l’activer.',
  },
  needsHeadshotAddress:
    'Elle nécessite une adresse distincte\u00a0: saisissez l’adresse pour les portraits sous Compte.',
};
