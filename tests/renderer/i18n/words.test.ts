import { mailSecurities, mailStates, mailTroubles } from '../../../shared/model/mail.ts';
import { describe, expect, it } from 'vitest';
import { verdictTable } from '../../../electron/service/verdicts.ts';
import { customerWords } from '../../../shared/customer-screen.ts';
import { errorCodes } from '../../../shared/errors.ts';
import { regions } from '../../../shared/model/account.ts';
import { orderSteps } from '../../../shared/model/order.ts';
import { owedReasons, owedWays, settlementKinds } from '../../../shared/model/owed.ts';
import { paymentMethods } from '../../../shared/model/payment.ts';
import { photoStates, photoTroubles } from '../../../shared/model/photo.ts';
import { printKinds, printStates, printTroubles } from '../../../shared/model/prints.ts';
import { recordAreas, recordsGapReasons } from '../../../shared/model/records.ts';
import { setUpSteps } from '../../../shared/model/set-up.ts';
import { cutStyles } from '../../../shared/model/sheets.ts';
import { approvals, profileProblems, sheetFormats } from '../../../shared/printing.ts';
import { issueCodes } from '../../../shared/service/issues.ts';
import { endpoints, freeEndpoints, type Endpoint } from '../../../shared/service/wire.ts';
import { mediumIds } from '../../../shared/sheet-media.ts';
import { cameraTroubles } from '../../../renderer/camera/camera-failure.ts';
import { en } from '../../../renderer/i18n/en.ts';
import { hasWords } from '../../../renderer/i18n/index.ts';
import { doubtReasons } from '../../../renderer/order/payment/use-payment-doubt.ts';
import { errorWords } from '../../../renderer/ui/errors.ts';

/** Reasons for an unknown outcome: faults of the network, of the answer, and of its content. */
const uncertainReasons = [
  ...['time-out', 'left', 'reset', 'cut', 'too-large', 'malformed', 'unknown-encoding', 'tls'],
  ...['not-json', 'wrong-shape', 'not-an-image', 'reader-failed', 'photo-uuid-differs'],
  ...verdictTable.flatMap(({ outcome, reason }) => (outcome === 'uncertain' ? (reason ?? []) : [])),
];
const lights = ['ok', 'warn', 'bad', 'off'];
const keys = [
  ...orderSteps.map((step) => `steps.${step}`),
  ...photoStates.map((state) => `photoStates.${state}`),
  ...printStates.flatMap((state) => [
    `prints.states.${state}`,
    `prints.file.states.${state}`,
    `prints.folder.states.${state}`,
  ]),
  ...printKinds.map((kind) => `prints.kinds.${kind}`),
  ...printTroubles.flatMap((trouble) => [`prints.troubles.${trouble}`, `prints.troubleTexts.${trouble}`]),
  ...approvals.flatMap((approval) => [
    `printerSetup.approvals.${approval}`,
    `printerSetup.approvalTexts.${approval}`,
  ]),
  ...profileProblems.map((problem) => `printerSetup.problems.${problem}`),
  ...cutStyles.map((cut) => `handover.cuts.${cut}`),
  ...sheetFormats.map((format) => `handover.saveSheet.${format}`),
  ...paymentMethods.flatMap((method) => [
    `payment.methods.${method}`,
    `payment.partBy.${method}`,
    `payment.partPaid.${method}`,
  ]),
  ...regions.map((region) => `settings.account.regions.${region}`),
  ...mailStates.map((state) => `mail.states.${state}`),
  ...mailTroubles.flatMap((trouble) => [`mail.troubles.${trouble}.title`, `mail.troubles.${trouble}.now`]),
  ...mailSecurities.map((security) => `settings.mail.securities.${security}`),
  ...mediumIds.map((medium) => `media.${medium}`),
  ...['done', 'cancelled'].map((state) => `orderStates.${state}`),
  ...['ready', 'busy', 'stopped', 'rejecting', 'unreachable'].map((state) => `printerStates.${state}`),
  ...['service', 'camera'].flatMap((lamp) => lights.map((light) => `strip.${lamp}.${light}`)),
  ...['uncertain-call', 'final-owed', 'uncertain-print', 'waiting-print', 'mail'].map(
    (reason) => `desk.attention.${reason}`,
  ),
  ...['read-only', 'disk-full', 'unsafe-disk', 'records-incomplete', 'checking'].map(
    (reason) => `blocked.${reason}`,
  ),
  ...recordAreas.map((area) => `damaged.areas.${area}`),
  ...['disk-full', 'failed'].map((answer) => `damaged.${answer}`),
  ...recordsGapReasons.map((reason) => `gap.reasons.${reason}`),
  ...['no-account', 'no-keychain'].map((reason) => `settings.account.practice.${reason}`),
  ...setUpSteps.map((step) => `setUp.without.${step}`),
  ...cameraTroubles.flatMap((trouble) => [
    `camera.trouble.${trouble}.title`,
    `camera.trouble.${trouble}.now`,
  ]),
  ...owedReasons.flatMap((reason) => [`owed.reasons.${reason}.title`, `owed.reasons.${reason}.cost`]),
  ...owedWays.map((way) => `owed.ways.${way}.button`),
  ...photoTroubles.map((trouble) =>
    /-(differs|shared)$/.test(trouble) ? `pictureDoubt.${trouble}` : `preview.trouble.${trouble}.title`,
  ),
  ...settlementKinds.map((kind) => `owed.settled.${kind}`),
  ...doubtReasons.flatMap((reason) => [`payment.doubt.${reason}.title`, `payment.doubt.${reason}.text`]),
  ...Object.keys(endpoints).flatMap((endpoint) =>
    freeEndpoints.has(endpoint as Endpoint) ? [] : [`calls.purpose.${endpoint}`, `calls.subject.${endpoint}`],
  ),
  ...uncertainReasons.map((reason) => `calls.reasons.${reason}`),
  ...customerWords.flatMap((word) =>
    ['words', 'thanks', 'staff'].map((place) => `customerScreen.${place}.${word}`),
  ),
  ...issueCodes.flatMap((code) => [`issues.${code}.title`, `issues.${code}.tell`]),
];

describe('the words of the kiosk', () => {
  it.each(keys)('has words for %s', (key) => {
    expect(hasWords(key)).toBe(true);
  });

  it.each(errorCodes)('says of %s what happened, what it cost and what to do now', (code) => {
    const words = errorWords(code);

    expect([words.title, words.cost, words.now].every((sentence) => sentence.endsWith('.'))).toBe(true);
  });

  it.each(errorCodes)('never claims of %s that nothing was sent or spent once a call was sent', (code) => {
    for (const details of [{ outcome: 'uncertain' }, { answer: 'kept' }]) {
      const { cost, now, action } = errorWords(code, details);
      expect(`${cost} ${now}`).not.toMatch(/nothing was sent|nothing (was )?spent|no credit|costs? nothing/i);
      expect(action).toBe('none');
    }
  });

  it.each(['SERVICE_UNREACHABLE', 'SERVICE_PROCESSING', 'SERVICE_UNCERTAIN', 'DISK_FULL'] as const)(
    'say for %s with an unknown outcome that it may have counted, and offer no repeat',
    (code) => {
      expect(errorWords(code, { outcome: 'uncertain' })).toMatchObject({
        cost: 'This may have used a credit.',
        action: 'none',
      });
    },
  );

  it('say that the request cost nothing when the service could not be reached', () => {
    expect(errorWords('SERVICE_UNREACHABLE', { outcome: 'not-sent' })).toMatchObject({
      title: 'The service cannot be reached.',
      cost: 'This request cost nothing.',
      action: 'retry',
    });
  });

  it.each([
    [{ reason: 'expired', lost: true }, 'Getting it again may use another credit.'],
    [{ reason: 'missing', lost: true }, 'Getting it again may use another credit.'],
    [{ reason: 'too-large', lost: true }, 'Getting it again may use another credit.'],
    [{ reason: 'damaged' }, 'Fetch the picture again: its address still works.'],
    [{ reason: 'reset' }, 'Fetch the picture again.'],
  ])('say for a picture that is missing because of %o whether fetching it can help', (details, now) => {
    const words = errorWords('SERVICE_IMAGE_PENDING', details);

    expect(words).toMatchObject({ now, action: 'none' });
    expect(words.cost).toMatch(/^This used one credit\./);
    expect(words.cost.includes('costs nothing more')).toBe(!('lost' in details));
  });

  it('say what helps when a file is too large for the service', () => {
    expect(errorWords('SERVICE_IMAGE_REFUSED', { reason: 'too-large-for-service' })).toMatchObject({
      title: 'The service says that this file is too large.',
      action: 'retake',
    });
  });

  it('give every action of an error its own label', () => {
    const unlabelled = errorCodes
      .map((code) => errorWords(code))
      .filter(({ action }) => action !== 'none' && !en.errorActions[action]);

    expect(unlabelled).toEqual([]);
  });

  it('never call a photo compliant', () => {
    expect(JSON.stringify(en)).not.toMatch(/complian|guarantee/i);
  });
});
