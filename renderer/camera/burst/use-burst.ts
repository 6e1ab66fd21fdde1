import { computed, onScopeDispose, ref, watch, type ComputedRef, type Ref } from 'vue';
import type { PersonId, ShotId } from '../../../shared/ids.ts';
import type { PoseRules } from '../../../shared/guidance/rules.ts';
import type { SitterView } from '../../../shared/guidance/sitter.ts';
import { useOrderStore } from '../../state/order-store.ts';
import { useSettingsStore } from '../../state/settings-store.ts';
import { AnalyserError, type Analyser } from '../analysis/analyser.ts';
import { borrowAnalyser } from '../analysis/shared-analyser.ts';
import { useCameraStore } from '../camera-store.ts';
import { useRelease } from '../connected/use-release.ts';
import { useBurstStore, type Candidate } from './burst-store.ts';
import { encodeFrame, startEncoder } from './encode-frame.ts';
import { framesOfBurst, grabFrame, pictureOf, sharpnessOfFrame, type RawFrame } from './grab-frame.ts';
import { runBurst } from './run-burst.ts';

export interface BurstOptions {
  /** The live picture's video element; null while there is none. */
  readonly video: () => HTMLVideoElement | null;
  readonly rules: () => PoseRules;
  readonly personId?: () => PersonId | undefined;
  readonly borrow?: () => Analyser;
}

export interface Burst {
  /**
   * Takes a burst, one frame when bursts are switched off, or one full-size picture of a connected camera. Resolves as soon as the first frame is stored; the rest
   * continues in the background.
   * @returns false when nothing was stored
   */
  take(): Promise<boolean>;
  /** True from the key press until the best frame is the shot. */
  readonly taking: Readonly<Ref<boolean>>;
  /** The last burst of this person in this order, in the order in which its frames were taken. */
  readonly candidates: ComputedRef<readonly Candidate[]>;
  /** Makes one of them the shot. @returns false when that failed */
  use(candidate: Candidate): Promise<boolean>;
}

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Takes shots with the open camera for the open order. */
export function useBurst({ video, rules, personId, borrow = borrowAnalyser }: BurstOptions): Burst {
  const orders = useOrderStore();
  const camera = useCameraStore();
  const settings = useSettingsStore();
  const bursts = useBurstStore();
  const release = useRelease();
  const taking = ref(false);
  const who = (): PersonId | undefined => personId?.();
  let analyser: Analyser | null = null;
  onScopeDispose(() => analyser?.close());
  watch(video, (element) => {
    if (element !== null) startEncoder();
  });

  /** Adds a frame to the order. @returns the shot, or null when it was not kept; the order says why */
  async function keep(frame: RawFrame, person: PersonId | undefined): Promise<ShotId | null> {
    const order = await orders.call('addFrame', async (orderId) => ({
      orderId,
      origin: camera.label,
      personId: person,
      bytes: await encodeFrame(frame, settings.settings?.shotFormat ?? 'jpeg'),
    }));
    return order?.shots.at(-1)?.id ?? null;
  }

  async function look(frame: RawFrame): Promise<SitterView | null> {
    analyser ??= borrow();
    try {
      return await analyser.look(pictureOf(frame), { accuracy: 'live', rotation: frame.rotation });
    } catch (error) {
      if (error instanceof AnalyserError) return null;
      throw error;
    }
  }

  async function burst(onFirst: (kept: boolean) => void): Promise<void> {
    const orderId = orders.order?.id;
    const element = video();
    if (orderId === undefined || element === null) {
      onFirst(false);
      return;
    }
    const person = who();
    const { burst: several = true, guidance = true } = settings.settings ?? {};
    const shots = new Map<RawFrame, ShotId>();
    const { rotation } = camera;
    const frames = await runBurst<RawFrame>(
      {
        grab: async (patienceMs) => {
          const frame = await grabFrame(video, rotation, patienceMs);
          // When a press produced no frame, show the message for a camera that has stopped.
          if (frame === null && patienceMs > 0 && video() !== null) camera.setStalled(true);
          return frame;
        },
        sharpnessOf: sharpnessOfFrame,
        look: guidance ? look : undefined,
        keep: async (frame) => {
          // Staff may have moved to another order meanwhile, which must not receive this one's frame.
          if (orders.order?.id !== orderId) return false;
          const shotId = await keep(frame, person);
          if (shotId !== null) shots.set(frame, shotId);
          return shotId !== null;
        },
        now: () => performance.now(),
        wait,
      },
      {
        count: several ? framesOfBurst(element.videoWidth, element.videoHeight) : 1,
        rules: rules(),
        onFirst,
      },
    );
    // The best frame is kept last.
    const best = [...shots.keys()].at(-1);
    if (several && frames.length > 0)
      bursts.keep({
        orderId,
        personId: person,
        candidates: frames.map((frame) => ({
          frame,
          shotId: shots.get(frame) ?? null,
          best: frame === best,
        })),
      });
  }

  return {
    taking,
    candidates: computed(() => bursts.of(orders.order?.id, who())),
    take() {
      if (taking.value || orders.work !== null) return Promise.resolve(false);
      taking.value = true;
      if (camera.isConnected) {
        return release.takeShot(who()).finally(() => (taking.value = false));
      }
      return new Promise((resolve, reject) => {
        burst(resolve)
          .catch(reject)
          .finally(() => (taking.value = false));
      });
    },
    async use({ frame, shotId }) {
      if (shotId !== null) {
        return (await orders.call('chooseShot', (orderId) => ({ orderId, shotId }))) !== null;
      }
      const made = await keep(frame, who());
      if (made !== null) bursts.stored(frame, made);
      return made !== null;
    },
  };
}
