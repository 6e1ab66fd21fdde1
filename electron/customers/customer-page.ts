/** The data of one customer as a page that any browser shows without a network. */
import { formatMoney } from '../../shared/money.ts';
import type { CustomerFile, OrderInFile } from './customer-file.ts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const safe = (text: string): string => text.replaceAll(/[&<>"]/g, (each) => escapes[each] ?? each);

/** `21 November 2026, 09:30`, local time */
const time = (iso: string): string =>
  new Date(iso).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' });

type Row = readonly [name: string, words: string];

const table = (rows: readonly Row[]): string =>
  `<table>${rows
    .filter(([, words]) => words !== '')
    .map(([name, words]) => `<tr><th>${safe(name)}</th><td>${safe(words)}</td></tr>`)
    .join('')}</table>`;

function rowsOf(order: OrderInFile): Row[] {
  const { currency, total } = order.bill;
  const money = (amount: number, of = currency): string => formatMoney(amount, of);
  return [
    ['State', order.state],
    ['People', order.people.map(({ name, age }) => `${name} (${age})`).join(', ')],
    ...order.photos.flatMap(({ document, code }): Row[] => [
      ['Document', document],
      ['Photo code', code === null ? '' : `${code.code}, until ${time(code.expiresAt)}`],
    ]),
    ['Price', order.bill.lines.length === 0 ? '' : money(total)],
    ...order.payments.map(({ method, amount, reference, at }): Row => [
      'Paid',
      [money(amount), method, reference, time(at)].filter(Boolean).join(', '),
    ]),
    ['Receipt', order.receipt ?? ''],
    ...order.laterSales.map(({ receipt, payment }): Row => [
      'Sold later',
      [money(payment.amount), payment.method, receipt, time(payment.at)].join(', '),
    ]),
    ...order.settlements.map(({ kind, amount, currency: of, reason, at }): Row => [
      'Settled',
      [kind, amount === 0 ? '' : money(amount, of), reason, time(at)].filter(Boolean).join(', '),
    ]),
    ...order.rejections.map(({ reason, note, at }): Row => [
      'Rejected by the authority',
      [reason, note, time(at)].filter(Boolean).join(', '),
    ]),
    ...order.prints.map(({ kind, state, at }): Row => ['Print', [kind, state, time(at)].join(', ')]),
    ...order.emails.map(({ address, state, at }): Row => ['E-mail', [address, state, time(at)].join(', ')]),
    ...order.sentToPhotoService.map(({ at }): Row => ['Sent to the photo service', time(at)]),
  ];
}

const filesOf = (order: OrderInFile): readonly (string | null)[] => [
  ...[...order.shots, ...order.retouched, ...order.serviceSheets].map(({ file }) => file),
  ...order.photos.flatMap(({ preview, final }) => [preview, final]),
];

/** @param missing files that are named in the data and could not be read */
export function customerPage(
  { studio, exportedAt, customer, orders }: CustomerFile,
  missing: ReadonlySet<string>,
): string {
  const { name, phone, email, notes, since, keepPhotos, consents } = customer;
  const figure = (file: string): string =>
    `<figure><img src="${encodeURIComponent(file)}" alt=""><figcaption>${safe(file)}</figcaption></figure>`;
  const sections = orders.map((order) => {
    const files = filesOf(order).filter((file) => file !== null);
    const shown = files.filter((file) => !missing.has(file)).map(figure);
    const gone = files.length > shown.length ? '<p>Some pictures could not be read.</p>' : '';
    return `<h2>Order ${safe(order.number)}, ${safe(time(order.begunAt))}</h2>${table(rowsOf(order))}<div>${shown.join('')}</div>${gone}`;
  });
  const about = table([
    ['Name', name],
    ['Phone', phone],
    ['E-mail', email],
    ['Notes', notes],
    ['Customer since', since === null ? '' : time(since)],
    ['Photos are kept longer', keepPhotos ? 'yes' : 'no'],
    ...consents.map(({ days, givenAt, givenBy, endedAt }): Row => [
      'Consent',
      `Keep the photos for ${String(days)} days: given ${time(givenAt)}, noted by ${givenBy}${endedAt === null ? '' : `, ended ${time(endedAt)}`}`,
    ]),
  ]);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${safe(name)}</title><style>
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #1c1b1a; }
th { text-align: start; padding-inline-end: 2rem; font-weight: 400; color: #5c5955; vertical-align: top; white-space: nowrap; }
figure { display: inline-block; margin: 0.5rem 1rem 0.5rem 0; } img { height: 12rem; } figcaption { font-size: 0.8rem; }
</style></head><body><h1>${safe(name)}</h1><p>Everything that ${safe(studio)} keeps about this customer, ${safe(time(exportedAt))}.
The same data for programs is in customer.json.</p>${about}${sections.join('')}</body></html>
`;
}
