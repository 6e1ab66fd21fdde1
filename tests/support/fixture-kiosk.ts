/* oxlint-disable max-lines -- It has an answer for every call of the contract. */
/** An in-memory main process: enough of the order workflow to walk through every screen without one. */
import type { CodeId, OrderId } from '../../shared/ids.ts';
import { KioskError } from '../../shared/errors.ts';
import { codeRows, deskRows } from '../../shared/lists.ts';
import type { DeskColumn, OrderSummary } from '../../shared/model/desk.ts';
import type { OrderView } from '../../shared/model/order.ts';
import type { CodeView, PhotoView } from '../../shared/model/photo.ts';
import type { LogoView, StudioSettings } from '../../shared/model/settings.ts';
import { needsStaff } from '../../shared/model/prints.ts';
import { isCodeOf, readOrderCode } from '../../shared/order-code.ts';
import { itemsLeft, refundedOf, refundOf } from '../../shared/refunds.ts';
import { foundBackups, newerChanges, noLostCalls } from './fixture-backups.ts';
import { customerAnswers } from './fixture-customers.ts';
import { fixtureAccount } from './fixture-account.ts';
import { fixturePaper } from './fixture-paper.ts';
import { fixturePrinters } from './fixture-printers.ts';
import { fixturePeople } from './fixture-people.ts';
import { mailAnswers } from './fixture-mail.ts';
import { fixtureVersions } from './fixture-policy.ts';
import { fixtureBridge, type FixtureAnswers, type FixtureBridge } from './fixture-bridge.ts';
import { auditAnswers } from './fixture-audit.ts';
import { someGaps } from './fixture-lock.ts';
import { openingCheckAnswers } from './fixture-opening-check.ts';
import { takingsAnswers } from './fixture-takings.ts';
import { retakeAnswers } from './fixture-retakes.ts';
import { lineFor, ticketAnswers } from './fixture-ticket.ts';
import { dueOf } from '../../shared/payments.ts';
import { billOf } from '../../shared/money.ts';
import { partPaid } from './payments.ts';
import { owed, settledCall, settlement } from './fixture-owed.ts';
import {
  code,
  documents,
  final,
  fixtureId,
  fromNow,
  image,
  order,
  person,
  photo,
  preview,
  settings,
  shot,
  status,
} from './fixture-data.ts';
import { rulesAnswers } from './fixture-rules.ts';
import { noSetUp, setUpFileAnswers } from './fixture-set-up.ts';
import { wait } from './fixture-wait.ts';

const file = (name: string) => ({ name, mime: 'application/pdf', bytes: new Uint8Array([37, 80, 68, 70]) });

const summary = (view: OrderView): OrderSummary => ({
  id: view.id,
  number: view.number,
  step: view.step,
  state: view.state,
  customerName: view.customer?.name ?? '',
  documents: view.photos.map((one) => one.document.name),
  thumbnail: view.photos[0]?.preview ?? view.shots[0]?.image ?? null,
  attention: view.openCalls.some((call) => call.state === 'uncertain')
    ? 'uncertain-call'
    : view.photos.some((one) => one.owed !== null)
      ? 'final-owed'
      : view.partsPaid.length > 0
        ? 'part-paid'
        : null,
  partPaid:
    view.partsPaid.length === 0 ? null : { amount: -dueOf(0, view.partsPaid), currency: view.bill.currency },
  refunded: refundedOf(view.payment, view.settlements, view.laterSales),
  updatedAt: view.updatedAt,
});

export interface FixtureKiosk extends FixtureBridge {
  /** The current orders, newest last. */
  readonly orders: ReadonlyMap<OrderId, OrderView>;
}

/**
 * @param seeded orders when the kiosk starts
 * @param delay milliseconds that a call to the service takes
 * @param instead answers that replace this kiosk's own
 */
export function fixtureKiosk(
  seeded: readonly OrderView[],
  delay = 0,
  instead: FixtureAnswers = {},
): FixtureKiosk {
  const orders = new Map(seeded.map((view) => [view.id, view]));
  let studio: StudioSettings = settings;
  let logo: LogoView | null = null;
  const get = (id: OrderId): OrderView => {
    const view = orders.get(id);
    if (view === undefined) throw new KioskError('NOT_FOUND', 'no such order');
    return view;
  };
  const set = (id: OrderId, more: Partial<OrderView>): OrderView => {
    const next = { ...get(id), ...more, updatedAt: fromNow(0) };
    orders.set(id, next);
    return next;
  };
  const setPhoto = (id: OrderId, more: Partial<PhotoView>): OrderView =>
    set(id, { photos: get(id).photos.map((one) => ({ ...one, ...more })) });
  const codes: CodeView[] = [
    code(1, 1, 'Amelia Okafor', 'aB3dO0lI', 21),
    code(2, 12, 'Łukasz Wiśniewski', 'Qw7Zp1Xk', 5),
    code(3, 9, 'Grace Hartley', 'm4N8rT2v', 1),
    {
      ...code(4, 7, 'Tom Ashworth', 'Lk9sJ3bH', 0.02),
      reminderMail: { state: 'refused', at: fromNow(-600_000) },
    },
    code(5, 3, 'Priya Raman', 'Xy5cV8nB', -4),
  ];

  const column = (which: DeskColumn): OrderSummary[] =>
    [...orders.values()]
      .map(summary)
      .filter((one) => one.state === (which === 'inHand' ? 'open' : 'done'))
      .sort((a, b) => Number(b.attention !== null) - Number(a.attention !== null));
  const isToRemind = ({ expiresAt, linked, reminded }: CodeView): boolean =>
    expiresAt > fromNow(0) && expiresAt < fromNow(7 * 86_400_000) && linked === null && reminded === null;
  const setCode = (codeId: CodeId, part: Partial<CodeView>): CodeView => {
    const index = codes.findIndex(({ id }) => id === codeId);
    const found = codes[index];
    if (found === undefined) throw new KioskError('NOT_FOUND', 'no such code');
    const next = { ...found, ...part };
    codes[index] = next;
    fixture.push('orderChanged', { orderId: next.orderId });
    return next;
  };
  const codesBy = (text: string): CodeView[] =>
    [...codes]
      .sort((a, b) => {
        const ended = Number(a.expiresAt < fromNow(0)) - Number(b.expiresAt < fromNow(0));
        const byDate = a.expiresAt.localeCompare(b.expiresAt);
        return ended || (a.expiresAt < fromNow(0) ? -byDate : byDate);
      })
      .filter((one) => JSON.stringify(one).toLowerCase().includes(text.toLowerCase()));

  const needingOf = (which: DeskColumn): number =>
    column(which).filter(({ attention }) => attention !== null).length;

  const fixture = fixtureBridge({
    kioskStatus: () => status,
    ...{ setUpdates: () => null, fetchUpdate: () => null, installUpdate: () => null },
    ...{ newerThanUpdate: () => 'none', goBackTo: () => null },
    settings: () => studio,
    saveSettings: ({ settings: next }) => (studio = next),
    setUp: () => noSetUp,
    keepSetUp: (place) => ({ ...noSetUp, place }),
    dismissSetUp: () => noSetUp,
    ...setUpFileAnswers(() => studio),
    ...rulesAnswers(),
    logo: () => logo,
    saveLogo: ({ bytes }) => (logo = bytes === null ? null : { bytes, widthPx: 300, heightPx: 120 }),
    ...fixtureAccount(),
    ...openingCheckAnswers(),
    desk: () => {
      const [inHand, doneToday] = [column('inHand'), column('doneToday')];
      const codesExpiring = orders.size === 0 ? [] : codes.slice(1, 4);
      const waiting = [...orders.values()].flatMap(({ prints }) => prints.filter(needsStaff));
      return {
        inHand: inHand.slice(0, deskRows),
        doneToday: doneToday.slice(0, deskRows),
        codesExpiring,
        waitingPrints: waiting,
        counts: {
          inHand: inHand.length,
          needing: needingOf('inHand'),
          doneToday: doneToday.length,
          codesExpiring: codesExpiring.length,
          waitingPrints: waiting.length,
        },
      };
    },
    deskOrders: ({ column: which, skip }) => ({
      orders: column(which).slice(skip, skip + deskRows),
      count: column(which).length,
      needing: needingOf(which),
    }),
    findOrders: ({ text }) =>
      [...orders.values()]
        .map(summary)
        .filter((one) => JSON.stringify(one).toLowerCase().includes(text.toLowerCase())),
    scannedOrder: ({ text }) => {
      const code = readOrderCode(text);
      const found = [...orders.values()].find((one) =>
        code === null
          ? codes.some((each) => each.code === text && each.orderId === one.id)
          : isCodeOf(code, one),
      );
      return found === undefined
        ? null
        : { ...found, isOpen: found.state === 'open', picturesErasedAt: found.picturesErasedAt };
    },
    ...customerAnswers(),
    listCodes: ({ list, text, skip }) => {
      const soon = codesBy('').filter(isToRemind);
      const found = orders.size === 0 ? [] : list === 'all' ? codesBy(text) : soon;
      const valid = found.filter((one) => one.expiresAt > fromNow(0)).length;
      return {
        codes: found.slice(skip, skip + codeRows),
        ...{ valid, ended: found.length - valid, endedComplete: true, toRemind: soon.length },
      };
    },
    linkCode: ({ codeId, linked }) =>
      setCode(codeId, { linked: linked ? { by: 'Ann', at: fromNow(0) } : null }),
    remindOfCode: ({ codeId, reminded }) =>
      setCode(codeId, { reminded: reminded ? { by: 'Ann', at: fromNow(0), way: 'phone' } : null }),
    sendReminder: ({ codeId }) =>
      setCode(codeId, {
        reminded: { by: 'Ann', at: fromNow(0), way: 'email' },
        reminderMail: { state: 'waiting', at: fromNow(0) },
      }),
    listDocuments: () => documents,
    createOrder: () => {
      const created = order(40 + orders.size);
      orders.set(created.id, created);
      return created;
    },
    sameAgain: () => {
      const [before] = orders.values();
      const { customer = null, people = [person] } = before ?? {};
      const again = order(40 + orders.size, { customer, people, step: 'shot' });
      orders.set(again.id, again);
      return again;
    },
    openOrder: ({ orderId }) => get(orderId),
    setOrderLanguage: ({ orderId, language }) => set(orderId, { language }),
    goToStep: ({ orderId, step }) => set(orderId, { step }),
    setCustomer: ({ orderId, customerId, stay = false, ...given }) => {
      const { customer, people } = get(orderId);
      return set(orderId, {
        customer: { id: customerId ?? fixtureId('cus', 9), orders: 1, ...given },
        // A first person without a name of their own has the customer's.
        people: people.map((one, index) =>
          index === 0 && one.name === (customer?.name ?? '') ? { ...one, name: given.name } : one,
        ),
        ...(stay ? {} : { step: 'document' as const }),
      });
    },
    ...fixturePeople(get, set),
    ...fixtureVersions(get, set),
    addShot: ({ orderId, bytes }) => {
      if (bytes.byteLength < 100) throw new KioskError('IMAGE_NOT_RECOGNISED', 'no picture');
      const taken = shot(get(orderId).shots.length + 1, 0);
      set(orderId, { shots: [...get(orderId).shots, taken] });
      return setPhoto(orderId, { shotId: taken.id, state: 'chosen', preview: null });
    },
    addFrame: ({ orderId }) => {
      const taken = shot(get(orderId).shots.length + 1, 0);
      set(orderId, { shots: [...get(orderId).shots, taken] });
      return setPhoto(orderId, { shotId: taken.id, state: 'chosen', preview: null });
    },
    keepMeasures: () => undefined,
    chooseShot: ({ orderId, shotId }) => setPhoto(orderId, { shotId, state: 'chosen', preview: null }),
    requestPreview: async ({ orderId, photoId }) => {
      await wait(delay);
      const made = { state: 'preview', preview, issues: ['ISSUE_FACE_LIGHT_NOT_BALANCE'] } as const;
      const photos = get(orderId).photos.map((one) => (one.id === photoId ? { ...one, ...made } : one));
      return set(orderId, { photos });
    },
    goOnAnyway: ({ orderId, ...decision }) => {
      const { wentOnAnyway } = get(orderId);
      return set(orderId, { wentOnAnyway: [...wentOnAnyway, { ...decision, by: 'staff', at: fromNow(0) }] });
    },
    approvePreview: ({ orderId, photoId }) => {
      const photos = get(orderId).photos.map((one) =>
        one.id === photoId ? { ...one, state: 'approved' as const } : one,
      );
      const all = photos.every(({ state }) => state === 'approved');
      return set(orderId, { photos, ...(all ? { step: 'payment' } : {}) });
    },
    cropPhoto: ({ orderId, photoId, crop }) => {
      const photos = get(orderId).photos.map((one) =>
        one.id === photoId ? { ...one, state: 'final' as const, final: preview, crop } : one,
      );
      return set(orderId, { photos });
    },
    takePayment: ({ orderId, method, reference, amount, due, given }) => {
      const { bill, partsPaid } = get(orderId);
      const id = fixtureId('part', partsPaid.length + 1);
      const parts = [...partsPaid, partPaid(amount, { id, method, reference, given, takenAt: fromNow(0) })];
      if (amount < due) return set(orderId, { partsPaid: parts });
      setPhoto(orderId, { owed: owed('waiting') });
      const payment = { bill, parts, receiptNumber: '261121-R008', paidAt: fromNow(0) };
      return set(orderId, { payment, partsPaid: [] });
    },
    sellLater: ({ orderId, items, method, reference, given, total }) => {
      const { laterSales } = get(orderId);
      const lines = items.map(({ itemId, quantity }) => {
        const { place: at, ...line } = lineFor(itemId);
        return { ...line, id: fixtureId('oit', 90 + at), quantity };
      });
      const place = laterSales.length + 1;
      const part = partPaid(total, { id: fixtureId('part', 90 + place), method, reference, given });
      const receiptNumber = `261121-R01${place}`;
      const sale = {
        id: fixtureId('sale', place),
        bill: billOf(lines, settings.prices),
        part,
        receiptNumber,
      };
      return set(orderId, { laterSales: [...laterSales, { ...sale, paidAt: fromNow(0) }] });
    },
    ...ticketAnswers(get, set),
    ...retakeAnswers(orders),
    ...mailAnswers(get, set, () => [...orders.values()]),
    returnPart: ({ orderId, partId }) =>
      set(orderId, { partsPaid: get(orderId).partsPaid.filter(({ id }) => id !== partId) }),
    requestFinal: async ({ orderId }) => {
      await wait(delay);
      setPhoto(orderId, { state: 'final', final, owed: null, code: codes[0] ?? null });
      return set(orderId, { step: 'handover' });
    },
    fetchPendingImage: ({ orderId }) =>
      setPhoto(orderId, { state: 'preview', preview: image(203, 413, 531) }),
    resolveCall: ({ callId, resolution }) => {
      const [view] = [...orders.values()];
      const call = view?.openCalls.find(({ id }) => id === callId);
      if (view === undefined || call === undefined) throw new KioskError('NOT_FOUND', 'no such call');
      set(view.id, { openCalls: [] });
      const settledCalls = [settledCall(call.endpoint, { id: callId, resolution })];
      if (view.payment === null) return setPhoto(view.id, { state: 'chosen', settledCalls });
      return setPhoto(view.id, { state: 'approved', owed: owed('settled'), settledCalls });
    },
    addDocument: ({ orderId, specCode, personId, more }) => {
      const chosen = documents.find((one) => one.specCode === specCode);
      if (chosen === undefined) throw new KioskError('SERVICE_UNKNOWN_DOCUMENT', 'unknown');
      const { people, photos } = get(orderId);
      const owner = people.find((one) => one.id === personId)?.id ?? people[0]?.id ?? person.id;
      const own = photos.filter((one) => one.personId === owner);
      if (own.some((one) => one.specCode === specCode)) return get(orderId);
      const id = fixtureId('pho', photos.length + 1);
      const shotId = own[0]?.shotId ?? null;
      const all = [...photos, photo({ id, personId: owner, specCode, document: chosen, shotId })];
      const everyone = people.every((one) => all.some((each) => each.personId === one.id));
      const goesOn = own.length === 0 && everyone && more !== true;
      return set(orderId, { photos: all, ...(goesOn ? { step: 'shot' } : {}) });
    },
    removeDocument: ({ orderId, photoId }) =>
      set(orderId, { photos: get(orderId).photos.filter((one) => one.id !== photoId) }),
    takeAgain: ({ orderId }) => (
      setPhoto(orderId, { shotId: null, state: 'chosen', preview: null, owed: owed('waiting', ['refund']) }),
      set(orderId, { step: 'shot' })
    ),
    acceptWithoutCode: ({ orderId }) => setPhoto(orderId, { owed: null }),
    refund: ({ orderId, photoId, kind, method, reference, reason }) => {
      const settled = settlement({ orderId, photoId, kind, method, reference, reason });
      set(orderId, { settlements: [...get(orderId).settlements, settled] });
      return setPhoto(orderId, { owed: null, settled });
    },
    refundItem: ({ orderId, lineId, quantity, method, reference, reason }) => {
      const { payment, laterSales, settlements } = get(orderId);
      const left = payment === null ? [] : itemsLeft({ payment, laterSales, settlements });
      const item = left.find(({ line }) => line.id === lineId);
      if (item === undefined) throw new KioskError('NOT_FOUND', 'no such item');
      const line = refundOf(item, quantity);
      const number = settlements.length + 1;
      const given = settlement({
        ...{ id: fixtureId('set', number), orderId, photoId: null, lineId, lines: [line] },
        ...{ refundNumber: number, amount: line.amount, method, reference, reason },
      });
      return set(orderId, { settlements: [...settlements, given] });
    },
    listCalls: ({ orderId }) => get(orderId).openCalls,
    listOpenCalls: () =>
      [...orders.values()].flatMap((view) =>
        view.openCalls.map((call) => ({
          ...call,
          orderNumber: view.number,
          customerName: view.customer?.name ?? '',
          documentName: view.photos[0]?.document.name ?? '',
        })),
      ),
    acknowledgeCredit: () => status,
    chooseBackupFolder: () => null,
    backUpNow: () => null,
    backupFolder: () => '/media/backup',
    listBackups: () => foundBackups,
    newerThanBackup: () => newerChanges,
    restoreBackup: () => 'restored',
    printRecoveryKey: () => 'Office laser',
    recoveryKey: () => Array.from({ length: 14 }, (_, at) => `F1XT${at}`.slice(-4)).join(' '),
    proveRecoveryKey: () => 'right',
    openWithRecoveryKey: () => 'right',
    openAgain: () => undefined,
    startNewRecords: () => undefined,
    repairRecords: () => 'repaired',
    kioskLock: () => ({ on: false }),
    setKioskLock: ({ on }) => ({ on }),
    keepScreen: () => undefined,
    keptScreen: () => null,
    lockGaps: () => someGaps,
    leaveHeadroom: () => undefined,
    recordsGap: () => null,
    lostCalls: () => noLostCalls,
    settleLostCalls: () => noLostCalls,
    acceptRecordsGap: () => status,
    confirmDate: () => status,
    finishOrder: ({ orderId }) => set(orderId, { state: 'done' }),
    cancelOrder: ({ orderId }) => set(orderId, { state: 'cancelled' }),
    ...takingsAnswers(),
    ...auditAnswers(),
    receiptFile: () => file('receipt.pdf'),
    recordFile: () => file('record.pdf'),
    slipFile: () => file('slip.pdf'),
    finalFile: () => file('photo.jpg'),
    ...fixturePaper(orders, set),
    ...fixturePrinters(),
    connectedCameras: () => [],
    openConnectedCamera: () => 'lost',
    closeConnectedCamera: () => undefined,
    connectedFrame: () => ({
      bytes: null,
      trouble: 'lost',
      state: { batteryPercent: null, shotsLeft: null },
    }),
    takeWithCamera: () => {
      throw new KioskError('CAMERA_AWAY', 'no camera');
    },
    connectedPicture: () => {
      throw new KioskError('CAMERA_AWAY', 'no camera');
    },
    folderInbox: () => ({ state: 'off', name: '', arriving: 0, files: [] }),
    showCustomer: () => undefined,
    customerScreen: () => ({ on: false, connected: false, secondDisplay: null, said: null }),
    openCustomerScreen: () => ({ address: null }),
    ...instead,
  });
  return { ...fixture, orders };
}
