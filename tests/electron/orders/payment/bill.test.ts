import { describe, expect, it } from 'vitest';
import { billFor, withNames } from '../../../../electron/orders/payment/bill.ts';
import { defaultSettings } from '../../../../electron/settings/settings.ts';
import { newId } from '../../../../shared/ids.ts';
import { passport } from '../../../support/example-records.ts';

const deps = { settings: { get: () => defaultSettings } } as Parameters<typeof billFor>[0];
const [ada, ben] = [newId('per'), newId('per')];
const photo = (personId: typeof ada, price: number, name = 'UK passport') => ({
  personId,
  document: { ...passport, name, price },
});

describe('the bill of an order', () => {
  it('has each photo once, at the price of the day it was chosen', () => {
    const bill = billFor(deps, [photo(ada, 1_100), photo(ada, 1_300, 'US passport')]);

    expect(bill.lines).toEqual([
      { text: 'UK passport', quantity: 1, unitPrice: 1_100 },
      { text: 'US passport', quantity: 1, unitPrice: 1_300 },
    ]);
    expect(bill).toMatchObject({ total: 2_400, currency: defaultSettings.prices.currency });
  });

  it('names the person of each line by id alone when there are several', () => {
    const bill = billFor(deps, [photo(ada, 1_100), photo(ben, 1_100)]);

    expect(bill.lines).toEqual([
      { text: 'UK passport', quantity: 1, unitPrice: 1_100, personId: ada },
      { text: 'UK passport', quantity: 1, unitPrice: 1_100, personId: ben },
    ]);
  });

  it('is shown with names in place of ids, and without a name that is gone', () => {
    const bill = billFor(deps, [photo(ada, 1_100), photo(ben, 1_200)]);

    const shown = withNames(bill, [{ id: ada, name: 'Ada', age: 'adult' }]);

    expect(shown).toEqual({
      ...bill,
      lines: [
        { text: 'UK passport · Ada', quantity: 1, unitPrice: 1_100 },
        { text: 'UK passport', quantity: 1, unitPrice: 1_200 },
      ],
    });
  });
});
