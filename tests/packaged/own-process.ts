import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Time limit of a run, ms: the program draws, analyses and serves on two cores meanwhile. */
const longestMs = 5 * 60_000;

/**
 * Runs a script that runs the packaged program, until the program has ended.
 *
 * @param script a file of this folder; its last arguments are the program's
 * @returns what the process printed, and a line for each fault in its exit and its log
 */
export async function endsWell(
  script: string,
  args: readonly string[],
  dataDir: string,
  env: NodeJS.ProcessEnv,
): Promise<{ readonly output: string; readonly faults: string[] }> {
  const asElectron = `--import=${join(import.meta.dirname, 'electron/as-electron.ts')}`;
  const program = spawn(process.execPath, [asElectron, join(import.meta.dirname, script), ...args], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    // The program has its own process group, so that a process which outlives it is found.
    detached: true,
    timeout: longestMs,
  });
  let output = '';
  for (const stream of [program.stdout, program.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      process.stderr.write(chunk);
    });
  const [code] = (await once(program, 'exit')) as [number | null];
  const leftOver = endGroup(program.pid ?? 0);
  const faults = errorsIn(dataDir);
  if (code !== 0) faults.unshift(`the program ended with ${code ?? 'no code'}`);
  else if (leftOver) faults.unshift('the program left a process behind');
  return { output, faults };
}

/** Ends the remaining processes of a group. Returns whether there were any. */
function endGroup(leader: number): boolean {
  try {
    return process.kill(-leader, 'SIGKILL');
  } catch {
    // The group has no process.
    return false;
  }
}

const errorsIn = (dataDir: string): string[] =>
  globSync(join(dataDir, 'logs/*'))
    .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
    .filter((line) => line.includes('"level":50'));
