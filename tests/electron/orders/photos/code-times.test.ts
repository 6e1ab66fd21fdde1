import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeTimes } from '../../../../electron/orders/photos/code-times.ts';

const builtAt = Date.parse('2026-11-01T00:00:00Z');
const counter = Date.parse('2026-11-22T10:00:00Z');
const [hour, day] = [3_600_000, 86_400_000];

/** Returns the code's times for a service date and, where it matters, the computer's clock. */
const times = (service: string | number | null, local = counter) =>
  codeTimes(typeof service === 'string' ? Date.parse(service) : service, local, builtAt);

describe('the days of a code', () => {
  it.each([
    ['a little before this computer’s', counter - hour, counter - hour],
    ['a little after it', counter + hour, counter],
    ['exactly a day after it', counter + day, counter],
    ['exactly a day before it', counter - day, counter - day],
  ])('count from the earlier date when the service’s is %s', (_what, service, issued) => {
    expect(times(service)).toEqual({
      issuedAt: new Date(issued).toISOString(),
      expiresAt: new Date(issued + 21 * day).toISOString(),
      doubt: null,
    });
  });

  it('count from this computer’s date, without doubt, when the service sends none', () => {
    expect(times(null)).toMatchObject({ issuedAt: '2026-11-22T10:00:00.000Z', doubt: null });
  });

  it.each([
    ['2099-01-01T00:00:00Z', '2099-01-01T00:00:00.000Z'],
    ['1970-01-01T00:00:00Z', '1970-01-01T00:00:00.000Z'],
    ['2026-10-31T23:59:59Z', '2026-10-31T23:59:59.000Z'],
    ['2026-11-23T10:00:00.001Z', '2026-11-23T10:00:00.001Z'],
    ['2026-11-21T09:59:59.999Z', '2026-11-21T09:59:59.999Z'],
  ])('count from this computer’s date, in doubt, when the service’s is %s', (service, serviceTime) => {
    expect(times(service)).toEqual({
      issuedAt: '2026-11-22T10:00:00.000Z',
      expiresAt: '2026-12-13T10:00:00.000Z',
      doubt: { serviceTime, counterTime: '2026-11-22T10:00:00.000Z', countedFrom: 'counter' },
    });
  });

  it('count from the service’s date, in doubt, when this computer’s is before the program was built', () => {
    expect(times('2026-11-22T10:00:00Z', 0)).toMatchObject({
      issuedAt: '2026-11-22T10:00:00.000Z',
      doubt: { counterTime: '1970-01-01T00:00:00.000Z', countedFrom: 'service' },
    });
  });

  it('count without doubt from a clock that shows the moment when the program was built', () => {
    expect(times(builtAt + hour, builtAt)).toMatchObject({
      issuedAt: '2026-11-01T00:00:00.000Z',
      doubt: null,
    });
    expect(times(builtAt, builtAt + hour)).toMatchObject({
      issuedAt: '2026-11-01T00:00:00.000Z',
      doubt: null,
    });
  });

  it('count from this computer’s date, in doubt, when neither can be right or it is the only one', () => {
    expect(times('1999-01-01T00:00:00Z', 0)).toMatchObject({ doubt: { countedFrom: 'counter' } });
    expect(times(null, 0)).toMatchObject({ doubt: { serviceTime: null, countedFrom: 'counter' } });
  });

  it('never count from a date later than this computer’s plausible clock', () => {
    const year = 365 * day;
    const anyTime = fc.integer({ min: 0, max: 200 * year });
    const plausible = fc.integer({ min: builtAt, max: builtAt + 50 * year });
    fc.assert(
      fc.property(fc.option(anyTime), plausible, (service, local) => {
        expect(Date.parse(codeTimes(service, local, builtAt).issuedAt)).toBeLessThanOrEqual(local);
      }),
    );
  });
});
