/** Orders whose finals are here, and their sheets. */
import { vi } from 'vitest';
import type { OrderView } from '../../../../shared/model/order.ts';
import type { PrintState, PrintView } from '../../../../shared/model/prints.ts';
import type { OpenKiosk } from '../../../support/kiosk/open-kiosk.ts';
import { savedSheets } from '../../../support/printing/saved-sheets.ts';
import { portrait, type Counter } from '../counter.ts';

/** Starts an order of this customer with a final of each document. */
export async function withFinals(
  counter: Counter,
  name: string,
  ...specCodes: readonly string[]
): Promise<OrderView> {
  const { id: orderId } = await counter.call('createOrder');
  const customer = { customerId: null, name, phone: '', email: '', keepPhotos: false };
  await counter.call('setCustomer', { orderId, ...customer });
  for (const specCode of specCodes) await counter.call('addDocument', { orderId, specCode });
  const shot = { source: 'camera', origin: 'Test', bytes: portrait } as const;
  const paid = await counter.paid(await counter.call('addShot', { orderId, ...shot }));
  for (const { id: photoId } of paid.photos) await counter.call('requestFinal', { orderId, photoId });
  return counter.call('openOrder', { orderId });
}

export const idsOf = ({ photos }: OrderView) => photos.map(({ id }) => id);

/** Returns the names of the sheets that were saved as PDF. */
export const sheetNames = async (counter: Counter): Promise<readonly string[]> => [
  ...(await savedSheets(counter)).keys(),
];
export async function sheetBytes(counter: Counter, name: string): Promise<Buffer> {
  const bytes = (await savedSheets(counter)).get(name);
  if (bytes === undefined) throw new Error(`no saved sheet is called ${name}`);
  return bytes;
}

/** Waits until the newest print has this state. */
export const newestPrint = (kiosk: OpenKiosk, state: PrintState): Promise<PrintView> =>
  vi.waitFor(
    async () => {
      const [print] = await kiosk.call('listPrints');
      if (print?.state !== state) throw new Error(`the newest print is ${print?.state ?? 'not there'}`);
      return print;
    },
    { timeout: 12_000, interval: 50 },
  );
