/** Documents with rules of their own, orders with such documents, and a supervisor's overrides. */
import type { OverrideView } from '../../shared/retouch.ts';
import { partPaid } from './payments.ts';
import { documentRules } from '../../shared/documents.ts';
import { KioskError } from '../../shared/errors.ts';
import type { OrderId } from '../../shared/ids.ts';
import type { DocumentView } from '../../shared/model/document.ts';
import type { OrderView } from '../../shared/model/order.ts';
import type { PhotoView } from '../../shared/model/photo.ts';
import { billOf } from '../../shared/money.ts';
import type { FixtureAnswers } from './fixture-bridge.ts';
import {
  customers,
  documents,
  fixtureId,
  fromNow,
  image,
  photo,
  preview,
  settings,
  shot,
  ukPassport,
} from './fixture-data.ts';

const documentOf = (specCode: string): DocumentView => {
  const found = documents.find((one) => one.specCode === specCode);
  if (found === undefined) throw new Error(`the fixture has no document ${specCode}`);
  return found;
};
const photoFor = (specCode: string, n: number, more: Partial<PhotoView> = {}): PhotoView =>
  photo({ id: fixtureId('pho', n), specCode, document: documentOf(specCode), ...more });
const billFor = (...names: readonly string[]): OrderView['bill'] =>
  billOf(
    names.map((text) => ({ text, quantity: 1, unitPrice: settings.prices.photo })),
    settings.prices,
  );

/** The AI edit of the first shot. */
export const retouched: Pick<PhotoView, 'versionId' | 'version'> = {
  versionId: fixtureId('ver', 1),
  version: { number: 1, tool: 'aiEdit', image: image(301, 1920, 1080) },
};

const known = { customer: customers[0] ?? null, shots: [shot(1)] };
const approved = { state: 'approved', preview } as const;
const noPaper = {
  ...known,
  photos: [photoFor('de-passport', 1, approved)],
  bill: billFor('German passport'),
};
export const policyScenes: Readonly<Record<string, Partial<OrderView>>> = {
  'no-paper-document': { ...known, step: 'document', photos: [photoFor('de-passport', 1)] },
  'no-paper-payment': { ...noPaper, step: 'payment' },
  'mixed-payment': {
    ...known,
    step: 'payment',
    photos: [
      photoFor('uk-passport', 1, { ...approved, ...retouched }),
      photoFor('de-passport', 2, approved),
      photoFor('us-visa-digital', 3, approved),
    ],
    bill: billFor('UK passport', 'German passport', 'US visa, digital photo'),
  },
  'no-paper-handover': {
    ...noPaper,
    step: 'handover',
    photos: [photoFor('de-passport', 1, { state: 'final', preview, final: image(202, 413, 531) })],
    payment: {
      bill: noPaper.bill,
      parts: [partPaid(noPaper.bill.total, { method: 'cash', given: 2_000, reference: '' })],
      receiptNumber: '261121-R009',
      paidAt: fromNow(-60_000),
    },
  },
  'retouched-shot': { ...known, step: 'shot', photos: [photo(retouched)] },
  'retouched-preview': {
    ...known,
    step: 'preview',
    photos: [
      photo({ state: 'preview', preview, issues: ['ISSUE_FACE_LIGHT_NOT_BALANCE'], ...retouched }),
      photoFor('schengen-visa', 2),
    ],
  },
};

export const overrides: readonly OverrideView[] = [
  {
    orderId: fixtureId('ord', 1),
    orderNumber: '261121-001',
    specCode: ukPassport.specCode,
    documentName: ukPassport.name,
    versionId: fixtureId('ver', 2),
    imageId: fixtureId('img', 302),
    tool: 'removeBackground',
    reason: 'For a club card, not for an application. The customer has signed for it.',
    by: 'supervisor',
    at: fromNow(-3 * 3_600_000),
  },
  {
    orderId: fixtureId('ord', 4),
    orderNumber: '261120-017',
    specCode: 'us-visa',
    documentName: 'US visa, printed photo',
    versionId: fixtureId('ver', 1),
    imageId: fixtureId('img', 301),
    tool: 'aiEdit',
    reason: 'Wanted for a family album',
    by: 'staff',
    at: fromNow(-27 * 3_600_000),
  },
];

/** Returns the calls about versions, over the orders of a fixture's kiosk. */
export function fixtureVersions(
  get: (id: OrderId) => OrderView,
  set: (id: OrderId, more: Partial<OrderView>) => OrderView,
): FixtureAnswers {
  const written: OverrideView[] = [];
  return {
    customerKnows: ({ orderId, photoIds }) =>
      set(orderId, {
        photos: get(orderId).photos.map((one) =>
          photoIds.includes(one.id) ? { ...one, customerKnows: true } : one,
        ),
      }),
    chooseVersion: ({ orderId, photoId, versionId, reason }) => {
      const { photos, number } = get(orderId);
      const chosen = photos.find(({ id }) => id === photoId);
      if (chosen === undefined) throw new KioskError('NOT_FOUND', 'no such photo');
      const { document } = chosen;
      if (versionId !== null && documentRules(document).policy === 'locked') {
        if (reason === '') throw new KioskError('EDIT_LOCKED', 'locked', { document: document.name });
        const [example] = overrides;
        if (example !== undefined)
          written.unshift({ ...example, orderId, orderNumber: number, versionId, reason, at: fromNow(0) });
      }
      const made = { versionId, version: versionId === null ? null : retouched.version };
      const reset = { ...chosen, ...made, state: 'chosen', preview: null } as const;
      return set(orderId, { photos: photos.map((one) => (one.id === photoId ? reset : one)) });
    },
    listOverrides: () => [...written, ...overrides],
  };
}
