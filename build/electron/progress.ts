import type { Progress } from '@electron/get';

interface Output {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

interface ProgressLine {
  /** Called for each piece that arrived. */
  show(progress: Progress): void;
  /** Ends the line on a terminal, so that the next text starts on a new line. */
  end(): void;
}

const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(0);

function words({ transferred, total, percent }: Progress): string {
  if (total === null) return `${megabytes(transferred)} MB`;
  return `${Math.floor(percent * 100)} % of ${megabytes(total)} MB`;
}

/**
 * Shows the progress of a download: one changing line on a terminal, a line for each quarter in a log.
 *
 * @param title starts every line
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
