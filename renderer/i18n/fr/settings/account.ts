/** The studio's account at the photo service: connecting it, changing it, and leaving it. */
import type { account as english } from '../../en/settings/account.ts';

const practiceIs =
  'En mode entraînement, les photos sont faites sur cet ordinateur, ne coûtent rien et portent la mention PRACTICE. Ses commandes sont séparées des vraies.';

export const account: typeof english = {
  title: 'Compte',
  text: 'Le compte du service photo sur lequel les vraies photos sont décomptées.',
  connected: 'Connecté',
  connectedText: 'Les vraies photos sont faites avec ce compte.',
  disconnect: 'Déconnecter',
  change: 'Changer de compte',
  keep: 'Garder ce compte',
  connect: 'Tester et enregistrer',
  setPinFirst: 'Enregistrer d’abord le personnel',
  needsPin:
    'Avant de connecter un compte, ajoutez un responsable avec un code PIN\u00a0: il empêche les autres de modifier le compte.',
  connectTitle: 'Connexion d’un compte',
  changeTitle: 'Changement de compte',
  connectText:
    'L’adresse, la clé et le secret se trouvent dans votre compte chez le service. Ils sont testés avant d’être enregistrés, ce qui ne coûte rien.',
  region: 'Région',
  regions: { us: 'États-Unis', eu: 'Union européenne', other: 'Autre région' },
  address: 'Adresse du service',
  addressHint:
    'Celle que le service a donnée pour cette région\u202f; elle commence par https://. Un compte ne fonctionne que dans sa propre région.',
  headshotAddress: 'Adresse pour les portraits',
  headshotAddressHint:
    'Seulement si le studio propose des portraits\u00a0: le service donne pour eux une adresse distincte. Sinon, laissez vide.',
  key: 'Clé d’API',
  secret: 'Secret d’API',
  secretHint:
    'La clé et le secret vont dans le trousseau de clés de cet ordinateur, où le système garde les mots de passe. Ils ne sont plus jamais affichés.',
  host: 'Service',
  headshotHost: 'Portraits',
  noHeadshotHost: 'Aucune adresse pour les portraits',
  credentials: 'Clé et secret',
  credentialsKept: 'Dans le trousseau de clés de cet ordinateur, jamais affichés',
  toStatus: 'Voir le crédit et l’état',
  leaveTitle: 'Déconnecter le compte\u202f?',
  leaveText:
    'La clé et le secret sont retirés de cet ordinateur, et le mode entraînement commence. Les commandes faites avec le compte restent ici et réapparaissent quand il est reconnecté.',
  leave: 'Déconnecter le compte',
  stay: 'Garder la connexion',
  open: {
    title:
      'Aucune requête ouverte | Une requête au service est à résoudre d’abord | {count} requêtes au service sont à résoudre d’abord',
    text: 'Le compte ne peut pas être modifié tant que le service doit peut-être encore une réponse\u00a0: une image payée pourrait être perdue. Ouvrez chaque requête et indiquez-en le résultat.',
    sent: 'En cours',
    uncertain: 'Résultat inconnu',
    settled: 'Tout est maintenant résolu. Le compte peut être modifié.',
    noName: 'Pas encore de nom',
    retouch: 'Retouche',
    headshots: 'Portraits',
    faceMatch: 'Comparaison de visages',
  },
  practice: {
    'no-account': `Le mode entraînement est actif, car aucun compte n’est connecté. ${practiceIs}`,
    'no-keychain': `Le mode entraînement est actif, car cet ordinateur n’a pas de trousseau de clés, et un compte n’est gardé nulle part ailleurs. ${practiceIs}`,
  },
  practiceNow: {
    'no-keychain':
      'Demandez à la personne qui gère cet ordinateur de configurer le trousseau de clés (sous Linux un «\u202fSecret Service\u202f» comme GNOME Keyring). Redémarrez ensuite Headroom et connectez le compte ici.',
  },
  fields: {
    baseUrl:
      'Cette adresse est inutilisable. Copiez-la depuis le compte chez le service, sans rien avant ni après.',
    headshotBaseUrl:
      'Cette adresse est inutilisable. Copiez-la depuis le service, ou laissez le champ vide si vous ne proposez pas de portraits.',
    apiKey:
      'Cette clé est inutilisable. Copiez-la de nouveau, en entier et sans espace ni retour à la ligne.',
    apiSecret:
      'Ce secret est inutilisable. Copiez-le de nouveau, en entier et sans espace ni retour à la ligne.',
  },
  reasons: {
    'not-an-address': 'Ce n’est pas une adresse web. Elle doit ressembler à https://nom.example.',
    'not-https': 'L’adresse doit commencer par https://, pour une connexion sécurisée.',
    'has-extra-parts':
      'Saisissez seulement l’adresse, sans point d’interrogation, sans # et sans nom ni mot de passe.',
    empty: 'Obligatoire.',
    'too-long': 'Trop long.',
    'control-character': 'Il y a un retour à la ligne ou un caractère invisible. Copiez de nouveau.',
  },
  /** By error code, and by its reason where that changes what to do. */
  failures: {
    SERVICE_CREDENTIALS: {
      title: 'Le service n’accepte pas cette clé et ce secret.',
      now: 'Recopiez les deux depuis le compte, et vérifiez que la région et l’adresse lui correspondent\u00a0: un compte ne fonctionne que dans sa propre région.',
    },
    SERVICE_NOT_ENABLED: {
      title: 'Clé connue, mais fonction non activée pour le compte.',
      now: 'Demandez au service d’activer le compte.',
    },
    SERVICE_CERTIFICATE: {
      title: 'La connexion à cette adresse n’est pas sûre.',
      now: 'Son certificat n’est pas valable. Vérifiez l’adresse lettre par lettre et l’horloge de cet ordinateur, et prévenez la personne qui gère le réseau. Headroom n’y enverra aucune clé.',
    },
    SERVICE_UNREACHABLE: {
      title: 'Le service est injoignable.',
      now: 'Vérifiez le réseau de cet ordinateur et l’adresse, puis réessayez.',
    },
    'SERVICE_UNREACHABLE-name-not-found': {
      title: 'Cette adresse n’existe pas.',
      now: 'Vérifiez l’adresse du service lettre par lettre, et que cet ordinateur est relié au réseau.',
    },
    'SERVICE_UNREACHABLE-connection-refused': {
      title: 'Rien ne répond à cette adresse.',
      now: 'Vérifiez l’adresse. Si elle est juste, le service est peut-être en panne\u00a0: réessayez dans quelques minutes.',
    },
    'SERVICE_UNREACHABLE-network-unreachable': {
      title: 'Cet ordinateur n’est pas relié au réseau.',
      now: 'Vérifiez son câble ou le Wi-Fi, puis réessayez.',
    },
    'SERVICE_UNREACHABLE-time-out': {
      title: 'Le service n’a pas répondu à temps.',
      now: 'Vérifiez le réseau et l’adresse, puis réessayez.',
    },
    'SERVICE_UNREACHABLE-tls': {
      title: 'Aucune connexion sûre n’a pu être établie.',
      now: 'Le serveur à cette adresse n’utilise pas correctement https. Vérifiez l’adresse.',
    },
    SERVICE_BUSY: {
      title: 'Le service est occupé.',
      now: 'Patientez une minute, puis réessayez.',
    },
    SERVICE_PROCESSING: {
      title: 'Le service a signalé une erreur interne.',
      now: 'Réessayez dans quelques minutes. Si cela continue, contactez le service.',
    },
    SERVICE_REQUEST_REFUSED: {
      title: 'Le serveur à cette adresse a refusé la requête.',
      now: 'Vérifiez que l’adresse est bien celle que le service vous a donnée.',
    },
    'SERVICE_UNREACHABLE-not-the-service': {
      title: 'Le serveur à cette adresse n’est pas le service photo.',
      now: 'Vérifiez l’adresse. Sur un réseau invité, ouvrez d’abord une page web\u00a0: elle demande peut-être de vous identifier.',
    },
    'SERVICE_UNREACHABLE-broken-off': {
      title: 'La connexion a été interrompue.',
      now: 'Vérifiez le réseau de cet ordinateur, puis réessayez.',
    },
    'SERVICE_UNREACHABLE-unavailable': {
      title: 'Le service indique qu’il n’est pas disponible.',
      now: 'Réessayez dans quelques minutes. Si cela continue, contactez le service.',
    },
    KEYCHAIN_UNAVAILABLE: {
      title: 'Compte accepté, mais non enregistré dans le trousseau de clés.',
      now: 'Déverrouillez le trousseau de clés de cet ordinateur, redémarrez Headroom et connectez de nouveau le compte.',
    },
    CALL_OPEN: {
      title: 'Une requête du compte actuel est encore ouverte.',
      now: 'Indiquez d’abord son résultat\u202f; la liste est au-dessus.',
    },
    SUPERVISOR_REQUIRED: {
      title: 'Les paramètres se sont verrouillés automatiquement.',
      now: 'Déverrouillez-les avec le code PIN de responsable et réessayez.',
    },
  },
  nothingKept: 'Rien n’a été enregistré et rien n’a été dépensé.',
};
