/** Orders with one of the studio's own formats. */
import { formatDocument, type StudioFormat } from '../../shared/formats/studio-formats.ts';
import type { OrderView } from '../../shared/model/order.ts';
import { customers, final, fixtureId, photo, shot } from './fixture-data.ts';

export const clubFormat: StudioFormat = {
  ...{ id: 'format-0000c1ab', name: 'Rowing club', widthMm: 30, heightMm: 40, dpi: 300, price: 650 },
  head: { unit: 'percent', min: 60, max: 70 },
};
export const clubDocument = formatDocument(clubFormat, []);

const chosen = photo({ specCode: clubFormat.id, document: clubDocument });
const cropped = {
  ...chosen,
  ...({ state: 'final', final, crop: { x: 900, y: 500, width: 500, turn: 0 } } as const),
};
const withShot = { customer: customers[0] ?? null, shots: [shot(1)] };

export const formatScenes: Readonly<Record<string, Partial<OrderView>>> = {
  'format-shot': { ...withShot, step: 'shot', photos: [chosen] },
  'format-crop': { ...withShot, step: 'preview', photos: [chosen] },
  'format-cropped': { ...withShot, step: 'preview', photos: [cropped] },
  'format-payment': { ...withShot, step: 'payment', photos: [cropped] },
  'format-direct': {
    ...{ ...withShot, step: 'preview', photoMode: 'direct' },
    photos: [photo({ id: fixtureId('pho', 2) }), chosen],
  },
};
