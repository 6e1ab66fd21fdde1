import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { noticesFile } from '../../shared/notices.ts';
import { packageOf, type PackageFolder } from './shipped-packages.ts';

const root = join(import.meta.dirname, '../..');

/**
 * Writes the third-party notices beside the page. The page's workers are built separately and before the page is
 * written, so `inWorkers` goes among their plugins.
 */
export function notices(): { readonly inPage: Plugin; readonly inWorkers: Plugin } {
  const bundled = new Map<string, PackageFolder>();
  const take = (files: readonly string[]): void => {
    for (const file of files) {
      const found = packageOf(file);
      if (found !== undefined) bundled.set(found.folder, found);
    }
  };
  const collect = (bundle: Rolldown.OutputBundle): void => {
    for (const part of Object.values(bundle)) {
      if (part.type === 'chunk') take(part.moduleIds);
      else take(part.originalFileNames.map((name) => join(root, 'renderer', name)));
    }
  };
  return {
    inWorkers: {
      name: 'headroom-notices-workers',
      apply: 'build',
      generateBundle(_options, bundle) {
        collect(bundle);
      },
    },
    inPage: {
      name: 'headroom-notices',
      apply: 'build',
      async generateBundle(_options, bundle) {
        collect(bundle);
        // Imported here, because tests also read the page's settings and do not need it.
        const { collectNotices } = await import('./notices.ts');
        const source = JSON.stringify(collectNotices(root, [...bundled.values()]));
        this.emitFile({ type: 'asset', fileName: noticesFile, source });
      },
    },
  };
}
