/** Talks to the processes in which Windows' printer drivers run. A driver that crashes or hangs ends only its own process. */
import type { LaunchWork, WorkProcess } from '../../work/launch.ts';
import { answerSchemas, reply, type Answer, type WindowsAction } from './answers.ts';
import type { Request, Wishes } from './wishes.ts';

/** The reason for a missing answer. Callers turn it into an error that staff can act on. */
export class PrintProcessFailure extends Error {
  /**
   * `refused`: the process did nothing, and the message says why; `broken`: something failed on the way; `stuck`: there
   * was no answer in time; `died`: the process ended; `unclear`: the answer makes no sense.
   */
  readonly kind: 'refused' | 'broken' | 'stuck' | 'died' | 'unclear';
  /** Windows' own error number; 0 when there is none. */
  readonly code: number;
  /** The job's number; 0 when the spooler may have the sheet but gave no number; null when it never heard of the sheet. */
  readonly handed: number | null;

  constructor(kind: PrintProcessFailure['kind'], message: string, code = 0, handed: number | null = null) {
    super(message);
    this.name = 'PrintProcessFailure';
    this.kind = kind;
    this.code = code;
    this.handed = handed;
  }
}

/** ERROR_INVALID_PRINTER_NAME, winerror.h. */
export const noSuchPrinter = 1801;

export interface PrintProcess {
  /** @throws PrintProcessFailure */
  ask<Action extends WindowsAction>(action: Action, wish: Wishes[Action]): Promise<Answer<Action>>;
}

export interface PrintProcessOptions {
  readonly launchWork: LaunchWork;
  /** Longest silence of a busy process, ms. A driver with many papers takes seconds. */
  readonly patienceMs?: number;
  /** An idle process ends after this time, ms, because it would keep the driver's files in use. */
  readonly idleMs?: number;
}

interface Task {
  readonly request: Request;
  readonly settle: (answer: unknown) => void;
  readonly fail: (failure: PrintProcessFailure) => void;
  handed: number | null;
}

/** Runs one process at a time, and one request at a time in it. */
function createLane({ launchWork, patienceMs = 30_000, idleMs = 30_000 }: PrintProcessOptions) {
  const waiting: Task[] = [];
  let running: WorkProcess | null = null;
  let current: Task | null = null;
  let timer: NodeJS.Timeout | undefined;

  const wind = (ms: number, ring: () => void): void => {
    clearTimeout(timer);
    timer = setTimeout(ring, ms);
  };
  const endProcess = (): void => {
    const ended = running;
    running = null;
    ended?.kill();
  };
  const giveUp = (kind: PrintProcessFailure['kind'], message: string, code = 0): void => {
    const task = current;
    current = null;
    task?.fail(new PrintProcessFailure(kind, message, code, task.handed));
    next();
  };
  const expectSign = (): void => {
    wind(patienceMs, () => {
      endProcess();
      giveUp('stuck', 'the printer driver does not answer');
    });
  };

  function hear(message: unknown): void {
    const said = reply.safeParse(message);
    if (!said.success || said.data.number !== current?.request.number) return;
    if ('handing' in said.data) {
      current.handed = said.data.handing.job;
      expectSign();
    } else if ('refusal' in said.data) {
      const { refused, message: text, code } = said.data.refusal;
      giveUp(refused ? 'refused' : 'broken', text, code);
    } else {
      const answer = answerSchemas[current.request.action].safeParse(said.data.answer);
      if (!answer.success) {
        giveUp('unclear', 'the print process gave an unexpected answer');
        return;
      }
      const { settle } = current;
      current = null;
      settle(answer.data);
      next();
    }
  }

  function start(): WorkProcess {
    const started = launchWork('printing/windows/print-worker', []);
    started.onMessage((message) => {
      if (running === started) hear(message);
    });
    started.onExit(() => {
      if (running !== started) return;
      running = null;
      giveUp('died', 'the printer driver ended its process');
    });
    return started;
  }

  function next(): void {
    if (current !== null) return;
    current = waiting.shift() ?? null;
    if (current === null) {
      wind(idleMs, endProcess);
      timer?.unref();
      return;
    }
    running ??= start();
    expectSign();
    void running.post(current.request);
  }

  return (task: Task): void => {
    waiting.push(task);
    next();
  };
}

/** Actions that run a driver's own code; all others only ask the spooler. */
const byDriver: readonly WindowsAction[] = ['describe', 'page', 'print'];

/**
 * Gives each printer one process for its driver and one for its jobs, started when needed. A driver that hangs blocks
 * neither another printer nor the reports on a sheet that it has already handed over.
 */
export function createPrintProcess(options: PrintProcessOptions): PrintProcess {
  const lanes = new Map<string, ReturnType<typeof createLane>>();
  let number = 0;
  return {
    ask(action, wish) {
      const name = `${byDriver.includes(action) ? 'driver' : 'spooler'}:${wish.printer}`;
      const lane = lanes.get(name) ?? createLane(options);
      lanes.set(name, lane);
      number += 1;
      const request: Request<typeof action> = { number, action, wish };
      return new Promise((resolve, reject) => {
        // The lane has checked the answer against this action's schema.
        const settle = (answer: unknown): void => resolve(answer as Answer<typeof action>);
        lane({ request, settle, fail: reject, handed: null });
      });
    },
  };
}
