import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { scriptPath } from '../../../electron/printing/windows-helper.ts';

const folder = fileURLToPath(new URL('../../../build/windows/', import.meta.url));
const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
const script = read('print-helper.ps1');
const files = ['print-helper.ps1', 'spooler.cs', 'sheet.cs'];

describe('the print helper, as far as its text tells', () => {
  test.each(files)(
    '%s is plain ASCII: PowerShell 5.1 reads anything else in the machine’s code page',
    (name) => {
      expect(read(name)).toMatch(/^[\n\x20-\x7e]*$/);
    },
  );

  test('runs nothing that it was given', () => {
    expect(script).not.toMatch(
      /invoke-expression|\biex\b|invoke-command|\[scriptblock\]|start-process|-encodedcommand/i,
    );
    // No call operator, and no type out of a request: sources are named in the script itself.
    expect(script).not.toMatch(/(?:^|[\s(;|])&\s*[$'"(]/m);
    expect(script).toContain("foreach ($name in 'spooler.cs', 'sheet.cs')");
    expect([...script.matchAll(/Add-Type.*/g)].map(([line]) => line)).toEqual([
      'Add-Type -AssemblyName System.Drawing',
      "Add-Type -Path $sources -ReferencedAssemblies 'System.Drawing'",
    ]);
  });

  test('is strict, and stops at the first thing that goes wrong', () => {
    expect(script).toContain('Set-StrictMode -Version 3.0');
    expect(script).toContain("$ErrorActionPreference = 'Stop'");
  });

  test('declares each parameter, and takes a request of Base64 only', () => {
    const functions = [...script.matchAll(/^function [\w-]+ \{\n(.*)$/gm)].map(([, first]) => first?.trim());
    expect(functions).not.toHaveLength(0);
    expect(functions.every((first) => first?.startsWith('param([Parameter(Mandatory = $true)]'))).toBe(true);
    expect(script).not.toContain('$args');
    expect(script).toContain("[ValidatePattern('^[A-Za-z0-9+/]+={0,2}$')]\n    [string] $Request");
  });

  test('knows each thing that the kiosk asks for', () => {
    const actions = ['list', 'describe', 'page', 'print', 'job', 'cancel'];

    expect(script).toContain(`[ValidateSet(${actions.map((action) => `'${action}'`).join(', ')})]`);
    expect([...script.matchAll(/^ {8}'(\w+)' \{/gm)].map(([, action]) => action)).toEqual(actions);
  });

  test('never scales: no fit, no margins, no landscape', () => {
    const sheet = read('sheet.cs');

    expect(sheet).toContain('OriginAtMargins = false');
    expect(sheet).toContain('GraphicsUnit.Pixel');
    expect(sheet).not.toMatch(/Landscape = true|ScaleTransform|Copies = copies/);
  });
});

describe('where the helper lies', () => {
  test.each([
    [
      'C:\\Program Files\\Headroom\\resources\\app.asar\\dist\\electron\\printing\\windows-helper.js',
      'packed',
    ],
    ['/opt/headroom/electron/printing/windows-helper.ts', '/opt/headroom/build/windows/print-helper.ps1'],
    [
      '/opt/headroom/dist/electron/printing/windows-helper.js',
      '/opt/headroom/build/windows/print-helper.ps1',
    ],
  ])('of %s', (module, expected) => {
    if (expected === 'packed') {
      expect(scriptPath(module)).toMatch(/^C:\\Program Files\\Headroom\\resources\\.*print-helper\.ps1$/);
      expect(scriptPath(module)).not.toContain('app.asar');
    } else expect(scriptPath(module)).toBe(expected);
  });

  test('is a file, and the installer brings all of it', () => {
    expect(
      existsSync(scriptPath(fileURLToPath(new URL('../../../electron/printing/x.ts', import.meta.url)))),
    ).toBe(true);
    const builder = readFileSync(join(folder, '..', '..', 'electron-builder.yml'), 'utf8');
    expect(builder).toMatch(/extraResources:\n(?:.*\n)*? +- from: build\/windows\n +to: windows\n/);
  });
});
