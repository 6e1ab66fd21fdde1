/** The verdict above the buttons of an order's steps. */
import type { verdict as english } from '../en/verdict.ts';

const checking = 'Sprawdzanie';

export const verdict: typeof english = {
  /** Stands before the point that the verdict is about. */
  before: '{verdict}:',
  camera: {
    ok: 'Można zrobić zdjęcie',
    warn: 'Do sprawdzenia',
    bad: 'Nie można zrobić zdjęcia',
    off: checking,
  },
  photo: {
    ok: 'Gotowe do tego dokumentu',
    warn: 'Do sprawdzenia',
    bad: 'Nie spełnia wymagań',
    off: 'Sprawdzanie ujęcia',
  },
  crop: {
    ok: 'Gotowe do tego formatu',
    warn: 'Do sprawdzenia',
    bad: 'Poza formatem',
    off: 'Mierzenie twarzy',
  },
  /** A preview that cannot be shown or ordered, whatever the photo is like. */
  answer: {
    ok: 'Gotowe do tego dokumentu',
    warn: 'Do sprawdzenia',
    bad: 'Nie akceptuj',
    off: checking,
  },
  payment: {
    ok: 'Gotowe do płatności',
    warn: 'Do sprawdzenia',
    bad: 'Nie przyjmuj jeszcze pieniędzy',
    off: checking,
  },
  print: {
    ok: 'Gotowe do druku',
    warn: 'Do sprawdzenia',
    bad: 'Jeszcze nie wydawaj',
    off: checking,
  },
  file: {
    ok: 'Gotowe do zapisania',
    warn: 'Do sprawdzenia',
    bad: 'Jeszcze nie wydawaj',
    off: checking,
  },
  pictureRefused: 'Usługa nie może użyć tego ujęcia',
  forbiddenEdit: 'Urząd zabrania zmian, a\u00a0kierownik dopuścił tę zmianę',
  printer: '{printer}: {state}',
  printerStill: '{printer}: {state} (sprawdzono ponownie o\u00a0{time})',
  paper: '{printer}, {paper}',
  notPrinted: {
    sheet: 'Ostatniego arkusza nie wydrukowano',
    slip: 'Odcinka nie wydrukowano',
    receipt: 'Pokwitowania nie wydrukowano',
  },
  /** Papers that are saved as files. */
  noFile: {
    sheet: 'Brakuje pliku ostatniego arkusza',
    slip: 'Brakuje pliku odcinka',
    receipt: 'Brakuje pliku pokwitowania',
  },
  anyway: 'Kontynuuj mimo to:\n{next}',
  useAnyway: 'Użyj zdjęcia mimo to',
  more: 'jeszcze {count} uwaga | jeszcze {count} uwagi | jeszcze {count} uwag',
};
