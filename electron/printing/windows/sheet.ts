/** Prints one sheet through a driver. */
import type { Answer } from './answers.ts';
import type { DeviceContext, Strip, WindowsCalls } from './calls.ts';
import { chosenSettings, differences, pageOf, SheetRefused } from './chosen.ts';
import { sheetStrips } from './dots.ts';
import { jobCommand } from './spooler.ts';
import type { SheetWish } from './wishes.ts';

/** Told before the spooler hears of the sheet (0), and as soon as the spooler has given the job a number. */
export type HandingOver = (job: number) => Promise<void>;

function drawPage(dc: DeviceContext, strips: readonly Strip[]): void {
  for (const strip of strips) dc.draw(strip);
  dc.endPage();
}

/** Before anything is drawn a document is empty, and what is left of it is thrown away: nothing can come out. */
function whileEmpty<Value>(work: () => Value): Value {
  try {
    return work();
  } catch (error) {
    throw new SheetRefused(error instanceof Error ? error.message : String(error));
  }
}

/**
 * Hands a sheet to the driver, once. Every copy is a page of one document: how a driver multiplies pages differs, a
 * page is a page.
 *
 * @throws SheetRefused, and what is thrown before `handing` is told of a job: then nothing was handed over
 */
export async function printSheet(
  calls: WindowsCalls,
  wish: SheetWish,
  handing: HandingOver,
): Promise<Answer<'print'>> {
  const strips = await sheetStrips(wish.file, wish.place, wish.page);
  const dc = calls.open(wish.printer, chosenSettings(calls, wish), true);
  try {
    const differing = differences(pageOf(dc), wish.page);
    if (differing.length > 0) throw new SheetRefused(`page-differs: ${differing.join(', ')}`);
    await handing(0);
    const job = whileEmpty(() => dc.startDoc(wish.title));
    try {
      await handing(job);
      // A printed job would leave the list at once, before anyone could see how it ended.
      calls.setJob(wish.printer, job, jobCommand.retain);
      whileEmpty(() => {
        dc.startPage();
      });
      drawPage(dc, strips);
      for (let copy = 1; copy < wish.copies; copy += 1) {
        // A sign of life for each page.
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
