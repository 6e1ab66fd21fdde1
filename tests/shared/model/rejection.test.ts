import { expect, it } from 'vitest';
import { formatDocument } from '../../../shared/formats/studio-formats.ts';
import { mayBeRejected, type RejectionView } from '../../../shared/model/rejection.ts';

const at = '2026-11-21T09:30:00.000Z';
const passport = { id: 'pho_1', state: 'final', document: {} } as const;
const clubCard = formatDocument(
  {
    ...{ id: 'format-00000001', name: 'Club card', widthMm: 30, heightMm: 40, dpi: 300, price: 650 },
    head: { unit: 'percent', min: 60, max: 70 },
  },
  [],
);
const retaken = (cancelled: boolean): RejectionView => ({
  ...{ photoId: passport.id, reason: 'eyes', note: '', at },
  retake: { orderId: 'ord_1', number: '261121-002', cancelled },
});

it('a final photo for a document of an authority can be recorded as rejected, and any other photo cannot', () => {
  expect(mayBeRejected(passport, [])).toBe(true);
  expect(mayBeRejected({ ...passport, state: 'preview' }, [])).toBe(false);
});

it('a photo in one of the studio’s own formats cannot be recorded as rejected', () => {
  expect(mayBeRejected({ ...passport, document: clubCard }, [])).toBe(false);
});

it('a photo that another order takes again can be recorded once more only when that order was cancelled', () => {
  expect(mayBeRejected(passport, [retaken(false)])).toBe(false);
  expect(mayBeRejected(passport, [retaken(true)])).toBe(true);
  expect(mayBeRejected({ ...passport, id: 'pho_2' }, [retaken(false)])).toBe(true);
});
