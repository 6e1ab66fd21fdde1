/**
 * The switches on the command line of a packaged kiosk: its own, those that end the program, and those that it
 * ignores.
 */

/** The kiosk's own switches, and the one with which the desktop file chooses X11. */
const own = new Set(['data', 'ozone-platform']);

/**
 * Switches that weaken security. Chromium, Electron or Node acts on many of them before any JavaScript runs (the
 * sandbox, V8's flags, the data folder), so the program can only end. Grouped into families, because Chromium adds to
 * them.
 */
const ending: readonly RegExp[] = [
  // The isolation of pages.
  /sandbox|site-isolation|insecure|^disable-web-security$|^no-zygote$|^single-process$|^in-process-|^allow-file-access/,
  // Debuggers and remote control.
  /^remote-|^inspect|^debug|debugger|devtools|^enable-automation$/,
  // Certificates, host names and network routes.
  /certificate|^ssl-|proxy|^host-(resolver-)?rules$|^auth-/,
  // Foreign code.
  /^js-flags$|^load-|extension|launcher$|-cmd-prefix$|subprocess-path$|^require$|^import$/,
  // The folder for data; the kiosk's own switch for it is `--data`.
  /^user-data-dir$|^crash-dumps-dir$/,
];

export interface JudgedSwitches {
  /** The first switch that ends the program, as it was written; null when there is none. */
  readonly ending: string | null;
  /** Names to remove from Chromium's command line before it reads them. */
  readonly ignored: readonly string[];
}

/**
 * Parses a command line as Chromium does (base/command_line.cc): `-` opens a switch like `--`, on Windows also `/`
 * and in any case, and after `--` alone nothing is a switch.
 *
 * @param args the arguments after the program
 */
export function judgeSwitches(args: readonly string[], platform: NodeJS.Platform): JudgedSwitches {
  const windows = platform === 'win32';
  const opening = windows ? /^(?:--|-|\/)([^=]+)/ : /^--?([^=]+)/;
  const end = args.indexOf('--');
  const written = end === -1 ? args : args.slice(0, end);
  const ignored: string[] = [];
  for (const arg of written) {
    const name = opening.exec(arg.trim())?.[1];
    if (name === undefined) continue;
    const known = windows ? name.toLowerCase() : name;
    if (ending.some((family) => family.test(known.toLowerCase()))) return { ending: `--${name}`, ignored };
    if (!own.has(known)) ignored.push(known);
  }
  return { ending: null, ignored };
}
