import { KioskError } from '../../shared/errors.ts';
import type { CodeId, OrderId, PhotoId } from '../../shared/ids.ts';
import type { FileView } from '../../shared/model.ts';
import type { Composer } from '../printing/composer.ts';
import type { OrdersDeps } from './deps.ts';
import { existing } from './view.ts';

/** What the customer takes home beside the sheet. */
export type Papers = ReturnType<typeof createPapers>;

export function createPapers(deps: OrdersDeps, composer: Composer) {
  const { records, settings, vault, practice } = deps;
  return {
    /** @throws KioskError WRONG_STEP before payment */
    async receipt(orderId: OrderId): Promise<FileView> {
      const payment = records.payments.ofOrder(orderId);
      if (payment === null) throw new KioskError('WRONG_STEP', 'there is no payment to write a receipt for');
      const { studioName, studioAddress, taxNumber } = settings.get();
      const bytes = await composer.compose('receipt', {
        studio: { name: studioName, address: studioAddress, taxNumber },
        orderNumber: existing(deps, orderId).number,
        payment,
        practice,
      });
      return { name: `${payment.receiptNumber}.pdf`, mime: 'application/pdf', bytes };
    },

    async slip(codeId: CodeId): Promise<FileView> {
      const code = records.codes.get(codeId);
      if (code === null) throw new KioskError('NOT_FOUND', 'no such code');
      const bytes = await composer.compose('slip', { studioName: settings.get().studioName, code, practice });
      return { name: `${code.orderNumber}-code.pdf`, mime: 'application/pdf', bytes };
    },

    async final(orderId: OrderId, photoId: PhotoId): Promise<FileView> {
      const photo = records.photos.ofOrder(orderId).find((each) => each.id === photoId);
      const image = photo?.finalImageId == null ? null : records.images.get(photo.finalImageId);
      if (photo === undefined || image === null)
        throw new KioskError('NOT_FOUND', 'there is no final to save');
      const ending = image.mime === 'image/png' ? 'png' : 'jpg';
      const name = `${existing(deps, orderId).number}-${photo.specCode}.${ending}`;
      return { name, mime: image.mime, bytes: await vault.get(image.id) };
    },
  };
}
