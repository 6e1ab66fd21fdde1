/** The texts of a dialog that reads a file, shows what it changes and applies it. */
export interface FileDialogWords {
  readonly title: string;
  readonly text: string;
  readonly drop: string;
  readonly dropText: string;
  readonly choose: string;
  readonly reading: string;
  /** Why a file that is too large was not read. */
  readonly tooLarge: string;
  readonly apply: string;
  /** Why a supervisor's PIN is asked for. */
  readonly unlock: string;
}
