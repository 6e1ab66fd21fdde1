/** Lint refuses the ways to copy encrypted records that decision 97 rules out. oxlint itself runs, with the project's settings. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { tempFolder } from '../../support/files/temp-folder.ts';

const root = join(import.meta.dirname, '../../..');
const waysToCopy = [
  'db.backup(to);',
  "db['backup'](to);",
  'const { backup } = db; backup(to);',
  'db.serialize();',
  'const { serialize } = db; serialize();',
];

it('refuses backup and serialize of a database in every form, in the main process', () => {
  const folder = tempFolder();
  const settings = JSON.stringify(join(root, 'oxlint.config.ts'));
  // Without the project's own plugin, whose path the settings give from their own folder.
  const config = `import config from ${settings};
    export default { ...config, jsPlugins: [], options: {}, rules: {} };`;
  writeFileSync(join(folder, 'oxlint.config.ts'), config);
  mkdirSync(join(folder, 'electron/records'), { recursive: true });
  const allowed = "db.prepare('VACUUM INTO ?').run(to);";
  for (const [index, statement] of [...waysToCopy, allowed].entries())
    writeFileSync(
      join(folder, `electron/records/copy-${index}.ts`),
      `function copy(db, to) { ${statement} }`,
    );

  const oxlint = join(root, 'node_modules/.bin/oxlint');
  const { stdout } = spawnSync(oxlint, ['--format', 'unix'], { cwd: folder, encoding: 'utf8' });

  const refused = stdout.matchAll(/copy-(\d)\.ts:.*\[Error\/eslint\(no-restricted-properties\)\]/g);
  expect([...refused].map(([, index]) => Number(index)).toSorted()).toEqual([...waysToCopy.keys()]);
});
