/** Composes the record of what was checked for a photo, as a PDF file. It has no picture. */
import { Flow } from './flow.ts';
import { slipPages, type SlipPage } from './pages.ts';
import { letterhead } from './letterhead.ts';
import type { TextStyle } from './paper.ts';
import type { PhotoRecord, RecordedPhoto } from './record-facts.ts';
import { decisionLines, findingLines, formatLines, ruleLines } from './record-lines.ts';
import { measureRows } from './record-measures.ts';
import { momentInWords } from '../../words/fill.ts';

/** Type sizes in points, the largest first. */
const typeSizes = [9, 8, 7] as const;
/** For a record that takes two pages at every size: it is as easy to read as a receipt. */
const onTwoPages = 8;
/** Columns of the measurements, as shares of the width. */
const columns = [0.29, 0.36, 0.35];

/** Adds the record of one photo. */
function addPhoto(flow: Flow, record: PhotoRecord, photo: RecordedPhoto, size: number): void {
  const { words, timeZone } = record;
  const plain: TextStyle = { face: 'text', size };
  const strong: TextStyle = { face: 'strong', size };
  const moment = (iso: string): string => momentInWords(iso, words.locale, timeZone);
  const section = (title: string): void => {
    flow.space(size / 6);
    flow.rule();
    flow.text(title, { face: 'strong', size: size + 1 });
  };
  letterhead(flow, record, words);
  flow.text(words.title, { face: 'strong', size: size + 4 });
  flow.text(photo.format === null ? words.notAnApproval : words.format.notADocument, strong);
  flow.space(1);
  const what = photo.format === null ? words.document : words.format.name;
  flow.pair(what, photo.documentName, plain, strong);
  if (photo.person !== undefined) flow.pair(words.person, photo.person, plain);
  flow.pair(words.orderNumber, record.orderNumber, plain, { face: 'figures', size });
  if (photo.shot !== null)
    flow.pair(
      photo.shot.source === 'camera' ? words.taken : words.imported,
      moment(photo.shot.takenAt),
      plain,
    );
  flow.pair(words.made, moment(photo.madeAt), plain);
  flow.pair(words.written, moment(record.writtenAt), plain);

  if (photo.format === null) {
    section(words.rules);
    for (const line of ruleLines(photo, words)) flow.text(line, plain);

    section(words.measured);
    const { rows, note } = measureRows(photo, words);
    flow.columns(words.columns, columns, strong);
    for (const row of rows) flow.columns(row, columns, plain);
    flow.text(note, { ...plain, size: Math.max(7, size - 1) });

    section(words.findings);
    for (const line of findingLines(photo, words)) flow.text(line, plain);
  } else {
    section(words.format.title);
    for (const line of formatLines(photo, photo.format.headMm, words)) flow.text(line, plain);
  }

  section(words.decisions);
  for (const line of decisionLines(photo, words, moment)) flow.text(line, plain);
}

/** Returns the largest type size at which each photo's record fits on one page; on a roll, the largest. */
function typeSize(record: PhotoRecord, page: SlipPage): number {
  const { heightMm } = page;
  if (heightMm === null) return typeSizes[0];
  const fits = (size: number): boolean =>
    record.photos.every((photo) => {
      const alone = new Flow(page);
      addPhoto(alone, record, photo, size);
      return alone.lengthMm <= heightMm;
    });
  return typeSizes.find(fits) ?? onTwoPages;
}

/** Lays out a record: a page for each photo. */
export function recordFlow(record: PhotoRecord): Flow {
  const { page = slipPages.a4, photos } = record;
  const flow = new Flow(page);
  const size = typeSize(record, page);
  for (const [index, photo] of photos.entries()) {
    if (index > 0) flow.part();
    addPhoto(flow, record, photo, size);
  }
  return flow;
}

/** Composes a record. The same input gives the same bytes. */
export function composeRecord(record: PhotoRecord): Promise<Uint8Array> {
  return recordFlow(record).save(`${record.words.title} ${record.orderNumber}`);
}
