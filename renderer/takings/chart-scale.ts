/** The scale of a bar chart. Pure. */

/** Returns the smallest of 1, 2, 5, 10, 20, 50 … that is not below `amount`. */
function roundUp(amount: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, amount)));
  return ([1, 2, 5, 10].find((factor) => factor * power >= amount) ?? 10) * power;
}

export interface ChartScale {
  /** The largest and the smallest amount on the scale; the smallest is 0 unless an amount is negative. */
  readonly top: number;
  readonly bottom: number;
}

export function scaleFor(amounts: readonly number[]): ChartScale {
  const least = Math.min(0, ...amounts);
  return { top: roundUp(Math.max(1, ...amounts)), bottom: least === 0 ? 0 : -roundUp(-least) };
}

/** Returns a bar's lower end and height, in percent of the chart's height. The lower end is measured from the chart's bottom. */
export function barOf(amount: number, { top, bottom }: ChartScale): { from: number; height: number } {
  const percent = (value: number): number => (value / (top - bottom)) * 100;
  return { from: percent(Math.min(amount, 0) - bottom), height: percent(Math.abs(amount)) };
}
