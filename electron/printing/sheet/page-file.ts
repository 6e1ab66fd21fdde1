/** Writes a PDF file of one page that must not be scaled, with sRGB colours. */
import { PDFDocument, PDFName, PDFRawStream, PDFString, type PDFRef } from '@cantoo/pdf-lib';
import type { Drawing } from './drawing.ts';
import { drawingCommands, fontsOf, shadeSpace } from './page-content.ts';
import { embedFonts } from '../type/embed-fonts.ts';
import type { Page } from './geometry.ts';
import { srgbProfile } from './srgb-profile.ts';

/** Tells viewers and print dialogues not to scale the page, and states that its colours are sRGB. */
function declare(document: PDFDocument, profile: PDFRef, title: string): void {
  const { catalog, context } = document;
  catalog.set(
    PDFName.of('ViewerPreferences'),
    context.obj({ PrintScaling: 'None', PickTrayByPDFSize: true, Duplex: 'Simplex' }),
  );
  catalog.set(
    PDFName.of('OutputIntents'),
    context.obj([
      {
        Type: 'OutputIntent',
        S: 'GTS_PDFA1',
        OutputConditionIdentifier: PDFString.of('sRGB IEC61966-2.1'),
        DestOutputProfile: profile,
      },
    ]),
  );
  // No dates and no random id, so that composing the same sheet again gives the same bytes.
  document.setTitle(title);
  document.setProducer('Headroom');
}

export interface PageImages {
  /** Image objects by the names that the commands use. */
  readonly images: Readonly<Record<string, PDFRef>>;
  readonly commands: readonly string[];
}
const noImages: PageImages = { images: {}, commands: [] };

/**
 * @param draw adds the page's images; gets the document's sRGB profile
 * @param title shown to anyone who opens the file
 * @returns the file; the same input gives the same bytes
 */
export async function pageFile(
  page: Page,
  drawing: Drawing,
  title: string,
  draw: (document: PDFDocument, profile: PDFRef) => Promise<PageImages> = () => Promise.resolve(noImages),
): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false });
  const { context } = document;
  const profile = context.register(
    PDFRawStream.of(context.obj({ N: 3, Alternate: 'DeviceRGB', Length: srgbProfile.length }), srgbProfile),
  );
  const { images, commands } = await draw(document, profile);
  const fonts = fontsOf(drawing);
  const inDocument = await embedFonts(document, fonts);
  const content = [...drawingCommands(page, drawing, inDocument), ...commands, ''].join('\n');
  const fontRefs = [...fonts].map(inDocument).map(({ font, name }) => [name.decodeText(), font.ref] as const);

  const { widthPt, heightPt } = page;
  const { node } = document.addPage([widthPt, heightPt]);
  for (const box of ['CropBox', 'BleedBox', 'TrimBox', 'ArtBox']) {
    node.set(PDFName.of(box), context.obj([0, 0, widthPt, heightPt]));
  }
  const resources = {
    ...(Object.keys(images).length > 0 ? { XObject: images } : {}),
    ...(fontRefs.length > 0 ? { Font: Object.fromEntries(fontRefs) } : {}),
    ...(drawing.shades.length > 0 ? { ColorSpace: { [shadeSpace]: [PDFName.of('ICCBased'), profile] } } : {}),
  };
  node.set(PDFName.of('Resources'), context.obj(resources));
  node.set(PDFName.of('Contents'), context.register(context.stream(content)));
  declare(document, profile, title);
  return document.save({ useObjectStreams: false, addDefaultPage: false, updateFieldAppearances: false });
}
