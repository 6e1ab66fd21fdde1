import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { access, stat, statfs } from 'node:fs/promises';
import { basename } from 'node:path';
import type { ExportTarget, TargetState } from '../../shared/exporting.ts';
import { withTimeLimit } from '../time-limit.ts';
import { fileCode, targetGone } from './target-errors.ts';
import type { Drive, ExportPorts } from './ports.ts';

/** A target with its path, which the page never sees. */
export interface Target {
  readonly id: string;
  readonly kind: ExportTarget['kind'];
  readonly name: string;
  readonly path: string;
}

/** Milliseconds after which a silent share counts as away. */
const answerMs = 4_000;

/** Returns the same id for the same stick at the same path; reveals neither of the two. */
const driveId = ({ path, device }: Drive): string =>
  `drive-${createHash('sha256').update(`${device}\0${path}`).digest('hex').slice(0, 32)}`;

async function allTargets({ folder, listDrives }: ExportPorts): Promise<readonly Target[]> {
  const path = folder();
  const own: readonly Target[] =
    path === '' ? [] : [{ id: 'folder', kind: 'folder', name: basename(path) || path, path }];
  const drives = await listDrives();
  return [
    ...own,
    ...drives.map((drive): Target => ({
      id: driveId(drive),
      kind: 'drive',
      name: drive.name,
      path: drive.path,
    })),
  ];
}

/** Returns the current export targets: the studio's folder first, then sticks by name. */
export async function viewTargets(ports: ExportPorts): Promise<readonly ExportTarget[]> {
  const targets = await allTargets(ports);
  return Promise.all(
    targets.map(async ({ id, kind, name, path }) => {
      const seen = await withTimeLimit(look(path), answerMs, () => away);
      return { id, kind, name, ...seen };
    }),
  );
}

/** @throws KioskError EXPORT_TARGET_GONE */
export async function findTarget(ports: ExportPorts, targetId: string): Promise<Target> {
  const target = (await allTargets(ports)).find(({ id }) => id === targetId);
  if (target === undefined) throw targetGone();
  if ((await withTimeLimit(look(target.path), answerMs, () => away)).state === 'away') throw targetGone();
  return target;
}

type Seen = Pick<ExportTarget, 'freeBytes' | 'state'>;
const away: Seen = { freeBytes: null, state: 'away' };

async function look(path: string): Promise<Seen> {
  try {
    if (!(await stat(path)).isDirectory()) return away;
    const state = await stateOf(path);
    const { bavail, bsize } = await statfs(path);
    return { freeBytes: bavail * bsize, state };
  } catch (error) {
    if (fileCode(error) === null) throw error;
    return away;
  }
}

async function stateOf(path: string): Promise<TargetState> {
  try {
    await access(path, constants.W_OK);
    return 'ready';
  } catch (error) {
    if (fileCode(error) === null) throw error;
    return 'read-only';
  }
}
