/**
 * Keeps a camera's exposure and white balance where they have settled, so that successive pictures match and a white
 * collar does not darken the face. Cameras without this ability are left alone.
 */

/** A track's light capabilities, which TypeScript's DOM types leave out. Media Capture, Image Capture extensions. */
interface LightCapabilities {
  readonly exposureMode?: readonly string[];
  readonly whiteBalanceMode?: readonly string[];
}
interface LightSettings {
  readonly exposureTime?: number;
  readonly colorTemperature?: number;
}
type LightTrack = Pick<MediaStreamTrack, 'applyConstraints'> & {
  getCapabilities(): object;
  getSettings(): object;
};

/** Milliseconds that a camera takes to find its exposure, and for which the light must then be steady. */
const settleAfter = 2_000;
const steadyFor = 1_000;
/** Luma, 0 to 255. Breathing and blinking change a picture's median by less, a lamp or the next customer by more. */
const steadyWithin = 4;
const changedBy = 30;
const changedFor = 1_500;
/** A camera that jumps as soon as it is held used values other than those it reported. It gets one more chance. */
const jumpWithin = 3_000;
const chances = 2;

type State =
  | { readonly name: 'settling'; readonly since: number; readonly luma: number; readonly steadySince: number }
  | { readonly name: 'held'; readonly since: number; readonly luma: number; readonly offSince: number | null }
  | { readonly name: 'automatic' };

const modes = (track: LightTrack): LightCapabilities => track.getCapabilities();

/** Returns the constraints that hold this camera's light now; null when it can hold neither value. */
export function holdingConstraints(track: LightTrack): Readonly<Record<string, unknown>> | null {
  const { exposureMode = [], whiteBalanceMode = [] } = modes(track);
  const { exposureTime, colorTemperature } = track.getSettings() as LightSettings;
  const held = {
    // Include the value, because a driver may otherwise return to one that was set by hand years ago.
    ...(exposureMode.includes('manual') && exposureTime !== undefined
      ? { exposureMode: 'manual', exposureTime }
      : {}),
    ...(whiteBalanceMode.includes('manual') && colorTemperature !== undefined
      ? { whiteBalanceMode: 'manual', colorTemperature }
      : {}),
  };
  return Object.keys(held).length === 0 ? null : held;
}

/** Returns the constraints that return control of the light to the camera; null when it offers no such mode. */
function freeingConstraints(track: LightTrack): Readonly<Record<string, unknown>> | null {
  const { exposureMode = [], whiteBalanceMode = [] } = modes(track);
  const freed = {
    ...(exposureMode.includes('continuous') ? { exposureMode: 'continuous' } : {}),
    ...(whiteBalanceMode.includes('continuous') ? { whiteBalanceMode: 'continuous' } : {}),
  };
  return Object.keys(freed).length === 0 ? null : freed;
}

/** Holds the light of one stream once it has settled, and measures again when it changes for good. */
export class LightHold {
  readonly #track: LightTrack;
  #state: State;
  #jumps = 0;

  constructor(track: LightTrack, now: number) {
    this.#track = track;
    this.#state = this.#settling(0, now);
  }

  get held(): boolean {
    return this.#state.name === 'held';
  }

  /** Takes in the current light. @param luma median of the live picture, 0 to 255 @param now milliseconds */
  async see(luma: number, now: number): Promise<void> {
    const state = this.#state;
    if (state.name === 'settling') await this.#whileSettling(state, luma, now);
    else if (state.name === 'held') await this.#whileHeld(state, luma, now);
  }

  #settling(luma: number, now: number): State {
    return { name: 'settling', since: now, luma, steadySince: now };
  }

  async #whileSettling(state: State & { name: 'settling' }, luma: number, now: number): Promise<void> {
    if (Math.abs(luma - state.luma) > steadyWithin) {
      this.#state = { ...state, luma, steadySince: now };
      return;
    }
    if (now - state.since < settleAfter || now - state.steadySince < steadyFor) return;
    const held = holdingConstraints(this.#track);
    this.#state = held === null ? { name: 'automatic' } : { name: 'held', since: now, luma, offSince: null };
    if (held !== null && !(await this.#apply(held))) this.#state = { name: 'automatic' };
  }

  async #whileHeld(state: State & { name: 'held' }, luma: number, now: number): Promise<void> {
    if (Math.abs(luma - state.luma) <= changedBy) {
      this.#state = { ...state, offSince: null };
      return;
    }
    const offSince = state.offSince ?? now;
    this.#state = { ...state, offSince };
    if (now - offSince < changedFor) return;
    if (offSince - state.since < jumpWithin) this.#jumps += 1;
    this.#state = this.#jumps < chances ? this.#settling(luma, now) : { name: 'automatic' };
    const freed = freeingConstraints(this.#track);
    if (freed !== null && !(await this.#apply(freed))) this.#state = { name: 'automatic' };
  }

  /** Applies constraints. @returns false when the camera refuses them or is gone */
  async #apply(constraints: Readonly<Record<string, unknown>>): Promise<boolean> {
    try {
      await this.#track.applyConstraints({ advanced: [constraints] });
      return true;
    } catch (error) {
      if (error instanceof DOMException) return false;
      throw error;
    }
  }
}
