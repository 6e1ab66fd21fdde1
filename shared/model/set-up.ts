/** The first run: the steps that set a studio up, and how far people have come. */

/** The steps in their order. Each has the name of the section of the settings that it shows. */
export const setUpSteps = [
  'screen',
  'studio',
  'staff',
  'account',
  'camera',
  'printers',
  'printing',
  // After the printers: it is printed, and typed once from the paper.
  'recovery',
  'prices',
  'backups',
  'mail',
] as const;
export type SetUpStep = (typeof setUpSteps)[number];

/** How far people have come. */
export interface SetUpPlace {
  /** The step on screen, or the summary after the last one. */
  readonly at: SetUpStep | 'end';
  /** Steps whose present choice people have accepted. */
  readonly confirmed: readonly SetUpStep[];
  readonly skipped: readonly SetUpStep[];
  /** True when people went elsewhere: the kiosk then starts at the desk. */
  readonly left: boolean;
}

/** The state of the first run that is kept. */
export interface KeptSetUp extends SetUpPlace {
  /** True when a supervisor wants no more reminders. */
  readonly dismissed: boolean;
}

/** True once people have left the first run, or want no more reminders: the kiosk starts at the desk. */
export const isPastFirstRun = (kept: KeptSetUp | null): boolean =>
  kept !== null && (kept.left || kept.dismissed);

/** `later`: the step needs an account first. */
export type SetUpState = 'done' | 'skipped' | 'open' | 'later';

export interface SetUpView {
  /** Null until the first run begins. */
  readonly place: SetUpPlace | null;
  /** True when the kiosk starts with the set-up. */
  readonly opens: boolean;
  /** True when the desk reminds of the steps that are left. */
  readonly reminds: boolean;
  readonly states: Readonly<Record<SetUpStep, SetUpState>>;
}
