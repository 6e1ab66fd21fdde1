import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { effectScope, shallowRef, type EffectScope } from 'vue';
import { AnalyserError, type Analyser } from '../../../../renderer/camera/analysis/analyser.ts';
import { usePreCheck, type PreCheck } from '../../../../renderer/camera/guidance/use-pre-check.ts';
import type { SitterView } from '../../../../shared/guidance/sitter.ts';
import type { ImageId, ShotId } from '../../../../shared/ids.ts';
import type { ShotView } from '../../../../shared/model/pictures.ts';
import { documents, fixtureId, ukPassport } from '../../../support/fixture/data.ts';
import { rightFace, rightView, viewWith } from '../../../support/pictures/sitter-view.ts';
import { eventually } from '../../../support/eventually.ts';

const smiling = viewWith({ features: { ...rightFace.features, mouthWidth: 0.42 } });

let pictures = 900;
/** Returns a shot that no test has checked. */
function newShot(source: ShotView['source'] = 'camera'): ShotView {
  pictures += 1;
  const id: ImageId = fixtureId('img', pictures);
  const shotId: ShotId = fixtureId('shot', pictures);
  return {
    id: shotId,
    personId: fixtureId('per', 1),
    image: { id, widthPx: 3840, heightPx: 2160, mime: 'image/jpeg', bytes: 1 },
    source,
    origin: 'a camera',
    takenAt: '2026-11-21T10:00:00.000Z',
  };
}

describe('the check of a stored shot', () => {
  let scope: EffectScope;
  let look: ReturnType<typeof vi.fn<Analyser['look']>>;
  const keep = vi.fn();
  const shot = shallowRef<ShotView | null>(null);

  beforeEach(() => {
    scope = effectScope();
    look = vi.fn<Analyser['look']>();
    keep.mockReset();
    shot.value = null;
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('picture')));
    vi.stubGlobal('createImageBitmap', () => Promise.resolve({}));
  });
  afterEach(() => {
    scope.stop();
    vi.unstubAllGlobals();
  });

  function check(chosen = [ukPassport]): PreCheck {
    const analyser: Analyser = { state: 'ready', ready: Promise.resolve(), look, close: () => undefined };
    const made = scope.run(() =>
      usePreCheck(
        () => shot.value,
        () => ({ documents: chosen, age: 'adult' }),
        () => analyser,
        keep,
      ),
    );
    if (made === undefined) throw new Error('the scope has ended');
    return made;
  }
  const answered = (view: SitterView): void => void look.mockResolvedValue(view);
  const checked = (made: PreCheck): Promise<void> =>
    eventually(() => expect(made.state.value).not.toBe('running'));

  it('analyses the shot closely, and lists its faults', async () => {
    answered(smiling);
    shot.value = newShot();
    const made = check();
    expect(made.state.value).toBe('running');
    await checked(made);

    expect(look.mock.calls[0]?.[1]).toEqual({ accuracy: 'still' });
    expect(made.faults.value).toEqual(['smiling']);
  });

  it('checks every chosen document with the same look', async () => {
    answered(rightView);
    shot.value = newShot();
    const made = check(documents.slice(0, 3));
    await checked(made);

    expect(look).toHaveBeenCalledTimes(1);
    expect(made.documents.value.map(({ document }) => document.specCode)).toEqual([
      'uk-passport',
      'schengen-visa',
      'us-passport',
    ]);
  });

  it('counts the pixels of the stored shot, although it analysed a smaller copy', async () => {
    answered(rightView);
    shot.value = newShot();
    const made = check();
    await checked(made);

    const pixels = made.documents.value[0]?.checks.find(({ kind }) => kind === 'pixels');
    expect(pixels?.value).toBeCloseTo(331.2 * 3);
  });

  it('analyses a shot once, even if staff come back to it', async () => {
    answered(rightView);
    const first = newShot();
    shot.value = first;
    await checked(check());
    await checked(check());

    expect(look).toHaveBeenCalledTimes(1);
  });

  it('keeps what was measured of each picture once, for the photo record', async () => {
    answered(rightView);
    const first = newShot();
    shot.value = first;
    await checked(check(documents.slice(0, 3)));
    await checked(check());

    expect(keep.mock.calls).toEqual([[first.image.id, rightView]]);
  });

  it('says that it cannot check, and nothing about the shot, when the analysis does not run', async () => {
    look.mockRejectedValue(new AnalyserError('off', 'no models'));
    shot.value = newShot();
    const made = check();
    await checked(made);

    expect(made.state.value).toBe('unavailable');
    expect(keep).not.toHaveBeenCalled();
    expect(made.documents.value).toEqual([]);
    expect(made.faults.value).toEqual([]);
  });

  it('says that a shot could not be analysed', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 404 })));
    shot.value = newShot();
    const made = check();
    await checked(made);

    expect(made.state.value).toBe('unreadable');
  });

  it('says nothing while no shot is shown', () => {
    expect(check().state.value).toBe('none');
  });
});
