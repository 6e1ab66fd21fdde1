/** Asks the program that stands between the kiosk and Windows' spooler. */
import { execFile, spawn } from 'node:child_process';
import { join, win32 } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { answerSchemas, refusal, type Answer, type WindowsAction } from './windows-answers.ts';

/** Why there is no answer. Expected: whoever asks turns it into what staff can act on. */
export class HelperFailure extends Error {
  readonly kind: 'missing' | 'stuck' | 'unclear' | 'refused' | 'broken';
  /** Windows' own number of the error, 0 for none. */
  readonly code: number;

  /**
   * @param kind `missing`: there is no PowerShell; `stuck`: no answer in time; `unclear`: what came is no answer;
   *   `refused`: nothing was done, and the message says why; `broken`: something failed on the way
   */
  constructor(kind: HelperFailure['kind'], message: string, code = 0) {
    super(message);
    this.name = 'HelperFailure';
    this.kind = kind;
    this.code = code;
  }
}

/** ERROR_INVALID_PRINTER_NAME, winerror.h. */
export const noSuchPrinter = 1801;

export interface WindowsHelper {
  /** @throws HelperFailure */
  ask<Action extends WindowsAction>(action: Action, wish: object): Promise<Answer<Action>>;
  /**
   * Follows a job: one answer a second, while it is in the spooler's list.
   *
   * @param onEnd nothing more comes; with what the helper said, where it could not go on
   * @returns ends it, and the helper's process
   */
  watch(
    wish: object,
    onAnswer: (answer: Answer<'job'>) => void,
    onEnd: (failure: HelperFailure | null) => void,
  ): () => void;
}

export interface HelperOptions {
  readonly powershell?: string;
  readonly script?: string;
  /** How long an answer may take, ms: compiling takes a second, a driver of many papers several. */
  readonly patienceMs?: number;
}

/** By its full path where Windows says where it is: nothing of the same name that lies in another folder is started. */
function powershellPath(): string {
  const root = process.env['SystemRoot'];
  return root === undefined
    ? 'powershell.exe'
    : win32.join(root, 'System32', 'WindowsPowerShell', 'v1.0', 'powershell.exe');
}

const archive = 'app.asar';

/**
 * Beside the packed program, which PowerShell cannot read into; in the sources everywhere else.
 *
 * @param module where this module is, as a path
 */
export function scriptPath(module: string): string {
  const packed = module.lastIndexOf(archive);
  if (packed >= 0) return join(module.slice(0, packed), 'windows', 'print-helper.ps1');
  const root = /^(.*?)[\\/](?:dist[\\/])?electron[\\/]printing[\\/][^\\/]+$/.exec(module)?.[1];
  return join(root ?? '.', 'build', 'windows', 'print-helper.ps1');
}

/**
 * The whole command line. The request is Base64: PowerShell takes a value that begins with a dash for a parameter, and
 * quotes for its own. Nothing here is ever run as a command.
 */
export const helperArguments = (script: string, action: WindowsAction, wish: object): string[] => [
  ...['-NoLogo', '-NoProfile', '-NonInteractive', '-ExecutionPolicy', 'Bypass', '-File', script],
  ...['-Action', action, '-Request', Buffer.from(JSON.stringify(wish), 'utf8').toString('base64')],
];

function readLine<Action extends WindowsAction>(action: Action, line: string): Answer<Action> {
  let said: unknown;
  try {
    said = JSON.parse(line);
  } catch {
    throw new HelperFailure('unclear', 'the print helper gave no answer');
  }
  const no = refusal.safeParse(said);
  if (no.success) {
    const kind = no.data.Kind === 'SheetRefused' ? 'refused' : 'broken';
    throw new HelperFailure(kind, no.data.Message, no.data.Code);
  }
  const yes = answerSchemas[action].safeParse(said);
  if (!yes.success) throw new HelperFailure('unclear', 'the print helper gave another answer than it should');
  return yes.data;
}

const asFailure = (error: unknown): HelperFailure => {
  if (error instanceof HelperFailure) return error;
  throw error;
};

export function createWindowsHelper({
  powershell = powershellPath(),
  script = scriptPath(fileURLToPath(import.meta.url)),
  patienceMs = 30_000,
}: HelperOptions = {}): WindowsHelper {
  const options = { windowsHide: true, encoding: 'utf8' } as const;
  return {
    ask: (action, wish) =>
      new Promise((resolve, reject) => {
        const limits = { timeout: patienceMs, maxBuffer: 16 * 2 ** 20 };
        execFile(
          powershell,
          helperArguments(script, action, wish),
          { ...options, ...limits },
          (error, stdout) => {
            if (error?.code === 'ENOENT') reject(new HelperFailure('missing', 'there is no PowerShell'));
            else if (error?.killed === true)
              reject(new HelperFailure('stuck', 'the print helper does not answer'));
            else {
              try {
                resolve(readLine(action, stdout.trim()));
              } catch (failure) {
                reject(asFailure(failure));
              }
            }
          },
        );
      }),

    watch: (wish, onAnswer, onEnd) => {
      const child = spawn(powershell, helperArguments(script, 'job', wish), {
        ...options,
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      let open = true;
      const end = (failure: HelperFailure | null): void => {
        if (!open) return;
        open = false;
        child.kill();
        onEnd(failure);
      };
      const lines = createInterface({ input: child.stdout });
      lines.on('line', (line) => {
        if (!open) return;
        try {
          onAnswer(readLine('job', line));
        } catch (failure) {
          end(asFailure(failure));
        }
      });
      // The lines end after the last of them was read; the process may be gone before that.
      lines.on('close', () => end(null));
      child.on('error', () => end(new HelperFailure('missing', 'there is no PowerShell')));
      return () => {
        open = false;
        child.kill();
      };
    },
  };
}
