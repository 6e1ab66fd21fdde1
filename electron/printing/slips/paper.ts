/** Draws text and boxes on pages, in millimetres from their top left corner. */
import {
  beginText,
  concatTransformationMatrix,
  drawObject,
  endText,
  fill,
  moveText,
  PDFDocument,
  PDFName,
  popGraphicsState,
  pushGraphicsState,
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

/** The name of a document's picture among a page's resources. */
const pictureName = (index: number): PDFName => PDFName.of(`P${String(index + 1)}`);

/** A page that is being written. */
export interface Paper {
  /** Draws one line of text on the baseline `yMm`; `xMm` is its left end, middle or right end, depending on its alignment. */
  text(text: string, xMm: number, yMm: number, style: TextStyle): void;
  /** Draws a filled box. @param grey 0 is black, 1 is white */
  box(xMm: number, yMm: number, widthMm: number, heightMm: number, grey?: number): void;
  /** Draws a picture. @param png one that this program has made */
  picture(png: Uint8Array, xMm: number, yMm: number, widthMm: number, heightMm: number): void;
}

/** A page of a PDF. Its drawings wait until the document has its fonts. */
class PdfPaper implements Paper {
  readonly widthMm: number;
  readonly heightMm: number;
  readonly #drawings: ((fonts: InDocument) => PDFOperator[])[] = [];
  readonly #fonts: Set<Font>;
  readonly #pictures: Set<Uint8Array>;

  constructor(widthMm: number, heightMm: number, fonts: Set<Font>, pictures: Set<Uint8Array>) {
    this.widthMm = widthMm;
    this.heightMm = heightMm;
    this.#fonts = fonts;
    this.#pictures = pictures;
  }

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

  box(xMm: number, yMm: number, widthMm: number, heightMm: number, grey = 0): void {
    const [x, y] = [xMm * pointsPerMm, (this.heightMm - yMm - heightMm) * pointsPerMm];
    const shape = rectangle(x, y, widthMm * pointsPerMm, heightMm * pointsPerMm);
    this.#drawings.push(() => [setFillingGrayscaleColor(grey), shape, fill()]);
  }

  picture(png: Uint8Array, xMm: number, yMm: number, widthMm: number, heightMm: number): void {
    this.#pictures.add(png);
    const name = pictureName([...this.#pictures].indexOf(png));
    const [x, y] = [xMm * pointsPerMm, (this.heightMm - yMm - heightMm) * pointsPerMm];
    const place = concatTransformationMatrix(widthMm * pointsPerMm, 0, 0, heightMm * pointsPerMm, x, y);
    this.#drawings.push(() => [pushGraphicsState(), place, drawObject(name), popGraphicsState()]);
  }

  /** Returns the PDF operators of everything drawn. */
  operators(fonts: InDocument): PDFOperator[] {
    return this.#drawings.flatMap((draw) => draw(fonts));
  }
}

/** A document of text pages. The same calls give the same bytes. */
export class PaperDocument {
  readonly #pages: PdfPaper[] = [];
  readonly #fonts = new Set<Font>();
  readonly #pictures = new Set<Uint8Array>();

  page(widthMm: number, heightMm: number): Paper {
    const paper = new PdfPaper(widthMm, heightMm, this.#fonts, this.#pictures);
    this.#pages.push(paper);
    return paper;
  }

  async save(title: string): Promise<Uint8Array> {
    const document = await PDFDocument.create({ updateMetadata: false });
    const inDocument = await embedFonts(document, this.#fonts);
    const pictures = await Promise.all([...this.#pictures].map((png) => document.embedPng(png)));
    for (const paper of this.#pages) {
      const page = document.addPage([paper.widthMm * pointsPerMm, paper.heightMm * pointsPerMm]);
      for (const each of this.#fonts) {
        const { font, name } = inDocument(each);
        page.node.setFontDictionary(name, font.ref);
      }
      for (const [index, { ref }] of pictures.entries()) page.node.setXObject(pictureName(index), ref);
      page.pushOperators(...paper.operators(inDocument));
    }
    document.catalog.set(PDFName.of('ViewerPreferences'), document.context.obj({ PrintScaling: 'None' }));
    document.setTitle(title);
    document.setProducer('Headroom');
    return document.save({ useObjectStreams: false, addDefaultPage: false, updateFieldAppearances: false });
  }
}
