/** The audit log of a kiosk: acts that only some calls enter, whom they were about, and who may read them. */
import { expect, it, onTestFinished } from 'vitest';
import type { ArgsOf } from '../../../shared/contract.ts';
import type { CustomerId } from '../../../shared/ids.ts';
import { openKiosk, type OpenKiosk } from '../../support/kiosk/open-kiosk.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';
import { rejectionOf } from '../../support/thrown.ts';

const everything = { person: null, act: null, day: null, customer: null };

/** Returns the log as CSV, as the page fetches it. */
async function auditCsv(
  kiosk: Pick<OpenKiosk, 'call'>,
  asked: ArgsOf<'auditCsv'> = everything,
): Promise<string> {
  const { file } = await kiosk.call('auditCsv', asked);
  return new TextDecoder().decode(await kiosk.call('filePart', { file, at: 0 }));
}

it('has what was opened and changed, without a customer’s name, for supervisors only', async () => {
  const kiosk = await openKiosk({ dataDir: tempFolder() });
  const call: typeof kiosk.call = (...asked) => kiosk.call(...asked);
  onTestFinished(() => kiosk.close());
  const { id: orderId, number } = await call('createOrder');
  const customer = { orderId, customerId: null, name: 'Maria Sample', phone: '07700 900123', email: '' };
  await call('setCustomer', { ...customer, keepPhotos: true });
  await call('setCustomer', { ...customer, keepPhotos: false });
  await call('openOrder', { orderId });
  await call('openOrder', { orderId });
  const settings = await call('settings');
  const prices = { ...settings.prices, photo: 1_300 };
  await call('saveSettings', { settings: { ...settings, theme: 'dark', studioName: 'Elsewhere', prices } });
  await call('saveSettings', { settings: { ...settings, theme: 'light', studioName: 'Elsewhere', prices } });

  const { entries, more } = await call('auditLog', { ...everything, before: null });
  expect(entries.map(({ act, person, order, facts }) => [act, person, order?.number, facts])).toEqual([
    ['settings-changed', 'staff', undefined, { settings: ['studioName'] }],
    ['prices-changed', 'staff', undefined, { settings: ['prices'] }],
    ['order-opened', 'staff', number, {}],
    ['customer-changed', 'staff', number, {}],
  ]);
  expect(more).toBe(false);
  expect(await call('auditLog', { ...everything, day: '2001-01-01', before: null })).toMatchObject({
    entries: [],
  });

  const csv = await auditCsv(kiosk);
  expect(csv.split('\r\n')).toHaveLength(6);
  expect(csv).toContain(`,order-opened,${number},,`);
  expect(csv).not.toContain('Maria');

  await call('addStaff', { name: 'Asha', role: 'supervisor', pin: '2468' });
  const [asha] = await call('staff');
  if (asha === undefined) throw new Error('nobody at the counter');
  await call('changeStaff', { staffId: asha.id, name: 'Ben', role: 'supervisor' });
  const [, changed] = (await auditCsv(kiosk)).split('\r\n');
  expect(changed).toContain(
    ',Ben,Ben,staff-changed,,Ben,"{""role"":""supervisor"",""name"":""Ben"",""was"":""Asha""}",',
  );
  expect(changed).toMatch(new RegExp(`,${asha.id},${asha.id},${asha.id}$`));
  await call('lockSupervisor');
  expect(await rejectionOf(call('auditLog', { ...everything, before: null }))).toBe('SUPERVISOR_REQUIRED');
  expect(await rejectionOf(call('checkAuditLog'))).toBe('SUPERVISOR_REQUIRED');
  expect(await rejectionOf(call('auditCsv', everything))).toBe('SUPERVISOR_REQUIRED');
  expect(await rejectionOf(call('customersCsv'))).toBe('SUPERVISOR_REQUIRED');
  expect(await rejectionOf(call('filePart', { file: 1, at: 0 }))).toBe('SUPERVISOR_REQUIRED');
});

it('says which customer it was by the name of now, and lists what is about one customer', async () => {
  const kiosk = await openKiosk({ dataDir: tempFolder() });
  const call: typeof kiosk.call = (...asked) => kiosk.call(...asked);
  onTestFinished(() => kiosk.close());
  const contact = { phone: '', email: '', notes: '', keepPhotos: false };
  const visit = async (name: string) => {
    const { id: orderId } = await call('createOrder');
    const { notes: _notes, ...details } = contact;
    const { customer } = await call('setCustomer', { orderId, customerId: null, name, ...details });
    if (customer === null) throw new Error('the order has no customer');
    await call('customer', { customerId: customer.id });
    return { orderId, id: customer.id };
  };
  const maria = await visit('Maria Sample');
  const mary = await visit('Mary Sample');
  await visit('Ben Cole');
  const about = async (customer: CustomerId) => {
    const found = await call('auditLog', { ...everything, customer, before: null });
    return { of: found.customer, entries: found.entries.map(({ act, ...each }) => [act, each.customer]) };
  };
  expect(await about(mary.id)).toEqual({
    of: { id: mary.id, name: 'Mary Sample' },
    entries: [['customer-opened', { id: mary.id, name: 'Mary Sample' }]],
  });

  await call('openOrder', { orderId: mary.orderId });
  await call('mergeCustomers', {
    ...{ customerId: maria.id, otherId: mary.id, name: 'Maria Example', ...contact },
  });
  const now = { id: maria.id, name: 'Maria Example' };
  expect(await about(maria.id)).toEqual({
    of: now,
    entries: [
      ['customers-merged', now],
      ['order-opened', null],
      ['customer-opened', now],
      ['customer-opened', now],
    ],
  });
  const csv = await auditCsv({ call }, { ...everything, customer: maria.id });
  expect(csv.split('\r\n')).toHaveLength(6);
  expect(csv).not.toContain('Maria');

  for (const { orderId } of [maria, mary]) await call('cancelOrder', { orderId, reason: '' });
  await call('eraseCustomer', { customerId: maria.id });
  const { of, entries } = await about(maria.id);
  expect(of).toEqual({ id: maria.id, name: null });
  expect(entries).toContainEqual(['erased', of]);
  expect(JSON.stringify(entries)).not.toContain('Example');
});

it('has changes of an order’s people, and no entry where nothing changed', async () => {
  const kiosk = await openKiosk({ dataDir: tempFolder() });
  onTestFinished(() => kiosk.close());
  const { id: orderId } = await kiosk.call('createOrder');
  const { people } = await kiosk.call('addPerson', { orderId, name: 'Ben', age: 'child' });
  const personId = people[1]?.id;
  if (personId === undefined) throw new Error('nobody was added');
  await kiosk.call('changePerson', { orderId, personId, name: 'Ben', age: 'child' });
  await kiosk.call('changePerson', { orderId, personId, name: 'Benny' });
  await kiosk.call('removePerson', { orderId, personId });

  const { entries } = await kiosk.call('auditLog', { ...everything, before: null });
  expect(entries.map(({ act, order, facts }) => [act, order?.id, facts])).toEqual(
    ['removed', 'changed', 'added'].map((change) => ['people-changed', orderId, { change }]),
  );
});
