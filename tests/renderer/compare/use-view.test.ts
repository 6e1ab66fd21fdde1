import { effectScope, ref } from 'vue';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Size } from '../../../renderer/compare/frame.ts';
import { useView, type UsedView } from '../../../renderer/compare/use-view.ts';

const frame = { width: 2_000, height: 1_000 };
const pane = ref<Size>({ width: 1_016, height: 816 });
const middle = { x: 0, y: 0 };

function open(): UsedView {
  pane.value = { width: 1_016, height: 816 };
  const scope = effectScope();
  const view = scope.run(() =>
    useView(
      () => frame,
      () => pane.value,
    ),
  );
  if (view === undefined) throw new Error('the scope is not active');
  onTestFinished(() => scope.stop());
  return view;
}
const motion = (reduced: boolean): void =>
  void vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: reduced } as MediaQueryList);

beforeEach(() => {
  vi.useFakeTimers();
  motion(true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the view of the pictures', () => {
  it('begins with the whole picture, and keeps it whole when the stage changes', () => {
    const view = open();
    expect([view.view.value.zoom, view.fitted.value]).toEqual([0.5, true]);

    pane.value = { width: 516, height: 816 };

    expect(view.view.value.zoom).toBe(0.25);
  });

  it('keeps a chosen zoom when the stage changes', () => {
    const view = open();
    view.actualPixels();

    pane.value = { width: 516, height: 816 };

    expect([view.view.value.zoom, view.fitted.value]).toEqual([1, false]);
  });

  it('changes in steps from the whole to 400 %, and says at both ends that there is no further step', () => {
    const view = open();
    expect([view.smallest.value, view.largest.value]).toEqual([true, false]);

    for (let step = 0; step < 6; step += 1) view.stepIn();
    expect([view.view.value.zoom, view.largest.value]).toEqual([4, true]);

    for (let step = 0; step < 6; step += 1) view.stepOut();
    expect([view.view.value.zoom, view.smallest.value]).toEqual([0.5, true]);
  });

  it('glides to its target, and every step pressed meanwhile counts', () => {
    motion(false);
    const view = open();
    view.stepIn();
    view.stepIn();
    vi.advanceTimersByTime(80);
    const onTheWay = view.view.value.zoom;

    vi.advanceTimersByTime(200);

    expect(onTheWay).toBeGreaterThan(0.5);
    expect(onTheWay).toBeLessThan(1.125);
    expect(view.view.value.zoom).toBeCloseTo(1.125, 9);
  });

  it('stops gliding as soon as the picture is touched', () => {
    motion(false);
    const view = open();
    view.actualPixels();
    vi.advanceTimersByTime(80);

    view.zoomBy(1, middle);
    const held = view.view.value.zoom;
    vi.advanceTimersByTime(200);

    expect(view.view.value.zoom).toBe(held);
  });
});

describe('two pictures put side by side', () => {
  it('are enlarged, and whole again when nobody has moved them', () => {
    const view = open();

    view.lookCloser();
    expect(view.view.value.zoom).toBe(1);

    view.comeBack();
    expect(view.fitted.value).toBe(true);
  });

  it('keep a zoom that somebody has changed', () => {
    const view = open();
    view.lookCloser();
    view.zoomBy(2, middle);

    view.comeBack();

    expect(view.view.value.zoom).toBe(2);
  });

  it('keep the zoom that was chosen before', () => {
    const view = open();
    view.zoomBy(3, middle);

    view.lookCloser();
    view.comeBack();

    expect(view.view.value.zoom).toBe(1.5);
  });
});
