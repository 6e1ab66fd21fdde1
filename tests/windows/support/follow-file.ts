import { closeSync, openSync, readSync, writeFileSync } from 'node:fs';

/** Interval at which new lines are noticed. ms */
const everyMs = 50;

export interface FollowedFile {
  readonly file: string;
  /** Reads the rest, including an unfinished last line, and stops. */
  end(): void;
}

/** Creates an empty file and reports each line that is added to it, as a pipe would. */
export function followFile(file: string, onLine: (line: string) => void): FollowedFile {
  writeFileSync(file, '');
  const handle = openSync(file, 'r');
  const chunk = Buffer.alloc(64 * 1024);
  let rest = Buffer.alloc(0);
  const read = (): void => {
    for (let bytes; (bytes = readSync(handle, chunk, 0, chunk.length, null)) > 0;)
      rest = Buffer.concat([rest, chunk.subarray(0, bytes)]);
    const end = rest.lastIndexOf('\n') + 1;
    const lines = rest.toString('utf8', 0, end).split(/\r?\n/).slice(0, -1);
    rest = rest.subarray(end);
    lines.forEach(onLine);
  };
  const timer = setInterval(read, everyMs);
  return {
    file,
    end: () => {
      clearInterval(timer);
      read();
      closeSync(handle);
      if (rest.length > 0) onLine(rest.toString());
    },
  };
}
