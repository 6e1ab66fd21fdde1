import { describe, expect, it } from 'vitest';
import {
  createPrintGate,
  printedWith,
  type ForPrinting,
} from '../../../../electron/orders/prints/for-printing.ts';
import { KioskError } from '../../../../shared/errors.ts';
import { approvals, isApproved, noCorrection, profileProblems } from '../../../../shared/printing.ts';
import { media } from '../../../../shared/sheet-media.ts';
import { exampleProfile } from '../../../support/printing/example-prints.ts';

const standing = (change: Partial<ForPrinting> = {}): ForPrinting => ({
  ...{ medium: media['4x6in'], profile: exampleProfile, correction: noCorrection, approval: 'approved' },
  ...{ problem: null, takes: 'pdf', identity: 'a1' },
  ...change,
});

function gateOf(change: Partial<ForPrinting>, driver: () => Promise<null> = () => Promise.resolve(null)) {
  const fresh: unknown[] = [];
  const gate = createPrintGate(
    (_printerId, _mediumId, now) => {
      fresh.push(now);
      return Promise.resolve(standing(change));
    },
    { driver },
  );
  const ask = (which: 'usable' | 'approved'): Promise<string> =>
    gate[which]('cups:photo', '4x6in').then(
      () => 'taken',
      (error: unknown) =>
        error instanceof KioskError ? `${error.code} ${String(error.details['reason'])}` : 'a bug',
    );
  return { ask, fresh };
}

describe('an ID photo', () => {
  it.each(approvals.map((approval) => [approval, isApproved(approval)] as const))(
    'on a printer that is %s: %s',
    async (approval, good) => {
      const { ask } = gateOf({ approval });

      expect(await ask('approved')).toBe(good ? 'taken' : `PRINTER_NOT_APPROVED ${approval}`);
      expect(await ask('usable')).toBe('taken');
    },
  );

  it('uses the printer’s current state, not an earlier one', async () => {
    const { ask, fresh } = gateOf({});

    await ask('approved');

    expect(fresh).toEqual([true]);
  });
});

describe('a printer', () => {
  it.each(profileProblems)('that is %s prints nothing', async (problem) => {
    const { ask } = gateOf({ problem, approval: 'refused' });

    expect(await ask('usable')).toBe(`PROFILE_WRONG ${problem}`);
    expect(await ask('approved')).toBe(`PROFILE_WRONG ${problem}`);
  });

  it('that does not know the medium says so', async () => {
    expect(await gateOf({ profile: null }).ask('usable')).toBe('PROFILE_WRONG medium-unknown');
  });

  it('that cannot be reached says why', async () => {
    const gone = () => Promise.reject(new KioskError('PRINTER_UNKNOWN', 'gone', { reason: 'no-queue' }));

    expect(await gateOf({ problem: 'unreachable' }, gone).ask('approved')).toBe('PRINTER_UNKNOWN no-queue');
  });
});

it('a print records the profile, correction and medium of its moment', () => {
  const correction = { scaleX: 1.01, scaleY: 0.99, offsetXMm: 0.4, offsetYMm: -0.2 };

  expect(printedWith({ ...standing({ correction }), profile: exampleProfile })).toEqual({
    ...{ identity: 'a1', profile: exampleProfile, correction, widthMm: 101.6, heightMm: 152.4 },
  });
});
