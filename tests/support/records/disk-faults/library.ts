/** Compiles the library that makes calls to the operating system fail, and says where that cannot be done. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';

const source = join(import.meta.dirname, 'disk-faults.c');
const cache = join(import.meta.dirname, '../../../../node_modules/.cache/headroom');

/** Returns the machine's C compiler; null when there is none, or when the system cannot load such a library. */
function compiler(): string | null {
  if (process.platform !== 'linux') return null;
  return ['cc', 'gcc', 'clang'].find((name) => answers(name)) ?? null;
}

function answers(program: string): boolean {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

const found = compiler();

/** False where no disk faults can be made. The tests that need them are skipped there, and say so. */
export const canFailDisk = found !== null;
export const whyNoDiskFaults = 'Making calls of the disk fail takes a C compiler (cc) on Linux.';

/** Returns the path of the compiled library. It is compiled when its source has changed. */
export function faultLibrary(): string {
  if (found === null) throw new Error(whyNoDiskFaults);
  const hash = createHash('sha256').update(readFileSync(source)).digest('hex').slice(0, 16);
  const library = join(cache, `disk-faults-${hash}.so`);
  if (existsSync(library)) return library;
  mkdirSync(cache, { recursive: true });
  // Two runs may compile at once.
  const part = `${library}.${String(process.pid)}`;
  execFileSync(found, ['-O1', '-shared', '-fPIC', '-o', part, source, '-ldl']);
  renameSync(part, library);
  return library;
}
