/** Importing customers through the calls of a whole kiosk: pieces of a file, the supervisor, and the audit log. */
import { expect, it, onTestFinished } from 'vitest';
import { undecided } from '../../support/customers/import-file.ts';
import { openKiosk } from '../../support/kiosk/open-kiosk.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';
import { rejectionOf } from '../../support/thrown.ts';

it('needs a supervisor for each step, and enters what came of it', async () => {
  const kiosk = await openKiosk({ dataDir: tempFolder() });
  const call: typeof kiosk.call = (...asked) => kiosk.call(...asked);
  onTestFinished(() => kiosk.close());
  const file = new TextEncoder().encode('Name;Telefon\r\nZoë Groß;07700 904321\r\n');
  const send = async (): Promise<void> => {
    await call('sendCustomerFile', { bytes: file.subarray(0, 20), at: 0, size: file.length });
    await call('sendCustomerFile', { bytes: file.subarray(20), at: 20, size: file.length });
  };
  await send();
  await call('addStaff', { name: 'Asha', role: 'supervisor', pin: '2468' });
  await call('lockSupervisor');
  expect(await rejectionOf(send())).toBe('SUPERVISOR_REQUIRED');
  expect(await rejectionOf(call('previewCustomerFile', undecided))).toBe('SUPERVISOR_REQUIRED');
  expect(await rejectionOf(call('importCustomerFile', { ...undecided, duplicates: 'skip' }))).toBe(
    'SUPERVISOR_REQUIRED',
  );
  expect(await call('findCustomers', { text: 'zoe' })).toMatchObject({ customers: [] });

  const [asha] = await call('staff');
  if (asha === undefined) throw new Error('Asha was added');
  await call('unlockSupervisor', { staffId: asha.id, pin: '2468' });
  expect(await call('importCustomerFile', { ...undecided, duplicates: 'skip' })).toMatchObject({ added: 1 });
  expect(await call('importProgress')).toBe(null);
  expect(await call('findCustomers', { text: '4321' })).toMatchObject({ customers: [{ name: 'Zoë Groß' }] });
  const log = { act: 'customers-imported', person: null, day: null, customer: null, before: null } as const;
  expect(await call('auditLog', log)).toMatchObject({
    entries: [{ act: 'customers-imported', person: 'Asha', facts: { added: 1, filled: 0 } }],
  });
});
