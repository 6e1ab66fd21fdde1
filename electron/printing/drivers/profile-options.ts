/** Driver options that affect size, by the drivers' own names. */
import type { DriverOption, DriverView } from '../../../shared/printing.ts';

interface ChosenOption {
  readonly name: string;
  readonly value: string;
}

/** Borderless printing by its name in Windows' Print Schema, whatever the driver calls it. */
export const windowsBorderless: ChosenOption = { name: 'PageBorderless', value: 'Borderless' };

/**
 * The options that make a driver print beyond the paper's edges. Gutenprint 5.3.4 uses these names for dye-sublimation
 * printers and for inkjets. It describes their media as if the option were chosen, although usually it is not, and then
 * shrinks the page. Measured: a Selphy CP1300 prints 8.5 % smaller; an Epson 1410 fits 288 x 432 points into 270 x 423,
 * as its log says. Most other drivers have a separate medium for borderless prints instead.
 */
const rimless: readonly ChosenOption[] = [
  windowsBorderless,
  { name: 'StpBorderless', value: 'True' },
  { name: 'StpFullBleed', value: 'True' },
];

const has = (options: readonly DriverOption[], { name, value }: ChosenOption): boolean =>
  options.some((option) => option.name === name && option.choices.some((choice) => choice.value === value));

/** Returns the options for borderless printing that this driver has. */
export const rimlessOptions = ({ options }: Pick<DriverView, 'options'>): ChosenOption[] =>
  rimless.filter((wanted) => has(options, wanted));

/** Reads dots per inch across and along: `300dpi`, `300x600dpi`, `300x300`; null for a word such as `Normal`. */
function dpiOf(value: string): readonly [number, number] | null {
  const match = /^(\d{2,4})(?:x(\d{2,4}))?(?:dpi)?$/i.exec(value);
  if (match?.[1] === undefined) return null;
  const [across, along] = [Number(match[1]), Number(match[2] ?? match[1])];
  // Gutenprint names `Automatic` `361x360dpi`, so that its name differs from a real resolution's.
  return [across === along + 1 ? along : across, along];
}

export interface ChosenResolution {
  readonly option: ChosenOption | null;
  readonly dpiX: number;
  readonly dpiY: number;
}

/**
 * Picks a resolution: the wanted one when `insist` is set, otherwise the driver's usual one; the other, or the driver's
 * first, when that is missing.
 *
 * @param wantedDpi in both directions; also assumed for a driver that states no resolution
 */
export function resolutionOf(
  { options }: Pick<DriverView, 'options'>,
  wantedDpi: number,
  insist: boolean,
): ChosenResolution {
  const option = options.find(({ name }) => name === 'Resolution');
  const offered = (option?.choices ?? []).flatMap(({ value }) => {
    const dpi = dpiOf(value);
    return dpi === null ? [] : [{ value, dpiX: dpi[0], dpiY: dpi[1] }];
  });
  const wanted = offered.find(({ dpiX, dpiY }) => dpiX === wantedDpi && dpiY === wantedDpi);
  const usual = offered.find(({ value }) => value === option?.usual);
  const chosen = (insist ? (wanted ?? usual) : (usual ?? wanted)) ?? offered[0];
  if (chosen === undefined) return { option: null, dpiX: wantedDpi, dpiY: wantedDpi };
  const { value, dpiX, dpiY } = chosen;
  return { option: { name: 'Resolution', value }, dpiX, dpiY };
}
