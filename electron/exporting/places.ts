import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { access, stat, statfs } from 'node:fs/promises';
import { basename } from 'node:path';
import type { ExportPlace, PlaceState } from '../../shared/exporting.ts';
import { withTimeLimit } from '../time-limit.ts';
import { fileCode, placeGone } from './place-errors.ts';
import type { Drive, ExportPorts } from './ports.ts';

/** A place with its path, which the page never sees. */
export interface Place {
  readonly id: string;
  readonly kind: ExportPlace['kind'];
  readonly name: string;
  readonly path: string;
}

/** Milliseconds after which a silent share counts as away. */
const answerMs = 4_000;

/** Returns the same id for the same stick at the same path; reveals neither of the two. */
const driveId = ({ path, device }: Drive): string =>
  `drive-${createHash('sha256').update(`${device}\0${path}`).digest('hex').slice(0, 32)}`;

async function allPlaces({ folder, listDrives }: ExportPorts): Promise<readonly Place[]> {
  const path = folder();
  const own: readonly Place[] =
    path === '' ? [] : [{ id: 'folder', kind: 'folder', name: basename(path) || path, path }];
  const drives = await listDrives();
  return [
    ...own,
    ...drives.map((drive): Place => ({
      id: driveId(drive),
      kind: 'drive',
      name: drive.name,
      path: drive.path,
    })),
  ];
}

/** Returns the current export places: the studio's folder first, then sticks by name. */
export async function viewPlaces(ports: ExportPorts): Promise<readonly ExportPlace[]> {
  const places = await allPlaces(ports);
  return Promise.all(
    places.map(async ({ id, kind, name, path }) => {
      const seen = await withTimeLimit(look(path), answerMs, () => away);
      return { id, kind, name, ...seen };
    }),
  );
}

/** @throws KioskError EXPORT_PLACE_GONE */
export async function findPlace(ports: ExportPorts, placeId: string): Promise<Place> {
  const place = (await allPlaces(ports)).find(({ id }) => id === placeId);
  if (place === undefined) throw placeGone();
  if ((await withTimeLimit(look(place.path), answerMs, () => away)).state === 'away') throw placeGone();
  return place;
}

type Seen = Pick<ExportPlace, 'freeBytes' | 'state'>;
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

async function stateOf(path: string): Promise<PlaceState> {
  try {
    await access(path, constants.W_OK);
    return 'ready';
  } catch (error) {
    if (fileCode(error) === null) throw error;
    return 'read-only';
  }
}
