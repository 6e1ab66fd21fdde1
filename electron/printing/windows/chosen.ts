/** Chooses the driver's settings for a sheet, and measures the page that results from them. */
import { checkMode, hasField, readField, withFields, type ModeField, type ModeValues } from './devmode.ts';
import type { PageFacts, DriverWays } from './answers.ts';
import type { WindowsCalls } from './calls.ts';
import { driverLists, nameOfResolution, type DriverLists } from './driver-lists.ts';
import type { PageWish } from './wishes.ts';

/** Thrown when nothing was handed over; its message says why, and staff see it. */
export class SheetRefused extends Error {
  override readonly name = 'SheetRefused';
}

/**
 * Required values of settings that would otherwise move a photo or change its size: upright, 100 %, one copy of one page
 * on one side of a sheet (wingdi.h). Only settings that the driver has are sent to it.
 */
const plain = {
  scale: 100,
  copies: 1,
  duplex: 1,
  pagesOnSheet: 2,
  collate: 0,
  colour: 2,
} as const satisfies ModeValues;
const upright = 1;
/** Settings that the driver must keep. A monochrome printer may keep its own colour, and a driver its own page order. */
const mustBeKept: readonly ModeField[] = ['scale', 'copies', 'duplex', 'pagesOnSheet'];

function find<Value>(all: readonly Value[], isIt: (value: Value) => boolean, otherwise: string): Value {
  const found = all.find(isIt);
  if (found === undefined) throw new SheetRefused(otherwise);
  return found;
}

function valuesOf(lists: DriverLists, paper: string, ways: DriverWays): ModeValues {
  const named = (name: string) => (each: { readonly name: string }) => each.name === name;
  const { id } = find(lists.papers(), named(paper), 'paper-unknown');
  const isResolution = (each: Parameters<typeof nameOfResolution>[0]) =>
    nameOfResolution(each) === ways.resolution;
  const resolution =
    ways.resolution === '' ? null : find(lists.resolutions(), isResolution, 'resolution-unknown');
  return {
    paperSize: id,
    ...(resolution === null ? {} : { quality: resolution.x, resolutionY: resolution.y }),
    ...(ways.source === '' ? {} : { source: find(lists.sources(), named(ways.source), 'source-unknown').id }),
    ...(ways.mediaType === ''
      ? {}
      : { mediaType: find(lists.mediaTypes(), named(ways.mediaType), 'media-type-unknown').id }),
  };
}

/**
 * Returns the settings for a request, as the driver gives them back.
 *
 * @throws SheetRefused when the driver has no such name, or does not keep a value; WindowsError; BrokenSettings
 */
export function chosenSettings(calls: WindowsCalls, { printer, paper, ways }: PageWish): Buffer {
  const lists = driverLists(calls, printer, calls.printer(printer).port);
  const chosen = valuesOf(lists, paper, ways);
  const borderless = ways.borderless !== '';
  if (borderless && !calls.offersBorderless(printer)) throw new SheetRefused('borderless-unknown');
  const usual = checkMode(borderless ? calls.borderlessSettings(printer) : calls.settings(printer));
  const told = Object.fromEntries(
    Object.entries(plain).filter(([name]) => hasField(usual, name as ModeField)),
  ) as ModeValues;
  const values: ModeValues = { orientation: upright, ...told, ...chosen };
  const kept = checkMode(calls.merged(printer, withFields(usual, values)));
  const names = [...(Object.keys(chosen) as ModeField[]), ...mustBeKept.filter((name) => name in told)];
  for (const name of names) {
    if (readField(kept, name) !== values[name]) throw new SheetRefused(`not-kept: ${name}`);
  }
  if (borderless && !calls.isBorderless(printer, kept)) throw new SheetRefused('not-kept: borderless');
  return kept;
}

/** Indices of GetDeviceCaps, wingdi.h. */
const caps = {
  dpiX: 88,
  dpiY: 90,
  physicalWidth: 110,
  physicalHeight: 111,
  offsetX: 112,
  offsetY: 113,
  printableWidth: 8,
  printableHeight: 10,
} as const satisfies Readonly<Record<keyof PageFacts, number>>;

/** Measures a page. */
export function pageOf(dc: { caps(index: number): number }): PageFacts {
  const entries = Object.entries(caps).map(([name, index]) => [name, dc.caps(index)] as const);
  return Object.fromEntries(entries) as Record<keyof PageFacts, number>;
}

/** @throws WindowsError */
export function measure(calls: WindowsCalls, printer: string, settings: Buffer): PageFacts {
  const dc = calls.open(printer, settings, false);
  try {
    return pageOf(dc);
  } finally {
    dc.close();
  }
}

/** Names the figures that differ between two pages; empty when they are the same. */
export const differences = (a: PageFacts, b: PageFacts): string[] =>
  (Object.keys(caps) as (keyof PageFacts)[]).filter((name) => a[name] !== b[name]);
