/** Updates of the installed program, as the settings, the status strip and the opening check show them. */

/** The steps of an update in their order, and going back. */
export const updateSteps = [
  'check',
  'download',
  'verify',
  'stage',
  'backup',
  'copy',
  'install',
  'back',
] as const;
export type UpdateStep = (typeof updateSteps)[number];

export const updateTroubles = [
  /** The address of the updates does not answer. */
  'silent',
  /** There is no release for this kind of computer. */
  'nothing',
  /** The release has no signature of the publisher. */
  'unsigned',
  /** The newest release is older than the program that runs. */
  'older',
  /** The connection ended before the whole installer was here. */
  'cut-off',
  /** The installer is not the one that the publisher signed. */
  'damaged',
  'disk-full',
  /** The program ended, or was ended, in the middle of this step. */
  'interrupted',
  /** The backup before the installation failed. */
  'no-backup',
  /** The records could not be copied. */
  'no-copy',
  /** A print, an e-mail or a paid call began before the installation could. */
  'busy',
  /** The installer ended, or was refused, and the earlier program still runs. */
  'not-installed',
  'other',
] as const;
export type UpdateTrouble = (typeof updateTroubles)[number];

/** Why nothing is installed now. */
export const updateRefusals = ['call', 'print', 'mail', 'busy', 'gone'] as const;
export type UpdateRefusal = (typeof updateRefusals)[number];

export interface UpdatesView {
  /** `checkout`: this program was not installed. `no-key`: it was built without the publisher's key, so it takes no updates. */
  readonly kind: 'installed' | 'checkout' | 'no-key';
  /** Version of the program that runs. */
  readonly version: string;
  /** The feed of the updates: an address or a folder; empty for none. */
  readonly feed: string;
  /** Local time of the daily check, `HH:MM`; null when only people check. */
  readonly checkAt: string | null;
  /** True when the system asks for an administrator before it installs. */
  readonly needsAdministrator: boolean;
  /** When the feed last said what the newest release is. ISO 8601, UTC. */
  readonly checkedAt: string | null;
  /** The step that is under way. */
  readonly running: {
    readonly step: UpdateStep;
    readonly version: string | null;
    /** Whole percent of a download; null for other steps. */
    readonly percent: number | null;
  } | null;
  /** A newer release whose installer is here and was verified. */
  readonly staged: { readonly version: string; readonly at: string } | null;
  /** The step that failed last, until it succeeds. */
  readonly failure: {
    readonly step: UpdateStep;
    readonly trouble: UpdateTrouble;
    readonly at: string;
  } | null;
  /** The last change of the version on this computer. */
  readonly last: {
    readonly from: string;
    readonly to: string;
    readonly at: string;
    readonly kind: 'update' | 'back';
  } | null;
  /** The version that can be gone back to; null when there was no update. */
  readonly back: {
    readonly version: string;
    /** When the update was begun, and the records were copied. ISO 8601, UTC. */
    readonly at: string;
    /** `kept`: the earlier version reads the records of now. `copied`: it gets the copy of its own. */
    readonly records: 'kept' | 'copied';
    /** The part that going back lacks; null when it has both. */
    readonly missing: 'installer' | 'copy' | null;
  } | null;
}

/** Age of the last check from which staff are told, milliseconds: a week without one is no short trouble of a network. */
const staleMs = 7 * 24 * 60 * 60 * 1000;

/** Returns whether the feed has not said for a week what is newest. */
export const isCheckOld = ({ checkedAt }: Pick<UpdatesView, 'checkedAt'>, now: Date): boolean =>
  checkedAt === null || now.getTime() - Date.parse(checkedAt) > staleMs;

/** Returns whether this computer went back from this version: a person decides about it again, and no night installs it. */
export const isGoneBackFrom = ({ last }: Pick<UpdatesView, 'last'>, version: string): boolean =>
  last?.kind === 'back' && last.from === version;
