import { join } from 'node:path';
import { z } from 'zod';
import { askSystem, type Ask } from './ask.ts';
import type { Drive } from '../ports.ts';

/**
 * Sticks and cards are `Removable`; disks on USB are `Fixed` and known by their bus. Microsoft Learn: Get-Volume,
 * Get-Disk. Nothing of ours goes into the text, which PowerShell would otherwise run.
 */
const script = [
  '$ErrorActionPreference = "SilentlyContinue"',
  '[Console]::OutputEncoding = [Text.Encoding]::UTF8',
  '$sticks = @(Get-Volume | Where-Object DriveType -eq "Removable")',
  '$disks = @(Get-Disk | Where-Object BusType -eq "USB" | Get-Partition | Get-Volume)',
  '$sticks + $disks | Where-Object DriveLetter | Select-Object DriveLetter, FileSystemLabel, UniqueId, Size | ' +
    'ConvertTo-Json -Compress',
].join('; ');

const volume = z.object({
  DriveLetter: z.string().regex(/^[A-Z]$/i),
  FileSystemLabel: z.string().nullish(),
  UniqueId: z.string().nullish(),
  Size: z.number().nullish(),
});

/** What PowerShell wrote: one object for one volume, a list for several, nothing for none. */
export function readVolumes(json: string): readonly Drive[] {
  if (json.trim() === '') return [];
  const written: unknown = JSON.parse(json);
  const byLetter = new Map<string, Drive>();
  for (const one of Array.isArray(written) ? written : [written]) {
    const parsed = volume.safeParse(one);
    // A card reader without a card has a letter and no size.
    if (!parsed.success || (parsed.data.Size ?? 0) === 0) continue;
    const { DriveLetter, FileSystemLabel, UniqueId } = parsed.data;
    const letter = `${DriveLetter.toUpperCase()}:`;
    const label = FileSystemLabel ?? '';
    byLetter.set(letter, {
      path: `${letter}\\`,
      name: label === '' ? letter : `${label} (${letter})`,
      device: UniqueId ?? letter,
    });
  }
  return [...byLetter.values()];
}

/** Sticks, cards and disks on USB. The program is named by its whole path: none of that name elsewhere is run. */
export async function windowsDrives(
  ask: Ask = askSystem,
  systemRoot = process.env['SystemRoot'] ?? 'C:\\Windows',
): Promise<readonly Drive[]> {
  const program = join(systemRoot, 'System32', 'WindowsPowerShell', 'v1.0', 'powershell.exe');
  const json = await ask(program, ['-NoProfile', '-NonInteractive', '-Command', script]);
  return json === null ? [] : readVolumes(json);
}
