/** Reads the text of a driver's description: PostScript Printer Description files, Adobe specification 4.3. */

/** One statement, for example `*PageSize w288h432/4x6: "<</PageSize[297.6 460.8]>>setpagedevice"`. */
export interface PpdEntry {
  /** Without the asterisk: `PageSize`. */
  readonly keyword: string;
  /** For example `w288h432`; empty for a statement without one, such as `*DefaultPageSize: A4`. */
  readonly option: string;
  /** The text shown to people, `4x6`; the option itself where the driver has no text for it. */
  readonly text: string;
  /** Without quotation marks, line breaks kept. */
  readonly value: string;
}

/** A description's statements by keyword. Some have six thousand, so this looks them up instead of searching. */
export interface Ppd {
  /** Returns all statements of a keyword that have an option, in the file's order. */
  choices(keyword: string): readonly PpdEntry[];
  /** Returns the value of a keyword's statement for an option; empty when there is no such statement. */
  valueOf(keyword: string, option?: string): string;
}

const statement = /^\*([^\s:/]+)(?:[ \t]+([^:/]*?))?[ \t]*(?:\/([^:]*))?:[ \t]*(.*)$/;

/** Decodes characters beyond ASCII, which drivers write as hexadecimal bytes: `Format<e9>` (specification, 3.5). */
const readable = (text: string): string =>
  text
    .replaceAll(/<((?:[\da-f]{2}\s*)+)>/gi, (_whole, digits: string) =>
      Buffer.from(digits.replaceAll(/\s/g, ''), 'hex').toString('latin1'),
    )
    .trim();

/** Reads a quoted value that starts on this line and may run over many lines, to the next quotation mark. */
function quoted(first: string, lines: readonly string[], at: number): { value: string; next: number } {
  const parts: string[] = [];
  let line = first.slice(1);
  let next = at;
  for (;;) {
    const end = line.indexOf('"');
    parts.push(end < 0 ? line : line.slice(0, end));
    // An unclosed quotation runs to the end of the file; the statements before it are still good.
    if (end >= 0 || next >= lines.length) return { value: parts.join('\n'), next };
    line = lines[next] ?? '';
    next++;
  }
}

/** Decodes a file that was read as Latin-1. Most drivers use that; one that declares UTF-8 is decoded again. */
const decoded = (ppd: string): string =>
  /^\*LanguageEncoding:\s*UTF-?8/im.test(ppd) ? Buffer.from(ppd, 'latin1').toString('utf8') : ppd;

/**
 * Returns every statement in the file's order, without comments, queries and other lines.
 *
 * @param ppd the file's bytes as Latin-1 text
 */
export function ppdEntries(ppd: string): PpdEntry[] {
  const lines = decoded(ppd).split(/\r\n|\n|\r/);
  const entries: PpdEntry[] = [];
  let at = 0;
  while (at < lines.length) {
    const line = lines[at++] ?? '';
    // Comments and queries make up much of some files.
    if (!line.startsWith('*') || line.startsWith('*%') || line.startsWith('*?')) continue;
    const match = statement.exec(line);
    if (match === null) continue;
    const [, keyword = '', option = '', text, rest = ''] = match;
    let value = rest.trim();
    if (value.startsWith('"')) ({ value, next: at } = quoted(value, lines, at));
    entries.push({ keyword, option: option.trim(), text: readable(text ?? '') || option.trim(), value });
  }
  return entries;
}

/** Reads a description. When a statement occurs twice, the first one counts, as in CUPS. */
export function readPpd(text: string): Ppd {
  const choices = new Map<string, PpdEntry[]>();
  const values = new Map<string, string>();
  for (const entry of ppdEntries(text)) {
    const { keyword, option, value } = entry;
    const name = `${keyword} ${option}`;
    if (values.has(name)) continue;
    values.set(name, value.trim());
    if (option === '') continue;
    const all = choices.get(keyword);
    if (all === undefined) choices.set(keyword, [entry]);
    else all.push(entry);
  }
  return {
    choices: (keyword) => choices.get(keyword) ?? [],
    valueOf: (keyword, option = '') => values.get(`${keyword} ${option}`) ?? '',
  };
}
