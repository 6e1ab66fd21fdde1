import { closeSync, openSync, readSync, writeFileSync } from 'node:fs';

/** How soon a new line is heard of. ms */
const everyMs = 50;

export interface FollowedFile {
  readonly file: string;
  /** Reads what is left, the last unfinished line included, and stops. */
  end(): void;
}

/** Makes an empty file and tells of each line that is added to it, as a pipe would. */
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
