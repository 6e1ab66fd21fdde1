import type { SlipWords } from '../types.ts';

export const slip: SlipWords = {
  locale: 'fr-FR',
  title: 'Votre code photo britannique',
  howToType:
    'Saisissez-le sans espaces. Les majuscules et les minuscules comptent\u00a0: recopiez chaque caractère exactement.',
  validUntil: 'Valable jusqu’au {date}',
  lifetime: 'Soit {days} jours à partir du {date}.',
  lifetimeOneDay: 'Soit un jour à partir du {date}.',
  onceUsed: 'Une fois le code utilisé dans une demande, la photo est liée à cette demande.',
  notAnApproval:
    'Ce code n’est pas une validation de la photo. C’est HM Passport Office, le service britannique des passeports, qui décide s’il accepte la photo.',
  orderNumber: 'Commande {number}',
  practice: 'PRACTICE',
  practiceMeaning: 'Fait en mode entraînement. Ce code ne fonctionne dans aucune demande.',
};
