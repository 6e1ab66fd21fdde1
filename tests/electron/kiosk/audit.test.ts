/** The audit log of a kiosk: acts that only some calls enter, and who may read them. */
import { expect, it, onTestFinished } from 'vitest';
import { openKiosk } from '../../support/kiosk/open-kiosk.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';
import { rejectionOf } from '../../support/thrown.ts';

const everything = { person: null, act: null, day: null };

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

  const csv = new TextDecoder().decode((await call('auditCsv', everything)).bytes);
  expect(csv.split('\r\n')).toHaveLength(6);
  expect(csv).toContain(`,order-opened,${number},,`);
  expect(csv).not.toContain('Maria');

  await call('addStaff', { name: 'Asha', role: 'supervisor', pin: '2468' });
  const [asha] = await call('staff');
  if (asha === undefined) throw new Error('nobody at the counter');
  await call('changeStaff', { staffId: asha.id, name: 'Ben', role: 'supervisor' });
  const [, changed] = new TextDecoder().decode((await call('auditCsv', everything)).bytes).split('\r\n');
  expect(changed).toContain(
    ',Ben,Ben,staff-changed,,Ben,"{""role"":""supervisor"",""name"":""Ben"",""was"":""Asha""}",',
  );
  expect(changed).toMatch(new RegExp(`,${asha.id},${asha.id},${asha.id}$`));
  await call('lockSupervisor');
  expect(await rejectionOf(call('auditLog', { ...everything, before: null }))).toBe('SUPERVISOR_REQUIRED');
  expect(await rejectionOf(call('checkAuditLog'))).toBe('SUPERVISOR_REQUIRED');
  expect(await rejectionOf(call('auditCsv', everything))).toBe('SUPERVISOR_REQUIRED');
  expect(await rejectionOf(call('customersCsv'))).toBe('SUPERVISOR_REQUIRED');
});
