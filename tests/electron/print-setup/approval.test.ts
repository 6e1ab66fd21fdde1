import { describe, expect, test } from 'vitest';
import { noCorrection, type PrinterProfile } from '../../../shared/printing.ts';
import { mediumIds, type MediumId } from '../../../shared/sheet-media.ts';
import { ds620 } from '../../support/printing/drivers.ts';
import { printSetupKit, theQueue } from '../../support/printing/print-setup-kit.ts';

const days = (count: number): number => count * 24 * 60 * 60 * 1000;

describe('an earlier calibration that passed', () => {
  test('is due again after a quarter of a year, and stays valid until then', async () => {
    const { calibrate, clock, mediumOf } = printSetupKit();
    await calibrate();

    clock.pass(days(90));
    expect((await mediumOf('4x6in')).approval).toBe('approved');
    clock.pass(days(1));
    expect((await mediumOf('4x6in')).approval).toBe('check-due');

    expect((await calibrate()).approval).toBe('approved');
  });

  test('holds for its paper only: the printer answers for each paper that a ticket can sell', async () => {
    const { calibrate, setup, settings } = printSetupKit();
    const own = { id: 'own-0000abcd', name: 'Strips', widthMm: 101.6, heightMm: 152.4 } as const;
    settings.save({ ...settings.get(), ownMedia: [own] });
    await calibrate();

    const { media } = await setup.view(theQueue);

    expect(media.map(({ mediumId }) => mediumId)).toEqual([...mediumIds, own.id]);
    const approvalOf = (id: MediumId) => media.find(({ mediumId }) => mediumId === id)?.approval;
    expect(approvalOf('4x6in')).toBe('approved');
    expect(approvalOf(own.id)).toBe('not-calibrated');
    expect(approvalOf('a4')).toBe('refused');
  });

  test('does not hold when the drift check is out of tolerance', async () => {
    const { calibrate } = printSetupKit();
    await calibrate();

    expect((await calibrate({ downMm: 100.5 })).approval).toBe('not-proven');
  });

  test('is not valid for another driver or device, and its correction is not used there', async () => {
    const { calibrate, printer, mediumOf, setup } = printSetupKit();
    await calibrate({ leftMm: 11 });
    await calibrate();
    printer.driver = { ...ds620(), identity: 'another' };

    expect((await mediumOf('4x6in')).approval).toBe('changed');
    expect((await setup.forPrinting(theQueue, '4x6in')).correction).toEqual(noCorrection);
  });

  test('is valid again when the measured driver is back', async () => {
    const { calibrate, printer, mediumOf } = printSetupKit();
    await calibrate();
    printer.driver = { ...ds620(), identity: 'another' };
    await mediumOf('4x6in');
    printer.driver = ds620();

    expect((await mediumOf('4x6in')).approval).toBe('approved');
  });

  test.each<[string, (profile: PrinterProfile) => PrinterProfile, string]>([
    [
      'another option',
      (profile) => ({ ...profile, options: [{ name: 'StpLaminate', value: 'Matte' }] }),
      'changed',
    ],
    ['another resolution', (profile) => ({ ...profile, dpiY: 600 }), 'changed'],
    ['the same again', (profile) => profile, 'approved'],
    ['a wider safe area', (profile) => ({ ...profile, safe: { ...profile.safe, leftMm: 7 } }), 'approved'],
  ])('after %s was saved', async (_what, change, approval) => {
    const { calibrate, setup, mediumOf } = printSetupKit();
    const { profile } = await calibrate();
    if (profile === null) throw new Error('no profile');

    await setup.saveProfile(theQueue, change(profile));

    expect((await mediumOf('4x6in')).approval).toBe(approval);
  });

  test('is not valid when one of the studio’s own media was measured again', async () => {
    const { calibrate, settings, mediumOf } = printSetupKit();
    const own = { id: 'own-0000abcd', name: 'Strips', widthMm: 101.6, heightMm: 152.4 } as const;
    settings.save({ ...settings.get(), ownMedia: [own] });
    await calibrate({}, own.id);

    settings.save({ ...settings.get(), ownMedia: [{ ...own, heightMm: 152 }] });

    expect((await mediumOf(own.id)).approval).toBe('changed');
  });
});
