import type { ExportedView, ExportTarget, PlannedExport } from '../../shared/exporting.ts';
import type { BridgeError } from '../bridge/bridge.ts';
import { hasWords, locale, t, tc } from '../i18n/index.ts';
import { facts } from '../i18n/join.ts';
import { bytesWords } from '../state/call-words.ts';

const gigabyte = 1_000_000_000;

/** Formats free space in the units of disk makers: 1 GB is 10^9 bytes. */
export function roomWords(bytes: number): string {
  if (bytes < gigabyte) return bytesWords(bytes);
  return new Intl.NumberFormat(locale(), {
    style: 'unit',
    unit: 'gigabyte',
    maximumFractionDigits: bytes < 10 * gigabyte ? 1 : 0,
  }).format(bytes / gigabyte);
}

/** Returns the line below a destination's name: why it cannot be used, or how much space it has. */
export function targetWords({ kind, freeBytes, state }: ExportTarget): string {
  if (state !== 'ready') return t(`exporting.states.${state}`);
  const room = freeBytes === null ? null : t('exporting.room', { size: roomWords(freeBytes) });
  return facts(t(`exporting.${kind}`), room);
}

const sizeWords = (file: Pick<PlannedExport, 'widthPx' | 'heightPx' | 'dpi'>): string =>
  t('exporting.sizes', { width: file.widthPx, height: file.heightPx, dpi: file.dpi });

/** Describes a file before it is written, without its name. */
export const plannedWords = (file: PlannedExport): string =>
  facts(
    sizeWords(file),
    file.limitBytes === null ? null : t('exporting.atMost', { size: bytesWords(file.limitBytes) }),
  );

/** Describes a written file, without its name. */
export const exportedWords = (file: ExportedView['files'][number]): string =>
  facts(sizeWords(file), bytesWords(file.bytes));

/** Says where the pictures are now. */
export const doneWords = ({ files, targetName }: ExportedView, kind: ExportTarget['kind']): string =>
  tc(kind === 'drive' ? 'exporting.doneDrive' : 'exporting.done', files.length, { target: targetName });

/** Says why a destination could not be written to; undefined when the error's own words say enough. */
export function failureWords({ code, details }: Pick<BridgeError, 'code' | 'details'>): string | undefined {
  const key = `exporting.failed.${String(details['reason'])}`;
  return code === 'EXPORT_FAILED' && hasWords(key) ? t(key) : undefined;
}
