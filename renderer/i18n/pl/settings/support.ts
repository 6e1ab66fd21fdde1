import type { support as english } from '../../en/settings/support.ts';

export const support: typeof english = {
  title: 'Pomoc techniczna',
  text: 'Co Headroom wie o\u00a0sobie, w\u00a0jednym pliku dla serwisu. Nie ma w\u00a0nim klientów, obrazów, nazwisk, adresów ani sekretów. Nic nie jest wysyłane: przeczytaj go, zapisz i\u00a0wyślij samodzielnie.',
  save: 'Zapisz plik dla serwisu',
  again: 'Utwórz ponownie',
  making: 'Tworzenie pliku dla serwisu',
  contents: 'Zawartość pliku {name}',
  contentsText: 'To wszystko, co zawiera plik.',
  migration: 'Migracja {number}',
  noErrors: 'Brak w\u00a0dzienniku',
  lastError: 'W\u00a0dzienniku: {count}, ostatni wpis: {when}',
  facts: {
    program: 'Program',
    versions: 'Składniki',
    system: 'System',
    records: 'Dane studia',
    errors: 'Ostrzeżenia i\u00a0błędy',
    madeAt: 'Utworzono',
  },
};
