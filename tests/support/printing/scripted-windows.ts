/**
 * Windows' calls with the answers that a test gives for Windows and a driver. Drawings end up in pictures; the
 * driver's settings are real bytes with a part of the driver's own, which includes borderless printing.
 */
import type { PageFacts } from '../../../electron/printing/windows/answers.ts';
import {
  WindowsError,
  type DeviceContext,
  type JobInfo,
  type PrinterInfo,
  type Strip,
  type WindowsCalls,
} from '../../../electron/printing/windows/calls.ts';
import { readField, withFields, type ModeValues } from '../../../electron/printing/windows/devmode.ts';
import { dyeSubPage, lyingPage, officePage } from './windows-facts.ts';

export interface ScriptedPaper {
  readonly name: string;
  readonly id: number;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly page: PageFacts;
  /** The page when the driver's own part says borderless; defaults to the same page. */
  readonly borderlessPage?: PageFacts;
}

export interface ScriptedPrinter extends PrinterInfo {
  readonly name: string;
  readonly papers: readonly ScriptedPaper[];
  readonly resolutions: readonly (readonly [number, number])[];
  readonly sources: readonly (readonly [name: string, id: number])[];
  readonly mediaTypes: readonly (readonly [name: string, id: number])[];
  /** True when the driver has a borderless setting of its own. */
  readonly borderless: boolean;
  readonly settings: Buffer;
  /** Returns the driver's version of the given settings. */
  readonly keep: (told: Buffer) => Buffer;
}

const [publicBytes, ownBytes] = [220, 16];
const borderlessAt = publicBytes + 4;

/** A driver's settings: A4 upright at 300 dpi in colour, and 16 bytes of the driver's own. */
export function scriptedSettings(values: ModeValues = {}): Buffer {
  const blank = Buffer.alloc(publicBytes + ownBytes);
  blank.write('DP-DS620', 0, 'utf16le');
  blank.writeUInt16LE(0x0401, 64);
  blank.writeUInt16LE(0x0207, 66);
  blank.writeUInt16LE(publicBytes, 68);
  blank.writeUInt16LE(ownBytes, 70);
  blank.write('OWN!', publicBytes, 'latin1');
  return withFields(blank, {
    ...{ orientation: 1, paperSize: 9, scale: 100, copies: 1, source: 7, quality: 300, resolutionY: 300 },
    ...{ colour: 2, duplex: 1, collate: 0, mediaType: 1 },
    ...values,
  });
}

export const scriptedPrinter = (change: Partial<ScriptedPrinter> = {}): ScriptedPrinter => ({
  ...{ name: 'DS620', driver: 'DP-DS620', port: 'USB001', attributes: 0x40, status: 0 },
  papers: [
    { name: '(4x6)', id: 256, widthMm: 101.6, heightMm: 152.4, page: dyeSubPage },
    { name: 'A4', id: 9, widthMm: 210, heightMm: 297, page: officePage },
    { name: '6x4 quer', id: 257, widthMm: 152.4, heightMm: 101.6, page: lyingPage },
  ],
  resolutions: [
    [300, 300],
    [300, 600],
  ],
  sources: [['Roll', 7]],
  mediaTypes: [
    ['Glossy', 1],
    ['Matte „fein“', 257],
  ],
  borderless: false,
  settings: scriptedSettings(),
  keep: (told) => told,
  ...change,
});

/** A page that was drawn on: red, green, blue from the top left corner of the printable area. */
export interface DrawnPage {
  readonly widthPx: number;
  readonly heightPx: number;
  at(x: number, y: number): readonly number[];
  /** One byte per dot, row by row: its green. */
  readonly grey: Uint8Array;
}

export type ScriptedCall = 'startDoc' | 'startPage' | 'draw' | 'endPage' | 'endDoc' | 'settings' | 'open';

export interface ScriptedWindows extends WindowsCalls {
  /** The pages of the documents that were ended. */
  readonly pages: readonly DrawnPage[];
  /** The spooler's current jobs; a test may change them. */
  readonly jobs: Map<number, JobInfo>;
  /** Every command that a job received: the job's number, then the command's. */
  readonly commands: (readonly [job: number, command: number])[];
  /** The settings of every page that was opened for printing. */
  readonly printedWith: Buffer[];
  /** Runs before the call of that name, for example to fail. */
  before: (call: ScriptedCall) => void;
}

const words = (values: readonly number[], bytes: 2 | 4): Buffer => {
  const all = Buffer.alloc(values.length * bytes);
  for (const [n, value] of values.entries()) {
    if (bytes === 2) all.writeUInt16LE(value, n * bytes);
    else all.writeUInt32LE(value, n * bytes);
  }
  return all;
};
const texts = (values: readonly string[], bytes: number): Buffer =>
  Buffer.concat(
    values.map((value) => {
      const entry = Buffer.alloc(bytes);
      entry.write(value, 'utf16le');
      return entry;
    }),
  );

/** Returns the lists of DeviceCapabilities by their indices. */
function capability(printer: ScriptedPrinter, index: number): Buffer {
  const { papers, sources, mediaTypes, resolutions } = printer;
  const lists: Readonly<Record<number, () => Buffer>> = {
    2: () =>
      words(
        papers.map(({ id }) => id),
        2,
      ),
    3: () =>
      words(
        papers.flatMap(({ widthMm, heightMm }) => [Math.round(widthMm * 10), Math.round(heightMm * 10)]),
        4,
      ),
    6: () =>
      words(
        sources.map(([, id]) => id),
        2,
      ),
    12: () =>
      texts(
        sources.map(([name]) => name),
        48,
      ),
    13: () => words(resolutions.flat(), 4),
    16: () =>
      texts(
        papers.map(({ name }) => name),
        128,
      ),
    34: () =>
      texts(
        mediaTypes.map(([name]) => name),
        128,
      ),
    35: () =>
      words(
        mediaTypes.map(([, id]) => id),
        4,
      ),
  };
  return lists[index]?.() ?? Buffer.alloc(0);
}

const capsOf = (page: PageFacts): Readonly<Record<number, number>> => ({
  ...{ 88: page.dpiX, 90: page.dpiY, 110: page.physicalWidth, 111: page.physicalHeight },
  ...{ 112: page.offsetX, 113: page.offsetY, 8: page.printableWidth, 10: page.printableHeight },
});

function blankPage({ printableWidth, printableHeight }: PageFacts) {
  const rgb = new Uint8Array(printableWidth * printableHeight * 3).fill(255);
  const draw = ({ left, top, width, height, rows }: Strip): void => {
    const stride = Math.ceil((width * 3) / 4) * 4;
    if (rows.length !== stride * height)
      throw new Error(`${rows.length} bytes for ${width} x ${height} dots`);
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const [toX, toY] = [left + x, top + y];
        if (toX < 0 || toY < 0 || toX >= printableWidth || toY >= printableHeight)
          throw new Error('off the page');
        const from = (height - 1 - y) * stride + x * 3;
        for (const channel of [0, 1, 2]) {
          rgb[(toY * printableWidth + toX) * 3 + channel] = rows[from + 2 - channel] ?? 0;
        }
      }
    }
  };
  const page: DrawnPage = {
    widthPx: printableWidth,
    heightPx: printableHeight,
    at: (x, y) => [...rgb.subarray((y * printableWidth + x) * 3, (y * printableWidth + x) * 3 + 3)],
    get grey() {
      return Uint8Array.from({ length: rgb.length / 3 }, (_, dot) => rgb[dot * 3 + 1] ?? 0);
    },
  };
  return { draw, page };
}

/** @param printers the first is the default */
export function scriptedWindows(...printers: readonly ScriptedPrinter[]): ScriptedWindows {
  const find = (name: string): ScriptedPrinter => {
    const found = printers.find((each) => each.name === name);
    if (found === undefined) throw new WindowsError('OpenPrinter', 1801);
    return found;
  };
  const isBorderless = (settings: Buffer): boolean => settings[borderlessAt] === 1;
  const pages: DrawnPage[] = [];
  let lastJob = 40;

  function pageFor(printer: ScriptedPrinter, settings: Buffer): PageFacts {
    const paper = printer.papers.find(({ id }) => id === readField(settings, 'paperSize'));
    if (paper === undefined) throw new WindowsError('CreateDC', 13);
    return (isBorderless(settings) ? paper.borderlessPage : undefined) ?? paper.page;
  }

  const windows: ScriptedWindows = {
    pages,
    jobs: new Map(),
    commands: [],
    printedWith: [],
    before: () => undefined,
    printerNames: () => printers.map(({ name }) => name),
    defaultPrinter: () => printers[0]?.name ?? '',
    printer(name) {
      const { driver, port, attributes, status } = find(name);
      return { driver, port, attributes, status };
    },
    job: (printer, number) => (find(printer), windows.jobs.get(number) ?? null),
    setJob(printer, number, command) {
      find(printer);
      if (!windows.jobs.has(number)) return false;
      windows.commands.push([number, command]);
      if (command === 5 || command === 9) windows.jobs.delete(number);
      return true;
    },
    capability: (printer, _port, index) => capability(find(printer), index),
    settings(printer) {
      windows.before('settings');
      return find(printer).settings;
    },
    merged: (printer, settings) => find(printer).keep(settings),
    offersBorderless: (printer) => find(printer).borderless,
    borderlessSettings(printer) {
      const settings = Buffer.from(find(printer).settings);
      settings[borderlessAt] = 1;
      return settings;
    },
    isBorderless: (_printer, settings) => isBorderless(settings),
    open(name, settings, forPrinting): DeviceContext {
      windows.before('open');
      const page = pageFor(find(name), settings);
      const caps = capsOf(page);
      const drawn: DrawnPage[] = [];
      let canvas: ReturnType<typeof blankPage> | null = null;
      let job = 0;
      if (forPrinting) windows.printedWith.push(settings);
      return {
        caps: (index) => caps[index] ?? 0,
        startDoc(document) {
          windows.before('startDoc');
          lastJob += 1;
          job = lastJob;
          windows.jobs.set(job, { document, statusText: '', status: 0x8, pagesPrinted: 0, totalPages: 0 });
          return job;
        },
        startPage() {
          windows.before('startPage');
          canvas = blankPage(page);
        },
        draw(strip) {
          windows.before('draw');
          canvas?.draw(strip);
        },
        endPage() {
          windows.before('endPage');
          if (canvas !== null) drawn.push(canvas.page);
        },
        endDoc() {
          windows.before('endDoc');
          pages.push(...drawn);
        },
        abortDoc: () => void windows.jobs.delete(job),
        close: () => undefined,
      };
    },
  };
  return windows;
}
