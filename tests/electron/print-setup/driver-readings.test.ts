import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createDriverReadings } from '../../../electron/print-setup/driver-readings.ts';
import { defaultSettings } from '../../../electron/settings/settings.ts';
import { KioskError } from '../../../shared/errors.ts';
import type { DriverView } from '../../../shared/printing.ts';
import { ds620 } from '../../support/printing/drivers.ts';
import { handClock } from '../../support/kiosk/hand-clock.ts';

/** A slow printer that counts how often its driver was read. */
function asked(takesMs: number, answer: () => DriverView | KioskError = ds620) {
  const clock = handClock();
  let times = 0;
  const readings = createDriverReadings(
    {
      driver: async () => {
        times += 1;
        await Promise.resolve();
        clock.pass(takesMs);
        const said = answer();
        if (said instanceof KioskError) throw said;
        return said;
      },
    },
    () => defaultSettings,
    clock,
  );
  return { clock, times: () => times, read: (now?: boolean) => readings.read('cups:a', now) };
}

test('a driver is read again after two seconds', async () => {
  const { clock, read, times } = asked(10);
  await read();
  clock.pass(1_900);
  await read();
  expect(times()).toBe(1);

  clock.pass(200);
  await read();
  expect(times()).toBe(2);
});

test('a slow driver is not waited for a second time: its last reading is used while it is read again', async () => {
  let identity = 'first';
  const { clock, read, times } = asked(1_500, () => ({ ...ds620(), identity }));
  await read();
  identity = 'second';
  clock.pass(10_000);

  expect((await read()).identity).toBe('first');
  expect(times()).toBe(2);
  await setImmediate();
  expect((await read()).identity).toBe('second');
});

test('a slow driver is waited for when its last reading is a minute old', async () => {
  let identity = 'first';
  const { clock, read } = asked(1_500, () => ({ ...ds620(), identity }));
  await read();
  identity = 'second';
  clock.pass(61_000);

  expect((await read()).identity).toBe('second');
});

test('before paper is used, the driver is always read and waited for', async () => {
  let identity = 'first';
  const { read } = asked(1_500, () => ({ ...ds620(), identity }));
  await read();
  identity = 'second';

  expect((await read(true)).identity).toBe('second');
});

test('the reason why a driver cannot be read is passed on', async () => {
  const gone = new KioskError('PRINTER_UNREACHABLE', 'no answer');
  const { read } = asked(10, () => gone);

  expect(await read()).toEqual({ driver: null, identity: '', preset: null, trouble: gone });
});
