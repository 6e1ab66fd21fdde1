/** Binds the calls of winspool.drv. Signatures, structures and levels are from winspool.h. */
import koffi from 'koffi';
import { systemLibrary, textIn } from '../../windows/ffi.ts';
import { WindowsError, type WindowsCalls } from './calls.ts';

const tooSmall = 122;
/** ERROR_INVALID_PARAMETER: the spooler's answer for a job that it does not have. Wine gives no number. */
const noSuchJob: readonly number[] = [87, 0];
/** PRINTER_ENUM_LOCAL and PRINTER_ENUM_CONNECTIONS: this user's printers. Level 4 contacts no other computer. */
const ownPrinters = 0x2 | 0x4;
/** DM_OUT_BUFFER and DM_IN_BUFFER. DM_IN_PROMPT, which shows a window, is never used. */
const [settingsOut, settingsIn] = [2, 8];
const ok = 1;
/** Room for a printer's name: at most 220 characters, after the computer's name for a share. */
const nameBytes = 1024;

type Pointer = unknown;
type OutNumber = [number];

/** Fills a buffer. When it is too small, reports the number of bytes needed. */
type Fill = (buffer: Buffer | null, size: number, needed: OutNumber) => number;

interface PrinterInfo2 {
  readonly driver: string | null;
  readonly port: string | null;
  readonly attributes: number;
  readonly status: number;
}
interface JobInfo1 {
  readonly document: string | null;
  readonly statusText: string | null;
  readonly status: number;
  readonly pagesPrinted: number;
  readonly totalPages: number;
}

export async function bindWinspool(): Promise<
  Omit<WindowsCalls, 'open' | 'offersBorderless' | 'borderlessSettings' | 'isBorderless'>
> {
  const spool = await systemLibrary('winspool.drv');
  const kernel = await systemLibrary('kernel32.dll');
  const lastError = kernel<() => number>('uint32_t GetLastError()');

  const printerInfo4 = koffi.struct({ name: 'str16', server: 'str16', attributes: 'uint32' });
  const printerInfo2 = koffi.struct({
    ...{ server: 'str16', name: 'str16', share: 'str16', port: 'str16', driver: 'str16' },
    ...{ comment: 'str16', location: 'str16', settings: 'void *', separator: 'str16', processor: 'str16' },
    ...{ datatype: 'str16', parameters: 'str16', security: 'void *', attributes: 'uint32' },
    ...{ priority: 'uint32', usualPriority: 'uint32', from: 'uint32', until: 'uint32', status: 'uint32' },
    ...{ jobs: 'uint32', pagesPerMinute: 'uint32' },
  });
  const jobInfo1 = koffi.struct({
    ...{ id: 'uint32', printer: 'str16', machine: 'str16', user: 'str16', document: 'str16' },
    ...{ datatype: 'str16', statusText: 'str16', status: 'uint32', priority: 'uint32', position: 'uint32' },
    ...{ totalPages: 'uint32', pagesPrinted: 'uint32', submitted: koffi.array('uint16', 8) },
  });

  const enumPrinters = spool<
    (flags: number, name: null, level: 4, ...answer: [...Parameters<Fill>, count: OutNumber]) => number
  >(
    'int EnumPrintersW(uint32_t flags, str16 name, uint32_t level, void *buffer, uint32_t size, _Out_ uint32_t *needed, _Out_ uint32_t *count)',
  );
  const getDefaultPrinter = spool<(buffer: Buffer, characters: OutNumber) => number>(
    'int GetDefaultPrinterW(void *buffer, _Inout_ uint32_t *characters)',
  );
  const openPrinter = spool<(name: string, handle: [Pointer], defaults: null) => number>(
    'int OpenPrinterW(str16 name, _Out_ void **handle, void *defaults)',
  );
  const closePrinter = spool<(handle: Pointer) => number>('int ClosePrinter(void *handle)');
  const getPrinter = spool<(handle: Pointer, level: 2, ...answer: Parameters<Fill>) => number>(
    'int GetPrinterW(void *handle, uint32_t level, void *buffer, uint32_t size, _Out_ uint32_t *needed)',
  );
  const getJob = spool<(handle: Pointer, job: number, level: 1, ...answer: Parameters<Fill>) => number>(
    'int GetJobW(void *handle, uint32_t job, uint32_t level, void *buffer, uint32_t size, _Out_ uint32_t *needed)',
  );
  const setJob = spool<(handle: Pointer, job: number, level: 0, info: null, command: number) => number>(
    'int SetJobW(void *handle, uint32_t job, uint32_t level, void *info, uint32_t command)',
  );
  const capabilities = spool<
    (printer: string, port: string, index: number, output: Buffer | null, settings: null) => number
  >('int DeviceCapabilitiesW(str16 printer, str16 port, uint16_t index, void *output, void *settings)');
  const documentProperties = spool<
    (
      window: null,
      handle: Pointer,
      printer: string,
      output: Buffer | null,
      input: Buffer | null,
      mode: number,
    ) => number
  >(
    'int32_t DocumentPropertiesW(void *window, void *handle, str16 printer, void *output, void *input, uint32_t mode)',
  );

  const fail = (call: string): never => {
    throw new WindowsError(call, lastError());
  };

  function withPrinter<Value>(name: string, use: (handle: Pointer) => Value): Value {
    const handle: [Pointer] = [null];
    if (openPrinter(name, handle, null) === 0) fail('OpenPrinter');
    try {
      return use(handle[0]);
    } finally {
      closePrinter(handle[0]);
    }
  }

  /** Fills a buffer of the size that the spooler asks for, and tries again if the spooler needs more by then. */
  function filled(call: string, fill: Fill): Buffer {
    let buffer = Buffer.alloc(0);
    for (;;) {
      const needed: OutNumber = [0];
      if (fill(buffer.length === 0 ? null : buffer, buffer.length, needed) !== 0) return buffer;
      if (lastError() !== tooSmall || needed[0] <= buffer.length) fail(call);
      buffer = Buffer.alloc(needed[0]);
    }
  }

  const settingsOf = (printer: string, input: Buffer | null): Buffer =>
    withPrinter(printer, (handle) => {
      const size = documentProperties(null, handle, printer, null, null, 0);
      if (size <= 0) fail('DocumentProperties');
      // Extra room for a driver that writes more than it announced.
      const output = Buffer.alloc(size + 1024);
      const mode = input === null ? settingsOut : settingsOut | settingsIn;
      if (documentProperties(null, handle, printer, output, input, mode) !== ok) fail('DocumentProperties');
      return output;
    });

  return {
    printerNames() {
      const count: OutNumber = [0];
      const buffer = filled('EnumPrinters', (...answer) =>
        enumPrinters(ownPrinters, null, 4, ...answer, count),
      );
      if (count[0] === 0) return [];
      const all = koffi.decode(buffer, koffi.array(printerInfo4, count[0])) as { name: string | null }[];
      return all.flatMap(({ name }) => (name === null ? [] : [name]));
    },

    defaultPrinter() {
      const buffer = Buffer.alloc(nameBytes);
      return getDefaultPrinter(buffer, [nameBytes / 2]) === 0 ? '' : textIn(buffer);
    },

    printer: (name) =>
      withPrinter(name, (handle) => {
        const buffer = filled('GetPrinter', (...answer) => getPrinter(handle, 2, ...answer));
        const { driver, port, attributes, status } = koffi.decode(buffer, printerInfo2) as PrinterInfo2;
        return { driver: driver ?? '', port: port ?? '', attributes, status };
      }),

    job(printer, number) {
      try {
        return withPrinter(printer, (handle) => {
          const buffer = filled('GetJob', (...answer) => getJob(handle, number, 1, ...answer));
          const info = koffi.decode(buffer, jobInfo1) as JobInfo1;
          const { status, pagesPrinted, totalPages } = info;
          const texts = { document: info.document ?? '', statusText: info.statusText ?? '' };
          return { ...texts, status, pagesPrinted, totalPages };
        });
      } catch (error) {
        if (error instanceof WindowsError && error.call === 'GetJob' && noSuchJob.includes(error.code)) {
          return null;
        }
        throw error;
      }
    },

    setJob: (printer, number, command) =>
      withPrinter(printer, (handle) => setJob(handle, number, 0, null, command) !== 0),

    capability(printer, port, index, entryBytes) {
      const count = capabilities(printer, port, index, null, null);
      if (count <= 0) return Buffer.alloc(0);
      // Extra room for a list that has grown since.
      const output = Buffer.alloc((count + 16) * entryBytes);
      const got = capabilities(printer, port, index, output, null);
      return output.subarray(0, Math.max(0, Math.min(got, count)) * entryBytes);
    },

    settings: (printer) => settingsOf(printer, null),
    merged: (printer, settings) => settingsOf(printer, settings),
  };
}
