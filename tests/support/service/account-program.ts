import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

const program = join(import.meta.dirname, '../../../electron/account-terminal/main.ts');

export interface ProgramEnd {
  readonly exitCode: number | null;
  readonly out: string;
  readonly err: string;
}

/**
 * Runs the account program to its end, with a pipe for its standard input.
 * @param running called with its process id while it waits for its input
 */
export async function accountProgram(
  args: readonly string[],
  options: {
    readonly env: NodeJS.ProcessEnv;
    readonly input?: string;
    readonly running?: (pid: number) => Promise<void>;
  },
): Promise<ProgramEnd> {
  const child = spawn(process.execPath, [program, ...args], { env: options.env });
  const ended = once(child, 'exit') as Promise<[number | null]>;
  const output = Promise.all([text(child.stdout), text(child.stderr)]);
  // A program that has already refused does not read its input.
  child.stdin.on('error', () => undefined);
  await options.running?.(child.pid ?? 0);
  child.stdin.end(options.input ?? '');
  const [[exitCode], [out, err]] = await Promise.all([ended, output]);
  return { exitCode, out, err };
}
