import type { SlipWords } from '../types.ts';

export const slip: SlipWords = {
  locale: 'pl-PL',
  title: 'Cyfrowy kod zdjęcia do brytyjskiego paszportu',
  howToType:
    'Proszę wpisać kod bez spacji. Wielkie i małe litery się różnią: proszę przepisać każdą dokładnie.',
  validUntil: 'Ważny do: {date}',
  lifetime: 'Ważny {days} dni, początek: {date}.',
  lifetimeOneDay: 'Ważny jeden dzień, początek: {date}.',
  onceUsed: 'Po użyciu kodu we wniosku zdjęcie należy do tego wniosku.',
  notAnApproval:
    'Kod nie oznacza akceptacji zdjęcia. O tym, czy zdjęcie zostanie przyjęte, decyduje urząd paszportowy.',
  orderNumber: 'Zamówienie {number}',
  practice: 'PRACTICE',
  practiceMeaning: 'Utworzono w trybie szkoleniowym. Tego kodu nie można użyć we wniosku.',
};
