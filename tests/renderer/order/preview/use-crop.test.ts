import { describe, expect, it } from 'vitest';
import { canBeCropped } from '../../../../shared/formats/propose-crop.ts';
import { placeWords } from '../../../../renderer/order/preview/crop-words.ts';
import { useCrop, type CropWork } from '../../../../renderer/order/preview/use-crop.ts';
import { useCropHand } from '../../../../renderer/order/preview/use-crop-hand.ts';
import { image } from '../../../support/fixture/data.ts';
import { clubDocument } from '../../../support/fixture/formats.ts';
import { rightView } from '../../../support/pictures/sitter-view.ts';

const picture = image(9, rightView.widthPx * 3, rightView.heightPx * 3);
function work(
  more: {
    view?: typeof rightView | null;
    saved?: { x: number; y: number; width: number; turn: number };
  } = {},
): CropWork {
  if (!canBeCropped(clubDocument)) throw new Error('a format without figures');
  const facts = { document: clubDocument, image: picture, view: rightView, saved: null, ...more };
  return useCrop(() => facts);
}
const press = (
  hand: ReturnType<typeof useCropHand>,
  key: string,
  more: KeyboardEventInit = {},
): KeyboardEvent => {
  const event = new KeyboardEvent('keydown', { key, cancelable: true, ...more });
  hand.key(event);
  return event;
};
const frame = { middle: { x: 400, y: 300 }, width: 300 };

describe('a crop', () => {
  it('begins as the measured face proposes', () => {
    const { head, touched, isProposed, proposalFits } = work();
    expect(head.value?.mm).toBeCloseTo(26, 1);
    expect(head.value?.fault).toBeNull();
    expect([touched.value, isProposed.value, proposalFits.value]).toEqual([false, true, true]);
  });

  it('begins in the middle without a face, and as it was saved', () => {
    const blind = work({ view: null });
    expect(blind.head.value).toBeNull();
    expect(blind.crop.value).toMatchObject({ x: picture.widthPx / 2, y: picture.heightPx / 2 });
    const saved = { x: 900, y: 700, width: 400, turn: 1 };
    expect(work({ saved }).crop.value).toEqual(saved);
  });

  it('is put back by a reset', () => {
    const one = work();
    const before = one.crop.value;
    one.zoomBy(0.88);
    one.turn.value = 1;
    expect(one.head.value?.fault).toBe('too-close');
    expect(one.touched.value).toBe(true);

    one.reset();

    expect(one.crop.value).toEqual(before);
  });

  it('has a zoom from the largest frame to the smallest', () => {
    const one = work();
    one.zoom.value = 0;
    const wide = one.crop.value.width;
    one.zoom.value = 1;
    expect(one.crop.value.width).toBeCloseTo(354 * 0.4, 0);
    one.zoom.value = 0.5;
    expect(one.crop.value.width).toBeCloseTo(Math.sqrt(wide * 354 * 0.4), 0);
    expect(one.zoom.value).toBeCloseTo(0.5);
  });
});

describe('the hand', () => {
  it('moves the picture by keys, half a millimetre or five', () => {
    const one = work();
    const hand = useCropHand(one, () => frame);
    const { x, y, width } = one.crop.value;
    const mm = width / 30;

    expect(press(hand, 'ArrowRight').defaultPrevented).toBe(true);
    press(hand, 'ArrowDown', { shiftKey: true });

    // The picture goes to the right and down, so the frame goes to the left and up.
    expect(one.crop.value.x).toBeCloseTo(x - mm / 2);
    expect(one.crop.value.y).toBeCloseTo(y - 5 * mm);
  });

  it('zooms, levels and resets by keys, and leaves every other key', () => {
    const one = work();
    const hand = useCropHand(one, () => frame);
    const { width, turn } = one.crop.value;
    press(hand, '+');
    expect(one.crop.value.width).toBeLessThan(width);
    press(hand, '-');
    expect(one.crop.value.width).toBeCloseTo(width);
    press(hand, '.');
    expect(one.crop.value.turn).toBeCloseTo(turn + 0.5);
    press(hand, ',');
    press(hand, ',');
    expect(one.crop.value.turn).toBeCloseTo(turn - 0.5);
    press(hand, '0');
    expect(one.isProposed.value).toBe(true);
    for (const key of ['Enter', 'Escape', 'Tab', 'a']) expect(press(hand, key).defaultPrevented).toBe(false);
    expect(press(hand, 'ArrowLeft', { ctrlKey: true }).defaultPrevented).toBe(false);
  });

  it('drags with one pointer, and zooms, moves and turns with two fingers', () => {
    const one = work();
    const hand = useCropHand(one, () => frame);
    const target = document.createElement('div');
    target.setPointerCapture = () => undefined;
    const send = (
      act: 'start' | 'drag' | 'end',
      pointerId: number,
      clientX: number,
      clientY: number,
    ): void => {
      target.addEventListener('pointer', (event) => hand[act](event as PointerEvent), { once: true });
      target.dispatchEvent(Object.assign(new Event('pointer'), { pointerId, clientX, clientY, button: 0 }));
    };
    const { x, width } = one.crop.value;
    send('start', 1, 400, 300);
    send('drag', 1, 430, 300);
    expect(hand.holding.value).toBe(true);
    expect(one.crop.value.x).toBeCloseTo(x - (30 * width) / frame.width);
    send('drag', 1, 400, 300);
    expect(one.crop.value.x).toBeCloseTo(x);

    send('start', 2, 500, 300);
    send('drag', 2, 520, 300);
    expect(one.crop.value.width).toBeCloseTo((width * 100) / 120);
    send('drag', 2, 520, 310);
    expect(one.crop.value.turn).toBeGreaterThan(4);
    send('end', 2, 520, 310);
    send('end', 1, 400, 300);
    expect(hand.holding.value).toBe(false);
    const after = one.crop.value;
    send('drag', 1, 0, 0);
    expect(one.crop.value).toEqual(after);
  });

  it('zooms with the wheel about the pointer', () => {
    const one = work();
    const hand = useCropHand(one, () => frame);
    const before = one.crop.value;
    hand.wheel(Object.assign(new WheelEvent('wheel'), { deltaY: -100, clientX: 400, clientY: 300 }));
    expect(one.crop.value.width).toBeCloseTo(before.width * Math.exp(-0.1));
    expect(one.crop.value.x).toBeCloseTo(before.x);
  });
});

describe('a crop in words', () => {
  it('says the height of the head and where it is', () => {
    const one = work();
    expect(placeWords(one)).toMatch(
      /^Crown to chin: 26\u00a0mm\. Above the head: [\d.]+\u00a0mm\. In the middle\. Turned by [\d.-]+°\.$/,
    );
    const hand = useCropHand(one, () => frame);
    press(hand, 'ArrowRight');
    expect(placeWords(one)).toContain('Right of the middle: 0.5\u00a0mm.');
    press(hand, 'ArrowLeft', { shiftKey: true });
    expect(placeWords(one)).toContain('Left of the middle: 4.5\u00a0mm.');
  });

  it('leaves a height outside the format to the verdict', () => {
    const one = work();
    one.zoomBy(0.88);
    expect(placeWords(one)).toMatch(/^Above the head: /);
  });

  it('says without a measured head which part of the picture it is', () => {
    expect(placeWords(work({ view: null }))).toBe(
      'Zoom: 0%. Middle of the photo: 50% from the left, 50% from the top. Turned by 0.0°.',
    );
  });
});
