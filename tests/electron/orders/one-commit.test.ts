/** A step of an order waits for the disk once: everything that it writes is in one commit. */
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { byCard } from '../../support/records/payments.ts';
import { openFile } from '../../support/records/records-file.ts';
import { forPhoto, openCounter } from './counter.ts';

it('takes one commit for each step of an order', async () => {
  const counter = await openCounter();
  const begun = await counter.order('uk-passport');
  const db = openFile(join(counter.dataDir, 'studio', 'records.sqlite'), { readonly: true });
  onTestFinished(() => void db.close());
  const change = db.prepare<[], number>('SELECT change FROM studio_mark').pluck();
  /** Returns how many commits a step takes. */
  const commits = async (step: () => Promise<unknown>): Promise<number> => {
    const before = change.get() ?? 0;
    await step();
    return (change.get() ?? 0) - before;
  };
  const ada = { name: 'Ada Sample', phone: '', email: '', keepPhotos: false };
  await counter.call('requestPreview', forPhoto(begun));
  const { id: orderId } = await counter.call('createOrder');

  const counts = {
    named: await commits(() => counter.call('setCustomer', { orderId, customerId: null, ...ada })),
    document: await commits(() => counter.call('addDocument', { orderId, specCode: 'us-passport' })),
    person: await commits(() => counter.call('addPerson', { orderId, name: 'Max Sample', age: 'child' })),
    approved: await commits(() => counter.call('approvePreview', forPhoto(begun))),
    paid: await commits(() => counter.call('takePayment', byCard(begun))),
  };

  expect(counts).toEqual({ named: 1, document: 1, person: 1, approved: 1, paid: 1 });
});
