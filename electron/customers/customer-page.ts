/** The data of one customer as a page that any browser shows without a network. */
import { documentName } from '../../shared/language/document-names.ts';
import type { Language } from '../../shared/language/languages.ts';
import { formatMoney } from '../../shared/money.ts';
import { consentSentence } from '../words/consent.ts';
import { fill, momentInWords } from '../words/fill.ts';
import type { CustomerFileWords } from '../words/types.ts';
import { wordsIn } from '../words/words.ts';
import type { CodeInFile, CustomerFile, OrderInFile } from './customer-file.ts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const safe = (text: string): string => text.replaceAll(/[&<>"]/g, (each) => escapes[each] ?? each);

type Row = readonly [name: string, words: string];

const table = (rows: readonly Row[]): string =>
  `<table>${rows
    .filter(([, words]) => words !== '')
    .map(([name, words]) => `<tr><th>${safe(name)}</th><td>${safe(words)}</td></tr>`)
    .join('')}</table>`;

const list = (...parts: readonly string[]): string => parts.filter(Boolean).join(', ');

function rowsOf(order: OrderInFile, words: CustomerFileWords, language: Language): Row[] {
  const { currency, total } = order.bill;
  const money = (amount: number, of = currency): string => formatMoney(amount, of, words.locale);
  const when = (iso: string): string => momentInWords(iso, words.locale);
  const noted = (at: string, by: string) => ({ when: when(at), staff: by === 'staff' ? words.staff : by });
  const codeInWords = ({ code, expiresAt, linked, reminded }: CodeInFile): string =>
    list(
      fill(words.codeUntil, { code, when: when(expiresAt) }),
      linked === null ? '' : fill(words.codeLinked, noted(linked.at, linked.by)),
      reminded === null ? '' : fill(words.codeReminded[reminded.way], noted(reminded.at, reminded.by)),
    );
  const sold = ({ currency: of, lines }: OrderInFile['bill']): Row[] =>
    lines.map(({ text, quantity, unitPrice, discount, total: sum }) => [
      words.sold,
      list(
        text,
        `${quantity} × ${money(unitPrice, of)}`,
        discount === null
          ? ''
          : fill(words.discount, { amount: money(discount.amount, of), reason: discount.reason }),
        money(sum, of),
      ),
    ]);
  const measured = [...order.shots, ...order.retouched].flatMap(({ file, measurements }) =>
    file === null || measurements === null ? [] : [file],
  );
  return [
    [words.state, words.states[order.state]],
    [words.closeReason, order.closeReason],
    [words.people, order.people.map(({ name, age }) => `${name} (${words.ages[age]})`).join(', ')],
    ...order.photos.flatMap(({ document, code }): Row[] => [
      [words.document, documentName(document, language)],
      [words.code, code === null ? '' : codeInWords(code)],
    ]),
    [words.idsAtService, order.idsAtPhotoService.join(', ')],
    ...order.replacedCodes.map((code): Row => [words.earlierCode, codeInWords(code)]),
    ...order.toldThatNoPrintIsAccepted.map(({ document, at, by }): Row => {
      const { when: day, staff } = noted(at, by);
      return [words.toldNoPrint, list(documentName(document, language), day, staff)];
    }),
    ...order.overrides.map(({ documentName: document, reason, by, at }): Row => [
      words.editAllowed,
      list(document, reason, when(at), by),
    ]),
    ...order.wentOnAnyway.map(({ by, at }): Row => {
      const { when: day, staff } = noted(at, by);
      return [words.wentOnAnyway, list(day, staff)];
    }),
    ...order.headshotRequests.map(({ prompt, at }): Row => [words.headshots, list(prompt, when(at))]),
    [
      words.measurements,
      measured.length === 0 ? '' : fill(words.measurementsOf, { files: list(...measured) }),
    ],
    ...sold(order.bill),
    [words.price, order.bill.lines.length === 0 ? '' : money(total)],
    ...order.payments.map(({ method, amount, reference, at }): Row => [
      words.paid,
      list(money(amount), words.methods[method], reference, when(at)),
    ]),
    [words.receipt, order.receipt ?? ''],
    ...order.laterSales.flatMap(({ receipt, payment, bill }): Row[] => [
      [
        words.soldLater,
        list(money(payment.amount, bill.currency), words.methods[payment.method], receipt, when(payment.at)),
      ],
      ...sold(bill),
    ]),
    ...order.settlements.map(({ kind, amount, currency: of, reason, at }): Row => [
      words.settled,
      list(words.settlements[kind], amount === 0 ? '' : money(amount, of), reason, when(at)),
    ]),
    ...order.rejections.map(({ reason, note, at }): Row => [
      words.rejected,
      list(words.reasons[reason], note, when(at)),
    ]),
    ...order.prints.map(({ kind, state, reason, at }): Row => [
      words.printed,
      list(words.prints[kind], words.printStates[state], reason, when(at)),
    ]),
    ...order.emails.map(({ address, state, at }): Row => [
      words.mail,
      list(address, words.mailStates[state], when(at)),
    ]),
    ...order.sentToPhotoService.map(({ at }): Row => [words.sentToService, when(at)]),
  ];
}

/** Files that pictures were made from. The page links to them, because few browsers show HEIC. */
const originalsOf = ({ shots, otherPictures }: OrderInFile): readonly string[] =>
  [...shots, ...otherPictures].flatMap(({ originalFile }) => originalFile ?? []);

const filesOf = (order: OrderInFile): readonly (string | null)[] => [
  ...[...order.shots, ...order.retouched, ...order.serviceSheets, ...order.otherPictures].map(
    ({ file }) => file,
  ),
  ...order.photos.flatMap(({ preview, final }) => [preview, final]),
];

type CustomerInFile = CustomerFile['customer'];

const detailsInWords = ({ name, phone, email, notes }: CustomerInFile['merges'][number]['other']): string =>
  list(name, phone, email, notes);

/** Says to which sentence the customer agreed, who noted that, and how it ended. */
function consentInWords(
  consent: CustomerInFile['consents'][number],
  words: CustomerFileWords,
  when: (iso: string) => string,
): string {
  const { givenAt, givenBy, givenAs, endedAt, endedBy, endedWhy } = consent;
  const staff = (by: string | null): string => (by === null || by === 'staff' ? words.staff : by);
  const sentence = consentSentence(words, consent);
  return list(
    fill(givenAs === null ? words.consentGiven : words.consentGivenAs, {
      ...{ sentence, when: when(givenAt), staff: staff(givenBy), name: givenAs ?? '' },
    }),
    endedAt === null || endedWhy === null
      ? ''
      : fill(words.consentEnded[endedWhy], { when: when(endedAt), staff: staff(endedBy) }),
  );
}

/** @param missing files that are named in the data and could not be read */
export function customerPage(
  { studio, exportedAt, customer, orders }: CustomerFile,
  missing: ReadonlySet<string>,
  language: Language,
): string {
  const words = wordsIn(language).customerFile;
  const when = (iso: string): string => momentInWords(iso, words.locale);
  const { name, phone, email, notes, since, keepPhotos, consents, merges } = customer;
  const figure = (file: string): string =>
    `<figure><img src="${encodeURIComponent(file)}" alt=""><figcaption>${safe(file)}</figcaption></figure>`;
  const link = (file: string): string => `<a href="${encodeURIComponent(file)}">${safe(file)}</a>`;
  const isThere = (file: string): boolean => !missing.has(file);
  const sections = orders.map((order) => {
    const files = filesOf(order).filter((file) => file !== null);
    const originals = originalsOf(order);
    const linked = originals.filter(isThere).map(link).join(', ');
    const shown = [
      ...files.filter(isThere).map(figure),
      linked === '' ? '' : `<p>${fill(safe(words.originals), { files: linked })}</p>`,
    ];
    const gone = [...files, ...originals].every(isThere) ? '' : `<p>${safe(words.unreadable)}</p>`;
    const title = fill(words.order, { number: order.number, when: when(order.begunAt) });
    return `<h2>${safe(title)}</h2>${table(rowsOf(order, words, language))}<div>${shown.join('')}</div>${gone}`;
  });
  const about = table([
    [words.name, name],
    [words.phone, phone],
    [words.email, email],
    [words.notes, notes],
    [words.since, since === null ? '' : when(since)],
    [words.keptLonger, keepPhotos ? words.yes : words.no],
    ...consents.map((consent): Row => [words.consent, consentInWords(consent, words, when)]),
    ...merges.flatMap(({ at, before, other }): Row[] => [
      [fill(words.beforeMerge, { when: when(at) }), detailsInWords(before)],
      [fill(words.otherBeforeMerge, { when: when(at) }), detailsInWords(other)],
    ]),
  ]);
  const intro = fill(words.intro, { studio, when: when(exportedAt) });
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${safe(name)}</title><style>
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #1c1b1a; }
th { text-align: start; padding-inline-end: 2rem; font-weight: 400; color: #5c5955; vertical-align: top; white-space: nowrap; }
figure { display: inline-block; margin: 0.5rem 1rem 0.5rem 0; } img { height: 12rem; } figcaption { font-size: 0.8rem; }
</style></head><body><h1>${safe(name)}</h1><p>${safe(intro)}</p>${about}${sections.join('')}</body></html>
`;
}
