/**
 * Starts every npm script: installs the system packages, the dependencies and Node 24 that the command needs, then
 * runs it. Plain JavaScript, because it must run on whatever Node the machine has.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installDependencies, nodeBinary } from './setup-dependencies.mjs';
import { installSystemPackages } from './setup-system.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const commands = {
  start: { script: 'build/start.ts', needs: 'start' },
  test: { script: 'build/test.ts', needs: 'test' },
  'test-long': { script: 'build/test.ts', args: ['--long'], needs: 'test' },
  practice: { script: 'build/practice.ts', needs: 'build' },
  account: { script: 'electron/account-terminal/main.ts', needs: 'build' },
  records: { script: 'electron/records-terminal/main.ts', needs: 'build' },
  screens: { script: 'build/screens.ts', needs: 'test' },
  demo: { script: 'tests/demo/demo.ts', needs: 'test' },
  pictures: { script: 'tests/demo/pictures.ts', needs: 'test' },
  bench: { script: 'tests/bench/bench.ts', needs: 'test' },
  proof: { script: 'tests/proof/proof.ts', needs: 'test' },
  conformance: { script: 'tests/conformance/run.ts', needs: 'build' },
  build: { script: 'build/build.ts', needs: 'build' },
  lint: { script: 'build/check.ts', args: ['style', 'components', 'format', 'unused'], needs: 'build' },
  types: { script: 'build/check.ts', args: ['types'], needs: 'build' },
  format: { script: 'build/format.ts', needs: 'build' },
  package: { script: 'build/package.ts', needs: 'build' },
  'sign-release': { script: 'build/sign-release.ts', needs: 'build' },
  'test-windows': { script: 'tests/windows/run.ts', needs: 'windows' },
  'test-packaged': { script: 'tests/packaged/run.ts', needs: 'test' },
  'test-electron': { script: 'tests/real-electron/run.ts', needs: 'build' },
};

const [name, ...args] = process.argv.slice(2);
const command = commands[name];
if (command === undefined) {
  console.error(`Unknown command ${name}. One of: ${Object.keys(commands).join(', ')}.`);
  process.exit(2);
}
if (!existsSync(join(root, command.script))) {
  console.error(`${command.script} is missing from this checkout.`);
  process.exit(2);
}

installSystemPackages(command.needs);
const hasElectron =
  process.env.ELECTRON_OVERRIDE_DIST_PATH || existsSync(join(root, 'node_modules/electron/path.txt'));
if (['test', 'test-electron'].includes(name) && hasElectron && !process.env.DISPLAY) {
  installSystemPackages('display');
}
installDependencies(root);

const node = nodeBinary(root);
const path = [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
const child = spawn(
  node,
  ['--disable-warning=ExperimentalWarning', join(root, command.script), ...(command.args ?? []), ...args],
  {
    stdio: 'inherit',
    env: { ...process.env, PATH: path },
  },
);
// The terminal sends Ctrl-C to the child too; other signals reach only this process and must not leave the child
// behind.
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
process.on('SIGINT', () => undefined);
child.once('exit', (code) => process.exit(code ?? 1));
