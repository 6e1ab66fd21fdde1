import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { readDriver } from '../../../../electron/printing/drivers/reader.ts';
import { presetMedium, presetOf } from '../../../../electron/printing/drivers/presets.ts';
import { checkProfile } from '../../../../electron/printing/drivers/profile-check.ts';
import { suggestProfile } from '../../../../electron/printing/drivers/profile-suggest.ts';
import { media, mediumIds, type KnownMediumId } from '../../../../shared/sheet-media.ts';
import { hasGutenprint } from '../../../support/printing/print-lab.ts';

const gutenprint = '/usr/lib/cups/driver/gutenprint.5.3';
const driverCalled = (model: string) =>
  readDriver({
    ppd: execFileSync(gutenprint, ['cat', `gutenprint.5.3://${model}/expert`]).toString('latin1'),
    makeModel: '',
    deviceUri: 'usb://test',
  });

const models: readonly [model: string, preset: string, media: readonly KnownMediumId[]][] = [
  ['dnp-ds620', 'DNP DS620', ['4x6in', '5x7in', '6x8in']],
  ['dnp-dsrx1', 'DNP DS-RX1', ['4x6in', '5x7in', '6x8in']],
  ['dnp-ds40', 'DNP DS40', ['4x6in', '5x7in', '6x8in']],
  ['citizen-cx-02', 'Citizen CX-02', ['4x6in', '5x7in', '6x8in']],
  ['hiti-p525l', 'HiTi P525L', ['4x6in', '5x7in', '6x8in']],
  ['dnp-qw410', 'DNP QW410', ['4x6in']],
  ['citizen-cz-01', 'Citizen CZ-01', ['4x6in']],
  ['mitsubishi-d70dw', 'Mitsubishi CP-D70/D80', ['4x6in', '5x7in', '6x8in']],
  ['mitsubishi-d80dw', 'Mitsubishi CP-D70/D80', ['4x6in', '5x7in', '6x8in']],
  ['mitsubishi-d90dw', 'Mitsubishi CP-D90', ['4x6in', '5x7in', '6x8in']],
  ['canon-cp1300', 'Canon Selphy CP', ['postcard']],
];

describe.skipIf(!hasGutenprint).each(models)('Gutenprint’s driver for the %s', (model, presetName, known) => {
  const driver = hasGutenprint ? driverCalled(model) : readDriver({ ppd: '', makeModel: '', deviceUri: '' });
  const preset = presetOf(driver.name);
  const suggested = mediumIds.flatMap((id) => suggestProfile(driver, media[id], preset) ?? []);

  test('is known by its name', () => {
    expect(preset?.name).toBe(presetName);
  });

  test('prints the media that its preset knows, and no others of ours', () => {
    expect(suggested.map(({ mediumId }) => mediumId)).toEqual(known);
    expect(Object.keys(preset?.media ?? {})).toEqual(known);
  });

  test('uses exactly the raster that its preset states', () => {
    expect(suggested.map(({ raster }) => raster)).toEqual(known.map((id) => presetMedium(preset, id)));
  });

  test('has every name of the suggested profiles', () => {
    expect(
      suggested.map((profile) => checkProfile(profile, driver, media[profile.mediumId as KnownMediumId])),
    ).toEqual(known.map(() => null));
  });
});
