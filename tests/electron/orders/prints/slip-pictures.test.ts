/** Slips and receipts on printers that take pictures: Windows' printers, and folders that print programs watch. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { createPrintSlip } from '../../../support/printing/print-slip.ts';
import type { SlipPrinter } from '../../../../shared/model/settings.ts';
import { createFolderPrinter } from '../../../../electron/printing/folder/printer.ts';
import { createWindowsPrinter } from '../../../../electron/printing/windows/printer.ts';
import { billOf } from '../../../../shared/money.ts';
import { prices, receipt, slip } from '../../../support/printing/papers.ts';
import { scriptedPrinter, scriptedWindows } from '../../../support/printing/scripted-windows.ts';
import { tempFolder } from '../../../support/files/temp-folder.ts';
import { servedHere } from '../../../support/printing/windows-jobs.ts';

/** A receipt printer of 203 dpi that prints 72 mm of its roll. */
const rollPage = {
  ...{ dpiX: 203, dpiY: 203, physicalWidth: 639, physicalHeight: 2374 },
  ...{ offsetX: 32, offsetY: 0, printableWidth: 575, printableHeight: 2374 },
};
const a6Page = {
  ...{ dpiX: 203, dpiY: 203, physicalWidth: 839, physicalHeight: 1183 },
  ...{ offsetX: 24, offsetY: 24, printableWidth: 791, printableHeight: 1135 },
};
const till = () =>
  scriptedWindows(
    scriptedPrinter({
      ...{ name: 'Till', resolutions: [[203, 203]], mediaTypes: [], sources: [] },
      papers: [
        { name: 'Roll 80 x 297 mm', id: 300, widthMm: 80, heightMm: 297, page: rollPage },
        { name: 'A6', id: 70, widthMm: 105, heightMm: 148, page: a6Page },
      ],
    }),
  );
const onTill = (paper: SlipPrinter['paper']): SlipPrinter => ({ printerId: 'windows:Till', paper });
const longReceipt = {
  ...receipt,
  payment: {
    ...receipt.payment,
    bill: billOf(
      Array.from({ length: 30 }, (_, n) => ({ text: `Item ${String(n)}`, quantity: 1, unitPrice: 100 })),
      prices,
    ),
  },
};

it('prints a slip on a Windows printer dot for dot, in the printer’s own resolution', async () => {
  const windows = till();
  const { print, jobs } = createPrintSlip(createWindowsPrinter({ launchWork: servedHere(windows) }));

  await print('slip', slip, onTill('roll80'));

  const [job] = jobs;
  expect(job?.profile).toMatchObject({
    ...{ keyword: 'Roll 80 x 297 mm', dpiX: 203, dpiY: 203 },
    options: [{ name: 'Resolution', value: '203x203' }],
  });
  const { data, info } = await sharp(job?.file)
    .extract({ left: 32, top: 0, width: 575, height: 2374 })
    .extractChannel(1)
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(windows.pages).toHaveLength(1);
  expect(info.height).toBe(windows.pages[0]?.heightPx);
  expect(Buffer.compare(data, windows.pages[0]?.grey ?? Buffer.alloc(0))).toBe(0);
  expect(data.includes(0)).toBe(true);
});

it('prints every page of a long receipt in one job', async () => {
  const windows = till();
  const { print, jobs } = createPrintSlip(createWindowsPrinter({ launchWork: servedHere(windows) }));

  await print('receipt', longReceipt, onTill('a6'));

  expect(jobs).toHaveLength(1);
  expect(windows.jobs.size).toBe(1);
  expect(windows.pages.length).toBe(1 + (jobs[0]?.furtherPages?.length ?? 0));
  expect(windows.pages.length).toBeGreaterThan(1);
  const [first, second] = windows.pages.map(({ grey }) => Buffer.from(grey));
  expect(first?.equals(second ?? Buffer.alloc(0))).toBe(false);
});

it('refuses a Windows printer without this paper, because Windows would take another', async () => {
  const { print, jobs } = createPrintSlip(createWindowsPrinter({ launchWork: servedHere(till()) }));

  await expect(print('slip', slip, onTill('a4'))).rejects.toMatchObject({ code: 'PROFILE_WRONG' });
  expect(jobs).toEqual([]);
});

it('puts every page into the folder of a print program, with its size on paper', async () => {
  const path = tempFolder();
  const folder = { id: 'folder:lab', name: 'Lab', path, format: 'jpeg' } as const;
  const { print } = createPrintSlip(createFolderPrinter(() => [folder]));

  await print('receipt', longReceipt, { printerId: folder.id, paper: 'a6' });

  const files = readdirSync(path).sort();
  expect(files.length).toBeGreaterThan(1);
  const [first, second] = files.map((name) => readFileSync(join(path, name)));
  const { width, height, density } = await sharp(first).metadata();
  expect([width, height, density]).toEqual([1240, 1748, 300]);
  expect(first?.equals(second ?? Buffer.alloc(0))).toBe(false);
});
