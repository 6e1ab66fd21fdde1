/** The settings that a technician may see: figures and choices, and of everything that people typed only whether it is there. */
import type { StudioSettings } from '../../shared/model/settings.ts';

/** Settings whose values say nothing about a person, an address or a folder. A new setting is left out until it is named here. */
const plain = [
  ...(['language', 'theme', 'guidance', 'cameraRotation', 'cameraMirror', 'shotFormat', 'burst'] as const),
  ...(['printerId', 'mediumId', 'slips', 'receipts', 'slipsOnSheet', 'receiptsOnSheet'] as const),
  ...(['gapMm', 'edgeMm', 'cut', 'caption', 'serviceSheets', 'favourites', 'sensitivity'] as const),
  ...(['photoMode', 'watermarkText', 'uploadLongSidePx', 'fewPhotosLeft', 'deadlineSeconds'] as const),
  ...([
    'deadlineSecondsFor',
    'watchedFolderStraightIn',
    'customerScreen',
    'lockAfterMinutes',
    'lockAlone',
  ] as const),
  ...(['keepDays', 'keepYears', 'recoveryKeyProvenAt', 'numberPrefix'] as const),
] as const satisfies readonly (keyof StudioSettings)[];

/** Returns them with the number of typed things, and whether each address or folder is set. */
export function settingsForSupport(settings: StudioSettings) {
  const { camera, mail, hotFolders, ownMedia, items, watchedFolder, exportFolder } = settings;
  return {
    ...Object.fromEntries(plain.map((name) => [name, settings[name]])),
    camera: camera?.label ?? null,
    currency: settings.prices.currency,
    ownMedia: ownMedia.map(({ id, widthMm, heightMm }) => ({ id, widthMm, heightMm })),
    hotFolders: hotFolders.map(({ id, format }) => ({ id, format })),
    items: items.length,
    hasMail: mail !== null,
    hasWatchedFolder: watchedFolder !== '',
    hasExportFolder: exportFolder !== '',
  };
}
