import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { preProcessFile } from 'typescript';

/** Package that is used only to call Windows. */
const elsewhere = 'koffi';

/**
 * Loads every package that a packed module imports, even those that an order does not need. Returns a line for each
 * package that cannot be loaded.
 *
 * @param appDir the unpacked archive
 */
export function importFaults(appDir: string): string[] {
  const names = globSync('dist/{electron,shared}/**/*.js', { cwd: appDir }).flatMap((file) =>
    preProcessFile(readFileSync(join(appDir, file), 'utf8'), true, true).importedFiles.map(
      ({ fileName }) => fileName,
    ),
  );
  const packages = [...new Set(names)].filter(
    (name) => !/^(?:\.|node:|electron$)/.test(name) && !builtinModules.includes(name) && name !== elsewhere,
  );
  return packages.flatMap((name) => {
    const load = `await import(${JSON.stringify(name)}); process.exit()`;
    const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', load], {
      cwd: appDir,
      encoding: 'utf8',
    });
    return status === 0 ? [] : [`${name}: ${/^\w*Error.*$/m.exec(stderr)?.[0] ?? stderr}`];
  });
}
