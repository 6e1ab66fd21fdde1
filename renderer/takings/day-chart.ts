/** A bar for each day, as Chart.js draws it. Loaded with the week and the month only. */
import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  LinearScale,
  Tooltip,
  type ChartConfiguration,
} from 'chart.js';

Chart.register(BarController, BarElement, CategoryScale, LinearScale, Tooltip);

/** Colours and type of the page's theme, which a canvas does not inherit. */
export interface ChartLook {
  readonly bar: string;
  /** Money given back: a hollow bar, below the line. */
  readonly below: string;
  readonly text: string;
  readonly line: string;
  readonly zero: string;
  readonly fontFamily: string;
  readonly fontSizePx: number;
}

export interface DayBar {
  readonly words: string;
  /** Smallest unit of the currency. */
  readonly amount: number;
}

/** @param money writes an amount for people, for example `£12.00` */
export function chartOf(
  days: readonly DayBar[],
  { bar, below, text, line, zero, fontFamily: family, fontSizePx: size }: ChartLook,
  money: (amount: number) => string,
): ChartConfiguration<'bar', number[], string> {
  const ticks = { color: text, font: { family, size } };
  return {
    type: 'bar',
    data: {
      labels: days.map(({ words }) => words),
      datasets: [
        {
          data: days.map(({ amount }) => amount),
          backgroundColor: days.map(({ amount }) => (amount < 0 ? below : bar)),
          borderColor: bar,
          borderWidth: days.map(({ amount }) => (amount < 0 ? 2 : 0)),
          categoryPercentage: 0.9,
          barPercentage: 0.8,
        },
      ],
    },
    options: {
      animation: false,
      maintainAspectRatio: false,
      scales: {
        x: { grid: { display: false }, border: { display: false }, ticks },
        y: {
          border: { display: false },
          grid: { color: ({ tick }) => (tick.value === 0 ? zero : line) },
          ticks: { ...ticks, maxTicksLimit: 6, callback: (value) => money(Number(value)) },
        },
      },
      plugins: {
        tooltip: {
          animation: false,
          displayColors: false,
          bodyFont: { family, size },
          titleFont: { family, size },
          callbacks: { label: ({ parsed }) => money(parsed.y ?? 0) },
        },
      },
    },
  };
}

/** Draws on a canvas, unless the browser has none: the table has the same figures. Returns a function that erases it. */
export function draw(canvas: HTMLCanvasElement, chart: ReturnType<typeof chartOf>): () => void {
  if (canvas.getContext('2d') === null) return () => undefined;
  const drawn = new Chart(canvas, chart);
  return () => {
    drawn.destroy();
  };
}
