import { KioskError } from '../../../shared/errors.ts';
import type { CodeId, OrderId, PhotoId } from '../../../shared/ids.ts';
import type { FileView } from '../../../shared/model/files.ts';
import type { Composer } from '../../printing/composer.ts';
import { withNames } from './bill.ts';
import type { Needs } from '../deps.ts';
import { peopleOf } from '../people/people-view.ts';
import { photoFileName, photoFileStem } from '../photos/photo-file-name.ts';
import { existing } from '../existing-order.ts';

/** The receipt, the code slip and the photo file that the customer takes home together with the sheet. */
export type Papers = ReturnType<typeof createPapers>;

export function createPapers(deps: Needs<'records' | 'vault' | 'settings' | 'practice'>, composer: Composer) {
  const { records, settings, vault, practice } = deps;
  return {
    /** @throws KioskError WRONG_STEP before payment */
    async receipt(orderId: OrderId): Promise<FileView> {
      const payment = records.payments.ofOrder(orderId);
      if (payment === null) throw new KioskError('WRONG_STEP', 'there is no payment to write a receipt for');
      const order = existing(deps, orderId);
      const { studioName, studioAddress, taxNumber } = settings.get();
      const bytes = await composer.compose('receipt', {
        studio: { name: studioName, address: studioAddress, taxNumber },
        orderNumber: order.number,
        payment: { ...payment, bill: withNames(payment.bill, peopleOf(deps, order)) },
        settlements: records.settlements.ofOrder(orderId),
        practice,
      });
      return { name: `${payment.receiptNumber}.pdf`, mime: 'application/pdf', bytes };
    },

    async slip(codeId: CodeId): Promise<FileView> {
      const code = records.codes.get(codeId);
      if (code === null) throw new KioskError('NOT_FOUND', 'no such code');
      const several = records.people.ofOrder(code.orderId).length > 1;
      const bytes = await composer.compose('slip', {
        studioName: settings.get().studioName,
        code,
        practice,
        ...(several ? { person: code.personName } : {}),
      });
      const name = several ? photoFileStem(code.orderNumber, code.personName) : code.orderNumber;
      return { name: `${name}-code.pdf`, mime: 'application/pdf', bytes };
    },

    async final(orderId: OrderId, photoId: PhotoId): Promise<FileView> {
      const photo = records.photos.ofOrder(orderId).find((each) => each.id === photoId);
      const image = photo?.finalImageId == null ? null : records.images.get(photo.finalImageId);
      if (photo === undefined || image === null)
        throw new KioskError('NOT_FOUND', 'there is no final to save');
      const order = existing(deps, orderId);
      const person = peopleOf(deps, order).find((each) => each.id === photo.personId);
      const name = photoFileName(order.number, person?.name ?? '', photo.specCode, image.mime);
      return { name, mime: image.mime, bytes: await vault.get(image.id) };
    },
  };
}
