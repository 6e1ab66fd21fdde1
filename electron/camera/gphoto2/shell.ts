/**
 * One `gphoto2 --shell`: it holds the camera as long as it runs, takes a command on a line of its own, and prints a prompt when it has
 * answered. It ends when its input closes, so none is left behind when the kiosk is killed.
 */
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';

/** Printed before every command, with `--stdout-size` always in this form. */
const prompt = Buffer.from('gphoto2: {} > ');
/** The last bytes of a JPEG. */
const pictureEnd = Buffer.from([0xff, 0xd9]);
/** Bytes. The raw file and the JPEG of the largest cameras together are smaller. */
const mostOutput = 400_000_000;
/** Characters of the program's messages that are kept. */
const mostWords = 8_000;
/** Milliseconds: the messages come through a pipe of their own, and may arrive after the prompt. */
const wordsArrive = 50;
/** Milliseconds for which the program waits for further files after a picture, at most (`capture_generic` in its main.c), and some more. */
const waitsForFiles = 7_000;
/** Milliseconds that the program has to release the camera and end. */
const endsWithin = 1_500;

/** The program has ended, or did not answer in time and was ended. */
export class ShellEnded extends Error {
  /** The last text of the program on its error output. */
  readonly words: string;

  constructor(words: string) {
    super('gphoto2 has ended');
    this.name = 'ShellEnded';
    this.words = words;
  }
}

export interface GphotoPrograms {
  /** The path of gphoto2. */
  readonly program: string;
  /**
   * The path of `stdbuf`, null where there is none. Without it, the last part of a picture stays in gphoto2's memory until it has waited
   * for further files, three to six seconds.
   */
  readonly unbuffer: string | null;
}

/** Its messages are read, so they must be English. */
export const inEnglish = { LC_ALL: 'C', LANG: 'C', LANGUAGE: 'C' } as const;

/** Arguments are a list that no shell sees, and there is no terminal that could colour or wrap the output. */
function start({ program, unbuffer }: GphotoPrograms, args: readonly string[], cwd: string) {
  // It becomes the program, with the same process id.
  const [file, ...before] = unbuffer === null ? [program] : [unbuffer, '-o0', program];
  return spawn(file, [...before, ...args], {
    cwd,
    env: { ...process.env, ...inEnglish, TERM: 'dumb' },
    stdio: ['pipe', 'pipe', 'pipe'],
    windowsHide: true,
  });
}

export class GphotoShell {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #ended: Promise<void>;
  #chunks: Buffer[] = [];
  #length = 0;
  #words = '';
  #over = false;
  #enough: ((answer: Buffer) => boolean) | null = null;
  /** Called when a prompt has come, or the program has ended. */
  #wake: (() => void) | null = null;

  /** @param cwd an empty folder of this session's own: the program puts a picture there while it hands it over */
  constructor(programs: GphotoPrograms, port: string, cwd: string) {
    const child = start(programs, ['--port', port, '--stdout-size', '--shell'], cwd);
    this.#child = child;
    child.stdout.on('data', (chunk: Buffer) => this.#take(chunk));
    child.stderr.on('data', (chunk: Buffer) => {
      this.#words = (this.#words + chunk.toString('utf8')).slice(-mostWords);
    });
    // The program may have ended before its input is written.
    child.stdin.on('error', () => undefined);
    this.#ended = new Promise((resolve) => {
      const over = (): void => {
        this.#over = true;
        this.#wake?.();
        resolve();
      };
      child.once('error', over);
      child.once('close', over);
    });
  }

  /** The process of the program; undefined when it could not be started. */
  get pid(): number | undefined {
    return this.#child.pid;
  }

  #take(chunk: Buffer): void {
    this.#chunks.push(chunk);
    this.#length += chunk.length;
    if (this.#length > mostOutput) this.#child.kill('SIGKILL');
    else if (this.#atPrompt() || this.#hasEnough()) this.#wake?.();
  }

  /** True when the answer has what was asked for, although the program is not ready for another command. */
  #hasEnough(): boolean {
    if (this.#enough === null) return false;
    const last = this.#chunks.at(-1);
    // Looked through only where a picture may have ended: an answer has tens of megabytes.
    return (
      last !== undefined && last.subarray(-2).equals(pictureEnd) && this.#enough(Buffer.concat(this.#chunks))
    );
  }

  #atPrompt(): boolean {
    if (this.#length < prompt.length) return false;
    // The prompt may have come in several pieces.
    while ((this.#chunks.at(-1)?.length ?? prompt.length) < prompt.length && this.#chunks.length > 1) {
      const [last, before] = [this.#chunks.pop(), this.#chunks.pop()];
      if (last !== undefined && before !== undefined) this.#chunks.push(Buffer.concat([before, last]));
    }
    return this.#chunks.at(-1)?.subarray(-prompt.length).equals(prompt) ?? false;
  }

  async #untilPrompt(limitMs: number): Promise<void> {
    if (!this.#over && !this.#atPrompt() && !this.#hasEnough()) {
      let timer: NodeJS.Timeout | undefined;
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
        timer = setTimeout(() => {
          this.#child.kill('SIGKILL');
        }, limitMs);
      });
      clearTimeout(timer);
      this.#wake = null;
    }
    if (this.#over) throw new ShellEnded(this.#words);
  }

  /**
   * Runs one command, and returns all that came between it and the next prompt. Only one may run at a time.
   * @param limitMs after these milliseconds without an answer, the program is ended
   * @param enough told the answer so far, echo included, where a JPEG may have ended; true returns it at once
   * @throws ShellEnded
   */
  async run(
    command: string,
    limitMs: number,
    enough: ((answer: Buffer) => boolean) | null = null,
  ): Promise<Buffer> {
    await this.#untilPrompt(Math.max(limitMs, waitsForFiles));
    this.#chunks = [];
    this.#length = 0;
    this.#words = '';
    this.#child.stdin.write(`${command}\n`);
    this.#enough = enough;
    try {
      await this.#untilPrompt(limitMs);
    } finally {
      this.#enough = null;
    }
    const all = Buffer.concat(this.#chunks);
    return this.#atPrompt() ? all.subarray(0, all.length - prompt.length) : all;
  }

  /** Returns what came on the error output for the last command, once it must have arrived. */
  async words(): Promise<string> {
    await new Promise((resolve) => setTimeout(resolve, wordsArrive));
    return this.#words;
  }

  /** Ends the program at once. */
  kill(): void {
    this.#child.kill('SIGKILL');
  }

  /** Ends the program, which gives the camera free. After a picture it may first wait for further files. */
  async close(): Promise<void> {
    this.#child.stdin.end('exit\n');
    const timer = setTimeout(() => this.kill(), this.#atPrompt() ? endsWithin : waitsForFiles);
    await this.#ended;
    clearTimeout(timer);
  }
}
