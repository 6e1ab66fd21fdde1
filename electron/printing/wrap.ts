/** Breaking text into lines. */
import { widthOf } from './fonts.ts';
import type { TextStyle } from './paper.ts';
import { pointsPerMm } from './sheet-frame.ts';

/** Breaks a text into lines of at most `widthMm`, between words, within one only when it is too long by itself. */
export function wrap(text: string, { face, size }: TextStyle, widthMm: number): string[] {
  const fits = (line: string): boolean => widthOf(face, line, size) / pointsPerMm <= widthMm;
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let line = '';
    for (const word of paragraph.split(/\s+/)) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (fits(longer)) {
        line = longer;
        continue;
      }
      if (line !== '') lines.push(line);
      line = '';
      for (const character of word) {
        if (line !== '' && !fits(line + character)) {
          lines.push(line);
          line = '';
        }
        line += character;
      }
    }
    lines.push(line);
  }
  return lines;
}

/** As `wrap`, with lines as even as they get without another line: no single word stands alone below a full line. */
export function wrapEvenly(text: string, style: TextStyle, widthMm: number): string[] {
  const stepMm = 2;
  let lines = wrap(text, style, widthMm);
  for (let narrower = widthMm - stepMm; narrower > widthMm / 2; narrower -= stepMm) {
    const tried = wrap(text, style, narrower);
    if (tried.length > lines.length) break;
    lines = tried;
  }
  return lines;
}
