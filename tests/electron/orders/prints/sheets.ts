/** Orders whose finals are here, and their sheets. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { vi } from 'vitest';
import type { OrderView } from '../../../../shared/model/order.ts';
import type { PrintState, PrintView } from '../../../../shared/model/prints.ts';
import type { OpenKiosk } from '../../../support/open-kiosk.ts';
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

const sheetsOf = ({ dataDir }: Counter): string => join(dataDir, 'studio', 'sheets');
/** Returns the sheets that were printed to files, by name. */
export const sheetNames = (counter: Counter): readonly string[] =>
  existsSync(sheetsOf(counter)) ? readdirSync(sheetsOf(counter)).sort() : [];
export const sheetBytes = (counter: Counter, name: string): Buffer =>
  readFileSync(join(sheetsOf(counter), name));

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
