/** A line of the interface as a named check. */
import type { Service } from './service.ts';

export interface Rule {
  /** The interface's own heading or endpoint. */
  readonly section: string;
  /** The promise of the interface's line. */
  readonly says: string;
  /**
   * Resolves when the promise is kept. @throws AssertionError when it is broken, SkipRule when it cannot be judged here
   */
  readonly check: (service: Service) => Promise<void> | void;
}

/** Returns the rules under one heading, in the order of the text. */
export const rules = (section: string, checks: Readonly<Record<string, Rule['check']>>): readonly Rule[] =>
  Object.entries(checks).map(([says, check]) => ({ section, says, check }));
