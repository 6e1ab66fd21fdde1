/** Known photo printers: media, frames and safe areas, before anyone asks a driver. */
import { mmPerInch } from '../../../shared/inch.ts';
import type { KnownMediumId } from '../../../shared/sheet-media.ts';

export interface PresetMedium {
  /** Size of the picture for a borderless print, px at 300 dpi, upright. */
  readonly widthPx: number;
  readonly heightPx: number;
}

export interface Preset {
  /** The maker's name for it. */
  readonly name: string;
  readonly media: Readonly<Partial<Record<KnownMediumId, PresetMedium>>>;
  /** How much of each side the cutter, or a borderless print's overspill, may take, mm. */
  readonly safeMm: number;
}

/** Resolution of every raster below; all of these printers have it. */
export const presetDpi = 300;
/** Margin kept free of photos on a borderless print, mm. The Selphy overprints by twice as much. */
export const borderlessSafeMm = 3;
const selphySafeMm = 6;

const px = (widthPx: number, heightPx: number): PresetMedium => ({ widthPx, heightPx });

/**
 * Rasters from Gutenprint 5.3.4, `src/main/print-dyesub.c`, as its descriptions for CUPS state them (the printable area
 * in points, at 300 dpi). The HiTi differs from the DNP by 2 px on its two larger media.
 */
const dnp = { '4x6in': px(1_240, 1_844), '5x7in': px(1_548, 2_138), '6x8in': px(1_844, 2_436) } as const;
const hiti = { '4x6in': px(1_240, 1_844), '5x7in': px(1_548, 2_140), '6x8in': px(1_844, 2_434) } as const;
const fourInch = { '4x6in': px(1_266, 1_836) } as const;
const d70 = { '4x6in': px(1_228, 1_864), '5x7in': px(1_568, 2_128), '6x8in': px(1_864, 2_422) } as const;
const d90 = { '4x6in': px(1_226, 1_852), '5x7in': px(1_550, 2_128), '6x8in': px(1_852, 2_428) } as const;
const selphy = { postcard: px(1_248, 1_872) } as const;

interface Known extends Preset {
  /** Matches the names that drivers, Windows and people give to the printer. */
  readonly calls: RegExp;
}

const known: readonly Known[] = [
  { name: 'DNP DS620', calls: /\bds-?620/i, media: dnp, safeMm: borderlessSafeMm },
  { name: 'DNP DS-RX1', calls: /\b(?:ds-?)?rx1/i, media: dnp, safeMm: borderlessSafeMm },
  { name: 'DNP DS40', calls: /\bds-?40/i, media: dnp, safeMm: borderlessSafeMm },
  // The CX-02W is another printer: it prints eight inches wide.
  { name: 'Citizen CX-02', calls: /\bcx-?02(?!w)/i, media: dnp, safeMm: borderlessSafeMm },
  { name: 'HiTi P525L', calls: /\bp525l?\b/i, media: hiti, safeMm: borderlessSafeMm },
  { name: 'DNP QW410', calls: /\bqw-?410/i, media: fourInch, safeMm: borderlessSafeMm },
  { name: 'Citizen CZ-01', calls: /\bcz-?01/i, media: fourInch, safeMm: borderlessSafeMm },
  { name: 'Mitsubishi CP-D70/D80', calls: /\bcp-?d(?:70|80)/i, media: d70, safeMm: borderlessSafeMm },
  { name: 'Mitsubishi CP-D90', calls: /\bcp-?d90/i, media: d90, safeMm: borderlessSafeMm },
  { name: 'Canon Selphy CP', calls: /\bselphy[\s_-]*cp\d/i, media: selphy, safeMm: selphySafeMm },
];

/** Queues often have names such as `DNP_DS620`, where an underscore joins the words. */
const words = (name: string): string =>
  name.replaceAll('_', ' ').replaceAll(/\b(DS|CX|CZ|QW) (?=\d)/gi, '$1-');

/**
 * @param name a driver's make and model, or the studio's name for a watched folder, for example `DS620 10x15`
 * @returns null for an unknown printer
 */
export function presetOf(name: string): Preset | null {
  const called = words(name);
  return known.find(({ calls }) => calls.test(called)) ?? null;
}

/** Returns the area that a borderless print covers, mm, which is larger than the medium; null where that is not known. */
export function overRimOf(
  preset: Preset | null,
  mediumId: string,
): { readonly widthMm: number; readonly heightMm: number } | null {
  const medium = presetMedium(preset, mediumId);
  if (medium === null) return null;
  const mm = (px: number): number => (px / presetDpi) * mmPerInch;
  return { widthMm: mm(medium.widthPx), heightMm: mm(medium.heightPx) };
}

export const presetMedium = (preset: Preset | null, mediumId: string): PresetMedium | null =>
  Object.entries(preset?.media ?? {}).find(([id]) => id === mediumId)?.[1] ?? null;
