import { describe, expect, test } from 'vitest';
import {
  goneAfter,
  historySince,
  isPaper,
  readingOf,
  viewOf,
} from '../../../../electron/printing/windows/state.ts';
import { jobFacts, printerFacts } from '../../../support/printing/windows-facts.ts';

const title = '261121-004 sheet 1 #0badcafe';
const reportOf = (status: number, printerStatus = 0, more: Parameters<typeof jobFacts>[0] = {}) =>
  readingOf(
    jobFacts({ status: status, ...more }),
    printerFacts({ status: printerStatus }),
    title,
    historySince(false),
    false,
  )?.report;

describe('the state of a Windows printer', () => {
  test.each([
    ['nothing to do', { status: 0 }, 'ready', []],
    ['printing', { status: 0x400 }, 'busy', []],
    ['paused', { status: 0x1 }, 'stopped', ['paused']],
    ['out of paper', { status: 0x10 }, 'stopped', ['media-empty']],
    ['jammed, its door open', { status: 0x40_0008 }, 'stopped', ['media-jam', 'door-open']],
    ['out of ribbon', { status: 0x4_0000 }, 'stopped', ['marker-supply-empty']],
    ['off', { status: 0x80 }, 'unreachable', ['offline']],
    ['set aside by Windows', { attributes: 0x440 }, 'unreachable', ['offline']],
    ['low on ribbon', { status: 0x2_0000 }, 'ready', []],
    ['a share of a machine that is off', { failure: 'RPC server' }, 'unreachable', ['offline', 'RPC server']],
  ])('%s', (_how, facts, state, reasons) => {
    expect(viewOf('windows:DS620', printerFacts(facts))).toMatchObject({ state, reasons });
  });

  test.each([
    ['USB001', true],
    ['IP_192.0.2.7', true],
    ['WSD-1f2e', true],
    ['PORTPROMPT:', false],
    ['FILE:', false],
    ['nul:', false],
    ['SHRFAX:', false],
    ['C:\\out\\sheet.pdf', false],
  ])('a queue that leads to %s is on paper: %s', (port, paper) => {
    expect(isPaper({ port })).toBe(paper);
  });
});

describe('the state of a job', () => {
  test.each([
    ['spooling', 0x8, 0, 'waiting', null],
    ['printing', 0x10, 0x400, 'printing', null],
    ['waiting behind a printer that is off', 0x20, 0, 'waiting', 'offline'],
    ['printing, out of paper', 0x50, 0, 'printing', 'media-empty'],
    ['printing, the printer says jam', 0x10, 0x8, 'printing', 'media-jam'],
    ['the printer’s door is open', 0x0, 0x40_0000, 'waiting', 'cover-open'],
    ['the ribbon is at its end', 0x10, 0x4_0000, 'printing', 'ribbon-empty'],
    ['paused by somebody', 0x1, 0, 'waiting', 'paused'],
    ['the driver cannot print it', 0x200, 0, 'waiting', 'other'],
    ['sent, and not said to be printed', 0x1000, 0, 'waiting', null],
  ])('%s', (_how, status, printerStatus, state, trouble) => {
    expect(reportOf(status, printerStatus)).toMatchObject({ state, trouble, final: false });
  });

  test('a paused queue, or a paused job, prints nothing until a person resumes it', () => {
    expect(reportOf(0x0, 0x1)).toMatchObject({ state: 'waiting', trouble: 'paused', hold: 'queue-stopped' });
    expect(reportOf(0x40, 0x11)).toMatchObject({ trouble: 'media-empty', hold: 'queue-stopped' });
    expect(reportOf(0x1)).toMatchObject({ trouble: 'paused', hold: 'job-held' });
    expect(reportOf(0x40, 0x10)).toMatchObject({ trouble: 'media-empty', hold: null });
    expect(viewOf('windows:DS620', printerFacts({ status: 0x1 }))).toMatchObject({ hold: 'queue-stopped' });
    expect(viewOf('windows:DS620', printerFacts({ status: 0x10 }))).toMatchObject({ hold: null });
  });

  test('printed is what the spooler reports as printed, even when the printer complains by then', () => {
    expect(reportOf(0x2080, 0x10)).toMatchObject({
      state: 'printed',
      note: '',
      trouble: null,
      hold: null,
      final: true,
    });
  });

  test('the driver’s own words come first in the note', () => {
    expect(reportOf(0x50, 0, { statusText: 'Bitte Papier' })?.note).toBe('Bitte Papier; media-empty');
  });

  test('a job of our number with another title belongs to somebody else', () => {
    expect(reportOf(0x2080, 0, { document: 'invoice.docx' })).toBeUndefined();
    expect(reportOf(0, 0, { found: false })).toBeUndefined();
  });
});

describe('a job that was printing', () => {
  const read = (status: number, silent: boolean, before = historySince(true)) =>
    readingOf(jobFacts({ status: status }), printerFacts(), title, before, silent);

  test('and waits again after the spooler was away is printed again: nobody knows how many came out', () => {
    const waiting = read(0x8, true);
    expect(waiting?.report).toMatchObject({ state: 'uncertain', final: false });
    expect(waiting?.report.note).toContain('again by itself');

    const printed = read(0x2080, false, waiting?.history);
    expect(printed?.report).toMatchObject({ state: 'uncertain', final: true });
  });

  test.each([
    ['goes on printing after a silence', 0x10, true, 'printing'],
    ['is printed after a silence', 0x80, true, 'printed'],
    ['stops for paper and says so', 0x42, false, 'waiting'],
    ['is started again by the spooler', 0x810, false, 'uncertain'],
  ])('and %s', (_what, status, silent, state) => {
    expect(read(status, silent)?.report.state).toBe(state);
  });
});

describe('a job that is no longer in the list', () => {
  const seen = (change: Partial<ReturnType<typeof historySince>>) => ({ ...historySince(false), ...change });

  test('is uncertain: nobody saw it printed', () => {
    expect(goneAfter(seen({}))).toMatchObject({ state: 'uncertain', final: true });
    expect(goneAfter(seen({ begun: true }))).toMatchObject({ state: 'uncertain' });
  });

  test('was cancelled if its removal began before a page had', () => {
    expect(goneAfter(seen({ deleting: true }))).toMatchObject({ state: 'cancelled' });
    expect(goneAfter(seen({ deleting: true, begun: true }))).toMatchObject({ state: 'uncertain' });
    expect(goneAfter(seen({ deleting: true, sentAgain: true }))).toMatchObject({ state: 'uncertain' });
  });
});
