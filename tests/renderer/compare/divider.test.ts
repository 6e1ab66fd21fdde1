import { ref } from 'vue';
import { describe, expect, it } from 'vitest';
import { useDivider } from '../../../renderer/compare/use-divider.ts';

const seen = ref({ left: 100, top: 0, width: 800, height: 600 });
const press = (divider: ReturnType<typeof useDivider>, key: string, shiftKey = false): boolean =>
  divider.answer({ key, shiftKey } as KeyboardEvent);

describe('the divider', () => {
  it('begins in the middle of the visible part, and keeps its share when that changes', () => {
    const box = ref({ left: 100, top: 0, width: 800, height: 600 });
    const divider = useDivider(() => box.value);
    expect(divider.split.value).toBe(500);

    box.value = { left: 0, top: 0, width: 1_000, height: 600 };

    expect(divider.split.value).toBe(500);
    expect(divider.share.value).toBe(0.5);
  });

  it.each([
    [300, 0.25],
    [-50, 0],
    [5_000, 1],
  ])('moved to %i is at a share of %f', (x, share) => {
    const divider = useDivider(() => seen.value);

    divider.moveTo(x);

    expect(divider.share.value).toBe(share);
  });

  it.each([
    ['ArrowRight', false, 0.51],
    ['ArrowUp', false, 0.51],
    ['ArrowLeft', false, 0.49],
    ['ArrowDown', false, 0.49],
    ['ArrowRight', true, 0.6],
    ['PageUp', false, 0.6],
    ['PageDown', false, 0.4],
    ['Home', false, 0],
    ['End', false, 1],
  ])('is moved by %s (Shift: %s)', (key, shift, share) => {
    const divider = useDivider(() => seen.value);

    expect(press(divider, key, shift)).toBe(true);

    expect(divider.share.value).toBe(share);
  });

  it('comes back after as many steps', () => {
    const divider = useDivider(() => seen.value);
    for (let step = 0; step < 30; step += 1) press(divider, 'ArrowRight');
    for (let step = 0; step < 30; step += 1) press(divider, 'ArrowLeft');

    expect(divider.share.value).toBe(0.5);
  });

  it('leaves other keys alone', () => {
    const divider = useDivider(() => seen.value);

    expect(press(divider, 'Enter')).toBe(false);
    expect(divider.share.value).toBe(0.5);
  });
});
