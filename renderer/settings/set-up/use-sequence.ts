import { inject, type ComputedRef, type InjectionKey } from 'vue';
import { setUpSteps, type SetUpStep } from '../../../shared/model/set-up.ts';

/** The first run around a section of the settings: it decides what follows when nothing is left to save. */
export interface Sequence {
  /** False on a screen below a step, such as the calibration of one printer, which has a next step of its own. */
  readonly isOn: ComputedRef<boolean>;
  /** The words of the next step when there is nothing to save. */
  readonly words: ComputedRef<string>;
  readonly next: () => Promise<void>;
  /** Goes back one step; null at the first. */
  readonly back: ComputedRef<(() => void) | null>;
  readonly later: () => void;
}

export const sequenceKey: InjectionKey<Sequence> = Symbol('set-up');

/** Returns the first run that the component is part of; null in the settings. */
export const useSequence = (): Sequence | null => inject(sequenceKey, null);

export const isSetUpStep = (name: string | undefined): name is SetUpStep =>
  setUpSteps.some((step) => step === name);

/** Returns the way to a section: to its step in the first run, otherwise to the settings. */
export function useSectionTo() {
  const sequence = useSequence();
  return (section: string): { readonly name: string; readonly params: { readonly section: string } } => ({
    name: sequence !== null && isSetUpStep(section) ? 'set-up' : 'settings',
    params: { section },
  });
}
