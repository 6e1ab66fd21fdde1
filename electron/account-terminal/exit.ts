/** The program's exit codes; documented in docs/set-up.md. */
export const exitCodes = {
  done: 0,
  /** The photo service refused the account or could not be asked. */
  service: 1,
  /** The command line, or what was typed, cannot be used. */
  usage: 2,
  keychain: 3,
  /** A kiosk is running, a call is open, or the records cannot be read to be sure. */
  busy: 4,
  noAccount: 5,
  /** Ctrl-C at a prompt: 128 plus the signal's number, the shell convention. */
  interrupted: 130,
} as const;
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** Ends the program with a sentence for the technician, which never holds a key, a secret or typed text. */
export class Ending extends Error {
  readonly exitCode: ExitCode;

  constructor(exitCode: ExitCode, sentence: string) {
    super(sentence);
    this.name = 'Ending';
    this.exitCode = exitCode;
  }
}
