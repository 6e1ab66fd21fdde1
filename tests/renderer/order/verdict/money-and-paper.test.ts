/** The verdict at the payment and at the hand-over: what staff should know before they take money or print. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OrderView } from '../../../../shared/model/order.ts';
import type { KioskStatus } from '../../../../shared/model/status.ts';
import type { Approval } from '../../../../shared/printing.ts';
import { printerStatus, settings, status } from '../../../support/fixture/data.ts';
import type { FixtureAnswers } from '../../../support/fixture/bridge.ts';
import { medium, setupOf } from '../../../support/fixture/printers.ts';
import { sceneOrder } from '../../../support/fixture/scenes.ts';
import { openOrder } from './order-screen.ts';

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no pictures here')));
});
afterEach(() => void vi.unstubAllGlobals());

const saying = (more: Partial<KioskStatus>): FixtureAnswers => ({
  kioskStatus: () => ({ ...status, ...more }),
});
const empty = { light: 'bad', state: 'stopped', trouble: 'media-empty' } as const;
const outOfPaper = saying({ printers: [printerStatus(empty)] });
const withPaper = (approval: Approval): FixtureAnswers => ({
  printerSetup: ({ printerId }) => setupOf(printerId, { media: [medium('4x6in', { approval })] }),
});

describe('the verdict at the payment', () => {
  it('is green when the service, the printer and its paper are ready', async () => {
    const screen = await openOrder(sceneOrder('payment'));

    expect(screen.light()).toBe('ok');
    expect(screen.says()).toBe('Ready for payment');
  });

  it('is red while the final may not come, and amber once staff take the money anyway', async () => {
    const screen = await openOrder(
      sceneOrder('payment'),
      saying({ service: { ...status.service, photosLeft: 0 } }),
    );
    expect(screen.light()).toBe('bad');
    expect(screen.says()).toBe('Do not take the money yet:The account has no photo left');
    expect(screen.next()).toBe('Ask the account again · free');

    const anyway = screen.page.get('footer button.hold');
    await anyway.trigger('click');
    expect(screen.light()).toBe('bad');
    await anyway.trigger('click');
    expect(screen.light()).toBe('warn');
    expect(screen.next()).toBe('Choose payment');
  });

  it.each([
    ['not-calibrated', 'Check:DS620, 4 × 6 in: Not calibrated yet'],
    ['changed', 'Check:DS620, 4 × 6 in: Changed since it was measured'],
    ['check-due', 'Check:DS620, 4 × 6 in: Approved, check due'],
  ] as const)('is amber when the chosen paper of the printer is %s', async (approval, says) => {
    const screen = await openOrder(sceneOrder('payment'), withPaper(approval));

    expect(screen.light()).toBe('warn');
    expect(screen.says()).toBe(says);
  });

  it('is amber when the printer is out of paper', async () => {
    const screen = await openOrder(sceneOrder('payment'), outOfPaper);

    expect(screen.says()).toBe('Check:DS620: Out of paper');
  });

  it('says nothing of a printer when nothing of the order is printed', async () => {
    const order = sceneOrder('no-paper-payment');
    const told: OrderView = {
      ...order,
      photos: order.photos.map((photo) => ({ ...photo, customerKnows: true })),
    };
    const screen = await openOrder(told, { ...outOfPaper, ...withPaper('not-calibrated') });

    expect(screen.says()).toBe('Ready for payment');
    expect(screen.calls()).not.toContain('printerSetup');
  });

  it('is not green while the state of the service is not known', async () => {
    const screen = await openOrder(
      sceneOrder('payment'),
      saying({ service: { ...status.service, light: 'off' } }),
    );

    expect(screen.light()).toBeUndefined();
  });

  it('is about the photo when staff first see a final of direct mode', async () => {
    const flagged = await openOrder(sceneOrder('direct-issues'));
    expect(flagged.light()).toBe('warn');
    expect(flagged.says()).toBe('Check:Glasses are not allowed2 more points');
    flagged.page.unmount();

    expect((await openOrder(sceneOrder('direct-clean'))).says()).toBe('Ready for this document');
  });

  it('is empty once the order is paid', async () => {
    expect((await openOrder(sceneOrder('owed'))).light()).toBeUndefined();
  });
});

describe('the verdict at the hand-over', () => {
  it('is green when the sheet can be printed', async () => {
    const screen = await openOrder(sceneOrder('handover'));

    expect(screen.light()).toBe('ok');
    expect(screen.says()).toBe('Ready to print');
  });

  it('is amber when the last sheet was not printed, says why, and Enter prints it again', async () => {
    const failed = sceneOrder('print-failed');
    const screen = await openOrder(
      failed,
      saying({ printers: [printerStatus({ needs: 'failed', trouble: 'ribbon-empty', light: 'bad' })] }),
    );
    expect(screen.light()).toBe('warn');
    expect(screen.says()).toBe('Check:The last sheet was not printed. DS620: Ribbon or ink used up');
    expect(screen.next()).toBe('Print 1 sheet again on DS620');

    await screen.press('Enter');
    expect(screen.calls()).toContain('printSheet');
    expect(screen.page.get('[data-verdict], .verdict').text()).not.toContain('not printed');
  });

  it('names a receipt that was not printed before the next press prints it', async () => {
    const order = sceneOrder('papers-printed');
    const prints = order.prints.filter(({ kind }) => kind !== 'slip');
    const slips = { printerId: 'cups:Receipts', paper: 'roll80' } as const;
    const screen = await openOrder(
      { ...order, prints },
      { settings: () => ({ ...settings, receipts: slips }) },
    );

    expect(screen.says()).toBe('Check:The receipt was not printed. Receipts: Printer offline');
  });

  it('is empty for an order that is done: Enter prints nothing more of it', async () => {
    const receipts = { printerId: 'cups:DS620', paper: 'a6' } as const;
    const screen = await openOrder(sceneOrder('done'), {
      ...outOfPaper,
      settings: () => ({ ...settings, receipts }),
    });

    expect(screen.light()).toBeUndefined();
    expect(screen.next()).toBe('Back to the desk');
  });

  it('says that a sheet is saved, not printed, when it goes into a file', async () => {
    const screen = await openOrder(sceneOrder('handover'), {
      settings: () => ({ ...settings, printerId: 'file' }),
    });

    expect(screen.next()).toBe('Save the sheet as PDF');
    expect(screen.says()).toBe('Ready to save');
  });

  it('is red when the printer is out of paper: Enter asks it again, and only a held press prints', async () => {
    let paper = false;
    const screen = await openOrder(sceneOrder('handover'), {
      kioskStatus: () => ({ ...status, printers: [printerStatus(paper ? {} : empty)] }),
    });
    expect(screen.light()).toBe('bad');
    expect(screen.says()).toBe('Do not hand over yet:DS620: Out of paper. Put in paper.');
    expect(screen.next()).toBe('Paper added: ask again');

    await screen.press('Enter');
    expect(screen.says()).toMatch(/DS620: Out of paper \(asked again at \d\d:\d\d:\d\d\)\. Put in paper\./);
    expect(screen.calls()).not.toContain('printSheet');

    paper = true;
    await screen.press('Enter');
    expect(screen.says()).toBe('Ready to print');
    expect(screen.next()).toBe('Print 1 sheet on DS620');
  });

  it('records a sheet that is printed although the printer is out of paper, and warns of the next one again', async () => {
    const screen = await openOrder(sceneOrder('handover'), outOfPaper);

    await screen.hold('Continue anyway:\nPrint 1 sheet on DS620');

    const names = screen.calls();
    expect(screen.kiosk.made.find(({ name }) => name === 'goOnAnyway')?.args).toMatchObject({
      ...{ step: 'handover', imageId: null, points: ['printer-media-empty'] },
    });
    expect(names.indexOf('printSheet')).toBeGreaterThan(names.indexOf('goOnAnyway'));

    await screen.button('Another sheet…').trigger('click');
    expect(screen.light()).toBe('bad');
    expect(screen.next()).toBe('Paper added: ask again');
  });

  it('resumes the stopped queue of the printer before anything is sent to it', async () => {
    const screen = await openOrder(
      sceneOrder('handover'),
      saying({ printers: [printerStatus({ ...empty, hold: 'queue-stopped' })] }),
    );

    expect(screen.next()).toBe('Resume DS620');
    await screen.press('Enter');
    expect(screen.kiosk.made.find(({ name }) => name === 'resumePrinter')?.args).toEqual({
      printerId: 'cups:DS620',
    });
    expect(screen.calls()).not.toContain('printSheet');
  });

  it('is amber when only an earlier sheet failed: the printer itself is ready', async () => {
    const screen = await openOrder(
      sceneOrder('handover'),
      saying({ printers: [printerStatus({ light: 'warn', needs: 'failed', trouble: 'filter-failed' })] }),
    );

    expect(screen.light()).toBe('warn');
    expect(screen.next()).toBe('Print 1 sheet on DS620');
  });

  it('is red while a print waits', async () => {
    const screen = await openOrder(sceneOrder('print-out-of-paper'));

    expect(screen.light()).toBe('bad');
    expect(screen.says()).toBe('Do not hand over yet:DS620: Out of paper');
    expect(screen.next()).toBe('Show the waiting print');
  });

  it('finishes an order whose print waits only with a held press, and records it', async () => {
    const screen = await openOrder(sceneOrder('print-out-of-paper'));

    await screen.hold('Finish and leave the print waiting');
    expect(screen.kiosk.made.find(({ name }) => name === 'goOnAnyway')?.args).toMatchObject({
      points: ['print-waiting'],
    });
    expect(screen.calls()).toContain('finishOrder');
  });

  it('asks whether a sheet of unknown outcome came out', async () => {
    const screen = await openOrder(sceneOrder('print-uncertain'));

    expect(screen.says()).toBe('Do not hand over yet:The printer cannot say. Did this print come out?');
  });

  it('is empty when everything is printed', async () => {
    expect((await openOrder(sceneOrder('printed'))).light()).toBeUndefined();
  });
});
