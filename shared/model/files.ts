/** A file that staff save or that opens in its own window. */
export interface FileView {
  readonly name: string;
  readonly mime: string;
  readonly bytes: Uint8Array;
}
