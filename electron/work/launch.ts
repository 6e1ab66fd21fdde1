import { fork } from 'node:child_process';
import { programBeside } from './beside.ts';
import { steadyMemory } from './steady-memory.ts';

/** Programs that run in a process of their own, without file ending. */
export type WorkProgram =
  | 'imaging/picture-worker'
  | 'printing/compose-worker'
  | 'printing/windows/print-worker';

/** A started program as the kiosk sees it. */
export interface WorkProcess {
  /** Sends a message. Resolves when the next message may follow, or when the process has ended. */
  post(message: unknown): Promise<void>;
  onMessage(listener: (message: unknown) => void): void;
  onExit(listener: (code: number | null) => void): void;
  /** Ends the process immediately, whatever it is doing. */
  kill(): void;
}

/** Starts a program. Both hosts have one: this module's runs under Node, the desktop's in a utility process. */
export type LaunchWork = (program: WorkProgram, args: readonly string[]) => WorkProcess;

/**
 * Returns the whole environment of a program. A program that reads pictures gets no secret, no proxy and no path of
 * the user's; Windows needs the first two variables to load its own libraries. Printer drivers expect the environment
 * that Windows gives every program of the user.
 */
export function workEnvironment(program: WorkProgram): NodeJS.ProcessEnv {
  if (program === 'printing/windows/print-worker') return { ...process.env };
  const kept = ['SystemRoot', 'windir'].flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(kept), ...steadyMemory };
}

/** Starts a program as a child of the current Node. */
export const forkWork: LaunchWork = (program, args) => {
  const child = fork(programBeside(import.meta.url, `../${program}`), args, {
    execArgv: [],
    env: workEnvironment(program),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  let gone = false;
  const exits: ((code: number | null) => void)[] = [];
  const end = (code: number | null): void => {
    if (gone) return;
    gone = true;
    for (const listener of exits) listener(code);
  };
  child.once('exit', end);
  // This event also comes for a message to a program that has ended, which `exit` reports anyway.
  child.on('error', () => {
    if (child.pid === undefined) end(null);
  });
  return {
    post: (message) =>
      new Promise((resolve) => {
        if (!child.connected) resolve();
        else child.send(message as object, () => resolve());
      }),
    onMessage: (listener) => void child.on('message', listener),
    onExit: (listener) => void exits.push(listener),
    kill: () => void child.kill('SIGKILL'),
  };
};
