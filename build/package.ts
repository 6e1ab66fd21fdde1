/**
 * `npm run package`: builds the kiosk and makes this platform's installers in out/installers. `-- --dir` stops at the
 * folder that they are made from; on Linux a stand-in takes Electron's place there, so that nothing is downloaded.
 * Everything else on the command line goes to electron-builder.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfChanged, desktop, page } from './build-if-changed.ts';
import { writeStandIn } from './stand-in-electron.ts';

const root = join(import.meta.dirname, '..');
const args = process.argv.slice(2);

function pack(more: readonly string[] = []): number {
  const packer = join(root, 'node_modules/electron-builder/cli.js');
  const { status } = spawnSync(process.execPath, [packer, ...args, ...more], { cwd: root, stdio: 'inherit' });
  return status ?? 1;
}

function packWithStandIn(): number {
  const standIn = mkdtempSync(join(tmpdir(), 'headroom-stand-in-'));
  try {
    writeStandIn(root, standIn);
    return pack([`--config.electronDist=${standIn}`]);
  } finally {
    rmSync(standIn, { recursive: true });
  }
}

buildIfChanged(root, page);
buildIfChanged(root, desktop);
// A trial folder is not for sale, so it needs no signature.
const unsigned = args.includes('--dir') ? ['--config.forceCodeSigning=false'] : [];
process.exitCode =
  args.includes('--dir') && process.platform === 'linux' ? packWithStandIn() : pack(unsigned);
