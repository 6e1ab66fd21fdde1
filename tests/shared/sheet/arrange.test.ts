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
import { sheetRequest, uk, us } from '../../support/sheet-requests.ts';

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

describe('laying by hand', () => {
  test('begins with the layout that was found', () => {
    const arrangement = arrangementOf(planSheet(sheetRequest()));

    expect(arrangement.landscape).toBe(true);
    expect(arrangement.photos).toHaveLength(8);
    expect(first(arrangement)).toEqual({ photoId: 'pho_uk', xMm: 3.2, yMm: 4.8, rotated: false });
  });

  test('a photo is moved to whole micrometres, and the others stay', () => {
    const two = { ...one, photos: [...one.photos, { ...one.photos[0], xMm: 60 }] } as Arrangement;
    const moved = movePhoto(two, 1, 50.12345, 7);

    expect(moved.photos[1]).toMatchObject({ xMm: 50.123, yMm: 7 });
    expect(moved.photos[0]).toEqual(two.photos[0]);
  });

  test('a photo turns about its middle, and back', () => {
    const turned = turnPhoto(one, 0, sizes, stage);

    expect(first(turned)).toEqual({ photoId: 'pho_uk', xMm: 5, yMm: 25, rotated: true });
    expect(turnPhoto(turned, 0, sizes, stage)).toEqual(one);
  });

  test('a photo that would turn over the rim is moved inside', () => {
    const turned = turnPhoto(movePhoto(one, 0, 3, 20), 0, sizes, stage);

    expect(first(turned)).toMatchObject({ xMm: 3, yMm: 25, rotated: true });
  });

  test('one more goes to the first free place that keeps the gap', () => {
    const more = addPhoto(movePhoto(one, 0, 3, 3), 'pho_us', sizes, stage);

    expect(more?.photos[1]).toEqual({ photoId: 'pho_us', xMm: 40, yMm: 3, rotated: false });
  });

  test('one more is turned where it only fits so', () => {
    const narrow = { ...stage, page: { widthMm: 101.6, heightMm: 90 } };
    const more = addPhoto(movePhoto(one, 0, 3, 3), 'pho_uk', sizes, narrow);
    const third = more && addPhoto(more, 'pho_uk', sizes, narrow);

    expect(more?.photos[1]).toMatchObject({ xMm: 40, yMm: 3, rotated: false });
    expect(third?.photos[2]).toMatchObject({ xMm: 3, yMm: 50, rotated: true });
  });

  test('there is not always room for one more', () => {
    let full: Arrangement | null = one;
    let number = 0;
    while (full !== null && number < 20) {
      full = addPhoto(full, 'pho_uk', sizes, stage);
      number += 1;
    }

    expect(full).toBeNull();
    expect(number).toBeGreaterThan(2);
  });

  test('a photo is taken away, and the last one leaves no sheet', () => {
    const two = addPhoto(one, 'pho_us', sizes, stage);

    expect(two && removePhoto(two, 0)?.photos).toEqual([two?.photos[1]]);
    expect(removePhoto(one, 0)).toBeNull();
  });

  test('photos that lie on one another are told, those that only touch are not', () => {
    const [photo] = placementsOf(one, sizes);
    if (photo === undefined) throw new Error('one photo');

    expect(overlaps([photo, { ...photo, xMm: 45 }, { ...photo, xMm: 70 }])).toEqual([1, 2]);
  });

  test('a photo is inside up to the rim itself', () => {
    const [photo] = placementsOf(movePhoto(one, 0, 3, 3), sizes);

    expect(photo && isInside(photo, stage)).toBe(true);
    expect(photo && isInside({ ...photo, xMm: 2.9 }, stage)).toBe(false);
  });
});

test('one more of a photo whose size is not known is a mistake of ours', () => {
  expect(() => addPhoto(one, 'pho_gone', sizes, stage)).toThrow('without a size');
  expect(() => turnPhoto(one, 3, sizes, stage)).toThrow('no photo with this number');
});
