import type {
  ExportedFolder,
  ExportedView,
  ExportPicture,
  ExportTarget,
  ExportSource,
  PlannedExport,
} from '../../shared/exporting.ts';
import { withTimeLimit } from '../time-limit.ts';
import { stemOf, tellApart } from './file-name.ts';
import { createParts } from './parts.ts';
import { targetGone } from './target-errors.ts';
import { findTarget, viewTargets } from './targets.ts';
import type { ExportPorts } from './ports.ts';
import { startFiles } from './write-files.ts';
import { writeFolder, type FileToWrite } from './write-folder.ts';

/** Exports pictures as files to the studio's folder or to a stick. */
export interface Exporting {
  targets(): Promise<readonly ExportTarget[]>;
  /** @throws KioskError NOT_FOUND */
  plan(sources: readonly ExportSource[]): readonly PlannedExport[];
  /**
   * Writes all of the pictures, or none.
   * @throws KioskError NOT_FOUND, PHOTO_FILE_MISSING, IMAGE_NOT_RECOGNISED, EXPORT_TARGET_GONE, EXPORT_FAILED
   */
  write(targetId: string, pictures: readonly ExportPicture[]): Promise<ExportedView>;
  /**
   * Writes a folder of files, or nothing.
   * @throws KioskError EXPORT_TARGET_GONE, EXPORT_FAILED; what `files` throws
   */
  writeFolder(targetId: string, stem: string, files: AsyncIterable<FileToWrite>): Promise<ExportedFolder>;
}

const endings = { jpeg: 'jpg', png: 'png' } as const;

/**
 * A slow stick writes 3 MB a second, and the largest PNG is about 200 MB: after this time, the write is
 * stuck.
 */
const oneFileMs = 120_000;

/**
 * @param stuckMs maximum time for one file, milliseconds
 */
export function createExporting(ports: ExportPorts, stuckMs = oneFileMs): Exporting {
  const parts = createParts(ports.mark);
  const orGone = <Value>(work: Promise<Value>): Promise<Value> =>
    withTimeLimit(work, stuckMs, () => Promise.reject(targetGone()));

  return {
    targets: () => viewTargets(ports),

    plan(sources) {
      const pictures = sources.map((source) => ports.find(source));
      const names = tellApart(pictures.map(stemOf));
      return pictures.map(({ widthPx, heightPx, dpi, transparent, limitBytes, asked }, index) => ({
        name: names[index] ?? '',
        ...{ widthPx, heightPx, dpi, transparent, limitBytes },
        pixelsDiffer: asked !== null && (asked.widthPx !== widthPx || asked.heightPx !== heightPx),
      }));
    },

    async writeFolder(targetId, stem, files) {
      const target = await findTarget(ports, targetId);
      return { targetName: target.name, name: await writeFolder(target.path, stem, files, parts) };
    },

    async write(targetId, pictures) {
      const found = pictures.map(({ of, format }) => ({ picture: ports.find(of), format }));
      const target = await findTarget(ports, targetId);
      const onTheWay = await orGone(startFiles(target.path, parts));
      try {
        const files: Omit<ExportedView['files'][number], 'name'>[] = [];
        // Encode one at a time: a picture of 60 megapixels needs 180 MB during its encoding.
        for (const { picture, format } of found) {
          const { dpi, asked, limitBytes } = picture;
          const demands = { dpi, asked, limitBytes };
          const { bytes, ...facts } = await ports.encode(await picture.read(), format, demands);
          await orGone(onTheWay.add({ stem: stemOf(picture), ending: endings[format], bytes }));
          files.push({ ...facts, bytes: bytes.byteLength });
        }
        const names = await orGone(onTheWay.finish());
        return {
          targetName: target.name,
          files: files.map((file, index) => ({ name: names[index] ?? '', ...file })),
        };
      } catch (error) {
        await withTimeLimit(onTheWay.giveUp(), stuckMs, () => undefined);
        throw error;
      }
    },
  };
}
