/** Files that staff save. */

/** A file that staff save or that is shown in a window of its own. */
export interface FileView {
  readonly name: string;
  readonly mime: string;
  readonly bytes: Uint8Array;
}
