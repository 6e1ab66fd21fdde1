/**
 * Hints while a sitter poses: sends frames of the live picture to the analyser and turns the results into one steady
 * sentence.
 */
import { computed, onScopeDispose, ref, shallowRef, watch, type ComputedRef, type Ref } from 'vue';
import { findHints } from '../../../shared/guidance/find-hints.ts';
import { headGuide, type HeadGuide } from '../../../shared/guidance/head-guide.ts';
import type { GuidanceSay } from '../../../shared/guidance/hints.ts';
import { loosened, poseRules } from '../../../shared/guidance/rules.ts';
import type { Age, SitterView } from '../../../shared/guidance/sitter.ts';
import { atFirst, steadier, type Steady } from '../../../shared/guidance/steady-hint.ts';
import type { DocumentView } from '../../../shared/model/document.ts';
import type { Rotation } from '../../../shared/model/pictures.ts';
import { AnalyserError, type Analyser, type AnalyserState } from '../analysis/analyser.ts';
import { borrowAnalyser } from '../analysis/shared-analyser.ts';
import { currentFrame } from '../current-frame.ts';
import { eachFrame } from './each-frame.ts';

export interface Posing {
  /** Null while there is no live picture. */
  readonly video: () => HTMLVideoElement | null;
  readonly document: () => DocumentView | null;
  readonly age: () => Age;
  /** Degrees clockwise that turn the camera's frames upright. */
  readonly rotation: () => Rotation;
  /** When false, nothing is analysed. */
  readonly on: () => boolean;
  /** True while something else needs the processor or the frames, such as a burst: the hint then stays as it is. */
  readonly paused?: () => boolean;
  readonly borrow?: (options: { onState: (state: AnalyserState) => void }) => Analyser;
}

export interface Guidance {
  readonly say: ComputedRef<GuidanceSay>;
  /** The result for the last frame; null before the first and while nothing is analysed. */
  readonly view: Readonly<Ref<SitterView | null>>;
  /** True when hints are wanted but the analysis cannot run here. */
  readonly unavailable: Readonly<Ref<boolean>>;
}

/** Without an answer for this long, the last hint may no longer be true. ms */
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
  // Another document or sitter has other limits, so earlier findings no longer count.
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

  /** Analyses one frame at a time; frames that arrive meanwhile are dropped, never queued. */
  function follow(element: HTMLVideoElement): () => void {
    const analyser = (posing.borrow ?? borrowAnalyser)({
      onState: (state) => (unavailable.value = state === 'off'),
    });
    // An analyser borrowed before may already be off, and then reports nothing more.
    unavailable.value = analyser.state === 'off';
    let since = performance.now();
    /** Ends the look under way; null when there is none. */
    let looking: AbortController | null = null;
    let ended = false;
    async function look(): Promise<void> {
      if (looking !== null || paused()) return;
      const frame = currentFrame(element);
      if (frame === null) return;
      looking = new AbortController();
      try {
        const seen = await analyser.look(frame, {
          accuracy: 'live',
          rotation: posing.rotation(),
          signal: looking.signal,
        });
        since = performance.now();
        if (!ended && !paused()) take(seen);
      } catch (error) {
        // A frame without an answer may be followed by one with an answer; `onState` reports when the analyser is off.
        if (!(error instanceof AnalyserError)) throw error;
      } finally {
        looking = null;
      }
      if (performance.now() - since > stale && !ended) forget();
    }
    const stop = eachFrame(element, () => void look());
    // At once: the shot's encoder needs the core that the look has.
    const unwatch = watch(paused, (now) => now && looking?.abort(), { flush: 'sync' });
    return () => {
      ended = true;
      stop();
      unwatch();
      analyser.close();
      unavailable.value = false;
    };
  }

  const say = computed<GuidanceSay>(() =>
    posing.on() && !unavailable.value ? steady.value.say : { state: 'off' },
  );
  return { say, view, unavailable };
}
