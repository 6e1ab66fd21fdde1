import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useCameraStore } from '../../../renderer/camera/camera-store.ts';
import { useResolutionDoubt } from '../../../renderer/camera/use-resolution-doubt.ts';
import { documents, fixtureId } from '../../support/fixture/data.ts';

beforeEach(() => setActivePinia(createPinia()));

const [passport, visa] = documents;
if (passport === undefined || visa === undefined) throw new Error('no documents');
const both = [passport, visa];

/** A camera that gives every head this many pixels too few. */
function smallCamera(): void {
  vi.spyOn(useCameraStore(), 'shortOf').mockReturnValue({ have: 221, need: 290 });
}

describe('a camera with too few pixels', () => {
  it('is reported, and no shot is taken before staff confirm it', () => {
    smallCamera();
    const doubt = useResolutionDoubt(
      () => both,
      () => fixtureId('ord', 1),
    );

    expect(doubt.short).toEqual({ have: 221, need: 290, document: passport.name });
    expect([doubt.mayTake(), doubt.asking]).toEqual([false, true]);

    doubt.confirm();
    expect([doubt.mayTake(), doubt.asking]).toEqual([true, false]);
  });

  it('is not confirmed by closing the question', () => {
    smallCamera();
    const doubt = useResolutionDoubt(
      () => both,
      () => fixtureId('ord', 2),
    );
    doubt.mayTake();

    doubt.leave();

    expect([doubt.asking, doubt.mayTake()]).toEqual([false, false]);
  });

  it('is confirmed for one order, not for the next', () => {
    smallCamera();
    useResolutionDoubt(
      () => both,
      () => fixtureId('ord', 3),
    ).confirm();

    expect(
      useResolutionDoubt(
        () => both,
        () => fixtureId('ord', 3),
      ).mayTake(),
    ).toBe(true);
    expect(
      useResolutionDoubt(
        () => both,
        () => fixtureId('ord', 4),
      ).mayTake(),
    ).toBe(false);
  });

  it('asks nothing for a camera with enough pixels', () => {
    const doubt = useResolutionDoubt(
      () => both,
      () => fixtureId('ord', 5),
    );

    expect([doubt.mayTake(), doubt.asking]).toEqual([true, false]);
  });
});
