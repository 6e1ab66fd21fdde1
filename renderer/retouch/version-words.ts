/** The name of a version and the facts about it, in words. */
import type { VersionView } from '../../shared/retouch.ts';
import type { VersionId } from '../../shared/ids.ts';
import type { ImageView } from '../../shared/model/pictures.ts';
import { t } from '../i18n/index.ts';
import { facts } from '../i18n/join.ts';
import { bytesWords } from '../state/call-words.ts';

/** Says how it was made: `AI edit`, `Enhanced ×2, face too`, `Background #ffffff`. */
function madeWords({ tool, edit, colour }: VersionView): string {
  if (tool === 'fill') return t('retouch.made.fill', { colour: colour ?? '' });
  if (edit?.tool === 'removeBackground' && edit.quality === 'fast')
    return t('retouch.made.removeBackgroundFast');
  if (edit?.tool !== 'enhance') return t(`retouch.made.${tool}`);
  const { scaleFactor: scale, face } = edit;
  if (scale === 1) return t(face ? 'retouch.made.enhanceFace' : 'retouch.made.enhance');
  return t(face ? 'retouch.made.enhanceScaleFace' : 'retouch.made.enhanceScale', { scale });
}

/** Returns its number and how it was made; the original has only its name. */
export const versionName = (version: VersionView): string =>
  version.number === 0
    ? t('retouch.original')
    : t('retouch.version', { number: version.number, what: madeWords(version) });

export const pixelWords = ({ image }: VersionView): string =>
  t('retouch.pixels', { width: image.widthPx, height: image.heightPx });

const fileTypes: Readonly<Record<ImageView['mime'], string>> = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
};

/** Lists its facts: `1200 × 1600 px · 412 kB · PNG · transparent · made from version 2` */
export function versionFacts(version: VersionView, all: readonly VersionView[]): string {
  const { mime, bytes } = version.image;
  const parent = versionOf(all, version.parentId);
  return facts(
    pixelWords(version),
    bytesWords(bytes),
    fileTypes[mime],
    version.transparent ? t('retouch.see') : null,
    parent === null || version.number === 0 ? null : parentWords(parent),
  );
}

const parentWords = ({ number }: VersionView): string =>
  number === 0 ? t('retouch.madeFromOriginal') : t('retouch.madeFrom', { number });

export const versionOf = (all: readonly VersionView[], id: VersionId | null): VersionView | null =>
  all.find((one) => one.id === id) ?? null;
