/** The checks that read the sources only: `npm run lint`, `npm run types` and `npm test` run these. */
import { spawn } from 'node:child_process';
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
  const started = performance.now();
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });
    child.once('error', () => resolve(false));
    child.once('exit', (code) => {
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(`— ${title}: ${code === 0 ? 'ok' : `failed (${code ?? 'signal'})`}, ${seconds} s`);
      resolve(code === 0);
    });
  });
}
