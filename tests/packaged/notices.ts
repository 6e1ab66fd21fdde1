import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Package {
  readonly name: string;
  readonly version: string;
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/**
 * Returns a line for each packed package whose notice is missing from the packed page.
 *
 * @param appDir the unpacked archive
 */
export function missingNotices(appDir: string): string[] {
  const { notices } = read(join(appDir, 'dist/renderer/notices.json')) as { notices: readonly Package[] };
  const named = new Set(notices.map(({ name, version }) => `${name} ${version}`));
  const isRoot = /node_modules\/(?:@[^/]+\/)?[^/]+\/package\.json$/;
  return globSync('node_modules/**/package.json', { cwd: appDir })
    .filter((file) => isRoot.test(file))
    .map((file) => read(join(appDir, file)) as Package)
    .filter(({ name, version }) => !named.has(`${name} ${version}`))
    .map(({ name, version }) => `no notice: ${name} ${version}`);
}
