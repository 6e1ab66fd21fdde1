/** Everything that the studio keeps about one customer, as data with the names of the picture files. */
import type { CustomerId, ImageId, OrderId } from '../../shared/ids.ts';
import type { OrderView } from '../../shared/model/order.ts';
import type { PaymentPartView } from '../../shared/model/payment.ts';
import type { Needs } from '../orders/deps.ts';
import { stemOf } from '../exporting/file-name.ts';
import { orderView } from '../orders/order-view.ts';
import { documentInFileName } from '../orders/photos/photo-file-name.ts';
import { imageView } from '../orders/photos/image-view.ts';
import { inTurns } from '../turns.ts';

export type FileDeps = Needs<'records' | 'service' | 'settings' | 'clock'>;

/** A picture of the customer and the file that it gets. */
export interface PictureFile {
  readonly imageId: ImageId;
  /** `1-261121-004-final-uk-passport.jpg` */
  readonly name: string;
}

export type CustomerFile = Awaited<ReturnType<typeof customerFile>>['data'];
export type OrderInFile = CustomerFile['orders'][number];

const endings = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' } as const;

/**
 * Returns what is kept about a customer. Amounts are in the smallest unit of their currency, times are ISO 8601, UTC. Empty
 * lists and null say that there is nothing. Reads one order at a time, with pauses in which everything else can run.
 */
export async function customerFile(deps: FileDeps, id: CustomerId) {
  const { records, settings, clock } = deps;
  const customer = records.customers.get(id);
  const pictures: PictureFile[] = [];
  const turn = inTurns(records.checkpoints.caughtUp);
  const orders: ReturnType<typeof orderInFile>[] = [];
  for (const orderId of records.customerMerges.ordersOf(id)) {
    await turn();
    orders.push(orderInFile(deps, orderId, pictures));
  }
  const data = {
    version: 1,
    studio: settings.get().studioName,
    exportedAt: clock.now().toISOString(),
    customer: {
      ...{ name: customer?.name ?? '', phone: customer?.phone ?? '', email: customer?.email ?? '' },
      ...{ notes: records.customers.notes(id), since: customer?.createdAt ?? null },
      keepPhotos: customer?.keepPhotos ?? false,
      consents: records.consents.ofCustomer(id, Number.MAX_SAFE_INTEGER),
    },
    orders,
  };
  return { data, pictures };
}

const part = ({ method, amount, reference, takenAt }: PaymentPartView) => ({
  ...{ method, amount, reference, at: takenAt },
});

function orderInFile(deps: FileDeps, orderId: OrderId, pictures: PictureFile[]) {
  const { records } = deps;
  const order = orderView(deps, orderId);
  /** Names a picture's file; null for a picture that was erased or never came. */
  function file(imageId: ImageId | null | undefined, ...words: readonly string[]): string | null {
    const image = imageId == null ? null : imageView(deps, imageId);
    if (image === null) return null;
    const of = [String(pictures.length + 1), order.number];
    const name = `${stemOf({ of, label: words.join(' ') })}.${endings[image.mime]}`;
    pictures.push({ imageId: image.id, name });
    return name;
  }
  const sessions = records.retouchSessions.ofOrder(orderId);
  return {
    ...{ number: order.number, state: order.state, begunAt: order.createdAt, changedAt: order.updatedAt },
    language: order.language,
    people: order.people.map(({ name, age }) => ({ name, age })),
    shots: order.shots.map(({ image, source, origin, takenAt }) => ({
      ...{ source, origin, takenAt, file: file(image.id, 'shot') },
    })),
    retouched: sessions.flatMap(({ id }) =>
      records.versions.ofSession(id).map(({ tool, imageId, createdAt }) => ({
        ...{ tool, at: createdAt, file: file(imageId, 'retouched', tool) },
      })),
    ),
    photos: order.photos.map((photo) => photoInFile(photo, file)),
    serviceSheets: order.serviceSheets.map(({ image }) => ({ file: file(image?.id, 'sheet') })),
    payments: order.payment === null ? order.partsPaid.map(part) : order.payment.parts.map(part),
    receipt: order.payment?.receiptNumber ?? null,
    bill: billInFile(order.payment?.bill ?? order.bill),
    laterSales: order.laterSales.map((sale) => ({
      ...{ receipt: sale.receiptNumber, payment: part(sale.part), bill: billInFile(sale.bill) },
    })),
    settlements: order.settlements.map(({ kind, method, amount, currency, reference, reason, at }) => ({
      ...{ kind, method, amount, currency, reference, reason, at },
    })),
    rejections: order.rejections.map(({ reason, note, at }) => ({ reason, note, at })),
    prints: order.prints.map(({ kind, state, submittedAt }) => ({ kind, state, at: submittedAt })),
    emails: order.mails.map(({ address, parts, state, updatedAt }) => ({
      ...{ address, parts, state, at: updatedAt },
    })),
    sentToPhotoService: records.calls
      .ofOrder(orderId)
      .toReversed()
      .flatMap(({ endpoint, sentAt }) => (sentAt === null ? [] : [{ request: endpoint, at: sentAt }])),
  };
}

function photoInFile(
  { specCode, document, preview, final, code, issues }: OrderView['photos'][number],
  file: (imageId: ImageId | null | undefined, ...words: readonly string[]) => string | null,
) {
  return {
    ...{ document: document.name, specCode, issues },
    code: code === null ? null : { code: code.code, issuedAt: code.issuedAt, expiresAt: code.expiresAt },
    preview: file(preview?.id, 'preview', specCode),
    final: file(final?.id, 'final', documentInFileName(document)),
  };
}

const billInFile = ({ currency, total, tax, lines }: OrderView['bill']) => ({
  ...{ currency, total, tax },
  lines: lines.map(({ text, quantity, unitPrice }) => ({ text, quantity, unitPrice })),
});
