import { KioskError } from '../../../shared/errors.ts';
import type { CodeId, OrderId, PhotoId } from '../../../shared/ids.ts';
import type { FileView } from '../../../shared/model/files.ts';
import type { CodeView } from '../../../shared/model/photo.ts';
import { orderCodeOf } from '../../../shared/order-code.ts';
import type { PaperLogo } from '../../printing/slips/letterhead.ts';
import type { Composer } from '../../printing/composer.ts';
import type { Papers as PaperFacts } from '../../printing/paper-jobs.ts';
import { linesIn, withNames } from './bill.ts';
import type { Needs } from '../deps.ts';
import { wordsIn } from '../../words/words.ts';
import { peopleOf } from '../people/people-view.ts';
import { finalToHandOut } from '../photos/final-to-hand-out.ts';
import { documentInFileName, photoFileName, photoFileStem } from '../photos/photo-file-name.ts';
import { photoRecordOf } from '../photos/photo-record.ts';
import { languageFor } from '../customer-language.ts';
import { existing } from '../existing-order.ts';

type Facts = Needs<'records' | 'settings' | 'practice'>;

/** Returns the studio's logo as papers take it. */
function logoOn({ logos }: Pick<Needs<'records'>['records'], 'logos'>): { readonly logo?: PaperLogo } {
  const logo = logos.get();
  if (logo === null) return {};
  const { colour, grey, widthPx, heightPx } = logo;
  return { logo: { colour, grey, widthPx, heightPx } };
}

/** Returns what an order's receipt says. @throws KioskError NOT_FOUND; WRONG_STEP before payment */
export function receiptOf(deps: Facts, orderId: OrderId): PaperFacts['receipt'] {
  const { records, settings, practice } = deps;
  const payment = records.payments.ofOrder(orderId);
  if (payment === null) throw new KioskError('WRONG_STEP', 'there is no payment to write a receipt for');
  const order = existing(deps, orderId);
  const language = languageFor(deps, order);
  const bill = withNames(payment.bill, peopleOf(deps, order));
  const { studioName, studioAddress, taxNumber } = settings.get();
  return {
    studio: { name: studioName, address: studioAddress, taxNumber, ...logoOn(records) },
    orderNumber: order.number,
    orderCode: orderCodeOf(order),
    payment: { ...payment, bill: { ...bill, lines: linesIn(language, bill.lines) } },
    laterSales: records.laterSales.ofOrder(orderId),
    settlements: records.settlements
      .ofOrder(orderId)
      .map((settlement) => ({ ...settlement, lines: linesIn(language, settlement.lines) })),
    practice,
    words: wordsIn(language).receipt,
  };
}

/** Returns what the slip of a code says. It names the person where the order has several. */
export function slipOf(deps: Facts, code: CodeView): PaperFacts['slip'] {
  const { records, settings, practice } = deps;
  const several = records.people.ofOrder(code.orderId).length > 1;
  const { studioName } = settings.get();
  const { slip: words } = wordsIn(languageFor(deps, existing(deps, code.orderId)));
  return {
    ...{ studioName, code, practice, words },
    ...logoOn(records),
    ...(several ? { person: code.personName } : {}),
  };
}

/** The receipt, the code slip, the photo record and the photo file that the customer takes home together with the sheet. */
export type Papers = ReturnType<typeof createPapers>;

export function createPapers(
  deps: Needs<'records' | 'vault' | 'settings' | 'practice' | 'clock'>,
  composer: Composer,
) {
  const { records, vault } = deps;
  return {
    /** @throws KioskError WRONG_STEP before payment */
    async receipt(orderId: OrderId): Promise<FileView> {
      const receipt = receiptOf(deps, orderId);
      const bytes = await composer.compose('receipt', receipt);
      return { name: `${receipt.payment.receiptNumber}.pdf`, mime: 'application/pdf', bytes };
    },

    async slip(codeId: CodeId): Promise<FileView> {
      const code = records.codes.get(codeId);
      if (code === null) throw new KioskError('NOT_FOUND', 'no such code');
      const slip = slipOf(deps, code);
      const bytes = await composer.compose('slip', slip);
      const { person } = slip;
      const name = person === undefined ? code.orderNumber : photoFileStem(code.orderNumber, person);
      return { name: `${name}-code.pdf`, mime: 'application/pdf', bytes };
    },

    /** @throws KioskError WRONG_STEP while no photo is finished */
    async record(orderId: OrderId): Promise<FileView> {
      const record = photoRecordOf(deps, orderId);
      const bytes = await composer.compose('record', record);
      return { name: `${record.orderNumber}-record.pdf`, mime: 'application/pdf', bytes };
    },

    async final(orderId: OrderId, photoId: PhotoId): Promise<FileView> {
      const photo = records.photos.ofOrder(orderId).find((each) => each.id === photoId);
      const imageId = photo === undefined ? null : finalToHandOut(deps, photo);
      const image = imageId === null ? null : records.images.get(imageId);
      if (photo === undefined || image === null)
        throw new KioskError('NOT_FOUND', 'there is no final to save');
      const order = existing(deps, orderId);
      const person = peopleOf(deps, order).find((each) => each.id === photo.personId);
      const label = documentInFileName(photo.document);
      const name = photoFileName(order.number, person?.name ?? '', label, image.mime);
      return { name, mime: image.mime, bytes: await vault.get(image.id) };
    },
  };
}
