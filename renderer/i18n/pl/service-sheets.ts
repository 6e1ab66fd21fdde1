/** Sheets that the photo service lays out itself. */
import type { serviceSheets as english } from '../en/service-sheets.ts';

export const serviceSheets: typeof english = {
  title: 'Arkusze z\u00a0usługi fotograficznej',
  of: '{medium}, {title}',
  trueSize: 'Drukuje się w rzeczywistym rozmiarze.',
  otherSize: 'Drukuje się w rzeczywistym rozmiarze: {w}\u00a0×\u00a0{h}\u00a0mm.',
  print: 'Drukuj',
  printOf: 'Drukuj arkusz usługi fotograficznej: {sheet}',
  fetch: 'Pobierz ponownie',
  fetchOf: 'Pobierz ponownie arkusz usługi fotograficznej: {sheet}. To jest bezpłatne.',
  states: {
    pending: 'Jeszcze nie nadszedł. Pobranie jest bezpłatne.',
    expired: 'Jego adres już nie działa. Nie można go pobrać.',
    unreadable: 'Odebranych danych nie można użyć jako obrazu.',
    'size-differs': 'Ma inną liczbę pikseli niż w żądaniu. Zmierz arkusz, zanim go wydasz.',
    'not-made': 'Usługa fotograficzna nie utworzyła arkusza tego formatu.',
  },
};
