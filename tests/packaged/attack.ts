import type { Page } from '@playwright/test';
import type { BrowserWindow } from './electron/windows.ts';

export interface Target {
  readonly page: Page;
  readonly window: BrowserWindow;
  /** The path of a picture that is a good shot. */
  readonly portrait: string;
}
/** Returns what was not stopped. */
export type Attack = (target: Target) => Promise<readonly string[]>;

/** Names the outcomes that are not the ones that were expected. */
export const unlike = (
  found: Readonly<Record<string, unknown>>,
  expected: Readonly<Record<string, unknown>>,
): string[] =>
  Object.entries(found)
    .filter(([name, outcome]) => outcome !== expected[name])
    .map(([name, outcome]) => `${name}: ${String(outcome)}`);
