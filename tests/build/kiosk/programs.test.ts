/** Compares the programs that the scripts of the kiosk lock let the counter's account start with those that Headroom runs. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { onMacOs } from '../../../electron/find-program.ts';
import { spoolerPrograms } from '../../../electron/printing/cups/lp.ts';

const root = join(import.meta.dirname, '../../..');
const scripts = join(root, 'build/kiosk');
const electron = join(root, 'electron');

/** Returns the programs of the system that the desktop program names by their full path. */
function namedInFull(): readonly string[] {
  const sources = readdirSync(electron, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.startsWith('browser'),
  );
  return sources.flatMap((file) =>
    [...readFileSync(join(electron, file), 'utf8').matchAll(/'((?:\/usr)?\/s?bin\/[a-z]+)'/gu)].map(
      ([, path = '']) => path,
    ),
  );
}

it('the profile for macOS allows exactly the programs that Headroom runs', () => {
  const profile = readFileSync(join(scripts, 'mac/headroom-kiosk.mobileconfig'), 'utf8');
  const allowed = /<key>pathWhiteList<\/key>(.*?)<\/array>/su.exec(profile)?.[1] ?? '';
  const paths = [...allowed.matchAll(/<string>(.*?)<\/string>/gu)].map(([, path = '']) => path);
  const spooler = spoolerPrograms.map((program) =>
    program.startsWith('cups') ? `/usr/sbin/${program}` : `/usr/bin/${program}`,
  );
  const inFull = namedInFull();
  expect(inFull).toContain('/usr/bin/sips');
  const programs = [...inFull, ...spooler, ...onMacOs.map((folder) => `${folder}/gphoto2`)];
  expect(paths.filter((path) => /bin\//u.test(path)).toSorted()).toEqual([...new Set(programs)].toSorted());
});

it('the rules for Windows have one place for programs that the counter needs besides, which the script fills', () => {
  const rules = readFileSync(join(scripts, 'win/applocker.xml'), 'utf8');
  const script = readFileSync(join(scripts, 'win/set-up.ps1'), 'utf8');
  const place = /'(<!--.*?-->)', \(-join/u.exec(script)?.[1] ?? '';
  expect(rules.split(place)).toHaveLength(2);
  expect(/<Exceptions>(.*?)<\/Exceptions>/su.exec(rules)?.[1]).toContain(place);
});
