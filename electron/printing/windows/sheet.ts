/** Prints one sheet through a driver. */
import type { Answer } from './answers.ts';
import type { DeviceContext, Strip, WindowsCalls } from './calls.ts';
import { chosenSettings, differences, pageOf, SheetRefused } from './chosen.ts';
import { sheetStrips } from './dots.ts';
import { jobCommand } from './spooler.ts';
import type { SheetWish } from './wishes.ts';

/** Called with 0 before the spooler hears of the sheet, and with the job's number as soon as the spooler has given one. */
export type HandingOver = (job: number) => Promise<void>;

function drawPage(dc: DeviceContext, strips: readonly Strip[]): void {
  for (const strip of strips) dc.draw(strip);
  dc.endPage();
}

/** Runs a step before anything is drawn. The document is still empty and gets discarded on an error: nothing can be printed. */
function whileEmpty<Value>(work: () => Value): Value {
  try {
    return work();
  } catch (error) {
    throw new SheetRefused(error instanceof Error ? error.message : String(error));
  }
}

/**
 * Hands a sheet to the driver, once. Every copy is a page of one document, because drivers multiply pages in different
 * ways.
 *
 * @throws SheetRefused when nothing was handed over; any error before `handing` is called means the same
 */
export async function printSheet(
  calls: WindowsCalls,
  wish: SheetWish,
  handing: HandingOver,
): Promise<Answer<'print'>> {
  const pages: Strip[][] = [];
  for (const file of wish.pages) pages.push(await sheetStrips(file, wish.box, wish.page));
  const dc = calls.open(wish.printer, chosenSettings(calls, wish), true);
  try {
    const differing = differences(pageOf(dc), wish.page);
    if (differing.length > 0) throw new SheetRefused(`page-differs: ${differing.join(', ')}`);
    await handing(0);
    const job = whileEmpty(() => dc.startDoc(wish.title));
    try {
      await handing(job);
      // Otherwise a printed job would leave the list before the kiosk could see how it ended.
      calls.setJob(wish.printer, job, jobCommand.retain);
      whileEmpty(() => {
        dc.startPage();
      });
      const [first = [], ...further] = Array.from({ length: wish.copies }, () => pages).flat();
      drawPage(dc, first);
      for (const strips of further) {
        // Tells the kiosk, for each page, that this process is still working.
        await handing(job);
        dc.startPage();
        drawPage(dc, strips);
      }
      dc.endDoc();
    } catch (error) {
      dc.abortDoc();
      throw error;
    }
    return { job };
  } finally {
    dc.close();
  }
}
