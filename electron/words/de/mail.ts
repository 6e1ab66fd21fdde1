import type { MailWords } from '../types.ts';

export const mail: MailWords = {
  locale: 'de-DE',
  subject: '{studio}: Ihr Foto, Auftrag {order}',
  practice: 'PRACTICE',
  text: `Guten Tag,

im Anhang finden Sie, was Sie aus Ihrem Auftrag {order} gewünscht haben.

Bitte geben Sie Fotodateien und Codes nicht weiter: Wer sie hat, kann sie verwenden.

{studio}`,
  practiceText:
    'Diese E-Mail stammt aus dem Übungsmodus: Die Fotos tragen ein Wasserzeichen, und keine Behörde nimmt sie an.',
  reminderSubject: '{studio}: Bitte verwenden Sie Ihren Fotocode bis {date}',
  reminderText: `Guten Tag,

der Fotocode für das britische Passfoto von {person} (Auftrag {order}) läuft am {date} um {time} Uhr ab.

{code}

Bitte tragen Sie ihn vorher in den britischen Online-Passantrag ein. Groß- und Kleinbuchstaben sind verschieden: Übernehmen Sie ihn genau, ohne Leerzeichen.

Ein abgelaufener Code lässt sich nicht erneuern: Dann ist ein neues Foto nötig. Haben Sie den Code schon verwendet, brauchen Sie nichts zu tun.

Der Codezettel hängt an. Bitte geben Sie ihn nicht weiter: Wer den Code hat, kann das Foto verwenden.

{studio}`,
  testSubject: 'Test-E-Mail von Headroom',
  testText: `Guten Tag,

diese E-Mail zeigt, dass Headroom für {studio} E-Mails senden kann. Eine Antwort ist nicht nötig.`,
};
