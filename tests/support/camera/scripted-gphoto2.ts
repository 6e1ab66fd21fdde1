/**
 * A program `gphoto2` that speaks the real one's command line and shell, as version 2.5.28 does without a terminal: the prompt, the command
 * twice, pictures as they are after `capture-preview` and with their length after `capture-image-and-download`, errors by number, and the
 * drivers' words on the error output. What it does next is in a file, which it reads before each command.
 */
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface GphotoScript {
  /** Model and port of each camera that is plugged in. */
  readonly cameras: readonly (readonly [string, string])[];
  /** `hang` answers nothing; `crash` ends the program. */
  readonly preview: { readonly error: number; readonly words?: string } | 'frames' | 'hang' | 'crash';
  /** Number of `capture-preview` that fail with -7 before the first frame: a camera that wakes up. */
  readonly sleepy?: number;
  /**
   * Files of the release, by name in the folder, after `afterMs`, and a wait for further files of `waitsMs`; or words on the error
   * output, as of a camera that could not focus.
   */
  readonly capture:
    | { readonly files: readonly string[]; readonly afterMs?: number; readonly waitsMs?: number }
    | { readonly words: string; readonly error?: number };
  /** A picture of the camera's own button: the next release hands it over, unless the camera's events were read before. */
  readonly pressed?: string;
  readonly battery: string | null;
  readonly shots: number | null;
}

export interface ScriptedGphoto {
  readonly path: string;
  readonly folder: string;
  set(change: Partial<GphotoScript>): void;
  addFile(name: string, bytes: Uint8Array): void;
  /** The arguments of every start, in order. */
  starts(): readonly (readonly string[])[];
  /** The processes that were started as a shell. */
  shells(): readonly number[];
  /** The commands that the shells have read. */
  commands(): readonly string[];
}

export const awake: GphotoScript = {
  cameras: [['Nikon DSC D750', 'usb:001,004']],
  preview: 'frames',
  capture: { files: ['full.jpg'] },
  battery: '80%',
  shots: 420,
};

const program = (folder: string): string => `#!${process.execPath}
const { readFileSync, appendFileSync, writeSync, readdirSync } = require('node:fs');
const { join } = require('node:path');
const folder = ${JSON.stringify(folder)};
const args = process.argv.slice(2);
const script = () => JSON.parse(readFileSync(join(folder, 'script.json'), 'utf8'));
const note = (what) => appendFileSync(join(folder, 'log.jsonl'), JSON.stringify(what) + '\\n');
const out = (bytes) => { const all = Buffer.from(bytes); let at = 0; while (at < all.length) { try { at += writeSync(1, all, at); } catch (error) { if (error.code !== 'EAGAIN') throw error; } } };
const prompt = () => out('gphoto2: {} > ');
note({ start: args, pid: process.pid });
if (args.includes('--auto-detect')) {
  out('Model                          Port            \\n----------------------------------------------------------\\n');
  for (const [model, port] of script().cameras) out(model.padEnd(30) + ' ' + port.padEnd(16) + '\\n');
} else if (args.includes('--version')) out('gphoto2 2.5.28\\n\\nCopyright (c) 2000-2021 Marcus Meissner and others\\n');
else if (args.includes('--shell') && args.includes('--stdout-size')) shell(args[args.indexOf('--port') + 1]);
else process.exit(1);

function shell(port) {
  let frame = 0;
  let areEventsRead = false;
  const countOf = (command) => readFileSync(join(folder, 'log.jsonl'), 'utf8').split('"command":"' + command + '"').length - 1;
  let typed = '';
  const error = (number) => out("*** Error (" + number + ": 'from a script') ***\\n");
  const config = (value) => {
    if (value === null) { writeSync(2, '\\n*** Error ***\\nbatterylevel not found in configuration tree.\\n'); error(-2); }
    else out('Label: A value\\nReadonly: 1\\nType: TEXT\\nCurrent: ' + value + '\\nEND\\n');
  };
  const run = async (command) => {
    note({ command, pid: process.pid });
    out(command + '\\n' + command + '\\n');
    const now = script();
    const there = now.cameras.some(([, one]) => one === port);
    if (!there) { error(-52); return true; }
    if (command === 'capture-preview') {
      if (now.preview === 'hang') return new Promise(() => setInterval(() => undefined, 1000));
      if (now.preview === 'crash') process.exit(139);
      if (now.sleepy !== undefined && countOf('capture-preview') <= now.sleepy) { error(-7); return true; }
      if (now.preview !== 'frames') { writeSync(2, '\\n*** Error ***\\n' + (now.preview.words ?? '') + '\\n'); error(now.preview.error); return true; }
      const frames = readdirSync(folder).filter((name) => name.startsWith('frame-')).sort();
      out(readFileSync(join(folder, frames[frame++ % frames.length])));
    } else if (command === 'capture-image-and-download') {
      const { capture } = now;
      if (capture.words !== undefined) {
        writeSync(2, '\\n*** Error ***\\n' + capture.words + '\\nERROR: Could not capture image.\\nERROR: Could not capture.\\n');
        if (capture.error !== undefined) error(capture.error);
        return true;
      }
      await new Promise((resolve) => setTimeout(resolve, capture.afterMs ?? 0));
      const files = now.pressed === undefined || areEventsRead ? capture.files : [now.pressed, ...capture.files];
      for (const name of files) { const file = readFileSync(join(folder, name)); out(file.length + '\\n'); out(file); }
      await new Promise((resolve) => setTimeout(resolve, capture.waitsMs ?? 0));
    } else if (/^wait-event \\d+ms$/.test(command)) {
      areEventsRead = true;
      out('Waiting for 100 milliseconds for events from camera. Press Ctrl-C to abort.\\n');
      if (now.pressed !== undefined) out('FILEADDED ' + now.pressed + ' /store_00010001/DCIM/100D7500\\n');
    } else if (command === 'get-config batterylevel') config(now.battery);
    else if (command === 'get-config availableshots') config(now.shots);
    else if (command === 'storage-info') out('[Storage 0]\\nlabel=\\ntotalcapacity=31154688 KB\\nfree=8077137 KB\\nfreeimages=4294967295\\n');
    else if (command === 'exit') return false;
    else writeSync(2, 'ERROR: Invalid command.\\n');
    return true;
  };
  let last = Promise.resolve(true);
  process.stdin.on('data', (chunk) => {
    typed += chunk;
    const lines = typed.split('\\n');
    typed = lines.pop();
    for (const line of lines) last = last.then(async () => { if (await run(line)) prompt(); else process.exit(0); });
  });
  process.stdin.on('end', () => process.exit(0));
  prompt();
}
`;

interface Line {
  readonly start?: readonly string[];
  readonly command?: string;
  readonly pid: number;
}

/** Puts the program into a folder `bin`. Frames and pictures are added with `addFile`: `frame-…` are the live picture's. */
export function scriptedGphoto(parent: string, script: Partial<GphotoScript> = {}): ScriptedGphoto {
  const folder = join(parent, 'bin');
  mkdirSync(folder);
  const path = join(folder, 'gphoto2');
  writeFileSync(path, program(folder));
  chmodSync(path, 0o755);
  let now: GphotoScript = { ...awake, ...script };
  const lines = (): readonly Line[] => {
    const log = join(folder, 'log.jsonl');
    if (!existsSync(log)) return [];
    return readFileSync(log, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Line);
  };
  const write = (): void => {
    // Renamed, because the program may read it at any time.
    writeFileSync(join(folder, 'script.new'), JSON.stringify(now));
    renameSync(join(folder, 'script.new'), join(folder, 'script.json'));
  };
  write();
  return {
    path,
    folder,
    set(change) {
      now = { ...now, ...change };
      write();
    },
    addFile(name, bytes) {
      // The program never finds a half-written picture.
      const aside = join(folder, 'aside');
      writeFileSync(aside, bytes);
      renameSync(aside, join(folder, name));
    },
    starts: () => lines().flatMap(({ start }) => (start === undefined ? [] : [start])),
    shells: () => lines().flatMap(({ start, pid }) => (start?.includes('--shell') === true ? [pid] : [])),
    commands: () => lines().flatMap(({ command }) => (command === undefined ? [] : [command])),
  };
}
