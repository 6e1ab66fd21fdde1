import type { SlipWords } from '../types.ts';

export const slip: SlipWords = {
  locale: 'de-DE',
  title: 'Ihr britischer Fotocode',
  howToType:
    'Geben Sie ihn ohne Leerzeichen ein. Groß- und Kleinbuchstaben sind verschieden: Übernehmen Sie jedes Zeichen genau.',
  validUntil: 'Gültig bis {date}',
  lifetime: 'Das sind {days} Tage ab {date}.',
  lifetimeOneDay: 'Das ist ein Tag ab {date}.',
  onceUsed: 'Sobald er in einem Antrag verwendet wird, gehört das Foto zu diesem Antrag.',
  notAnApproval:
    'Dieser Code ist keine Zusage, dass das Foto angenommen wird. Darüber entscheidet HM Passport Office, die britische Passbehörde.',
  orderNumber: 'Auftrag {number}',
  practice: 'PRACTICE',
  practiceMeaning: 'Im Übungsmodus erstellt. Dieser Code gilt in keinem Antrag.',
};
