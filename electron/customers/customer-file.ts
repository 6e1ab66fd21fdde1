/** Everything that the studio keeps about one customer, as data with the names of the picture files. */
import type { CustomerId, ImageId, OrderId, RetouchSessionId } from '../../shared/ids.ts';
import { lineTotal } from '../../shared/money.ts';
import type { ConsentView } from '../../shared/model/customers.ts';
import type { OrderView } from '../../shared/model/order.ts';
import type { PaymentPartView } from '../../shared/model/payment.ts';
import type { CodeView } from '../../shared/model/photo.ts';
import { pictureKinds } from '../../shared/model/keeping.ts';
import type { Needs } from '../orders/deps.ts';
import { stemOf } from '../exporting/file-name.ts';
import { orderView } from '../orders/order-view.ts';
import { documentInFileName } from '../orders/photos/photo-file-name.ts';
import { imageView } from '../orders/photos/image-view.ts';
import type { CallRow } from '../records/calls/calls.ts';
import type { KeptDetails } from '../records/orders/customer-merges.ts';
import { inTurns } from '../turns.ts';
import { consentSentence } from '../words/consent.ts';
import { wordsIn } from '../words/words.ts';
import { consentsOf } from './consents.ts';

export type FileDeps = Needs<'records' | 'service' | 'settings' | 'clock'>;

/** A picture of the customer and the file that it gets. */
export interface PictureFile {
  readonly imageId: ImageId;
  /** `1-261121-004-final-uk-passport.jpg` */
  readonly name: string;
}

export type CustomerFile = Awaited<ReturnType<typeof customerFile>>['data'];
export type OrderInFile = CustomerFile['orders'][number];
export type CodeInFile = OrderInFile['replacedCodes'][number];

const endings = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/heic': 'heic',
} as const;

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
      consents: consentsOf(deps, id, Number.MAX_SAFE_INTEGER).map(consentInFile),
      /** Kept so that a merge can be undone: this customer and the other one, as both were before. */
      merges: records.customerMerges.detailsHeldBy(id).map(({ kept, gone, mergedAt }) => ({
        ...{ at: mergedAt, before: detailsInFile(kept), other: detailsInFile(gone) },
      })),
    },
    orders,
  };
  return { data, pictures };
}

const consentInFile = (consent: ConsentView) => ({
  sentence: consentSentence(wordsIn('en').customerFile, consent),
  ...consent,
});

const detailsInFile = ({ name, phone, email, keepPhotos, notes, createdAt }: KeptDetails) => ({
  ...{ name, phone, email, keepPhotos, notes, since: createdAt },
});

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
    return named(image.id, image.mime, words);
  }
  function named(imageId: ImageId, mime: keyof typeof endings, words: readonly string[]): string {
    const of = [String(pictures.length + 1), order.number];
    const name = `${stemOf({ of, label: words.join(' ') })}.${endings[mime]}`;
    pictures.push({ imageId, name });
    return name;
  }
  /** Names a picture's file and, where the picture was made from another file, that one as it was imported. */
  function files(imageId: ImageId, ...words: readonly string[]) {
    const picture = file(imageId, ...words);
    const original = records.images.originalOf(imageId);
    return {
      file: picture,
      originalFile: original && named(original, 'image/heic', [...words, 'original']),
    };
  }
  const sessions = records.retouchSessions.ofOrder(orderId);
  const row = records.orders.get(orderId);
  const measurements = (imageId: ImageId) => records.measures.get(imageId);
  const codes = records.codes.ofOrder(orderId);
  const present = new Set(order.photos.map(({ code }) => code?.id));
  const data = {
    ...{ number: order.number, state: order.state, begunAt: order.createdAt, changedAt: order.updatedAt },
    ...{ closedAt: row?.closedAt ?? null, closeReason: row?.closeReason ?? '' },
    language: order.language,
    people: order.people.map(({ name, age }) => ({ name, age })),
    shots: order.shots.map(({ image, source, origin, takenAt }) => ({
      ...{ source, origin, takenAt, ...files(image.id, 'shot'), measurements: measurements(image.id) },
    })),
    retouched: sessions.flatMap(({ id }) =>
      records.versions.ofSession(id).map(({ tool, imageId, createdAt }) => ({
        ...{
          tool,
          at: createdAt,
          file: file(imageId, 'retouched', tool),
          measurements: measurements(imageId),
        },
      })),
    ),
    headshotRequests: sessions.flatMap((session) => headshotsInFile(deps, session.id)),
    photos: order.photos.map((photo) => photoInFile(photo, file)),
    /** Those of photos that were taken again, too. */
    idsAtPhotoService: records.photos.uuidsOf(orderId),
    replacedCodes: codes.filter(({ id }) => !present.has(id)).map(codeInFile),
    toldThatNoPrintIsAccepted: records.noPaperTold.ofOrder(orderId).map(({ documentName, at, by }) => ({
      ...{ document: documentName, at, by },
    })),
    /** Edited pictures that a supervisor allowed although the document's rule forbids them. */
    overrides: records.overrides.ofOrder(orderId),
    /** Warnings against which staff went on. */
    wentOnAnyway: order.wentOnAnyway.map(({ step, points, by, at }) => ({ step, points, by, at })),
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
    prints: order.prints.map(({ kind, state, reason, submittedAt }) => ({
      ...{ kind, state, reason, at: submittedAt },
    })),
    emails: order.mails.map(({ address, parts, state, updatedAt }) => ({
      ...{ address, parts, state, at: updatedAt },
    })),
    sentToPhotoService: sentInFile([
      ...records.calls.ofOrder(orderId),
      ...sessions.flatMap(({ id }) => records.calls.ofSession(id)),
    ]),
  };
  const known = new Set(pictures.map(({ imageId }) => imageId));
  // Sealed answers and files that pictures were made from are in this list too, and are no pictures.
  const others = records.cleanUp
    .picturesOf(orderId, pictureKinds)
    .filter((id) => !known.has(id) && imageView(deps, id) !== null);
  /** Pictures of photos that were taken again, and of people who were removed from the order. */
  return { ...data, otherPictures: others.map((id) => files(id, 'earlier')) };
}

/** Requests that were sent, the oldest first. An edit, a background and headshots are requests of a retouch session. */
const sentInFile = (calls: readonly Pick<CallRow, 'endpoint' | 'sentAt'>[]) =>
  calls
    .flatMap(({ endpoint, sentAt }) => (sentAt === null ? [] : [{ request: endpoint, at: sentAt }]))
    .toSorted((a, b) => a.at.localeCompare(b.at));

const headshotsInFile = ({ records }: FileDeps, sessionId: RetouchSessionId) =>
  records.calls
    .ofSession(sessionId)
    .toReversed()
    .flatMap(({ id }) => records.headshotRuns.get(id) ?? [])
    .map(({ prompt, seed, at }) => ({ prompt, seed, at }));

/** A code, and what staff noted about it. */
const codeInFile = ({ code, issuedAt, expiresAt, linked, reminded }: CodeView) => ({
  ...{ code, issuedAt, expiresAt },
  linked: linked === null ? null : { at: linked.at, by: linked.by },
  reminded: reminded === null ? null : { way: reminded.way, at: reminded.at, by: reminded.by },
});

function photoInFile(
  { specCode, document, preview, final, code, issues }: OrderView['photos'][number],
  file: (imageId: ImageId | null | undefined, ...words: readonly string[]) => string | null,
) {
  return {
    ...{ document: document.name, specCode, issues },
    code: code === null ? null : codeInFile(code),
    preview: file(preview?.id, 'preview', specCode),
    final: file(final?.id, 'final', documentInFileName(document)),
  };
}

const billInFile = ({ currency, total, tax, lines }: OrderView['bill']) => ({
  ...{ currency, total, tax },
  lines: lines.map((line) => ({
    ...{ text: line.text, quantity: line.quantity, unitPrice: line.unitPrice },
    ...{ discount: line.discount ?? null, total: lineTotal(line) },
  })),
});
