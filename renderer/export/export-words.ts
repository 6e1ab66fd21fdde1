import type { ExportedView, ExportPlace, PlannedExport } from '../../shared/exporting.ts';
import type { BridgeError } from '../bridge/bridge.ts';
import { hasWords, locale, t, tc } from '../i18n/index.ts';
import { bytesWords } from '../state/call-words.ts';

const gigabyte = 1_000_000_000;

/** An amount of room in the words of whoever sells disks: 1 GB is 10^9 bytes. */
export function roomWords(bytes: number): string {
  if (bytes < gigabyte) return bytesWords(bytes);
  return new Intl.NumberFormat(locale(), {
    style: 'unit',
    unit: 'gigabyte',
    maximumFractionDigits: bytes < 10 * gigabyte ? 1 : 0,
  }).format(bytes / gigabyte);
}

/** What stands below a place's name: why it cannot be used, or how much room there is. */
export function placeWords({ kind, freeBytes, state }: ExportPlace): string {
  if (state !== 'ready') return t(`exporting.states.${state}`);
  const room = freeBytes === null ? null : t('exporting.room', { size: roomWords(freeBytes) });
  return [t(`exporting.${kind}`), room].filter((part) => part !== null).join(' · ');
}

const sizeWords = (file: Pick<PlannedExport, 'widthPx' | 'heightPx' | 'dpi'>): string =>
  t('exporting.sizes', { width: file.widthPx, height: file.heightPx, dpi: file.dpi });

/** What a file will be, apart from its name. */
export const plannedWords = (file: PlannedExport): string =>
  [
    sizeWords(file),
    ...(file.limitBytes === null ? [] : [t('exporting.atMost', { size: bytesWords(file.limitBytes) })]),
  ].join(' · ');

/** What a file is, apart from its name. */
export const exportedWords = (file: ExportedView['files'][number]): string =>
  [sizeWords(file), bytesWords(file.bytes)].join(' · ');

/** Where the pictures are now. */
export const doneWords = ({ files, placeName }: ExportedView, kind: ExportPlace['kind']): string =>
  tc(kind === 'drive' ? 'exporting.doneDrive' : 'exporting.done', files.length, { place: placeName });

/** Why a place took nothing; undefined where the error's own words say all that is known. */
export function failureWords({ code, details }: Pick<BridgeError, 'code' | 'details'>): string | undefined {
  const key = `exporting.failed.${String(details['reason'])}`;
  return code === 'EXPORT_FAILED' && hasWords(key) ? t(key) : undefined;
}
