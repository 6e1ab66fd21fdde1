import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { effectScope, nextTick, ref, type EffectScope } from 'vue';
import type { Age, SitterView } from '../../../../shared/guidance/sitter.ts';
import {
  AnalyserError,
  type Analyser,
  type AnalyserState,
  type LookOptions,
} from '../../../../renderer/camera/analysis/analyser.ts';
import { useGuidance, type Guidance } from '../../../../renderer/camera/guidance/use-guidance.ts';
import { ukPassport } from '../../../support/fixture/data.ts';
import { emptyView, rightFace, rightView, viewWith } from '../../../support/pictures/sitter-view.ts';

const smiling = viewWith({ features: { ...rightFace.features, mouthWidth: 0.42 } });

/** Returns a video that presents a frame when the test tells it to. */
function handVideo() {
  let waiting: (() => void) | null = null;
  const video = {
    requestVideoFrameCallback: (next: () => void) => {
      waiting = next;
      return 1;
    },
    cancelVideoFrameCallback: () => (waiting = null),
  };
  return {
    element: video as unknown as HTMLVideoElement,
    present: () => waiting?.(),
    followed: () => waiting !== null,
  };
}

/** Returns an analyser whose every answer the test gives. */
function handAnalyser() {
  const looks: { resolve: (view: SitterView) => void; reject: (error: unknown) => void }[] = [];
  const asked: (LookOptions | undefined)[] = [];
  let tell: (state: AnalyserState) => void = () => undefined;
  let borrowed = 0;
  return {
    looks,
    asked,
    say: (state: AnalyserState) => tell(state),
    borrowed: () => borrowed,
    borrow: ({ onState }: { onState: (state: AnalyserState) => void }): Analyser => {
      borrowed += 1;
      tell = onState;
      return {
        state: 'ready',
        ready: Promise.resolve(),
        look: (_, options) => {
          asked.push(options);
          const { promise, resolve, reject } = Promise.withResolvers<SitterView>();
          options?.signal?.addEventListener('abort', () => reject(new AnalyserError('dropped', 'abandoned')));
          looks.push({ resolve, reject });
          return promise;
        },
        close: () => void (borrowed -= 1),
      };
    },
  };
}

/** True when the element has a frame: it may have none even if it has just presented one. */
let hasFrame = true;
class Frame {
  readonly timestamp = 0;
  constructor() {
    if (!hasFrame) throw new DOMException('Invalid source state', 'InvalidStateError');
  }
}
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};

describe('hints while someone poses', () => {
  let scope: EffectScope;
  let camera: ReturnType<typeof handVideo>;
  let analyser: ReturnType<typeof handAnalyser>;
  const on = ref(true);
  const paused = ref(false);
  const age = ref<Age>('adult');

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance'] });
    vi.stubGlobal('VideoFrame', Frame);
    hasFrame = true;
    on.value = true;
    paused.value = false;
    age.value = 'adult';
    scope = effectScope();
    camera = handVideo();
    analyser = handAnalyser();
  });
  afterEach(() => {
    scope.stop();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  async function guide(): Promise<Guidance> {
    const guidance = scope.run(() =>
      useGuidance({
        video: () => camera.element,
        document: () => ukPassport,
        age: () => age.value,
        rotation: () => 90,
        on: () => on.value,
        paused: () => paused.value,
        borrow: analyser.borrow,
      }),
    );
    if (guidance === undefined) throw new Error('the scope has ended');
    await nextTick();
    return guidance;
  }
  /** Presents one frame, analyses and answers it; 160 ms pass. */
  async function frame(view: SitterView): Promise<void> {
    camera.present();
    analyser.looks.at(-1)?.resolve(view);
    vi.advanceTimersByTime(160);
    await settle();
  }

  it('shows what two frames agree on, and turns green when everything is right', async () => {
    const guidance = await guide();
    expect(guidance.say.value).toEqual({ state: 'starting' });

    await frame(smiling);
    await frame(smiling);
    expect(guidance.say.value).toEqual({ state: 'hint', code: 'smiling' });

    vi.advanceTimersByTime(1_000);
    await frame(rightView);
    await frame(rightView);
    expect(guidance.say.value).toEqual({ state: 'right' });
  });

  it('drops frames that come during a look, and queues none', async () => {
    await guide();
    camera.present();
    camera.present();
    camera.present();

    expect(analyser.looks).toHaveLength(1);
  });

  it('skips a round in which the video has no frame', async () => {
    const guidance = await guide();
    hasFrame = false;
    camera.present();
    expect(analyser.looks).toHaveLength(0);

    hasFrame = true;
    await frame(smiling);
    await frame(smiling);
    expect(guidance.say.value).toEqual({ state: 'hint', code: 'smiling' });
  });

  it('analyses frames upright, as the camera is mounted', async () => {
    await guide();
    camera.present();

    expect(analyser.asked).toMatchObject([{ accuracy: 'live', rotation: 90 }]);
  });

  it('continues with the next frame when a look was lost', async () => {
    const guidance = await guide();
    camera.present();
    analyser.looks[0]?.reject(new AnalyserError('lost', 'the worker died'));
    await settle();
    await frame(emptyView);
    await frame(emptyView);

    expect(guidance.say.value).toEqual({ state: 'hint', code: 'no-face' });
  });

  it('shows nothing when no answer has come for three seconds', async () => {
    const guidance = await guide();
    await frame(rightView);
    await frame(rightView);
    camera.present();
    vi.advanceTimersByTime(3_100);
    analyser.looks.at(-1)?.reject(new AnalyserError('lost', 'the worker died'));
    await settle();

    expect(guidance.say.value).toEqual({ state: 'starting' });
  });

  it('starts again with the rules of another age', async () => {
    const guidance = await guide();
    await frame(smiling);
    await frame(smiling);
    age.value = 'child';
    await nextTick();
    expect(guidance.say.value).toEqual({ state: 'starting' });

    await frame(smiling);
    await frame(smiling);
    expect(guidance.say.value).toEqual({ state: 'right' });
  });

  it('says that it is off when the analysis cannot run, and everything else works', async () => {
    const guidance = await guide();
    analyser.say('off');

    expect(guidance.say.value).toEqual({ state: 'off' });
    expect(guidance.unavailable.value).toBe(true);
  });

  it('analyses nothing when it is switched off, and releases the analysis', async () => {
    const guidance = await guide();
    expect(analyser.borrowed()).toBe(1);
    on.value = false;
    await nextTick();

    expect(guidance.say.value).toEqual({ state: 'off' });
    expect(analyser.borrowed()).toBe(0);
    expect(camera.followed()).toBe(false);
  });

  it('rests during a burst, and the last hint stays', async () => {
    const guidance = await guide();
    await frame(rightView);
    await frame(rightView);
    paused.value = true;
    camera.present();

    expect(analyser.looks).toHaveLength(2);
    expect(guidance.say.value).toEqual({ state: 'right' });
  });

  it('abandons the look under way when a burst begins, and goes on after it', async () => {
    const guidance = await guide();
    await frame(rightView);
    await frame(rightView);
    camera.present();
    paused.value = true;
    expect(analyser.asked.map((options) => options?.signal?.aborted)).toEqual([false, false, true]);
    await settle();
    expect(guidance.say.value).toEqual({ state: 'right' });

    paused.value = false;
    vi.advanceTimersByTime(1_000);
    await frame(emptyView);
    await frame(emptyView);
    expect(guidance.say.value).toEqual({ state: 'hint', code: 'no-face' });
  });
});
