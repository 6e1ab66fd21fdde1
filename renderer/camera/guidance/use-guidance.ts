/** Hints while a sitter poses: frames of the live picture to the analyser, and what it sees into one steady sentence. */
import { computed, onScopeDispose, ref, shallowRef, watch, type ComputedRef, type Ref } from 'vue';
import { findHints } from '../../../shared/guidance/find-hints.ts';
import { headGuide, type HeadGuide } from '../../../shared/guidance/head-guide.ts';
import type { GuidanceSay } from '../../../shared/guidance/hints.ts';
import { loosened, poseRules } from '../../../shared/guidance/rules.ts';
import type { Age, SitterView } from '../../../shared/guidance/sitter.ts';
import { atFirst, steadier, type Steady } from '../../../shared/guidance/steady-hint.ts';
import type { DocumentView } from '../../../shared/model/document.ts';
import { AnalyserError, type Analyser, type AnalyserState, type Rotation } from '../analysis/analyser.ts';
import { borrowAnalyser } from '../analysis/shared-analyser.ts';
import { currentFrame } from '../current-frame.ts';
import { eachFrame } from './each-frame.ts';

export interface Posing {
  /** Null while there is no live picture. */
  readonly video: () => HTMLVideoElement | null;
  readonly document: () => DocumentView | null;
  readonly age: () => Age;
  /** Degrees clockwise that bring the camera's frames upright. */
  readonly rotation: () => Rotation;
  /** False: nothing is analysed. */
  readonly on: () => boolean;
  /** True while others need the processor or the frames, as a burst does: what is said stands meanwhile. */
  readonly paused?: () => boolean;
  readonly borrow?: (options: { onState: (state: AnalyserState) => void }) => Analyser;
}

export interface Guidance {
  readonly say: ComputedRef<GuidanceSay>;
  /** What the last frame showed; null before the first and whenever nothing is analysed. */
  readonly view: Readonly<Ref<SitterView | null>>;
  /** Hints are wanted, and the analysis cannot run here. */
  readonly unavailable: Readonly<Ref<boolean>>;
}

/** Without an answer for this long, what was said last may no longer hold. ms */
const stale = 3000;

export function useGuidance(posing: Posing): Guidance {
  const steady = shallowRef<Steady>(atFirst);
  const view = shallowRef<SitterView | null>(null);
  const unavailable = ref(false);
  const video = computed(() => (posing.on() ? posing.video() : null));
  const paused = (): boolean => posing.paused?.() ?? false;

  watch(
    video,
    (element, _, onCleanup) => {
      forget();
      if (element !== null) onCleanup(follow(element));
    },
    { immediate: true, flush: 'post' },
  );
  // Another document or sitter has other limits: what was found under the old ones is not held against them.
  watch([posing.document, posing.age], forget);
  onScopeDispose(forget);

  function forget(): void {
    steady.value = atFirst;
    view.value = null;
  }

  function guideFor({ widthPx, heightPx }: SitterView): HeadGuide | null {
    const document = posing.document();
    return document === null ? null : headGuide(document, widthPx / heightPx);
  }

  function take(seen: SitterView): void {
    const strict = poseRules(posing.document(), posing.age());
    const rules = steady.value.say.state === 'right' ? loosened(strict) : strict;
    view.value = seen;
    steady.value = steadier(steady.value, findHints(seen, guideFor(seen), rules), performance.now());
  }

  /** One look at a time: what the camera shows meanwhile is dropped, never queued. */
  function follow(element: HTMLVideoElement): () => void {
    const analyser = (posing.borrow ?? borrowAnalyser)({
      onState: (state) => (unavailable.value = state === 'off'),
    });
    // One that was lent before may have gone off already, and then says nothing more.
    unavailable.value = analyser.state === 'off';
    let since = performance.now();
    let looking = false;
    let ended = false;
    async function look(): Promise<void> {
      if (looking || paused()) return;
      const frame = currentFrame(element);
      if (frame === null) return;
      looking = true;
      try {
        const seen = await analyser.look(frame, {
          accuracy: 'live',
          rotation: posing.rotation(),
        });
        since = performance.now();
        if (!ended && !paused()) take(seen);
      } catch (error) {
        // Whatever is no answer to this frame may be one to the next; that it is off is said by `onState`.
        if (!(error instanceof AnalyserError)) throw error;
      } finally {
        looking = false;
      }
      if (performance.now() - since > stale && !ended) forget();
    }
    const stop = eachFrame(element, () => void look());
    return () => {
      ended = true;
      stop();
      analyser.close();
      unavailable.value = false;
    };
  }

  const say = computed<GuidanceSay>(() =>
    posing.on() && !unavailable.value ? steady.value.say : { state: 'off' },
  );
  return { say, view, unavailable };
}
