import { effectScope, shallowRef, type ShallowRef } from 'vue';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { ImageView } from '../../../shared/model/pictures.ts';
import type { Loaded, PictureLoader } from '../../../renderer/compare/picture-loader.ts';
import { usePicture, type UsedPicture } from '../../../renderer/compare/use-picture.ts';
import { fixtureId } from '../../support/fixture/data.ts';

const image = (number: number): ImageView => ({
  id: fixtureId('img', number),
  widthPx: 40,
  heightPx: 30,
  mime: 'image/jpeg',
  bytes: 9,
});
const levels = () => [{ width: 40, height: 30, close: vi.fn() }] as const;

interface Shown {
  readonly image: ShallowRef<ImageView | null>;
  readonly picture: UsedPicture;
  readonly asked: readonly string[];
  readonly drop: () => void;
  /** Lets the newest picture arrive, or fail. */
  readonly answer: (loaded: Loaded) => void;
  readonly leave: () => void;
}
function show(first: ImageView | null): Shown {
  const asked: string[] = [];
  const drop = vi.fn();
  let answer: (loaded: Loaded) => void = () => undefined;
  const loader: PictureLoader = {
    load(address, done) {
      asked.push(address);
      answer = done;
      return drop;
    },
    close: () => undefined,
  };
  const shown = shallowRef(first);
  const scope = effectScope();
  const picture = scope.run(() => usePicture(() => shown.value, loader));
  if (picture === undefined) throw new Error('the scope is not active');
  onTestFinished(() => scope.stop());
  return {
    image: shown,
    picture,
    asked,
    drop,
    answer: (loaded) => answer(loaded),
    leave: () => scope.stop(),
  };
}

describe('a picture of the comparison', () => {
  it('is requested by its id and shown when it has arrived', () => {
    const { picture, asked, answer } = show(image(1));
    expect(picture.state.value).toEqual({ phase: 'loading' });
    expect(asked).toEqual([expect.stringMatching(new RegExp(`/photo/${image(1).id}$`))]);

    const bitmaps = levels();
    answer(bitmaps);

    expect(picture.state.value).toEqual({ phase: 'ready', levels: bitmaps });
  });

  it('is not requested again when the same one is given again', () => {
    const { image: shown, asked, answer } = show(image(1));
    answer(levels());

    shown.value = { ...image(1) };

    expect(asked).toHaveLength(1);
  });

  it('releases its memory when another replaces it', () => {
    const { image: shown, picture, answer } = show(image(1));
    const [first] = levels();
    answer([first]);

    shown.value = image(2);

    expect(first.close).toHaveBeenCalledTimes(1);
    expect(picture.state.value).toEqual({ phase: 'loading' });
  });

  it('releases its memory when it is left', () => {
    const { answer, leave } = show(image(1));
    const [only] = levels();
    answer([only]);

    leave();

    expect(only.close).toHaveBeenCalledTimes(1);
  });

  it('is dropped on its way when another is needed', () => {
    const { image: shown, drop } = show(image(1));

    shown.value = image(2);

    expect(drop).toHaveBeenCalledTimes(1);
  });

  it('is null when there is none', () => {
    const { image: shown, picture, asked } = show(null);
    expect([picture.state.value.phase, asked.length]).toEqual(['none', 0]);

    shown.value = image(1);
    shown.value = null;

    expect(picture.state.value).toEqual({ phase: 'none' });
  });

  it('that did not come can be requested again', () => {
    const { picture, asked, answer } = show(image(1));
    answer('unanswered');
    expect(picture.state.value).toEqual({ phase: 'failed', why: 'unanswered' });

    picture.tryAgain();

    expect(asked).toHaveLength(2);
    expect(picture.state.value).toEqual({ phase: 'loading' });
  });
});
