import type { dateCheck as english } from '../../en/data/date-check.ts';

export const dateCheck: typeof english = {
  banner:
    'Data tego komputera może być błędna: {date}. Headroom nie usunie żadnych starych danych, dopóki jej nie sprawdzisz.',
  open: 'Sprawdź datę',
  title: 'Czy ta data jest prawidłowa?',
  rows: { now: 'Ten komputer', service: 'Usługa zdjęć', known: 'Ostatnia praca tutaj' },
  wrong:
    'Jeśli jest błędna, ustaw datę w\u00a0ustawieniach systemu tego komputera. Headroom zauważy zmianę w\u00a0ciągu minuty.',
  right:
    'Jeśli jest prawidłowa, potwierdza ją kierownik. Headroom trwale usunie wtedy wszystkie dane, których okres do tej daty minął, i\u00a0nikt nie może ich przywrócić.',
  confirm: 'Potwierdź datę',
  unlock: 'Datę może potwierdzić tylko kierownik.',
};
