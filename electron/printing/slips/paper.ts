/** Draws text and boxes on pages, in millimetres from their top left corner. */
import {
  beginText,
  endText,
  fill,
  moveText,
  PDFDocument,
  PDFName,
  rectangle,
  setFillingGrayscaleColor,
  setFontAndSize,
  showText,
  type PDFOperator,
} from '@cantoo/pdf-lib';
import { pointsPerMm } from '../../../shared/inch.ts';
import { runsOf, widthOf, type Font } from '../type/fonts.ts';
import type { TypeSize } from '../type/wrap.ts';
import { embedFonts, type InDocument } from '../type/embed-fonts.ts';

export interface TextStyle extends TypeSize {
  readonly align?: 'left' | 'centre' | 'right';
  /** 0 is black, 1 is white. */
  readonly grey?: number;
}

/** A page that is being written. Its drawings wait until the document has its fonts. */
export class Paper {
  readonly widthMm: number;
  readonly heightMm: number;
  readonly #drawings: ((fonts: InDocument) => PDFOperator[])[] = [];
  readonly #fonts: Set<Font>;

  constructor(widthMm: number, heightMm: number, fonts: Set<Font>) {
    this.widthMm = widthMm;
    this.heightMm = heightMm;
    this.#fonts = fonts;
  }

  /** Draws one line of text on the baseline `yMm`; `xMm` is its left end, middle or right end, depending on its alignment. */
  text(text: string, xMm: number, yMm: number, { face, size, align = 'left', grey = 0 }: TextStyle): void {
    const share = { left: 0, centre: 0.5, right: 1 }[align];
    const y = (this.heightMm - yMm) * pointsPerMm;
    let x = xMm * pointsPerMm - widthOf(face, text, size) * share;
    for (const run of runsOf(face, text)) {
      const left = x;
      this.#fonts.add(run.font);
      this.#drawings.push((inDocument) => {
        const { font, name } = inDocument(run.font);
        const shown = showText(font.encodeText(run.text));
        const set = [setFillingGrayscaleColor(grey), setFontAndSize(name, size), moveText(left, y)];
        return [beginText(), ...set, shown, endText()];
      });
      x += (run.width * size) / 1000;
    }
  }

  /** Draws a filled box. @param grey 0 is black, 1 is white */
  box(xMm: number, yMm: number, widthMm: number, heightMm: number, grey = 0): void {
    const [x, y] = [xMm * pointsPerMm, (this.heightMm - yMm - heightMm) * pointsPerMm];
    const shape = rectangle(x, y, widthMm * pointsPerMm, heightMm * pointsPerMm);
    this.#drawings.push(() => [setFillingGrayscaleColor(grey), shape, fill()]);
  }

  /** Returns the PDF operators of everything drawn. */
  operators(fonts: InDocument): PDFOperator[] {
    return this.#drawings.flatMap((draw) => draw(fonts));
  }
}

/** A document of text pages. The same calls give the same bytes. */
export class PaperDocument {
  readonly #pages: Paper[] = [];
  readonly #fonts = new Set<Font>();

  page(widthMm: number, heightMm: number): Paper {
    const paper = new Paper(widthMm, heightMm, this.#fonts);
    this.#pages.push(paper);
    return paper;
  }

  async save(title: string): Promise<Uint8Array> {
    const document = await PDFDocument.create({ updateMetadata: false });
    const inDocument = await embedFonts(document, this.#fonts);
    for (const paper of this.#pages) {
      const page = document.addPage([paper.widthMm * pointsPerMm, paper.heightMm * pointsPerMm]);
      for (const each of this.#fonts) {
        const { font, name } = inDocument(each);
        page.node.setFontDictionary(name, font.ref);
      }
      page.pushOperators(...paper.operators(inDocument));
    }
    document.catalog.set(PDFName.of('ViewerPreferences'), document.context.obj({ PrintScaling: 'None' }));
    document.setTitle(title);
    document.setProducer('Headroom');
    return document.save({ useObjectStreams: false, addDefaultPage: false, updateFieldAppearances: false });
  }
}
