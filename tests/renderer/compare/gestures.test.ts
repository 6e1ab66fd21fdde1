import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Gestures, type GestureMeanings } from '../../../renderer/compare/gestures.ts';

const meant = {
  dragged: vi.fn<GestureMeanings['dragged']>(),
  stretched: vi.fn<GestureMeanings['stretched']>(),
  tappedTwice: vi.fn<GestureMeanings['tappedTwice']>(),
};
let hands: Gestures;
beforeEach(() => {
  vi.clearAllMocks();
  hands = new Gestures(meant);
});
const at = (x: number, y = 100) => ({ x, y });
function tap(x: number, time: number): void {
  hands.down(1, at(x), false);
  hands.up(1, time);
}

describe('one finger or the mouse', () => {
  it('drags by the distance moved, from where it began', () => {
    hands.down(1, at(100), false);
    hands.move(1, at(120));
    hands.move(1, at(150));

    expect(meant.dragged.mock.calls).toEqual([
      [at(120), { x: 20, y: 0 }, false],
      [at(150), { x: 30, y: 0 }, false],
    ]);
  });

  it('may tremble without dragging', () => {
    hands.down(1, at(100), false);
    hands.move(1, at(104));

    expect(meant.dragged).not.toHaveBeenCalled();
  });

  it('moves the divider when it began there', () => {
    hands.down(1, at(100), true);
    hands.move(1, at(140));

    expect(meant.dragged).toHaveBeenCalledWith(at(140), { x: 40, y: 0 }, true);
  });

  it('does nothing before it is down and after it is up', () => {
    hands.move(1, at(300));
    hands.down(1, at(100), false);
    hands.up(1, 0);
    hands.move(1, at(300));

    expect(meant.dragged).not.toHaveBeenCalled();
  });
});

describe('two taps', () => {
  it('in one spot and soon after each other are one gesture', () => {
    tap(100, 0);
    tap(110, 250);

    expect(meant.tappedTwice).toHaveBeenCalledExactlyOnceWith(at(110));
  });

  it.each([
    ['too late', 100, 400],
    ['too far apart', 180, 100],
  ])('are two when they come %s', (_, x, time) => {
    tap(100, 0);
    tap(x, time);

    expect(meant.tappedTwice).not.toHaveBeenCalled();
  });

  it('do not form a double tap with the next', () => {
    tap(100, 0);
    tap(100, 100);
    tap(100, 200);

    expect(meant.tappedTwice).toHaveBeenCalledTimes(1);
  });

  it('are not the lifting of two fingers', () => {
    hands.down(1, at(100), false);
    hands.down(2, at(110), false);
    hands.up(1, 0);
    hands.up(2, 10);

    expect(meant.tappedTwice).not.toHaveBeenCalled();
  });
});

describe('two fingers', () => {
  it('stretch by their distance, about the middle between them', () => {
    hands.down(1, at(100), false);
    hands.down(2, at(200), false);
    hands.move(2, at(300));

    expect(meant.stretched).toHaveBeenCalledExactlyOnceWith(2, at(200), { x: 50, y: 0 });
    expect(meant.dragged).not.toHaveBeenCalled();
  });

  it('move the picture when they move together', () => {
    hands.down(1, at(100), false);
    hands.down(2, at(200), false);
    hands.move(1, at(110));
    hands.move(2, at(210));

    const moved = meant.stretched.mock.calls.reduce((sum, [, , by]) => sum + by.x, 0);
    const grown = meant.stretched.mock.calls.reduce((product, [factor]) => product * factor, 1);
    expect([moved, grown]).toEqual([10, 1]);
  });

  it('that began on the divider stretch too', () => {
    hands.down(1, at(100), true);
    hands.down(2, at(200), false);
    hands.move(1, at(50));

    expect(meant.stretched).toHaveBeenCalledTimes(1);
    expect(meant.dragged).not.toHaveBeenCalled();
  });

  it('leave the remaining finger to drag the picture, not the divider', () => {
    hands.down(1, at(100), true);
    hands.down(2, at(200), false);
    hands.up(2, 0);
    hands.move(1, at(140));

    expect(meant.dragged).toHaveBeenCalledWith(at(140), { x: 40, y: 0 }, false);
  });

  it('are not disturbed by a third', () => {
    hands.down(1, at(100), false);
    hands.down(2, at(200), false);
    hands.down(3, at(500), false);
    hands.move(3, at(600));

    expect(meant.stretched).not.toHaveBeenCalled();
  });
});

describe('a wheel', () => {
  const turned = (more: Partial<WheelEvent>): number => {
    hands.wheel({ deltaY: 0, deltaMode: 0, ctrlKey: false, ...more } as WheelEvent, at(1));
    return meant.stretched.mock.lastCall?.[0] ?? Number.NaN;
  };

  it('turned away enlarges, turned towards reduces by the same factor', () => {
    expect(turned({ deltaY: -100 })).toBeCloseTo(1.246, 3);
    expect(turned({ deltaY: -100 }) * turned({ deltaY: 100 })).toBeCloseTo(1, 9);
  });

  it('that counts in lines has the same effect', () => {
    expect(turned({ deltaY: -6.25, deltaMode: 1 })).toBeCloseTo(turned({ deltaY: -100 }), 9);
  });

  it('is a trackpad’s pinch under Control, with smaller steps', () => {
    expect(turned({ deltaY: -10, ctrlKey: true })).toBeGreaterThan(turned({ deltaY: -10 }));
  });
});
