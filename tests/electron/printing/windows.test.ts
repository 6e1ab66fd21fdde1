import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Printer } from '../../../electron/printing/printer.ts';
import { createPrinters } from '../../../electron/printing/printers.ts';
import { createWindowsPrinter } from '../../../electron/printing/windows.ts';
import { eventually } from '../../support/eventually.ts';
import { startFakePowershell, type FakePowershell } from '../../support/fake-powershell.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { driverFacts, dyeSubPage, printerFacts } from '../../support/windows-facts.ts';
import { isGone, no, ok, page, png, windowsJob, windowsProfile } from '../../support/windows-jobs.ts';
import { testScratch } from '../../support/test-scratch.ts';

let shell: FakePowershell;
let printer: Printer;

beforeEach(async () => {
  shell = await startFakePowershell();
  vi.stubEnv('SystemRoot', undefined);
  vi.stubEnv('PATH', shell.path);
  printer = createWindowsPrinter({
    scratch: testScratch(),
    script: shell.script,
    patienceMs: 10_000,
    restartMs: 50,
  });
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await shell.remove();
});

describe('the printers of a Windows machine', () => {
  test('are listed with how they stand, the default first, without those that print on no paper', async () => {
    const Printers = [
      printerFacts({ Name: 'Microsoft Print to PDF', Port: 'PORTPROMPT:' }),
      printerFacts({ Name: 'Büro', Status: 0x80 }),
      printerFacts({ IsDefault: true }),
    ];
    await shell.answer('list', ok({ List: { Printers } }));

    expect(await printer.list()).toMatchObject([
      { id: 'windows:DS620', name: 'DS620', state: 'ready', trouble: null, isDefault: true },
      { id: 'windows:Büro', name: 'Büro', state: 'unreachable', trouble: 'offline', isDefault: false },
    ]);
  });

  test('are asked for once when several look at the same moment', async () => {
    await shell.answer('list', ok({ List: { Printers: [] } }));

    await Promise.all([printer.list(), printer.list(), printer.list()]);

    expect(await shell.calls('list')).toHaveLength(1);
  });

  test('cannot be told where PowerShell is missing, and can once it is there', async () => {
    vi.stubEnv('PATH', '/nowhere');
    await expect(printer.list()).rejects.toMatchObject({ code: 'PRINTER_UNREACHABLE' });

    vi.stubEnv('PATH', shell.path);
    await shell.answer('list', ok({ List: { Printers: [printerFacts()] } }));
    expect(await printer.list()).toHaveLength(1);
  });

  test('tell of their driver', async () => {
    await shell.answer('describe', ok({ Driver: driverFacts(), Printer: printerFacts() }));

    expect(await printer.driver('windows:DS620')).toMatchObject({ name: 'DP-DS620' });
  });
});

describe('a Windows machine', () => {
  test('has its spooler’s printers, the folders of the studio and files; no CUPS', async () => {
    await shell.answer('list', ok({ List: { Printers: [printerFacts()] } }));
    const printers = createPrinters({
      scratch: testScratch(),
      platform: 'win32',
      sheetsDir: tempFolder(),
      hotFolders: () => [{ id: 'folder:lab', name: 'Lab', path: tempFolder(), format: 'png' }],
    });

    expect((await printers.list()).map(({ id }) => id)).toEqual(['windows:DS620', 'folder:lab', 'file']);
    expect(printers.takes('windows:DS620')).toBe('png');
    await expect(printers.driver('cups:ds620')).rejects.toMatchObject({ code: 'PRINTER_UNKNOWN' });
  });
});

describe('the command line', () => {
  test('is a list of words: a script, what to do, and a request that no shell can misread', async () => {
    await shell.answer('page', page());

    await printer.ready('windows:DS620', windowsProfile);

    const [call] = await shell.calls();
    expect(call?.words.slice(0, -1)).toEqual([
      ...['-NoLogo', '-NoProfile', '-NonInteractive', '-ExecutionPolicy', 'Bypass', '-File', shell.script],
      ...['-Action', 'page', '-Request'],
    ]);
    expect(call?.words.at(-1)).toMatch(/^[A-Za-z\d+/]+={0,2}$/);
    expect(call?.wish).toEqual({ Printer: 'DS620', Paper: '(4x6)', Resolution: '300x300', Source: '' });
  });

  test.each([
    ['"quoted"; Remove-Item C:\\ -Recurse'],
    ["it's $(Get-Date) `n $env:PATH"],
    ['-EncodedCommand ZQB4AGkAdAA='],
    ['Fotodrucker „Größe“ 写真 🖨'],
    ['\\\\server\\Drucker & Co | more > out'],
    ['line\r\nbreak'],
  ])('carries a printer, a paper and a title called %j as they are', async (name) => {
    await shell.answer('page', page());
    await shell.answer('print', ok({ Job: 7 }));

    await printer.submit(
      windowsJob({
        printerId: `windows:${name}`,
        title: name,
        profile: { ...windowsProfile, keyword: name },
      }),
    );

    const [call] = await shell.calls('print');
    expect(call?.words).toHaveLength(11);
    expect(call?.wish).toMatchObject({ Printer: name, Paper: name });
    // A title stands in lists: one line, whatever was in it.
    expect(call?.wish['Title']).toMatch(/^[^\r\n]+ #[\da-f]{8}$/);
  });
});

describe('whether a printer would take a sheet', () => {
  test.each([
    ['SheetRefused', 'paper-unknown', 0, { code: 'PROFILE_WRONG', details: { reason: 'keyword-gone' } }],
    ['SheetRefused', 'resolution-unknown', 0, { code: 'PROFILE_WRONG', details: { reason: 'option-gone' } }],
    ['SheetRefused', 'printer-unknown', 0, { code: 'PRINTER_UNKNOWN' }],
    ['Win32Exception', 'Der Druckername ist ungültig', 1801, { code: 'PRINTER_UNKNOWN' }],
    ['Win32Exception', 'Der RPC-Server ist nicht verfügbar', 1722, { code: 'PRINTER_UNREACHABLE' }],
  ])('%s %s', async (kind, message, code, error) => {
    await shell.answer('page', no(kind, message, code));

    await expect(printer.ready('windows:DS620', windowsProfile)).rejects.toMatchObject(error);
  });

  test('one that is out of paper takes none: it would print when nobody waits for it any more', async () => {
    await shell.answer('page', page({ Status: 0x10 }));

    await expect(printer.submit(windowsJob())).rejects.toMatchObject({
      code: 'PRINTER_REFUSED',
      details: { reason: 'media-empty', state: 'stopped' },
    });
    expect(await shell.calls('print')).toEqual([]);
  });

  test.each([
    ['no answer', { lines: ['Add-Type : cannot be loaded'] }],
    ['another answer', ok({ Page: { DpiX: 0 } })],
    ['nothing', { lines: [] }],
  ])('%s is no answer', async (_what, answer) => {
    await shell.answer('page', answer);

    await expect(printer.ready('windows:DS620', windowsProfile)).rejects.toMatchObject({
      code: 'PRINTER_UNREACHABLE',
    });
  });
});

describe('a sheet', () => {
  test('goes to the driver’s own paper at exact dots, as many pages as copies, from a file that is gone then', async () => {
    await shell.answer('page', page());
    await shell.answer('print', ok({ Job: 41 }));

    const { jobId } = await printer.submit(windowsJob());

    const [call] = await shell.calls('print');
    expect(call?.wish).toMatchObject({
      Paper: '(4x6)',
      Page: dyeSubPage,
      Place: { Left: 0, Top: 0, Width: 1240, Height: 1844, Turned: false },
      Copies: 2,
    });
    expect(call?.file).toBe(png.toString('utf8'));
    expect(jobId).toBe(`41:${String(call?.wish['Title'])}`);
    await printer.ready('windows:DS620', windowsProfile);
    expect(await shell.calls('print')).toHaveLength(1);
  });

  test('that is no picture is not handed over', async () => {
    await shell.answer('page', page());

    await expect(printer.submit(windowsJob({ file: Buffer.from('%PDF-1.7') }))).rejects.toMatchObject({
      code: 'PRINT_FILE_WRONG',
    });
  });

  test.each([
    ['refused before a page was begun', no('SheetRefused', 'page-differs'), 'PRINTER_REFUSED'],
    ['failed on the way', no('Win32Exception', 'spooler gone', 1722), 'PRINT_UNCERTAIN'],
    ['no answer', { lines: [] }, 'PRINT_UNCERTAIN'],
  ])('%s', async (_how, answer, code) => {
    await shell.answer('page', page());
    await shell.answer('print', answer);

    await expect(printer.submit(windowsJob())).rejects.toMatchObject({ code });
    expect(await shell.calls('print')).toHaveLength(1);
  });

  test('whose helper hangs is uncertain, and the helper is ended', async () => {
    printer = createWindowsPrinter({ scratch: testScratch(), script: shell.script, patienceMs: 1_500 });
    await shell.answer('page', page());
    await shell.answer('print', { lines: [], stays: true });

    await expect(printer.submit(windowsJob())).rejects.toMatchObject({ code: 'PRINT_UNCERTAIN' });
    const [call] = await shell.calls('print');
    await eventually(() => expect(isGone(call?.pid)).toBe(true));
  });
});
