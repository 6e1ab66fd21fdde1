import { expect, it } from 'vitest';
import { linePicture } from '../../../renderer/order/ticket/line-picture.ts';
import { photoLineId } from '../../../shared/money.ts';
import { final, preview } from '../../support/fixture/data.ts';
import { sceneOrder } from '../../support/fixture/scenes.ts';

const { photos, shots } = sceneOrder('preview');
const [photo] = photos;
if (photo === undefined) throw new Error('the scene has no photo');
const line = { id: photoLineId(photo) };

it.each([
  ['the final, once it is here', { final, preview }, final],
  ['the preview before that', { final: null, preview }, preview],
  ['the shot without a preview', { final: null, preview: null }, shots[0]?.image],
  ['nothing without a shot', { final: null, preview: null, shotId: null }, null],
])('a line of a photo shows %s', (_, more, picture) => {
  const order = { photos: [{ ...photo, ...more }], shots };

  expect(linePicture(order, line)).toEqual(picture);
});

it('a line of an item has no picture', () => {
  expect(linePicture({ photos, shots }, {})).toBeUndefined();
});
