/** A family at the counter: the customer, her partner and their baby, at every step where this makes a difference. */
import type { OrderView } from '../../shared/model/order.ts';
import type { PaymentView } from '../../shared/model/payment.ts';
import type { PersonView } from '../../shared/model/people.ts';
import type { PhotoView } from '../../shared/model/photo.ts';
import { partPaid } from './payments.ts';
import { billOf } from '../../shared/money.ts';
import { titleFor } from '../../shared/people.ts';
import {
  code,
  customers,
  final,
  fixtureId,
  fromNow,
  person,
  photo,
  preview,
  settings,
  shot,
  ukPassport,
} from './fixture-data.ts';

export const family: readonly PersonView[] = [
  person,
  { id: fixtureId('per', 2), name: 'Tobias Okafor-Lindqvist', age: 'adult' },
  { id: fixtureId('per', 3), name: 'Nia Okafor', age: 'baby' },
];
const known = {
  customer: customers[0] ?? null,
  people: family,
  bill: billOf(
    family.map(({ name }) => ({ text: titleFor(ukPassport.name, name), quantity: 1, unitPrice: 1_200 })),
    settings.prices,
  ),
};
/** Returns a UK passport photo for everyone; `more` sets how far each has come. */
const everyones = (more: (person: PersonView, n: number) => Partial<PhotoView>): readonly PhotoView[] =>
  family.map((one, index) =>
    photo({
      id: fixtureId('pho', index + 1),
      personId: one.id,
      shotId: fixtureId('shot', index + 1),
      ...more(one, index + 1),
    }),
  );
const shots = family.map((one, index) => ({ ...shot(index + 1, 9 - index), personId: one.id }));
const paid: PaymentView = {
  bill: known.bill,
  parts: [partPaid(known.bill.total, { takenAt: fromNow(-60_000) })],
  receiptNumber: '261121-R007',
  paidAt: fromNow(-60_000),
};

export const familyScenes: Readonly<Record<string, Partial<OrderView>>> = {
  'family-customer': { ...known },
  'family-made': {
    ...known,
    shots,
    photos: everyones((_one, n) => (n === 1 ? { state: 'preview', preview } : {})),
  },
  'family-document': {
    ...known,
    step: 'document',
    photos: everyones(() => ({ shotId: null })).slice(0, 1),
  },
  'family-shot': {
    ...known,
    step: 'shot',
    shots: shots.slice(0, 1),
    photos: everyones((_one, n) => (n === 1 ? {} : { shotId: null })),
  },
  'family-still': { ...known, step: 'shot', shots, photos: everyones(() => ({})) },
  'family-preview': {
    ...known,
    ...{ step: 'preview', shots },
    photos: everyones((_one, n) =>
      n === 1 ? { state: 'approved', preview } : { state: 'preview', preview },
    ),
  },
  'family-payment': {
    ...known,
    ...{ step: 'payment', shots },
    photos: everyones(() => ({ state: 'approved', preview })),
  },
  'family-handover': {
    ...known,
    ...{ step: 'handover', shots, payment: paid },
    photos: everyones(({ name }, n) => ({
      ...{ state: 'final', preview, final },
      code: code(n, 1, name, `aB3dO0l${String(n)}`, 21),
    })),
  },
};
