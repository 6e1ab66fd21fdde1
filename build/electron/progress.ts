import type { Progress } from '@electron/get';

interface Output {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

interface ProgressLine {
  /** Hears of each piece that arrived. */
  show(progress: Progress): void;
  /** Ends the line on a terminal, so that the next text begins on its own. */
  end(): void;
}

const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(0);

function words({ transferred, total, percent }: Progress): string {
  if (total === null) return `${megabytes(transferred)} MB`;
  return `${Math.floor(percent * 100)} % of ${megabytes(total)} MB`;
}

/**
 * Shows how far a download is: on a terminal one line that changes, in a log a line for each quarter.
 *
 * @param title opens every line
 */
export function progressLine(title: string, output: Output): ProgressLine {
  let shown = '';
  let quarter = 0;
  return {
    show: (progress) => {
      const text = `${title}: ${words(progress)}`;
      const now = Math.floor(progress.percent * 4);
      if (output.isTTY ? text === shown : now === quarter) return;
      shown = text;
      quarter = now;
      output.write(output.isTTY ? `\r${text}` : `${text}\n`);
    },
    end: () => {
      if (output.isTTY && shown !== '') output.write('\n');
    },
  };
}
