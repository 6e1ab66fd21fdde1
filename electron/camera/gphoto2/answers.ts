/**
 * Reads what `gphoto2 --stdout-size --shell` prints. Between two prompts there are the command as an echo, lines of text, and pictures:
 * a frame of the live picture as it is, and a file with its length in bytes on a line of its own before it.
 */
import type { CameraState, ConnectedCamera } from '../../../shared/camera/connected.ts';
import { isJpeg } from '../ports.ts';

/** An error as the shell prints it, with the number of libgphoto2. */
interface ShellError {
  readonly number: number;
}

const start = Buffer.from([0xff, 0xd8, 0xff]);
const end = Buffer.from([0xff, 0xd9]);
const newline = 0x0a;
/** The shell prints an error as the last line of its answer. */
const tailBytes = 400;
/** Bytes; a larger figure is no length of a picture. */
const mostBytes = 200_000_000;

/** Removes the echo of the command, which comes once or twice. */
export function withoutEcho(answer: Buffer, command: string): Buffer {
  const echo = Buffer.from(`${command}\n`);
  let rest = answer;
  while (rest.subarray(0, echo.length).equals(echo)) rest = rest.subarray(echo.length);
  return rest;
}

export function errorIn(answer: Buffer): ShellError | null {
  const tail = answer.subarray(Math.max(0, answer.length - tailBytes)).toString('latin1');
  const number = /\*\*\* Error \((-\d+): /u.exec(tail)?.[1];
  return number === undefined ? null : { number: Number(number) };
}

/** Returns the frame in the answer of `capture-preview`; null when there is none. */
export function frameIn(answer: Buffer): Buffer | null {
  const from = answer.indexOf(start);
  const to = answer.lastIndexOf(end);
  return from === -1 || to <= from ? null : answer.subarray(from, to + end.length);
}

/** Returns the files in the answer of `capture-image-and-download`: several where the camera writes raw files beside. */
export function filesIn(answer: Buffer): readonly Buffer[] {
  const files: Buffer[] = [];
  let at = 0;
  while (at < answer.length) {
    const lineEnd = answer.indexOf(newline, at);
    if (lineEnd === -1) break;
    const line = answer.subarray(at, lineEnd).toString('latin1').trim();
    at = lineEnd + 1;
    const length = /^\d{1,9}$/u.test(line) ? Number(line) : 0;
    if (length === 0 || length > mostBytes || at + length > answer.length) continue;
    files.push(answer.subarray(at, at + length));
    at += length;
  }
  return files;
}

/** Returns the largest JPEG; null when there is none. */
export const largestJpeg = (files: readonly Buffer[]): Buffer | null =>
  files
    .filter(isJpeg)
    .reduce<Buffer | null>(
      (largest, file) => (largest === null || file.length > largest.length ? file : largest),
      null,
    );

const currentValue = (answer: Buffer): string | null =>
  /^Current: *(.*)$/mu.exec(answer.toString('utf8'))?.[1]?.trim() ?? null;

/** Returns a charge that is given in percent; null for words and for nothing. */
export function percentIn(answer: Buffer): CameraState['batteryPercent'] {
  const figure = /^(\d{1,3}) ?%?$/u.exec(currentValue(answer) ?? '')?.[1];
  return figure === undefined || Number(figure) > 100 ? null : Number(figure);
}

export function countIn(answer: Buffer): CameraState['shotsLeft'] {
  const figure = /^\d{1,7}$/u.exec(currentValue(answer) ?? '')?.[0];
  return figure === undefined ? null : Number(figure);
}

/** Returns the number of pictures for which the cards in the answer of `storage-info` have room. */
export function freeImagesIn(answer: Buffer): CameraState['shotsLeft'] {
  // A camera that does not know gives 4,294,967,295, which has more digits, or no such line.
  const figures = [...answer.toString('utf8').matchAll(/^freeimages=(\d{1,7})$/gmu)].map(([, figure]) =>
    Number(figure),
  );
  return figures.length === 0 ? null : figures.reduce((sum, figure) => sum + figure, 0);
}

/** Reads the table of `gphoto2 --auto-detect`. Only USB: other ports are disks and card readers, which have no live view. */
export function camerasIn(table: string): readonly ConnectedCamera[] {
  return table.split('\n').flatMap((line) => {
    const found = /^(\S.*?)\s+(usb:\d+,\d+)\s*$/u.exec(line);
    const [, label = '', port = ''] = found ?? [];
    return found === null ? [] : [{ id: `gphoto2:${port}`, label }];
  });
}
