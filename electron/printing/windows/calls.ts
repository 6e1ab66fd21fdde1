/** The calls into Windows that printing needs. A test has its own, which answer as a driver would. */

/** A call that Windows refused. */
export class WindowsError extends Error {
  readonly call: string;
  /** Windows' own number, winerror.h. */
  readonly code: number;

  constructor(call: string, code: number) {
    super(`${call} failed with error ${code}`);
    this.name = 'WindowsError';
    this.call = call;
    this.code = code;
  }
}

/** `PRINTER_INFO_2` as far as it is used. */
export interface PrinterInfo {
  readonly driver: string;
  readonly port: string;
  readonly attributes: number;
  readonly status: number;
}

/** `JOB_INFO_1` as far as it is used. */
export interface JobInfo {
  readonly document: string;
  readonly statusText: string;
  readonly status: number;
  readonly pagesPrinted: number;
  readonly totalPages: number;
}

/** Rows of a picture from its lowest up, three bytes a dot (blue, green, red), each row filled up to four bytes. */
export interface Strip {
  /** Place of its upper left corner, in dots from the first one that can be printed. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly rows: Uint8Array;
}

/** A driver's page that can be measured and drawn on. Close it. */
export interface DeviceContext {
  /** `GetDeviceCaps`. */
  caps(index: number): number;
  /** Begins a document and returns the spooler's number of it. @throws WindowsError */
  startDoc(title: string): number;
  /** @throws WindowsError, as everything below */
  startPage(): void;
  /** Dot for dot. */
  draw(strip: Strip): void;
  endPage(): void;
  endDoc(): void;
  /** Takes an unfinished document out of the list again. Never throws: why it is unfinished says more. */
  abortDoc(): void;
  /** Never throws. */
  close(): void;
}

/** Every function throws WindowsError for what Windows refuses. */
export interface WindowsCalls {
  printerNames(): readonly string[];
  /** Empty when there is none. */
  defaultPrinter(): string;
  printer(name: string): PrinterInfo;
  /** Null when the spooler has no such job. */
  job(printer: string, number: number): JobInfo | null;
  /** `SetJob`. Returns false when the spooler does not have the job, or would not do it. */
  setJob(printer: string, number: number, command: number): boolean;
  /**
   * `DeviceCapabilities`: a driver's list as it lies in memory.
   *
   * @param entryBytes of one entry
   * @returns empty when the driver has no such list
   */
  capability(printer: string, port: string, index: number, entryBytes: number): Buffer;
  /** The driver's settings (DEVMODE) as they are set for this user. */
  settings(printer: string): Buffer;
  /** The driver's answer to other settings: what it would do, with everything that it has changed. */
  merged(printer: string, settings: Buffer): Buffer;
  /** True when the driver has borderless printing under the Print Schema's name for it. */
  offersBorderless(printer: string): boolean;
  /** The user's own settings with borderless printing switched on, in the driver's own part. */
  borderlessSettings(printer: string): Buffer;
  /** Reads back whether these settings print borderless. */
  isBorderless(printer: string, settings: Buffer): boolean;
  /** @param forPrinting false for one that is only measured, which is quicker */
  open(printer: string, settings: Buffer, forPrinting: boolean): DeviceContext;
}
