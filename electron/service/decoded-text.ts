/**
 * Removes every layer of escaping from a text: JSON strings in JSON strings, URLs, HTML, in any order.
 * Several programs may have escaped the text that an error quotes, one after the other.
 */

/** HTML's names for the ASCII punctuation. https://html.spec.whatwg.org/multipage/named-characters.html */
const entities: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', excl: '!', num: '#', dollar: '$' },
  ...{
    percnt: '%',
    lpar: '(',
    rpar: ')',
    ast: '*',
    midast: '*',
    plus: '+',
    comma: ',',
    period: '.',
    sol: '/',
  },
  ...{ colon: ':', semi: ';', equals: '=', quest: '?', commat: '@', lsqb: '[', lbrack: '[', bsol: '\\' },
  ...{ rsqb: ']', rbrack: ']', hat: '^', lowbar: '_', underbar: '_', grave: '`', diacriticalgrave: '`' },
  ...{ lcub: '{', lbrace: '{', verbar: '|', vert: '|', verticalline: '|', rcub: '}', rbrace: '}' },
  ...{ tab: '\t', newline: '\n' },
};
const controls: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };

const escapes = new RegExp(
  [
    String.raw`\\u\{(?<point>[0-9a-f]{1,6})\}`,
    String.raw`\\u(?<unit>[0-9a-f]{4})`,
    String.raw`\\x(?<byte>[0-9a-f]{2})`,
    String.raw`\\(?<sign>[^])`,
    '(?<percent>(?:%[0-9a-f]{2})+)',
    String.raw`&#(?<decimal>\d{1,7});?`,
    '&#x(?<hex>[0-9a-f]{1,6});?',
    `&(?<name>${Object.keys(entities).join('|')});`,
  ].join('|'),
  'gi',
);
/** Removes one layer of every kind of escaping. */
export function oneLayerOff(text: string): string {
  return text.replace(escapes, (whole: string, ...found: unknown[]) => {
    const groups = found.at(-1) as Readonly<Record<string, string | undefined>>;
    const { point, unit, byte, sign, percent, decimal, hex, name } = groups;
    if (unit !== undefined) return String.fromCharCode(Number.parseInt(unit, 16));
    if (sign !== undefined) return controls[sign] ?? sign;
    if (percent !== undefined) return percentDecoded(percent);
    if (name !== undefined) return entities[name.toLowerCase()] ?? whole;
    const code = Number.parseInt(point ?? byte ?? hex ?? decimal ?? '', decimal === undefined ? 16 : 10);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

/** Leaves bytes that are not UTF-8 as they are written. */
function percentDecoded(run: string): string {
  try {
    return decodeURIComponent(run);
  } catch {
    // The run is not UTF-8 as a whole; decode its ASCII bytes anyway.
    return run.replace(/%[0-7][0-9a-f]/gi, (each) => decodeURIComponent(each));
  }
}
