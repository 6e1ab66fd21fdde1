/** A slip through the driver of a thermal printer: at its size, and with nothing cut off. */
import { expect, it } from 'vitest';
import { composeSlip, slipFlow, type Slip } from '../../../../electron/printing/slips/slip.ts';
import { slipStock } from '../../../../electron/printing/slips/stock.ts';
import { slip } from '../../../support/printing/papers.ts';
import { final, labProfile, numberOf } from '../../../support/printing/print-jobs.ts';
import { hasCups } from '../../../support/printing/print-lab.ts';
import { sharedLab } from '../../../support/printing/shared-lab.ts';
import { rasterise, type Raster } from '../../../support/printing/raster.ts';
import { readZebra } from '../../../support/printing/zebra-dots.ts';

const { lab, printer, job, reportsUntil } = sharedLab(hasCups);

/** Resolution of the driver. */
const dpi = 203;

/** Returns the edges of everything that is black, in pixels. */
function inkOf({ widthPx, grey }: Raster) {
  const edges = { left: Infinity, top: Infinity, right: 0, bottom: 0 };
  for (let at = 0; at < grey.length; at++) {
    if ((grey[at] ?? 255) > 127) continue;
    const [x, y] = [at % widthPx, Math.floor(at / widthPx)];
    edges.left = Math.min(edges.left, x);
    edges.top = Math.min(edges.top, y);
    edges.right = Math.max(edges.right, x);
    edges.bottom = Math.max(edges.bottom, y);
  }
  return edges;
}

it.skipIf(!hasCups)('prints on a roll of 80 mm, which is as long as the text', async () => {
  await lab.addDriverQueue('thermal', 'drv:///sample.drv/zebra.ppd');
  const stock = slipStock(await printer.driver('cups:thermal'), 'roll80');
  if (stock === null) throw new Error('the driver takes no roll');
  const { widthMm, margins } = stock;
  const onPage = (heightMm: number | null): Slip => ({ ...slip, page: { widthMm, heightMm, margins } });
  const { keyword, heightMm, options } = stock.pageFor(slipFlow(onPage(null)).lengthMm);
  const file = await composeSlip(onPage(heightMm));

  const profile = labProfile({ mediumId: 'roll80', keyword, options, safe: margins });
  const { jobId } = await printer.submit(job('thermal', { profile, file, widthMm, heightMm }));
  const reports = await reportsUntil('thermal', jobId, final, 15_000);
  const printed = readZebra((await lab.arrived(numberOf(jobId))).bytes);
  const [got, wanted] = [inkOf(printed), inkOf(await rasterise(file, dpi))];

  expect(reports.at(-1)).toMatchObject({ state: 'printed' });
  expect(widthMm).toBe(80);
  expect((printed.heightPx * 25.4) / dpi).toBeCloseTo(heightMm, 0);
  // Two dots are a quarter of a millimetre.
  for (const side of ['left', 'top', 'right', 'bottom'] as const) {
    expect(Math.abs(got[side] - wanted[side]), side).toBeLessThanOrEqual(2);
  }
  expect(got.right - got.left).toBeGreaterThan((60 / 25.4) * dpi);
});
