/** Options of drivers that decide about size, by the drivers' own names. */
import type { DriverOption, DriverView } from '../../../shared/printing.ts';

interface ChosenOption {
  readonly name: string;
  readonly value: string;
}

/** Borderless printing as Windows' Print Schema names it, whatever the driver calls it. */
export const windowsBorderless: ChosenOption = { name: 'PageBorderless', value: 'Borderless' };

/**
 * What has to be chosen so that a driver prints over the rim. Gutenprint 5.3.4 calls it so for dye-sublimation printers
 * and for inkjets, and describes their media as if it were chosen, though usually it is not: the page is shrunk then.
 * Measured: a Selphy CP1300 prints 8.5 % smaller; an Epson 1410 fits 288 x 432 points into 270 x 423, as its log says. Most
 * other drivers say it by the medium's name.
 */
const rimless: readonly ChosenOption[] = [
  windowsBorderless,
  { name: 'StpBorderless', value: 'True' },
  { name: 'StpFullBleed', value: 'True' },
];

const has = (options: readonly DriverOption[], { name, value }: ChosenOption): boolean =>
  options.some((option) => option.name === name && option.choices.some((choice) => choice.value === value));

/** Those that this driver has. */
export const rimlessOptions = ({ options }: Pick<DriverView, 'options'>): ChosenOption[] =>
  rimless.filter((wanted) => has(options, wanted));

/** Across and along, dots per inch: `300dpi`, `300x600dpi`, `300x300`; null for a word such as `Normal`. */
export function dpiOf(value: string): readonly [number, number] | null {
  const match = /^(\d{2,4})(?:x(\d{2,4}))?(?:dpi)?$/i.exec(value);
  if (match?.[1] === undefined) return null;
  const [across, along] = [Number(match[1]), Number(match[2] ?? match[1])];
  // Gutenprint's `Automatic` is called `361x360dpi`, so that it is not called as a real one is.
  return [across === along + 1 ? along : across, along];
}

export interface ChosenResolution {
  readonly option: ChosenOption | null;
  readonly dpiX: number;
  readonly dpiY: number;
}

/**
 * The driver's resolution: the wanted one where it has it, else its usual one.
 *
 * @param wantedDpi for both directions; also what is assumed of a driver that says nothing
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
