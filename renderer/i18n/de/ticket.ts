import type { laterSale as englishLaterSale, ticket as english } from '../en/ticket.ts';

/** The ticket: what an order sells besides photos, and discounts. */
export const ticket: typeof english = {
  title: 'Warenkorb',
  lines: 'Warenkorb: noch leer | Warenkorb: 1 Zeile | Warenkorb: {count} Zeilen',
  linesPaid: 'Bezahlt: nichts | Bezahlt: 1 Zeile | Bezahlt: {count} Zeilen',
  text: 'Fügen Sie hinzu, was außer den Fotos gekauft wird. Dokumente wählen Sie beim Schritt Dokument.',
  textNoItems:
    'Artikel und Bögen, die Sie außer Fotos verkaufen, richten Sie unter Einstellungen, Preise ein.',
  textPart:
    'Ein Teil ist bezahlt. Geben Sie ihn beim Schritt Zahlung zurück, bevor Sie den Warenkorb ändern.',
  textPaid: 'Das ist bezahlt und kann nicht geändert werden. Weitere Artikel verkaufen Sie bei der Übergabe.',
  number: 'Anzahl',
  add: 'In den Warenkorb',
  sheets: {
    paper: 'Papier für Bögen',
    further: 'Weiterer Bogen: {paper}',
    first: 'Erster Bogen auf {paper}',
    addFurther: 'Weiterer Bogen',
    addFirst: 'Erster Bogen auf diesem Papier',
  },
  more: 'Eins mehr: {item}',
  fewer: 'Eins weniger: {item}',
  remove: '{item} entfernen',
  removed: 'Entfernt: {item}',
  restore: 'Zurückholen',
  discount: 'Rabatt',
  discountOn: 'Rabatt auf {item}',
  discountFor: 'Rabatt: {reason}',
  takeBack: 'Rabatt zurücknehmen',
  amount: 'Betrag des Rabatts',
  amountHint: 'Höchstens {most}',
  reason: 'Grund',
  reasonHint: 'Er wird auf die Quittung gedruckt.',
  noDiscount: 'Kein Rabatt',
  give: 'Rabatt geben',
  giveAmount: '{amount} Rabatt geben',
  close: 'Schließen',
};

/** Items that are sold after an order was paid. */
export const laterSale: typeof englishLaterSale = {
  open: 'Weitere Artikel verkaufen',
  title: 'Weitere Artikel verkaufen',
  text: 'Die Kundschaft zahlt sie jetzt. Die erste Zahlung bleibt, wie sie ist, und die Quittung nennt beide.',
  line: '{item} × {quantity}',
  method: 'Wie zahlt die Kundschaft?',
  chooseItem: 'Artikel wählen',
  chooseMethod: 'Zahlungsart wählen',
  sold: 'Später verkauft · {receipt}',
  close: 'Nichts mehr verkaufen',
};
