import { describe, expect, test } from 'vitest';
import type { Arrangement } from '../../../shared/model/sheets.ts';
import {
  addPhoto,
  arrangementOf,
  isInside,
  movePhoto,
  overlaps,
  placementsOf,
  removePhoto,
  turnPhoto,
  type Sizes,
} from '../../../shared/sheet/arrange.ts';
import { evenMargins } from '../../../shared/sheet/page-area.ts';
import type { Stage } from '../../../shared/sheet/snap.ts';
import { planSheet } from '../../../shared/sheet.ts';
import { sheetRequest, uk, us } from '../../support/printing/sheet-requests.ts';

const sizes: Sizes = new Map([
  ['pho_uk', uk],
  ['pho_us', us],
]);
const stage: Stage = { page: { widthMm: 101.6, heightMm: 152.4 }, keepOff: evenMargins(3), gapMm: 2 };
const one: Arrangement = {
  landscape: false,
  photos: [{ photoId: 'pho_uk', xMm: 10, yMm: 20, rotated: false }],
};
const first = ({ photos }: Arrangement) => photos[0];

describe('arranging by hand', () => {
  test('begins with the planned layout', () => {
    const arrangement = arrangementOf(planSheet(sheetRequest()));

    expect(arrangement.landscape).toBe(true);
    expect(arrangement.photos).toHaveLength(8);
    expect(first(arrangement)).toEqual({ photoId: 'pho_uk', xMm: 3.2, yMm: 4.8, rotated: false });
  });

  test('moves a photo to whole micrometres, and leaves the others', () => {
    const two = { ...one, photos: [...one.photos, { ...one.photos[0], xMm: 60 }] } as Arrangement;
    const moved = movePhoto(two, 1, 50.12345, 7);

    expect(moved.photos[1]).toMatchObject({ xMm: 50.123, yMm: 7 });
    expect(moved.photos[0]).toEqual(two.photos[0]);
  });

  test('turns a photo about its middle, and back', () => {
    const turned = turnPhoto(one, 0, sizes, stage);

    expect(first(turned)).toEqual({ photoId: 'pho_uk', xMm: 5, yMm: 25, rotated: true });
    expect(turnPhoto(turned, 0, sizes, stage)).toEqual(one);
  });

  test('moves a photo inside when its turn would cross the margin', () => {
    const turned = turnPhoto(movePhoto(one, 0, 3, 20), 0, sizes, stage);

    expect(first(turned)).toMatchObject({ xMm: 3, yMm: 25, rotated: true });
  });

  test('adds a photo in the first free slot that keeps the gap', () => {
    const more = addPhoto(movePhoto(one, 0, 3, 3), 'pho_us', sizes, stage);

    expect(more?.photos[1]).toEqual({ photoId: 'pho_us', xMm: 40, yMm: 3, rotated: false });
  });

  test('turns an added photo when it only fits turned', () => {
    const narrow = { ...stage, page: { widthMm: 101.6, heightMm: 90 } };
    const more = addPhoto(movePhoto(one, 0, 3, 3), 'pho_uk', sizes, narrow);
    const third = more && addPhoto(more, 'pho_uk', sizes, narrow);

    expect(more?.photos[1]).toMatchObject({ xMm: 40, yMm: 3, rotated: false });
    expect(third?.photos[2]).toMatchObject({ xMm: 3, yMm: 50, rotated: true });
  });

  test('adds no photo when there is no room', () => {
    let full: Arrangement | null = one;
    let number = 0;
    while (full !== null && number < 20) {
      full = addPhoto(full, 'pho_uk', sizes, stage);
      number += 1;
    }

    expect(full).toBeNull();
    expect(number).toBeGreaterThan(2);
  });

  test('removes a photo, and returns no sheet without the last one', () => {
    const two = addPhoto(one, 'pho_us', sizes, stage);

    expect(two && removePhoto(two, 0)?.photos).toEqual([two?.photos[1]]);
    expect(removePhoto(one, 0)).toBeNull();
  });

  test('reports photos that overlap, but not photos that touch', () => {
    const [photo] = placementsOf(one, sizes);
    if (photo === undefined) throw new Error('one photo');

    expect(overlaps([photo, { ...photo, xMm: 45 }, { ...photo, xMm: 70 }])).toEqual([1, 2]);
  });

  test('accepts a photo that touches the margin', () => {
    const [photo] = placementsOf(movePhoto(one, 0, 3, 3), sizes);

    expect(photo && isInside(photo, stage)).toBe(true);
    expect(photo && isInside({ ...photo, xMm: 2.9 }, stage)).toBe(false);
  });
});

test('a photo of unknown size cannot be added, and a missing photo cannot be turned', () => {
  expect(() => addPhoto(one, 'pho_gone', sizes, stage)).toThrow('without a size');
  expect(() => turnPhoto(one, 3, sizes, stage)).toThrow('no photo with this number');
});
