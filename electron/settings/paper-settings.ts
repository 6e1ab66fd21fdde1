/** Rules that a studio's media, formats, printers and folders must obey, regardless of who has set them. */
import { KioskError } from '../../shared/errors.ts';
import type { StudioSettings } from '../../shared/model/settings.ts';
import { formatFault, isFormatId } from '../../shared/formats/studio-formats.ts';
import { mediumOf, type OwnMedium } from '../../shared/sheet-media.ts';

const refuse = (field: keyof StudioSettings, reason: 'twice' | 'same-folder' | 'limits'): never => {
  throw new KioskError('INVALID_INPUT', `settings: ${field} cannot be as it is`, { field, reason });
};

const hasTwice = (values: readonly string[]): boolean => new Set(values).size < values.length;

/**
 * A path that begins with a drive letter or a server is a Windows path, where `/` equals `\` and A equals a.
 */
const ofWindows = /^([A-Za-z]:|\\\\)/;

/** Returns a path in a form that can be compared: a separator at its end makes no difference. */
function plainPath(path: string): string {
  const plain = path.trim().replace(/(?<=.)[/\\]+$/, '');
  return ofWindows.test(plain) ? plain.replaceAll('/', '\\').toLowerCase() : plain;
}

/**
 * Refuses settings that contradict each other. Sheets in the camera's folder would come in again as shots;
 * exported photos in a print program's folder would be printed.
 *
 * @throws KioskError INVALID_INPUT (`field`, `reason`: `twice`, `same-folder` or `limits`)
 */
export function refuseContradictions({
  ownMedia,
  hotFolders,
  watchedFolder,
  exportFolder,
  formats,
}: StudioSettings): void {
  if (hasTwice(ownMedia.map(({ id }) => id))) refuse('ownMedia', 'twice');
  if (hasTwice(ownMedia.map(({ name }) => name.trim().toLowerCase()))) refuse('ownMedia', 'twice');
  if (formats.some((format) => formatFault(format) !== null)) refuse('formats', 'limits');
  if (hasTwice(formats.map(({ id }) => id))) refuse('formats', 'twice');
  if (hasTwice(formats.map(({ name }) => name.trim().toLowerCase()))) refuse('formats', 'twice');
  if (hasTwice(hotFolders.map(({ id }) => id))) refuse('hotFolders', 'twice');
  const paths = hotFolders.map(({ path }) => plainPath(path));
  if (hasTwice(paths)) refuse('hotFolders', 'twice');
  const others = [watchedFolder, exportFolder].filter((path) => path !== '').map(plainPath);
  if (others.some((path) => paths.includes(path))) refuse('hotFolders', 'same-folder');
}

/** Makes the shorter side the width. */
const upright = (medium: OwnMedium): OwnMedium =>
  medium.widthMm <= medium.heightMm
    ? medium
    : { ...medium, widthMm: medium.heightMm, heightMm: medium.widthMm };

/**
 * Replaces references to a medium or a folder that has been removed, and drops favourites that are formats no more.
 *
 * @param usual the replacements
 */
export function withoutLooseEnds(
  settings: StudioSettings,
  usual: Pick<StudioSettings, 'mediumId' | 'printerId'>,
): StudioSettings {
  const { mediumId, printerId, ownMedia, hotFolders, formats, favourites } = settings;
  const mediumGone = mediumOf(mediumId, ownMedia) === null;
  const folderGone = printerId.startsWith('folder:') && !hotFolders.some(({ id }) => id === printerId);
  return {
    ...settings,
    ownMedia: ownMedia.map(upright),
    favourites: favourites.filter((code) => !isFormatId(code) || formats.some(({ id }) => id === code)),
    mediumId: mediumGone ? usual.mediumId : mediumId,
    printerId: folderGone ? usual.printerId : printerId,
  };
}
