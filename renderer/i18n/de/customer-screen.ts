import type { customerScreen as english } from '../en/customer-screen.ts';

/** Most of these texts are read by the customer, the last group by staff. */
export const customerScreen: typeof english = {
  customerScreen: {
    posing: 'Ihr Foto wird aufgenommen',
    mirror: 'Sie, wie im Spiegel',
    checking: 'Wir prüfen Ihr Foto',
    moment: 'Einen Moment, bitte.',
    bill: { title: 'Ihr Auftrag', paid: 'Bezahlt. Vielen Dank!', discount: 'Rabatt' },
    question: 'Sind Sie mit diesem Foto einverstanden?',
    about: '{document}. Das fertige Foto hat kein Wasserzeichen.',
    issues: 'Unsere Prüfung weist hin auf:',
    preview: 'Vorschau Ihres Fotos, Dokument: {document}',
    noPicture: 'Die Vorschau kann hier nicht angezeigt werden. Bitte sehen Sie sie sich an der Theke an.',
    words: { fine: 'Ja, einverstanden', again: 'Bitte noch eine Aufnahme' },
    thanks: {
      fine: 'Vielen Dank. Das ist jetzt an der Theke zu sehen.',
      again: 'Vielen Dank. An der Theke ist jetzt zu sehen, dass Sie eine neue Aufnahme möchten.',
    },
    failed: 'Das wurde nicht gesendet. Bitte sagen Sie uns an der Theke Bescheid.',
    staff: {
      fine: 'Die Kundschaft ist einverstanden',
      again: 'Die Kundschaft möchte eine neue Aufnahme',
      shown: 'Die Kundschaft sieht diese Vorschau auf der Kundenanzeige',
      away: 'Die Kundenanzeige ist nicht geöffnet',
    },
  },
};
