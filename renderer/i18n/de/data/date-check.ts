import type { dateCheck as english } from '../../en/data/date-check.ts';

export const dateCheck: typeof english = {
  banner:
    'Das Datum dieses Computers ist vielleicht falsch: {date}. Headroom löscht keine alten Daten, bis Sie es geprüft haben.',
  open: 'Datum prüfen',
  title: 'Stimmt dieses Datum?',
  rows: { now: 'Dieser Computer', service: 'Fotodienst', known: 'Letzte Arbeit hier' },
  wrong:
    'Ist es falsch, stellen Sie das Datum in den Systemeinstellungen dieses Computers richtig. Headroom bemerkt die Änderung innerhalb einer Minute.',
  right:
    'Ist es richtig, bestätigt es die Leitung. Headroom löscht dann alle Daten, deren Frist an diesem Datum abgelaufen ist, und niemand kann sie zurückholen.',
  confirm: 'Datum bestätigen',
  unlock: 'Nur die Leitung darf das Datum bestätigen.',
};
