/** The checks that read the sources only: `npm run lint`, `npm run types` and `npm test` run these. */
import { spawn, type ChildProcess } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

interface Check {
  /** As the last line of its output names it. */
  readonly title: string;
  /** A program of `node_modules/.bin`. */
  readonly program: string;
  readonly args: readonly string[];
}

export const checks = {
  style: {
    title: 'lint, import cycles and types outside the page',
    program: 'oxlint',
    args: ['--deny-warnings', '--type-check'],
  },
  components: { title: 'lint of .vue files', program: 'eslint', args: ['renderer', '--max-warnings', '0'] },
  format: { title: 'format', program: 'oxfmt', args: ['--check', '.'] },
  unused: { title: 'unused files, exports and dependencies', program: 'knip', args: [] },
  types: { title: 'types of the page', program: 'vue-tsc', args: ['--build', 'tests/renderer'] },
} as const satisfies Record<string, Check>;
export type CheckName = keyof typeof checks;

/** A program of `node_modules/.bin`, by its whole path. */
export const bin = (name: string): string => join(root, 'node_modules', '.bin', name);

/** Runs a program and shows what it says; returns whether it succeeded. */
export function run(
  title: string,
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<boolean> {
  return end(title, spawn(program, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] }));
}

/** Runs a program with the processor time that nothing else wants, and shows what it said once it has ended. */
export function runBeside(
  title: string,
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<boolean> {
  const child = spawn(program, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (piece: Buffer) => void said.push(piece));
  return end(title, child, () => void process.stdout.write(Buffer.concat(said)));
}

function end(title: string, child: ChildProcess, beforeEnd = (): void => undefined): Promise<boolean> {
  const started = performance.now();
  return new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('close', (code) => {
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      beforeEnd();
      console.log(`— ${title}: ${code === 0 ? 'ok' : `failed (${code ?? 'signal'})`}, ${seconds} s`);
      resolve(code === 0);
    });
  });
}
