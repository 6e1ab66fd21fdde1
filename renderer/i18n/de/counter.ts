import type { counter as english } from '../en/counter.ts';

export const counter: typeof english = {
  now: 'Am Arbeitsplatz: {name}. Als andere Person anmelden.',
  signIn: 'Anmelden',
  title: 'Wer ist am Arbeitsplatz?',
  text: 'Ab jetzt werden Erstattungen, Rabatte und Entscheidungen mit Ihrem Namen festgehalten.',
  pinOf: 'PIN von {name}',
  pin: 'PIN',
  back: 'Andere Namen',
  lock: 'Arbeitsplatz sperren',
  locked: 'Der Arbeitsplatz ist gesperrt. Wer sind Sie?',
};
