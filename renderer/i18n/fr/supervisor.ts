/** The supervisors' PINs: unlocking with one, and what is locked without it. */
import type { supervisor as english } from '../en/supervisor.ts';

export const supervisor: typeof english = {
  pin: 'Code PIN de responsable',
  pad: 'Pavé numérique',
  erase: 'Effacer le dernier chiffre',
  none: 'Tout le monde ici peut modifier les paramètres. Un code PIN de responsable l’empêche\u202f; il en faut un pour connecter un compte.',
  locked:
    'Les paramètres sont verrouillés. Tout peut être lu\u202f; un code PIN de responsable est nécessaire pour les modifier.',
  unlocked:
    'Paramètres déverrouillés. Verrouillage dans {count} minute. | Paramètres déverrouillés. Verrouillage dans {count} minutes.',
  unlock: 'Déverrouiller',
  /** The preview of a file that is applied. */
  changes: 'Ce qui change',
  unlockToChange: 'Déverrouiller pour modifier',
  unlockTitle: 'Déverrouillage des paramètres',
  unlockText: 'Le code PIN de responsable permet des modifications, jusqu’à dix minutes après la dernière.',
  lock: 'Verrouiller les paramètres',
  who: 'Responsable',
  setUp: 'Enregistrer le personnel',
  wrong:
    'Code PIN incorrect. | Code PIN incorrect. Encore un essai avant une attente. | Code PIN incorrect. Encore {count} essais avant une attente.',
  wrongOnce: 'Code PIN incorrect.',
  wait: 'Trop de codes PIN incorrects. Réessayez dans {time}.',
};
