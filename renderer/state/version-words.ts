import type { VersionTool } from '../../shared/retouch.ts';
import type { PhotoView } from '../../shared/model/photo.ts';
import { t } from '../i18n/index.ts';

/** Says how a version was made: `background removed`. */
export const toolWords = (tool: VersionTool): string => t(`documents.versions.tools.${tool}`);

/** Says what a photo is made from: `version 2, AI edit`. */
export const madeFromWords = ({ version }: Pick<PhotoView, 'version'>): string =>
  version === null
    ? t('documents.versions.original')
    : t('documents.versions.version', { number: version.number, tool: toolWords(version.tool) });
