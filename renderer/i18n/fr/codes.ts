import { photoCodeDays } from '../../../shared/photo-code.ts';
import type { codes as english } from '../en/codes.ts';

/** The UK photo code: not the French e-photo or photo-signature, which staff know. */
export const codes: typeof english = {
  pageTitle: 'Codes photo',
  pageText: `Tous les codes photo britanniques remis ici, à ne pas confondre avec l’e-photo française. Un code est valable ${photoCodeDays} jours et n’est pas une validation de la photo.`,
  lists: {
    label: 'Codes à afficher',
    toRemind: 'À prévenir',
    counted: '{list}\u00a0: {count}',
    all: 'Tous les codes',
    toRemindText:
      'Codes qui expirent dans les sept jours, sans demande ni rappel. Ouvrez le premier et traitez-les l’un après l’autre.',
    nobody: 'Aucun rappel à faire',
    nobodyHint:
      'Les codes apparaissent ici pendant leurs sept derniers jours, jusqu’à ce que vous notiez une demande ou un rappel.',
  },
  open: 'Ouvrir le code {code} de {name}',
  noContact: 'Ni numéro de téléphone ni adresse e-mail',
  hoursLeft:
    'Expire dans moins d’une heure | {left} · expire dans {count} heure | {left} · expire dans {count} heures',
  linkedShort: 'Dans une demande\u00a0: {date}',
  remindedPhone: 'Rappel par téléphone\u00a0: {date}',
  remindedEmail: 'Rappel par e-mail\u00a0: {date}',
  remindedQueued: 'E-mail de rappel en attente d’envoi\u00a0: {date}',
  mailNotSent: 'L’e-mail de rappel n’a pas été envoyé.',
  mailUnknown: 'On ne sait pas si l’e-mail de rappel a été envoyé.',
  actBy: '{act} · {by}',
  dialog: {
    title: 'Code photo de {name}',
    copy: 'Copier le code',
    copied: 'Copié',
    linked: 'Le client l’a utilisé dans une demande',
    linkedHint: 'Le code quitte alors l’accueil et les rappels. Il est désormais lié à cette demande.',
    byPhone: 'Rappel fait par téléphone',
    byEmail: 'Envoyer un rappel à {address}',
    takeBack: 'Annuler le rappel',
    noReminder: 'Aucun rappel fait au client',
    mailFailed: 'La commande {number} indique pourquoi et permet de le renvoyer.',
    noted: {
      phone: 'Noté\u00a0: rappel par téléphone à {name}.',
      email: 'L’e-mail de rappel à {name} part. Le code revient ici s’il n’est pas envoyé.',
    },
    toRemind: 'À prévenir\u00a0: {count}',
    next: 'Code suivant',
    slipPrint: 'Imprimer le feuillet',
    slipSent: 'Le feuillet a été envoyé à {printer}.',
    slipReason: 'Pourquoi réimprimer le feuillet\u202f?',
    slipReasonHint: 'Il existe déjà sur papier. Saisissez un motif\u202f; il est conservé.',
    slipAgain: 'Réimprimer',
    slipSave: 'Enregistrer le feuillet',
    slipSaved: 'Le feuillet a été enregistré dans un fichier.',
    slipMail: 'Envoyer par e-mail',
    mailed:
      'Le feuillet part vers {address}. La commande indique quand il est envoyé, ou pourquoi il ne l’est pas.',
    ended:
      'Un code expiré ne peut pas être renouvelé. Un nouveau code nécessite une nouvelle photo, dont l’aperçu et la photo définitive utilisent de nouveau du crédit.',
    endedDirect:
      'Un code expiré ne peut pas être renouvelé. Un nouveau code nécessite une nouvelle photo, qui utilise de nouveau un crédit.',
    again: 'Nouvelle commande comme {number}',
    order: 'Commande {number}',
    close: 'Fermer',
  },
  search: 'Rechercher un code par nom, téléphone, numéro de commande ou code',
  count: 'Valables\u00a0: {valid} · expirés\u00a0: {ended}',
  incomplete:
    'Les codes ne sont recherchés que dans les commandes les plus récentes qui correspondent. Précisez votre recherche.',
  ended: 'Expiré',
  title: 'Code photo britannique',
  titlePractice: 'Code photo britannique · PRACTICE',
  qr: 'Code QR de {code}',
  until: 'Valable jusqu’au {date}',
  daysLeft: 'Expire aujourd’hui | {count} jour restant | {count} jours restants',
  endsToday: 'Expire aujourd’hui à {time}',
  expired: 'Expiré le {date}',
  slipShort: 'Feuillet',
  slipOf: 'Feuillet pour {name}',
  noApproval:
    'Le code transmet la photo au service britannique des passeports. Ce n’est pas une validation de la photo.',
  clockBehind:
    'L’horloge de cet ordinateur retarde sur celle du service photo, qui indique {when}. Les jours et les heures restants sont comptés d’après le service. Réglez l’horloge dans les paramètres système.',
  dateDoubt: 'Vérifiez la date avant de remettre le feuillet',
  dateDoubtBoth:
    'À l’émission du code, la date du service était {service} et celle de cet ordinateur {counter}. {countedFrom}',
  dateDoubtCounter:
    'À l’émission du code, la date de cet ordinateur était {counter}, et le service n’en a pas envoyé. {countedFrom}',
  countedFrom: {
    counter: `Les ${photoCodeDays} jours partent de la date de cet ordinateur. Si elle est fausse, dites au client d’utiliser le code aujourd’hui.`,
    service: `Les ${photoCodeDays} jours partent de la date du service. Réglez l’horloge de cet ordinateur\u00a0: les autres durées affichées sont fausses aussi.`,
  },
  dateDoubtShort: 'Vérifier la date',
  missing:
    'Le service a envoyé la photo sans code, alors que ce document en a un. La photo peut être imprimée\u202f; contactez le service au sujet du code.',
  loading: 'Recherche des codes',
  none: 'Aucun code remis pour l’instant',
  noneHint:
    'Une commande pour un passeport britannique se termine par un code photo. Il est conservé ici avec ses jours restants.',
  notFound: 'Aucun code ne correspond à «\u202f{text}\u202f»',
  notFoundHint:
    'Essayez le début d’un nom ou du code, au moins trois chiffres du téléphone ou le numéro de commande.',
  columns: {
    code: 'Code',
    customer: 'Client',
    left: 'Temps restant',
    until: 'Valable jusqu’au',
    slip: 'Feuillet',
  },
};
