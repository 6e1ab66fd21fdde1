/** The calls into Windows that printing needs. Tests replace them with ones that answer as a driver would. */

/** A call that Windows refused. */
export class WindowsError extends Error {
  readonly call: string;
  /** Windows' own error number (winerror.h). */
  readonly code: number;

  constructor(call: string, code: number) {
    super(`${call} failed with error ${code}`);
    this.name = 'WindowsError';
    this.call = call;
    this.code = code;
  }
}

/** The fields of `PRINTER_INFO_2` that are used. */
export interface PrinterInfo {
  readonly driver: string;
  readonly port: string;
  readonly attributes: number;
  readonly status: number;
}

/** The fields of `JOB_INFO_1` that are used. */
export interface JobInfo {
  readonly document: string;
  readonly statusText: string;
  readonly status: number;
  readonly pagesPrinted: number;
  readonly totalPages: number;
}

/** Rows of a picture, lowest first, three bytes a dot (blue, green, red), each row padded to a multiple of four bytes. */
export interface Strip {
  /** Position of its upper left corner, in dots from the first printable one. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly rows: Uint8Array;
}

/** A driver's page that can be measured and drawn on. Callers must close it. */
export interface DeviceContext {
  /** `GetDeviceCaps`. */
  caps(index: number): number;
  /** Begins a document and returns the spooler's number for it. @throws WindowsError */
  startDoc(title: string): number;
  /** @throws WindowsError, as do `draw`, `endPage` and `endDoc` */
  startPage(): void;
  /** Draws without scaling, one dot for each dot. */
  draw(strip: Strip): void;
  endPage(): void;
  endDoc(): void;
  /** Removes an unfinished document from the spooler's list. Never throws: the first error is the one to report. */
  abortDoc(): void;
  /** Never throws. */
  close(): void;
}

/** Every function throws WindowsError when Windows refuses the call. */
export interface WindowsCalls {
  printerNames(): readonly string[];
  /** Empty when there is no default printer. */
  defaultPrinter(): string;
  printer(name: string): PrinterInfo;
  /** Null when the spooler has no such job. */
  job(printer: string, number: number): JobInfo | null;
  /** `SetJob`. Returns false when the spooler does not have the job or refuses the command. */
  setJob(printer: string, number: number, command: number): boolean;
  /**
   * `DeviceCapabilities`: returns a driver's list as it lies in memory.
   *
   * @param entryBytes size of one entry
   * @returns empty when the driver has no such list
   */
  capability(printer: string, port: string, index: number, entryBytes: number): Buffer;
  /** Returns the driver's settings (DEVMODE) for this user. */
  settings(printer: string): Buffer;
  /** Passes settings to the driver and returns them as the driver would use them, with its own changes. */
  merged(printer: string, settings: Buffer): Buffer;
  /** Returns whether the driver offers borderless printing under its Print Schema name. */
  offersBorderless(printer: string): boolean;
  /** Returns the user's settings with borderless printing switched on in the driver's own part. */
  borderlessSettings(printer: string): Buffer;
  /** Reads back whether settings print borderless. */
  isBorderless(printer: string, settings: Buffer): boolean;
  /** @param forPrinting false for a page that is only measured, which is faster to open */
  open(printer: string, settings: Buffer, forPrinting: boolean): DeviceContext;
}
