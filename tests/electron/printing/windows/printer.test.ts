import { beforeEach, describe, expect, test } from 'vitest';
import type { Printer } from '../../../../electron/printing/printer.ts';
import { createPrinters } from '../../../../electron/printing/printers.ts';
import { WindowsError } from '../../../../electron/printing/windows/calls.ts';
import { createWindowsPrinter } from '../../../../electron/printing/windows/printer.ts';
import { createVault } from '../../../../electron/vault/vault.ts';
import { readField, withFields } from '../../../../electron/printing/windows/devmode.ts';
import {
  scriptedPrinter,
  scriptedSettings,
  scriptedWindows,
  type ScriptedCall,
  type ScriptedPrinter,
  type ScriptedWindows,
} from '../../../support/printing/scripted-windows.ts';
import { testDataKey } from '../../../support/records/records-file.ts';
import { tempFolder } from '../../../support/files/temp-folder.ts';
import { testScratch } from '../../../support/files/test-scratch.ts';
import { servedHere, windowsJob, windowsProfile } from '../../../support/printing/windows-jobs.ts';
import { officePage } from '../../../support/printing/windows-facts.ts';

let windows: ScriptedWindows;
let printer: Printer;

function whichIs(change: Partial<ScriptedPrinter> = {}): void {
  windows = scriptedWindows(scriptedPrinter(change));
  printer = createWindowsPrinter({ launchWork: servedHere(windows) });
}
beforeEach(() => whichIs());

/** Makes a call of that name fail with Windows' error. */
const failing =
  (name: ScriptedCall, code: number, times = Infinity) =>
  (call: ScriptedCall): void => {
    if (call !== name || (times -= 1) < 0) return;
    throw new WindowsError(name, code);
  };

describe('the printers of a Windows machine', () => {
  test('are listed with their state, the default first, without those that print on no paper', async () => {
    windows = scriptedWindows(
      scriptedPrinter(),
      scriptedPrinter({ name: 'Büro', status: 0x80 }),
      scriptedPrinter({ name: 'Microsoft Print to PDF', port: 'PORTPROMPT:' }),
    );
    printer = createWindowsPrinter({ launchWork: servedHere(windows) });

    expect(await printer.list()).toMatchObject([
      { id: 'windows:DS620', name: 'DS620', state: 'ready', trouble: null, isDefault: true },
      { id: 'windows:Büro', name: 'Büro', state: 'unreachable', trouble: 'offline', isDefault: false },
    ]);
  });

  test('are all listed when one of them cannot be read', async () => {
    const calls = {
      ...windows,
      printerNames: () => ['DS620', '\\\\off\\Büro'],
    };
    printer = createWindowsPrinter({ launchWork: servedHere(calls) });

    expect((await printer.list()).map(({ name, state }) => [name, state])).toEqual([
      ['DS620', 'ready'],
      ['\\\\off\\Büro', 'unreachable'],
    ]);
  });

  test('are read once for several simultaneous requests', async () => {
    let looks = 0;
    const calls = { ...windows, printerNames: () => ((looks += 1), windows.printerNames()) };
    printer = createWindowsPrinter({ launchWork: servedHere(calls) });

    await Promise.all([printer.list(), printer.list(), printer.list()]);

    expect(looks).toBe(1);
  });

  test('tell of their driver: papers, resolutions and paper types by its own names', async () => {
    const driver = await printer.driver('windows:DS620');

    expect(driver).toMatchObject({ name: 'DP-DS620' });
    expect(driver?.media.map(({ keyword }) => keyword)).toEqual(['(4x6)', 'A4', '6x4 quer']);
    expect(driver?.options.map(({ name, usual }) => [name, usual])).toEqual([
      ['Resolution', '300x300'],
      ['MediaType', 'Glossy'],
    ]);
  });

  test('are listed beside the studio’s folders and files, without CUPS', async () => {
    const printers = createPrinters({
      scratch: testScratch(),
      launchWork: servedHere(windows),
      platform: 'win32',
      sheets: createVault<'prt'>({ dir: tempFolder(), key: testDataKey }),
      hotFolders: () => [{ id: 'folder:lab', name: 'Lab', path: tempFolder(), format: 'png' }],
    });

    expect((await printers.list()).map(({ id }) => id)).toEqual(['windows:DS620', 'folder:lab', 'file']);
    expect(printers.takes('windows:DS620')).toBe('png');
    await expect(printers.driver('cups:ds620')).rejects.toMatchObject({ code: 'PRINTER_UNKNOWN' });
  });
});

describe('whether a printer would take a sheet', () => {
  const gone = (name: string, value: string) => ({ ...windowsProfile, options: [{ name, value }] });

  test.each([
    ['paper', { ...windowsProfile, keyword: '5x7' }, 'keyword-gone'],
    ['resolution', gone('Resolution', '600x600'), 'option-gone'],
    ['source', gone('PaperSource', 'Tray'), 'option-gone'],
    ['paper type', gone('MediaType', 'Canvas'), 'option-gone'],
    ['borderless printing', gone('PageBorderless', 'Borderless'), 'option-gone'],
  ])('no, with a name that the driver no longer has: %s', async (_what, profile, reason) => {
    await expect(printer.ready('windows:DS620', profile)).rejects.toMatchObject({
      code: 'PROFILE_WRONG',
      details: { reason },
    });
  });

  test.each([
    ['another paper', { paperSize: 9 }],
    ['another resolution', { quality: 600 }],
    ['another size', { scale: 96 }],
    ['both sides', { duplex: 2 }],
  ])('no, when the driver keeps %s than requested', async (_what, own) => {
    whichIs({ keep: (told) => withFields(told, own) });

    await expect(printer.ready('windows:DS620', windowsProfile)).rejects.toMatchObject({
      code: 'PROFILE_WRONG',
      details: { reason: 'not-exact' },
    });
  });

  test('no, when Windows does not know it, or its spooler is away', async () => {
    await expect(printer.ready('windows:Gone', windowsProfile)).rejects.toMatchObject({
      code: 'PRINTER_UNKNOWN',
    });
    windows.before = failing('settings', 1722);
    await expect(printer.ready('windows:DS620', windowsProfile)).rejects.toMatchObject({
      code: 'PRINTER_UNREACHABLE',
    });
  });

  test('no, when its driver answers with invalid settings', async () => {
    const settings = scriptedSettings();
    settings.writeUInt16LE(9_999, 70);
    whichIs({ settings });

    await expect(printer.ready('windows:DS620', windowsProfile)).rejects.toMatchObject({
      code: 'PRINTER_UNREACHABLE',
    });
  });

  test('no, when it is out of paper, because it would print when nobody waits for it', async () => {
    whichIs({ status: 0x10 });

    await expect(printer.submit(windowsJob())).rejects.toMatchObject({
      code: 'PRINTER_REFUSED',
      details: { reason: 'media-empty', state: 'stopped' },
    });
    expect(windows.printedWith).toEqual([]);
  });
});

describe('a sheet', () => {
  test('goes to the driver’s own paper at exact dots, as many pages as copies', async () => {
    const { jobId } = await printer.submit(windowsJob({ copies: 2 }));

    expect(windows.pages.map(({ widthPx, heightPx }) => [widthPx, heightPx])).toEqual([
      [1240, 1844],
      [1240, 1844],
    ]);
    const [settings] = windows.printedWith;
    expect(windows.printedWith).toHaveLength(1);
    const told = (name: Parameters<typeof readField>[1]) => readField(settings ?? Buffer.alloc(0), name);
    expect([told('paperSize'), told('quality'), told('resolutionY')]).toEqual([256, 300, 300]);
    expect([told('copies'), told('scale'), told('orientation'), told('duplex')]).toEqual([1, 100, 1, 1]);
    expect(jobId).toMatch(/^41:261121-004 sheet 1 #[\da-f]{8}$/);
  });

  test('is kept in the spooler’s list until it is seen printed', async () => {
    await printer.submit(windowsJob());

    expect(windows.commands).toEqual([[41, 8]]);
  });

  test('keeps the driver’s settings that the studio made in Windows', async () => {
    await printer.submit(windowsJob());

    expect(windows.printedWith[0]?.subarray(220).toString('latin1', 0, 4)).toBe('OWN!');
  });

  test.each([['"quoted"; Remove-Item'], ['line\r\nbreak'], ['写真 🖨 „Größe“']])(
    'called %j has a title of one line',
    async (title) => {
      const { jobId } = await printer.submit(windowsJob({ title }));

      expect(jobId).toMatch(/^41:[^\r\n]+ #[\da-f]{8}$/);
      expect(windows.jobs.get(41)?.document).toBe(jobId.slice(3));
    },
  );

  test('that is no picture is not submitted', async () => {
    await expect(printer.submit(windowsJob({ file: Buffer.from('%PDF-1.7') }))).rejects.toMatchObject({
      code: 'PRINT_FILE_WRONG',
    });
    expect(windows.printedWith).toEqual([]);
  });

  test('whose page is another by the time of printing is refused', async () => {
    let opened = 0;
    const calls = {
      ...windows,
      open: (...args: Parameters<typeof windows.open>) => {
        const dc = windows.open(...args);
        opened += 1;
        return opened === 1
          ? dc
          : { ...dc, caps: (index: number) => dc.caps(index) - (index === 113 ? 7 : 0) };
      },
    };
    printer = createWindowsPrinter({ launchWork: servedHere(calls) });

    await expect(printer.submit(windowsJob())).rejects.toMatchObject({
      code: 'PRINTER_REFUSED',
      details: { reason: 'page-differs: offsetY' },
    });
    expect(windows.jobs.size).toBe(0);
  });

  test.each([
    ['before the document', 'startDoc', 'PRINTER_REFUSED'],
    ['before its first page', 'startPage', 'PRINTER_REFUSED'],
    ['while it is drawn', 'draw', 'PRINT_UNCERTAIN'],
    ['at the end of a page', 'endPage', 'PRINT_UNCERTAIN'],
    ['at the end of the document', 'endDoc', 'PRINT_UNCERTAIN'],
  ] as const)('that the driver fails %s leaves no job behind', async (_when, call, code) => {
    windows.before = failing(call, 5);

    await expect(printer.submit(windowsJob())).rejects.toMatchObject({ code });
    expect(windows.jobs.size).toBe(0);
    expect(windows.pages).toEqual([]);
  });
});

describe('borderless printing', () => {
  const withRim = { ...officePage, dpiX: 300, dpiY: 300 };
  const page = {
    ...withRim,
    physicalWidth: 1200,
    physicalHeight: 1800,
    printableWidth: 1000,
    printableHeight: 1560,
  };
  const borderlessPage = { ...page, offsetX: 0, offsetY: 0, printableWidth: 1200, printableHeight: 1800 };
  const photo = { name: '4x6', id: 256, widthMm: 101.6, heightMm: 152.4, page, borderlessPage };
  const profile = {
    ...windowsProfile,
    keyword: '4x6',
    raster: null,
    options: [{ name: 'PageBorderless', value: 'Borderless' }],
  };

  test('is offered when the driver has it, and its papers are measured with it', async () => {
    whichIs({ papers: [photo], borderless: true });
    expect((await printer.driver('windows:DS620'))?.media).toMatchObject([{ borderless: true }]);

    whichIs({ papers: [photo], borderless: false });
    expect((await printer.driver('windows:DS620'))?.media).toMatchObject([{ borderless: false }]);
  });

  test('is switched on in the driver’s own settings, and the sheet covers the paper', async () => {
    whichIs({ papers: [photo], borderless: true });

    await printer.submit(windowsJob({ profile }));

    expect(windows.pages.map(({ widthPx, heightPx }) => [widthPx, heightPx])).toEqual([[1200, 1800]]);
    expect(windows.printedWith[0]?.[224]).toBe(1);
  });

  test('that the driver undoes is not used', async () => {
    const keep = (told: Buffer): Buffer => {
      const own = Buffer.from(told);
      own[224] = 0;
      return own;
    };
    whichIs({ papers: [photo], borderless: true, keep });

    await expect(printer.ready('windows:DS620', profile)).rejects.toMatchObject({
      code: 'PROFILE_WRONG',
      details: { reason: 'not-exact' },
    });
  });
});
