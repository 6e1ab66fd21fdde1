/**
 * The studio's account in every state that a screen shows differently, by the name of the scene. Each is created
 * anew.
 */
import { lostCalls } from './fixture-backups.ts';
import { KioskError } from '../../shared/errors.ts';
import type { AccountStatusView, AccountView } from '../../shared/model/account.ts';
import type { SlipPrinter } from '../../shared/model/settings.ts';
import type { CreditWarning, KioskStatus, PrinterStatus } from '../../shared/model/status.ts';
import { fixtureAccount, locked, noAccount, statusOfAccount, unlocked } from './fixture-account.ts';
import type { FixtureAnswers } from './fixture-bridge.ts';
import { mailAccount } from './fixture-mail.ts';
import { exportScenes } from './fixture-export-scenes.ts';
import { updateStudios } from './fixture-updates.ts';
import { fromNow, printer, printerStatus, printers, settings, status } from './fixture-data.ts';

const days = 86_400_000;
const pin = '4711';
const open = { ...unlocked, unlockedForSeconds: 540 };

export const connectedAccount: AccountView = {
  ...noAccount,
  connected: true,
  region: 'eu',
  host: 'eu.photos.example',
  headshotHost: 'heads.photos.example',
  capabilities: { aiEdit: 'enabled', headshots: 'unknown', faceMatch: 'not-enabled' },
  supervisor: open,
};
const subscription = {
  status: 'SUBSCRIPTION_COMPLETE',
  resetsAt: fromNow(9 * days),
  previews: { quota: 500, remaining: 182 },
  photos: { quota: 300, remaining: 96 },
};

const kiosk = (more: Partial<KioskStatus>): FixtureAnswers => ({
  kioskStatus: () => ({ ...status, mode: 'account', practiceReason: null, ...more }),
});
const warned = (...warnings: readonly CreditWarning[]): FixtureAnswers => {
  const told: KioskStatus = {
    ...status,
    mode: 'account',
    practiceReason: null,
    service: { light: 'warn', previewsLeft: 6, photosLeft: 96, warnings },
  };
  return {
    kioskStatus: () => told,
    acknowledgeCredit: () => ({ ...told, service: { ...told.service, warnings: [] } }),
  };
};
const told = (more: Partial<AccountStatusView>, account = connectedAccount): FixtureAnswers => ({
  ...kiosk({}),
  ...fixtureAccount(account, pin),
  accountStatus: () => ({ ...statusOfAccount, subscription, checkedAt: fromNow(0), ...more }),
});
const subscribed = (state: string | null): FixtureAnswers =>
  told({ subscription: { ...subscription, status: state } });
/** A studio whose slips and receipts come from a printer of their own. */
const onReceipts = (more: Partial<PrinterStatus> = {}): FixtureAnswers => ({
  settings: () => ({ ...settings, slips: receipts, receipts }),
  listPrinters: () => [...printers, printer('cups:Receipts', 'Receipts')],
  kioskStatus: () => ({
    ...status,
    printers: [
      printerStatus(),
      printerStatus({ id: 'cups:Receipts', name: 'Receipts', usual: false, ...more }),
    ],
  }),
});
const receipts: SlipPrinter = { printerId: 'cups:Receipts', paper: 'roll80' };

const failing = (code: ConstructorParameters<typeof KioskError>[0], reason = ''): FixtureAnswers => ({
  ...fixtureAccount({ ...noAccount, supervisor: open }, pin),
  connectAccount: () => {
    throw new KioskError(code, 'as told', { reason, field: 'baseUrl' });
  },
});
const without = (practiceReason: KioskStatus['practiceReason']): FixtureAnswers => ({
  kioskStatus: () => ({ ...status, practiceReason }),
  ...fixtureAccount(),
});

export const studios: Readonly<Record<string, () => FixtureAnswers>> = {
  'no-pin': () => ({}),
  'no-keychain': () => without('no-keychain'),
  locked: () => fixtureAccount({ ...noAccount, supervisor: locked }, pin),
  'counter-locked': () => {
    const answers = fixtureAccount({ ...noAccount, supervisor: locked }, pin);
    void answers.lockCounter?.();
    return answers;
  },
  waiting: () => ({
    ...fixtureAccount({ ...noAccount, supervisor: locked }, pin),
    unlockSupervisor: () => {
      throw new KioskError('PIN_WAIT', 'as told', { seconds: 90 });
    },
  }),
  unlocked: () => fixtureAccount({ ...noAccount, supervisor: open }, pin),
  connected: () => told({}),
  'connected-locked': () => told({}, { ...connectedAccount, supervisor: locked }),
  'backup-late': () => ({
    ...told({}),
    ...kiosk({
      backups: {
        ...{
          folder: '/media/backup',
          running: false,
          erasing: 0,
          failure: { at: fromNow(0), trouble: 'gone' },
        },
        last: { at: fromNow(-2 * days), orders: 1_204, pictures: 6_310, missing: 2, sameDisk: true },
      },
    }),
  }),
  damaged: () => ({
    ...told({}),
    ...kiosk({
      blocked: 'damaged',
      damage: { areas: ['customers', 'orders', 'payments', 'codes'], repairable: false },
      backups: {
        ...{ folder: '/media/backup', running: false, erasing: 0 },
        failure: { at: fromNow(0), trouble: 'records-damaged' },
        last: { at: fromNow(-0.2 * days), orders: 1_204, pictures: 6_310, missing: 0, sameDisk: false },
      },
    }),
  }),
  'index-damaged': () => ({
    ...kiosk({ blocked: 'damaged', damage: { areas: ['orders', 'search'], repairable: true } }),
    repairRecords: () => 'disk-full',
  }),
  repaired: () => kiosk({ repaired: true }),
  'date-doubt': () => ({
    ...kiosk({
      dateDoubt: { now: fromNow(1_561 * days), known: fromNow(-0.4 * days), service: fromNow(0) },
    }),
  }),
  'lost-calls': () => ({ ...told({}), ...kiosk({ lostCalls: 5 }), lostCalls: () => lostCalls }),
  'wrong-secret': () => failing('SERVICE_CREDENTIALS', 'unauthorised'),
  'not-https': () => failing('INVALID_INPUT', 'not-https'),
  'bad-certificate': () => failing('SERVICE_CERTIFICATE', 'certificate'),
  'no-such-host': () => failing('SERVICE_UNREACHABLE', 'name-not-found'),
  'captive-portal': () => failing('SERVICE_UNREACHABLE', 'not-json'),
  'with-mail': () => ({ settings: () => ({ ...settings, mail: mailAccount }) }),
  'with-papers': () => onReceipts(),
  'connected-papers': () => ({ ...told({}), ...onReceipts() }),
  'with-slips-and-mail': () => ({
    ...onReceipts(),
    settings: () => ({ ...settings, slips: receipts, receipts, mail: mailAccount }),
  }),
  'papers-empty': () => onReceipts({ light: 'bad', state: 'stopped', trouble: 'media-empty' }),
  'printer-empty': () => ({
    kioskStatus: () => ({
      ...status,
      printers: [printerStatus({ light: 'bad', state: 'stopped', trouble: 'media-empty' })],
    }),
  }),
  trial: () =>
    told({
      accountStatus: 'FREE_TRIAL',
      freeTrialEndsAt: fromNow(3 * days),
      subscription: null,
    }),
  'trial-over': () => told({ accountStatus: 'FREE_TRIAL', freeTrialEndsAt: fromNow(-2 * days) }),
  'status-new': () =>
    told({
      accountStatus: 'PARTNER',
      health: { word: 'DEGRADED', good: false },
      subscription: {
        status: 'SUBSCRIPTION_PAUSED',
        resetsAt: null,
        previews: { quota: null, remaining: 7 },
        photos: { quota: 300, remaining: null },
      },
    }),
  pending: () => subscribed('SUBSCRIPTION_PENDING'),
  failed: () => subscribed('SUBSCRIPTION_FAILED'),
  deleted: () => subscribed('SUBSCRIPTION_DELETED'),
  cancelled: () => subscribed('SUBSCRIPTION_CANCELED'),
  'status-silent': () => subscribed(null),
  'status-fails': () => ({
    ...told({}),
    accountStatus: () => {
      throw new KioskError('SERVICE_UNREACHABLE', 'as told', { outcome: 'not-sent' });
    },
  }),
  'few-left': () =>
    warned({ kind: 'few-previews', left: 6 }, { kind: 'trial-ends', at: fromNow(3 * days), ended: false }),
  'none-left': () => warned({ kind: 'few-previews', left: 0 }),
  'trial-ends': () => warned({ kind: 'trial-ends', at: fromNow(3 * days), ended: false }),
  'trial-ended': () => warned({ kind: 'trial-ends', at: fromNow(-days), ended: true }),
  'credit-differs': () =>
    warned({
      kind: 'credit-differs',
      counter: 'previews',
      expectedMin: 180,
      expectedMax: 182,
      said: 171,
    }),
  sensitivity: () => ({
    ...fixtureAccount({ ...noAccount, supervisor: open }, pin),
    settings: () => ({
      ...settings,
      sensitivity: {
        'uk-passport': { ISSUE_EYEGLASSES_REFLECTION: 'HIGH', ISSUE_FACE_LIGHT_NOT_BALANCE: 'VERY_LOW' },
      },
    }),
  }),
  direct: () => ({
    ...fixtureAccount({ ...noAccount, supervisor: open }, pin),
    settings: () => ({ ...settings, photoMode: 'direct', uploadLongSidePx: null }),
  }),
  counters: () => ({
    ...fixtureAccount({ ...noAccount, supervisor: open }, pin),
    settings: () => ({ ...settings, numberPrefix: 'A', givenPrefixes: ['B', 'C'] }),
    numberPrefix: () => ({
      ...{ prefix: 'A', given: ['B', 'C'], fixed: false, nextOrder: 'A-261126-012', suggested: 'D' },
    }),
  }),
  ...exportScenes,
  ...updateStudios,
};

/** Returns a studio's answers in place of the ordinary ones. @throws Error for an unknown name */
export function studioAnswers(name: string | null): FixtureAnswers {
  if (name === null) return {};
  const answers = studios[name];
  if (answers === undefined) throw new Error(`no studio "${name}"`);
  return answers();
}
