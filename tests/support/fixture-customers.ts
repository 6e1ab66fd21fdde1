import { KioskError } from '../../shared/errors.ts';
import type { CustomerId } from '../../shared/ids.ts';
import {
  consentWording,
  type ConsentView,
  type CustomerDetails,
  type CustomerOrder,
} from '../../shared/model/customers.ts';
import {
  keptKinds,
  type KeepingPeriods,
  type KeptForecast,
  type KeptKind,
} from '../../shared/model/keeping.ts';
import type { ErasureEntry, Leftover, LeftoverView } from '../../shared/model/erasures.ts';
import type { CustomerView } from '../../shared/model/people.ts';
import type { FixtureAnswers } from './fixture-bridge.ts';
import { importCalls } from './fixture-import.ts';
import { exportCalls, exportFolder, stick } from './fixture-export.ts';
import { code, customers, final, fixtureId, fromNow, image, preview, shot } from './fixture-data.ts';

const day = 24 * 60 * 60_000;

/** An earlier order of the first customer. */
export const earlierOrder = (n: number, more: Partial<CustomerOrder> = {}): CustomerOrder => ({
  ...{ id: fixtureId('ord', n), number: `261102-00${n}`, step: 'handover', state: 'done' },
  ...{ customerName: 'Amelia Okafor', documents: ['UK passport'], thumbnail: final, attention: null },
  ...{ partPaid: null, refunded: null, createdAt: fromNow(-n * 30 * day), updatedAt: fromNow(-n * 30 * day) },
  ...{
    pictures: [{ image: final, kind: 'final' }],
    codes: [code(1, n, 'Amelia Okafor', 'AB12-CD34', 12)],
    charged: { amount: 1200, currency: 'GBP' },
  },
  ...more,
});

const two: CustomerOrder['pictures'] = [
  { image: final, kind: 'final' },
  { image: image(203, 413, 531), kind: 'final' },
];
const history: readonly CustomerOrder[] = [
  earlierOrder(1, { documents: ['UK passport', 'Schengen visa'], pictures: two }),
  earlierOrder(2, {
    ...{ state: 'open', step: 'payment', codes: [], documents: ['Schengen visa'], charged: null },
    pictures: [{ image: preview, kind: 'preview' }],
  }),
  earlierOrder(3, { state: 'cancelled', pictures: [], codes: [], charged: null }),
  earlierOrder(4, {
    ...{ state: 'cancelled', codes: [], documents: [], charged: null },
    pictures: [{ image: shot(1).image, kind: 'shot' }],
  }),
];

const agreed: ConsentView = {
  ...{ wording: consentWording, days: 365, givenAt: fromNow(-30 * day), givenBy: 'Ann' },
  ...{ endedAt: null, endedBy: null, endedWhy: null },
};

const leftovers: readonly Leftover[] = [
  { kind: 'backups', place: '/media/backup', at: fromNow(-day / 24), count: 1, handled: null },
  { kind: 'backups', place: 'E:\\Headroom', at: fromNow(-90 * day), count: 1, handled: null },
  { kind: 'service', place: '', at: fromNow(-3 * day), count: 2, handled: null },
  { kind: 'mail', place: '', at: fromNow(-3 * day), count: 1, handled: null },
  { kind: 'paper', place: '', at: fromNow(-3 * day), count: 3, handled: null },
  { kind: 'export', place: '', at: fromNow(-30 * day), count: 1, handled: null },
];

const goes: Partial<Record<KeptKind, readonly [week: number, month: number, nextInDays: number]>> = {
  ...{ shots: [38, 164, 0.5], previews: [91, 402, -0.1], finals: [24, 118, 0.5], open: [1, 3, 4] },
  ...{ files: [17, 17, 0.2], mails: [6, 31, 1], abandoned: [0, 1, 21], customers: [1_204, 5_120, 0.2] },
  ...{ audit: [310, 1_290, 0.1], copies: [0, 1, 12], logs: [0, 3, 9] },
};
/** The forecast of the fixture’s studio. Nothing goes of data that is kept without an end. */
function forecastOf({ keepDays, keepYears }: KeepingPeriods): readonly KeptForecast[] {
  const ends: Partial<Record<KeptKind, number | null>> = { ...keepYears, abandoned: keepDays.abandoned };
  return keptKinds.map((kind) => {
    const [week, month, days] = (ends[kind] === null ? null : goes[kind]) ?? [0, 0, null];
    return { kind, week, month, next: days === null ? null : fromNow(days * day) };
  });
}

/** Two erasures: one that backups still work on, and one from before there was a record. */
const someErasures: readonly ErasureEntry[] = [
  {
    ...{ customerId: fixtureId('cus', 81), at: fromNow(-day / 48), by: 'Bo', allowedBy: 'Asha', orders: 3 },
    left: leftovers.map((left, index): LeftoverView => {
      const states =
        index === 0
          ? { left: 2, unreadable: 1, of: 46, at: fromNow(-day / 24) }
          : index === 1
            ? { left: 12, unreadable: 0, of: 12, at: fromNow(-90 * day) }
            : null;
      return { ...left, states, handled: left.kind === 'mail' ? { at: fromNow(0), by: 'Asha' } : null };
    }),
  },
  {
    ...{ customerId: fixtureId('cus', 82), at: fromNow(-60 * day), by: null, allowedBy: null, orders: null },
    left: [],
  },
];

/** Answers for the screen of customers: the first one has earlier orders, two of them on the first page. */
export function customerAnswers(): FixtureAnswers {
  let erasures = someErasures;
  const known = new Map<CustomerId, CustomerDetails>(
    customers.map((one, index) => [
      one.id,
      {
        ...one,
        notes: index === 0 ? 'Wears glasses.\nPrefers e-mail.' : '',
        createdAt: fromNow(-400 * day),
        alike: index === 0 ? customers.slice(2, 3) : [],
        merged: null,
        consents: index === 0 ? [agreed] : [],
      },
    ]),
  );
  const details = (id: CustomerId): CustomerDetails => {
    const found = known.get(id);
    if (found === undefined) throw new KioskError('NOT_FOUND', 'no such customer');
    return found;
  };
  const matches = ({ name, phone, email }: CustomerView, text: string): boolean =>
    [name, phone, email].join(' ').toLowerCase().includes(text.toLowerCase());
  return {
    findCustomers: ({ text }) => {
      const found = [...known.values()].filter((one) => matches(one, text));
      // The one wrong letter that the fixture forgives.
      const similar = [...known.values()].filter((one) => text === 'okafar' && matches(one, 'okafor'));
      return found.length > 0 ? { customers: found, similar: false } : { customers: similar, similar: true };
    },
    exportTargets: exportCalls.exportTargets,
    exportCustomer: ({ targetId }) => ({
      targetName: targetId === 'folder' ? exportFolder.name : stick.name,
      name: 'Amelia-Okafor-2026-11-21',
    }),
    customerErasure: ({ customerId }) => ({
      orders: details(customerId).orders,
      open: [],
      left: leftovers,
      backups: '/media/backup',
    }),
    keepingForecast: ({ keepDays, keepYears }) => forecastOf({ keepDays, keepYears }),
    erasures: ({ before }) => ({ erasures: before === null ? erasures : [], more: before === null }),
    noteLeftover: ({ customerId, index, handled }) => {
      erasures = erasures.map((each) =>
        each.customerId === customerId
          ? {
              ...each,
              left: each.left.map((one, at) =>
                at === index ? { ...one, handled: handled ? { at: fromNow(0), by: 'Asha' } : null } : one,
              ),
            }
          : each,
      );
    },
    eraseCustomer: ({ customerId }) => void known.delete(customerId),
    ...importCalls,
    customersCsv: () => ({ name: 'customers.csv', mime: 'text/csv', bytes: new Uint8Array() }),
    customer: ({ customerId }) => details(customerId),
    customerOrders: ({ customerId, after }) => {
      if (customerId !== customers[0]?.id) return { orders: [], after: null };
      return after === null
        ? { orders: history.slice(0, 2), after: 2 }
        : { orders: history.slice(after), after: null };
    },
    mergeCustomers: ({ customerId, otherId, ...change }) => {
      const { name, orders } = details(otherId);
      const before = details(customerId);
      const merged = { id: fixtureId('mrg', 1), name, at: fromNow(0), orders, obstacle: null };
      const now = { ...before, ...change, orders: before.orders + orders, alike: [], merged };
      known.delete(otherId);
      known.set(customerId, now);
      return now;
    },
    undoMerge: ({ customerId }) => {
      const before = { ...details(customerId), merged: null };
      known.set(customerId, before);
      return before;
    },
    changeCustomer: ({ customerId, ...change }) => {
      const changed = { ...details(customerId), ...change };
      known.set(customerId, changed);
      return changed;
    },
  };
}
