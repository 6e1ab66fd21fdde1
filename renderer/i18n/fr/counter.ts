/** The person at the counter. */
import type { counter as english } from '../en/counter.ts';

export const counter: typeof english = {
  now: 'Au comptoir\u00a0: {name}. Changer de personne.',
  signIn: 'S’identifier',
  title: 'Qui est au comptoir\u202f?',
  text: 'Dès maintenant, les remboursements, les réductions et les décisions sont enregistrés avec votre nom.',
  pinOf: 'Code PIN de {name}',
  pin: 'Code PIN',
  back: 'Autres noms',
  lock: 'Verrouiller le poste',
  locked: 'Le poste est verrouillé. Qui êtes-vous\u202f?',
};
