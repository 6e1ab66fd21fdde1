/** Composes the receipt that a customer takes home, as a PDF file. */
import { formatPercent } from '../../../shared/language/percent.ts';
import type { SettlementView } from '../../../shared/model/owed.ts';
import type { LaterSaleView, PaymentPartView, PaymentView } from '../../../shared/model/payment.ts';
import { containedTax, formatMoney, type Bill } from '../../../shared/money.ts';
import { changeOf } from '../../../shared/payments.ts';
import { amountsByRate, refundedOf, refundNumberText } from '../../../shared/refunds.ts';
import { Flow } from './flow.ts';
import { slipPages, type SlipPage } from './pages.ts';
import { figures, letterhead, plain, strong, type PaperLogo } from './letterhead.ts';
import type { TextStyle } from './paper.ts';
import { qr } from './qr.ts';
import { fill, momentInWords } from '../../words/fill.ts';
import type { ReceiptWords } from '../../words/types.ts';

export interface Receipt {
  readonly studio: {
    readonly name: string;
    readonly address: string;
    readonly taxNumber: string;
    readonly logo?: PaperLogo;
  };
  readonly orderNumber: string;
  /** Printed as a QR code, which a scanner at the counter reads to open the order. */
  readonly orderCode: string;
  readonly payment: PaymentView;
  /** Sales after the payment, oldest first. */
  readonly laterSales?: readonly LaterSaleView[];
  /** The receipt shows those that gave money back. Oldest first. */
  readonly settlements: readonly Pick<
    SettlementView,
    'kind' | 'method' | 'amount' | 'reference' | 'at' | 'refundNumber' | 'refundPrefix' | 'lines'
  >[];
  /** Marks the receipt as a practice one. */
  readonly practice: boolean;
  /** A roll of 80 mm unless another page is given. */
  readonly page?: SlipPage;
  readonly words: ReceiptWords;
  /** The studio's time zone; the computer's when it is left out. */
  readonly timeZone?: string;
}

const small: TextStyle = { face: 'figures', size: 8 };
/** Side of the QR code, mm. Its modules are 0.7 mm, 5 dots of a receipt printer with 203 dpi; on A6 at least 0.4 mm. */
const [qrMostMm, qrLeastMm] = [18, 10];

function head(flow: Flow, receipt: Receipt, words: ReceiptWords): void {
  letterhead(flow, receipt, words);
  flow.text(words.title, { face: 'strong', size: 11 });
  flow.space(0.5);
}

const percent = (basisPoints: number, { locale }: ReceiptWords): string =>
  formatPercent(basisPoints / 100, locale, 2);

/** Adds the items bought; net and tax, unless the studio charges no tax; and last, in large type, the total. */
function sums(flow: Flow, bill: Bill, words: ReceiptWords): void {
  const money = (amount: number): string => formatMoney(amount, bill.currency, words.locale);
  for (const { text, quantity, unitPrice, discount } of bill.lines) {
    flow.pair(text, money(quantity * unitPrice), plain, figures);
    if (quantity !== 1) flow.text(fill(words.quantity, { quantity, price: money(unitPrice) }), small);
    if (discount !== undefined)
      flow.pair(fill(words.discount, { reason: discount.reason }), money(-discount.amount), plain, figures);
  }
  flow.rule();
  if (bill.taxRateBasisPoints > 0) {
    const rate = percent(bill.taxRateBasisPoints, words);
    flow.pair(words.net, money(bill.net), plain, figures);
    flow.pair(fill(words.tax, { rate }), money(bill.tax), plain, figures);
    flow.space(1);
  }
  flow.pair(words.total, money(bill.total), { face: 'strong', size: 12 }, { face: 'code', size: 12 });
}

/** Adds each part of the payment, with the change of cash. */
function parts(
  flow: Flow,
  { bill, parts: paid }: { readonly bill: Bill; readonly parts: readonly PaymentPartView[] },
  words: ReceiptWords,
): void {
  const money = (amount: number): string => formatMoney(amount, bill.currency, words.locale);
  for (const part of paid) {
    flow.pair(words.paid[part.method], money(part.amount), plain, figures);
    const change = changeOf(part) ?? 0;
    if (part.given !== null && change > 0) {
      flow.pair(words.given, money(part.given), plain, figures);
      flow.pair(words.change, money(change), strong, figures);
    }
    if (part.reference !== '') flow.pair(words.reference, part.reference, plain, figures);
  }
}

/** Adds each refund with its day, and what is left of the payment. */
function refunds(
  flow: Flow,
  { payment, laterSales, settlements, timeZone }: Receipt,
  words: ReceiptWords,
): void {
  const refunded = refundedOf(payment, settlements, laterSales);
  if (refunded === null) return;
  const money = (amount: number): string => formatMoney(amount, refunded.currency, words.locale);
  flow.rule();
  for (const { kind, method, amount, reference, at, refundNumber, refundPrefix, lines } of settlements) {
    if (method === null) continue;
    if (refundNumber !== null)
      flow.pair(words.refundNumber, refundNumberText(refundNumber, refundPrefix), plain, figures);
    for (const { text, quantity, amount: given } of lines)
      if (text !== null)
        flow.pair(quantity > 1 ? `${String(quantity)} × ${text}` : text, money(-given), plain, figures);
    for (const [rate, given] of amountsByRate(lines))
      if (rate > 0)
        flow.pair(
          fill(words.tax, { rate: percent(rate, words) }),
          money(-containedTax(given, rate)),
          small,
          small,
        );
    flow.pair(kind === 'void' ? words.voided : words.refunded[method], money(-amount), plain, figures);
    flow.pair(words.date, momentInWords(at, words.locale, timeZone), plain);
    if (reference !== '') flow.pair(words.reference, reference, plain, figures);
  }
  flow.pair(words.left, money(refunded.total - refunded.amount), strong, figures);
}

/** Lays out a receipt. */
export function receiptFlow(receipt: Receipt): Flow {
  const { payment, orderNumber, page = slipPages.roll80, words, timeZone } = receipt;
  const flow = new Flow(page);
  head(flow, receipt, words);
  flow.pair(words.receiptNumber, payment.receiptNumber, plain, figures);
  flow.pair(words.orderNumber, orderNumber, plain, figures);
  flow.pair(words.date, momentInWords(payment.paidAt, words.locale, timeZone), plain);
  flow.rule();
  sums(flow, payment.bill, words);
  flow.rule();
  parts(flow, payment, words);
  for (const { bill, part, receiptNumber, paidAt } of receipt.laterSales ?? []) {
    flow.space(4);
    flow.text(words.soldLater, { face: 'strong', size: 11 });
    flow.space(0.5);
    flow.pair(words.receiptNumber, receiptNumber, plain, figures);
    flow.pair(words.date, momentInWords(paidAt, words.locale, timeZone), plain);
    flow.rule();
    sums(flow, bill, words);
    flow.rule();
    parts(flow, { bill, parts: [part] }, words);
  }
  refunds(flow, receipt, words);
  qr(flow, receipt.orderCode, qrMostMm, qrLeastMm);
  flow.text(receipt.orderCode, { ...small, align: 'centre' });
  return flow;
}

/** Composes a receipt. The same input gives the same bytes. */
export function composeReceipt(receipt: Receipt): Promise<Uint8Array> {
  return receiptFlow(receipt).save(`${receipt.words.title} ${receipt.payment.receiptNumber}`);
}
