/** Text and shapes on pages measured in millimetres from their top left corner. */
import { PDFDocument, PDFName, type PDFRef } from '@cantoo/pdf-lib';
import { embedFont } from './embed-font.ts';
import { runsOf, widthOf, type Face, type Font } from './fonts.ts';
import { pointsPerMm } from './sheet-frame.ts';

const mmPerPoint = 1 / pointsPerMm;

export interface TextStyle {
  readonly face: Face;
  /** Type size in points. */
  readonly size: number;
  readonly align?: 'left' | 'centre' | 'right';
  /** 0 is black, 1 is white. */
  readonly grey?: number;
}

/** Breaks a text into lines of at most `widthMm`, between words, within one only when it is too long by itself. */
export function wrap(text: string, { face, size }: TextStyle, widthMm: number): string[] {
  const fits = (line: string): boolean => widthOf(face, line, size) * mmPerPoint <= widthMm;
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

const figure = (value: number): string => String(Math.round(value * 1000) / 1000 + 0);

/** One page that is being written. */
export class Paper {
  readonly #heightMm: number;
  readonly #operations: string[] = [];
  readonly #fontName: (font: Font, glyph: number, text: string) => string;

  constructor(heightMm: number, fontName: (font: Font, glyph: number, text: string) => string) {
    this.#heightMm = heightMm;
    this.#fontName = fontName;
  }

  #y(yMm: number): string {
    return figure((this.#heightMm - yMm) * pointsPerMm);
  }

  /** One line of text on the baseline `yMm`; `xMm` is its left, middle or right by the style's alignment. */
  text(text: string, xMm: number, yMm: number, { face, size, align = 'left', grey = 0 }: TextStyle): void {
    const share = { left: 0, centre: 0.5, right: 1 }[align];
    let x = xMm * pointsPerMm - widthOf(face, text, size) * share;
    for (const { font, glyphs } of runsOf(face, text)) {
      const names = glyphs.map(({ glyph, text: character }) => this.#fontName(font, glyph, character));
      const codes = glyphs.map(({ glyph }) => glyph.toString(16).padStart(4, '0')).join('');
      this.#operations.push(
        `${grey} g BT /${names[0] ?? ''} ${size} Tf ${figure(x)} ${this.#y(yMm)} Td <${codes}> Tj ET`,
      );
      x += glyphs.reduce((sum, { glyph }) => sum + (font.widthOf(glyph) * size) / 1000, 0);
    }
  }

  /** A filled box. @param grey 0 is black, 1 is white */
  box(xMm: number, yMm: number, widthMm: number, heightMm: number, grey = 0): void {
    const size = `${figure(widthMm * pointsPerMm)} ${figure(heightMm * pointsPerMm)}`;
    const corner = `${figure(xMm * pointsPerMm)} ${this.#y(yMm + heightMm)}`;
    this.#operations.push(`q ${grey} g ${corner} ${size} re f Q`);
  }

  get content(): string {
    return this.#operations.join('\n');
  }
}

/** A document of pages of text. The same calls give the same bytes. */
export class PaperDocument {
  readonly #pages: { readonly paper: Paper; readonly widthMm: number; readonly heightMm: number }[] = [];
  readonly #fonts = new Map<Font, { readonly name: string; readonly used: Map<number, string> }>();

  page(widthMm: number, heightMm: number): Paper {
    const paper = new Paper(heightMm, (font, glyph, text) => {
      const known = this.#fonts.get(font) ?? {
        name: `F${this.#fonts.size + 1}`,
        used: new Map<number, string>(),
      };
      known.used.set(glyph, text);
      this.#fonts.set(font, known);
      return known.name;
    });
    this.#pages.push({ paper, widthMm, heightMm });
    return paper;
  }

  async save(title: string): Promise<Uint8Array> {
    const document = await PDFDocument.create({ updateMetadata: false });
    const { context, catalog } = document;
    const fonts: Record<string, PDFRef> = {};
    for (const [font, { name, used }] of this.#fonts) fonts[name] = embedFont(context, font, used);
    for (const { paper, widthMm, heightMm } of this.#pages) {
      const page = document.addPage([widthMm * pointsPerMm, heightMm * pointsPerMm]);
      page.node.set(PDFName.of('Resources'), context.obj({ Font: fonts }));
      page.node.set(PDFName.of('Contents'), context.register(context.stream(paper.content)));
    }
    catalog.set(PDFName.of('ViewerPreferences'), context.obj({ PrintScaling: 'None' }));
    document.setTitle(title);
    document.setProducer('Headroom');
    return document.save({ useObjectStreams: false, addDefaultPage: false, updateFieldAppearances: false });
  }
}
