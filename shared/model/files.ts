/** A file that staff save or that opens in its own window. */
export interface FileView {
  readonly name: string;
  readonly mime: string;
  readonly bytes: Uint8Array;
}

/** A file that may be large. The page fetches its bytes part by part, so that handing it over blocks nothing else. */
export interface LargeFile {
  /** Number of the file, for the calls that fetch it. */
  readonly file: number;
  readonly name: string;
  readonly mime: string;
  /** Bytes. */
  readonly size: number;
}
