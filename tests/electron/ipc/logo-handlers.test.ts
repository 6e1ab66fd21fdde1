import { expect, it, vi } from 'vitest';
import { logoHandlers } from '../../../electron/ipc/logo-handlers.ts';
import { KioskError } from '../../../shared/errors.ts';
import { exampleRecords } from '../../support/records/example-records.ts';
import { handClock } from '../../support/kiosk/hand-clock.ts';
import { rejectionOf } from '../../support/thrown.ts';

const made = {
  ...{ colour: new Uint8Array([1]), grey: new Uint8Array([2]) },
  ...{ widthPx: 300, heightPx: 120 },
};
function handlers(demand: () => null) {
  const records = exampleRecords();
  const logoOf = vi.fn(() => Promise.resolve(made));
  const changed = vi.fn();
  const note = vi.fn();
  const deps = { records, note, clock: handClock(), pictures: { logoOf } };
  type Parts = Parameters<typeof logoHandlers>;
  const studio = (() => ({ deps })) as unknown as Parts[0];
  const staff = { demand } as unknown as Parts[1];
  return { calls: logoHandlers(studio, staff, changed), logoOf, note, changed };
}

it('keeps a decoded logo, shows it at once, and removes it', async () => {
  const { calls, logoOf, note, changed } = handlers(() => null);
  const bytes = new Uint8Array([9]);

  expect(await calls.saveLogo({ bytes })).toMatchObject({ widthPx: 300, heightPx: 120 });
  expect(logoOf).toHaveBeenCalledWith(bytes);
  expect([...(calls.logo()?.bytes ?? [])]).toEqual([1]);
  expect(await calls.saveLogo({ bytes: null })).toBeNull();
  expect(note).toHaveBeenLastCalledWith('settings-changed', { allowedBy: null, settings: ['logo'] });
  expect(changed).toHaveBeenCalledTimes(2);
});

it('is for a supervisor, before the file is decoded', async () => {
  const refused = new KioskError('SUPERVISOR_REQUIRED', 'a PIN is set');
  const { calls, logoOf } = handlers(() => {
    throw refused;
  });

  expect(await rejectionOf(calls.saveLogo({ bytes: new Uint8Array([9]) }))).toBe('SUPERVISOR_REQUIRED');
  expect(logoOf).not.toHaveBeenCalled();
  expect(calls.logo()).toBeNull();
});
