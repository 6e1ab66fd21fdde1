/** Sets up the next counter of a studio like this one, with a file (decision 144). */
import { isDeepStrictEqual } from 'node:util';
import { KioskError } from '../../shared/errors.ts';
import type { StaffId } from '../../shared/ids.ts';
import { dayOf } from '../../shared/local-day.ts';
import type { FileView } from '../../shared/model/files.ts';
import {
  sharedSettings,
  type NumberPrefixView,
  type SetUpFilePreview,
  type SetUpFileTrouble,
} from '../../shared/model/set-up-file.ts';
import type { StudioSettings } from '../../shared/model/settings.ts';
import type { UpdatesView } from '../../shared/model/updates.ts';
import { assertFreePrefix, nextPrefix } from '../../shared/number-prefix.ts';
import { isSharedFeed } from '../../shared/update-feed.ts';
import type { Needs } from '../orders/deps.ts';
import { localDay } from '../orders/order-tools.ts';
import { refuseContradictions } from '../settings/paper-settings.ts';
import { readSetUpFile, sharedPartOf, writeSetUpFile, type SetUpFile } from './set-up-file.ts';

type Deps = Needs<'records' | 'settings' | 'practice' | 'clock' | 'note' | 'pictures'>;
type Logo = Awaited<ReturnType<Deps['pictures']['logoOf']>>;

/** The updates of this computer, as the set-up file needs them. */
export interface UpdatesToSetUp {
  view(): Pick<UpdatesView, 'kind' | 'feed' | 'checkAt'>;
  /** @throws KioskError DISK_* */
  configure(settings: Pick<UpdatesView, 'feed' | 'checkAt'>): Promise<void>;
}

/** A file that was read, and its logo as this counter keeps it. */
interface Plan {
  readonly file: SetUpFile;
  readonly logo: Logo | null;
}

/** Returns what the counter's settings become. */
function withFile(
  deps: Deps,
  before: StudioSettings,
  { settings, prefix, given }: SetUpFile,
): StudioSettings {
  return {
    ...before,
    ...settings,
    numberPrefix: isFixed(deps, before) ? before.numberPrefix : prefix,
    givenPrefixes: [...new Set([...before.givenPrefixes, ...given])],
  };
}

/** True when the counter's own prefix stays. */
const isFixed = ({ records, practice }: Deps, { numberPrefix }: StudioSettings): boolean =>
  numberPrefix !== '' && !practice && records.hasNumbers();

export function numberPrefixView(deps: Deps): NumberPrefixView {
  const settings = deps.settings.get();
  const { numberPrefix: prefix, givenPrefixes: given } = settings;
  return {
    ...{ prefix, given, fixed: isFixed(deps, settings), suggested: nextPrefix(prefix, given) },
    nextOrder: deps.records.nextNumbers(localDay(deps.clock.now())).order,
  };
}

/**
 * Makes the file for the next counter, and keeps its prefix as given.
 * @throws KioskError INVALID_INPUT for a prefix that is not free
 */
export function makeSetUpFile(
  deps: Deps,
  prefix: string,
  about: { readonly program: string; readonly feed: string; readonly allowedBy: StaffId | null },
): FileView {
  const { program, feed, allowedBy } = about;
  const { records, settings, clock, note } = deps;
  const saved = settings.get();
  const { numberPrefix, givenPrefixes } = saved;
  assertFreePrefix(prefix, numberPrefix, givenPrefixes);
  const given = [...givenPrefixes, prefix];
  const logo = records.logos.get();
  const content: SetUpFile = {
    madeAt: clock.now().toISOString(),
    ...{ program, prefix, given: [...new Set([...given, numberPrefix])] },
    settings: sharedPartOf(saved),
    logo: logo === null ? null : Buffer.from(logo.colour).toString('base64'),
    ...(isSharedFeed(feed) ? { updateFeed: feed } : {}),
  };
  records.transaction(() => {
    note('exported', { file: 'set-up', allowedBy });
    settings.save({ ...saved, givenPrefixes: given });
  });
  const name = `headroom-set-up-${prefix}-${dayOf(clock.now())}.json`;
  return { name, mime: 'application/json', bytes: writeSetUpFile(content) };
}

/** Reads a file and decodes its logo, without changing anything. */
async function planOf(deps: Deps, bytes: Uint8Array): Promise<Plan | SetUpFileTrouble> {
  const file = readSetUpFile(bytes);
  if (typeof file === 'string') return file;
  const before = deps.settings.get();
  const isOwn = before.givenPrefixes.includes(file.prefix) && before.numberPrefix !== file.prefix;
  if (isOwn) return 'own';
  try {
    const logo =
      file.logo === null
        ? null
        : await deps.pictures.logoOf(new Uint8Array(Buffer.from(file.logo, 'base64')));
    // Contradictions among the values, such as two papers with one name, are told before anything is applied.
    refuseContradictions(withFile(deps, before, file));
    return { file, logo };
  } catch (error) {
    if (error instanceof KioskError && refused.has(error.code)) return 'limits';
    throw error;
  }
}
/** A logo that is no picture, and values that contradict each other. */
const refused: ReadonlySet<string> = new Set(['IMAGE_NOT_RECOGNISED', 'IMAGE_TOO_LARGE', 'INVALID_INPUT']);

/** Tells what applying a file would change. */
export async function previewSetUpFile(
  deps: Deps,
  updates: UpdatesToSetUp,
  bytes: Uint8Array,
): Promise<SetUpFilePreview | SetUpFileTrouble> {
  const plan = await planOf(deps, bytes);
  if (typeof plan === 'string') return plan;
  const saved = deps.settings.get();
  const next = withFile(deps, saved, plan.file);
  const [before, after] = [sharedPartOf(saved), sharedPartOf(next)];
  return {
    madeAt: plan.file.madeAt,
    studioName: after.studioName,
    changes: sharedSettings.filter((name) => !isDeepStrictEqual(before[name], after[name])),
    ...{ before, after, logo: logoChange(deps, plan.logo), updateFeed: feedChange(updates, plan.file) },
    prefix: {
      before: saved.numberPrefix,
      after: next.numberPrefix,
      inFile: plan.file.prefix,
      hasNumbers: deps.records.hasNumbers(),
    },
  };
}

function logoChange({ records }: Deps, after: Logo | null): SetUpFilePreview['logo'] {
  const before = records.logos.get();
  if (before === null) return after === null ? 'same' : 'added';
  if (after === null) return 'removed';
  return Buffer.compare(Buffer.from(before.colour), Buffer.from(after.colour)) === 0 ? 'same' : 'changed';
}

function feedChange(updates: UpdatesToSetUp, { updateFeed }: SetUpFile): SetUpFilePreview['updateFeed'] {
  const { kind, feed } = updates.view();
  if (kind !== 'installed' || updateFeed === undefined || updateFeed === feed) return null;
  return { before: feed, after: updateFeed };
}

/**
 * Applies a file: all of it in one transaction, or nothing. The address of updates is in a file of the computer and comes first: what a kill
 * leaves then looks like a counter that is still to be set up.
 * @returns the settings as they are now
 */
export async function applySetUpFile(
  deps: Deps,
  updates: UpdatesToSetUp,
  bytes: Uint8Array,
  allowedBy: StaffId | null,
): Promise<StudioSettings | SetUpFileTrouble> {
  const { records, settings, clock, note } = deps;
  const plan = await planOf(deps, bytes);
  if (typeof plan === 'string') return plan;
  const { file, logo } = plan;
  const feed = feedChange(updates, file);
  if (feed !== null) await updates.configure({ feed: feed.after, checkAt: updates.view().checkAt });
  return records.transaction(() => {
    const before = settings.get();
    const next = withFile(deps, before, file);
    const changed = [...sharedSettings, 'numberPrefix' as const].filter(
      (name) => !isDeepStrictEqual(before[name], next[name]),
    );
    const isLogoChanged = logoChange(deps, logo) !== 'same';
    note('settings-changed', {
      allowedBy,
      settings: [
        ...changed,
        ...(isLogoChanged ? (['logo'] as const) : []),
        ...(feed === null ? [] : (['updates'] as const)),
      ],
    });
    if (isLogoChanged) records.logos.set(logo, clock.now().toISOString());
    return settings.save(next);
  });
}
