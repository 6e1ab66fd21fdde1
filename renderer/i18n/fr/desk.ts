import type { desk as english } from '../en/desk.ts';

export const desk: typeof english = {
  title: 'Accueil',
  search: 'Rechercher une commande par nom, téléphone, e-mail, numéro de commande ou code',
  newOrder: 'Nouvelle commande',
  loading: 'Recherche des commandes du jour',
  searching: 'Recherche en cours',
  ready: 'Prêt pour le prochain client.',
  toAccount: 'Connecter un compte',
  practice: {
    'no-account':
      'Mode entraînement\u00a0: aucun compte n’est connecté. Les photos sont faites sur cet ordinateur, ne coûtent rien et portent la mention PRACTICE.',
    'no-keychain':
      'Mode entraînement\u00a0: cet ordinateur n’a pas de trousseau de clés pour garder un compte. Les photos sont faites ici, ne coûtent rien et portent la mention PRACTICE.',
  },
  inHand: 'Commandes en cours',
  groups: { needing: 'À traiter', others: 'En cours' },
  needYou:
    'Aucune commande à traiter. | Une commande à traiter d’abord. | {count} commandes à traiter d’abord.',
  doneToday: 'Terminées aujourd’hui',
  codes: 'Codes qui expirent bientôt',
  noneInHand: 'Personne n’attend',
  noneInHandHint: 'Une commande non terminée attend ici, à l’étape où vous l’avez laissée.',
  noneDone: 'Aucune commande terminée aujourd’hui',
  noneDoneHint: 'Les commandes terminées restent ici jusqu’à minuit, pour une réimpression ou un reçu.',
  noneExpiring: 'Aucun code n’expire bientôt',
  allCodes: 'Afficher {count} code | Afficher les {count} codes',
  noneExpiringHint: 'Les codes photo apparaissent ici pendant leurs sept derniers jours.',
  stoppedAt: 'Étape\u00a0: {step}',
  noDocument: 'Aucun document choisi',
  partPaid: 'Paiement partiel\u00a0: {amount}',
  attention: {
    'uncertain-call': 'Résultat inconnu',
    'final-owed': 'Payé, photo due',
    'uncertain-print': 'Est-ce bien sorti\u202f?',
    'waiting-print': 'Non imprimé',
    mail: 'E-mail non envoyé',
  },
  prints: {
    title: 'Impressions en attente | {count} impression en attente | {count} impressions en attente',
    answer: 'Est-ce bien sorti\u202f?',
    line: '{trouble} · {printer} · {what}',
    order: 'commande {number}',
    all: 'Afficher toutes les impressions',
  },
  found: 'Résultats',
  newestFound: 'Les {count} plus récentes',
  newestFoundHint: 'Seules les {count} commandes les plus récentes sont affichées. Précisez votre recherche.',
  foundCount: 'Aucun résultat | Une commande trouvée | {count} commandes trouvées',
  notFound: 'Aucune commande ne correspond à «\u202f{text}\u202f»',
  notFoundHint:
    'Essayez le début d’un nom, au moins trois chiffres du téléphone ou le numéro de commande. La recherche de clients accepte aussi la date d’une commande et tolère une lettre fausse.',
  findCustomer: 'Rechercher un client',
};
