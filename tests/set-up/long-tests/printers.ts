/** Orders on a real spooler, drivers, and sheets that are measured by their pixels. */
import type { LongTest } from './long-test.ts';

export const withPrinters: readonly LongTest[] = [
  {
    file: 'faults/paper.test.ts',
    remaining: [
      'electron/printing/cups/faults.test.ts',
      'electron/printing/cups/printer.test.ts',
      'electron/orders/prints/print-journal.test.ts',
      'electron/orders/desk.test.ts',
    ],
  },
  {
    file: 'faults/paper-spooler.test.ts',
    remaining: ['electron/printing/cups/faults.test.ts', 'electron/orders/prints/print-journal.test.ts'],
  },
  {
    file: 'faults/paper-stopped.test.ts',
    remaining: [
      'electron/printing/cups/faults.test.ts',
      'electron/orders/prints/print-moves.test.ts',
      'electron/orders/prints/printer-status.test.ts',
    ],
  },
  {
    file: 'faults/paper-size.own-process.test.ts',
    remaining: [
      'electron/orders/prints/print-gate.test.ts',
      'electron/printing/checks/sheet.test.ts',
      'electron/printing/checks/raster.test.ts',
    ],
  },
  {
    file: 'electron/printing/cups/cancel.test.ts',
    remaining: ['electron/printing/cups/judge.test.ts', 'electron/printing/cups/faults.test.ts'],
  },
  {
    file: 'electron/retouch/headshot-spooler.test.ts',
    remaining: ['electron/retouch/headshot-prints.test.ts', 'electron/printing/cups/faults.test.ts'],
  },
  {
    file: 'electron/printing/windows/print-process.test.ts',
    remaining: [
      'electron/printing/windows/print-worker.test.ts',
      'electron/printing/windows/job.test.ts',
      'electron/printing/windows/printer.test.ts',
    ],
  },
  {
    file: 'electron/printing/sheet/combinations.test.ts',
    remaining: ['electron/printing/sheet/pdf.test.ts', 'electron/printing/compose-raster.test.ts'],
  },
  {
    file: 'electron/printing/drivers/pixels.test.ts',
    remaining: [
      'electron/printing/compose-raster.test.ts',
      'electron/printing/drivers/reader.test.ts',
      'electron/printing/cups/printer.test.ts',
    ],
  },
  {
    file: 'e2e/printers.spec.ts',
    titles: [
      'a printer is calibrated with a ruler',
      'a folder that a print program watches',
      'a printer without paper',
      'paper of the studio’s own',
    ],
    remaining: [
      'electron/print-setup/calibrating.test.ts',
      'e2e/first-run.spec.ts',
      'electron/printing/folder/printer.test.ts',
      'electron/orders/prints/paper-gate.test.ts',
      'electron/printing/cups/faults.test.ts',
      'electron/settings/paper-settings.test.ts',
    ],
  },
  {
    file: 'electron/printing/cups/faults-that-heal.test.ts',
    remaining: ['electron/printing/cups/faults.test.ts', 'electron/printing/cups/judge.test.ts'],
  },
  {
    file: 'electron/printing/cups/slip.test.ts',
    remaining: ['electron/printing/slips/slip.test.ts', 'electron/printing/cups/printer.test.ts'],
  },
  {
    file: 'electron/printing/calibration/safe-areas.test.ts',
    remaining: ['electron/printing/calibration/sheet.test.ts'],
  },
  {
    file: 'electron/printing/raster-media.test.ts',
    remaining: ['electron/printing/compose-raster.test.ts'],
  },
  {
    file: 'electron/printing/sheet/pdf-media.test.ts',
    remaining: ['electron/printing/sheet/pdf.test.ts'],
  },
  {
    file: 'electron/printing/composer.test.ts',
    remaining: [
      'electron/work/work.test.ts',
      'electron/work/message.test.ts',
      'electron/orders/prints/saved-sheets.test.ts',
      'faults/canary.test.ts',
    ],
  },
  {
    file: 'electron/print-setup/true-on-paper.test.ts',
    remaining: [
      'electron/print-setup/calibrating.test.ts',
      'electron/printing/calibration/sheet.test.ts',
      'electron/printing/compose-raster.test.ts',
    ],
  },
  {
    file: 'electron/orders/prints/watched-folder-sheets.test.ts',
    remaining: [
      'electron/orders/prints/paper-gate.test.ts',
      'electron/printing/folder/printer.test.ts',
      'faults/folder-paper.test.ts',
    ],
  },
  {
    file: 'electron/orders/prints/shared-sheet-cases.test.ts',
    remaining: ['electron/orders/prints/shared-sheet.test.ts'],
  },
  {
    file: 'electron/account/key-paper-pages.test.ts',
    remaining: ['electron/account/key-paper.test.ts'],
  },
];
