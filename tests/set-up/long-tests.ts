/* oxlint-disable max-lines -- It lists the long tests. */
/**
 * The long tests, which `npm run test:long` runs and `npm test` leaves out (decision 153): each takes several seconds and
 * shows with a real device, a whole program or many pictures what other tests show in part.
 */

interface LongTest {
  /** Below `tests/`. */
  readonly file: string;
  /** How the titles of its walks begin; without it, the whole file is long. */
  readonly titles?: readonly string[];
  /** Tests of `npm test` that fail when the code is broken: files below `tests/`. */
  readonly remaining: readonly string[];
}

const withPrinters: readonly LongTest[] = [
  {
    file: 'faults/paper.test.ts',
    remaining: [
      'electron/printing/cups/faults.test.ts',
      'electron/printing/cups/printer.test.ts',
      'electron/orders/prints/print-journal.test.ts',
      'electron/orders/desk.test.ts',
    ],
  },
  {
    file: 'faults/paper-spooler.test.ts',
    remaining: ['electron/printing/cups/faults.test.ts', 'electron/orders/prints/print-journal.test.ts'],
  },
  {
    file: 'faults/paper-stopped.test.ts',
    remaining: [
      'electron/printing/cups/faults.test.ts',
      'electron/orders/prints/print-moves.test.ts',
      'electron/orders/prints/printer-status.test.ts',
    ],
  },
  {
    file: 'faults/paper-size.own-process.test.ts',
    remaining: [
      'electron/orders/prints/print-gate.test.ts',
      'electron/printing/checks/sheet.test.ts',
      'electron/printing/checks/raster.test.ts',
    ],
  },
  {
    file: 'electron/printing/cups/cancel.test.ts',
    remaining: ['electron/printing/cups/judge.test.ts', 'electron/printing/cups/faults.test.ts'],
  },
  {
    file: 'electron/retouch/headshot-spooler.test.ts',
    remaining: ['electron/retouch/headshot-prints.test.ts', 'electron/printing/cups/faults.test.ts'],
  },
  {
    file: 'electron/printing/windows/print-process.test.ts',
    remaining: [
      'electron/printing/windows/print-worker.test.ts',
      'electron/printing/windows/job.test.ts',
      'electron/printing/windows/printer.test.ts',
    ],
  },
  {
    file: 'electron/printing/sheet/combinations.test.ts',
    remaining: ['electron/printing/sheet/pdf.test.ts', 'faults/geometry.test.ts'],
  },
  {
    file: 'electron/printing/drivers/pixels.test.ts',
    remaining: ['electron/printing/compose-raster.test.ts', 'electron/print-setup/true-on-paper.test.ts'],
  },
  {
    file: 'e2e/printers.spec.ts',
    titles: [
      'a printer is calibrated with a ruler',
      'a folder that a print program watches',
      'a printer without paper',
      'paper of the studio’s own',
    ],
    remaining: [
      'electron/print-setup/calibrating.test.ts',
      'electron/print-setup/true-on-paper.test.ts',
      'e2e/first-run.spec.ts',
      'electron/printing/folder/printer.test.ts',
      'electron/orders/prints/paper-gate.test.ts',
      'electron/printing/cups/faults.test.ts',
      'electron/settings/paper-settings.test.ts',
    ],
  },
];

const withKillsAndFullDisks: readonly LongTest[] = [
  {
    file: 'faults/writes.test.ts',
    remaining: [
      'electron/records/file/connection.test.ts',
      'electron/records/open.test.ts',
      'faults/disk.test.ts',
    ],
  },
  {
    file: 'faults/kills.test.ts',
    remaining: [
      'electron/orders/recovery.test.ts',
      'electron/orders/calls/settled-calls.test.ts',
      'electron/records/mark/mark-killed.test.ts',
    ],
  },
  { file: 'faults/export-killed.test.ts', remaining: ['electron/exporting/killed.test.ts'] },
  {
    file: 'faults/disk-in-flight.test.ts',
    remaining: [
      'faults/disk.test.ts',
      'electron/vault/answer-room.test.ts',
      'electron/orders/calls/call-failure.test.ts',
      'electron/orders/calls/paid-call.test.ts',
    ],
  },
  {
    file: 'faults/damaged-page.test.ts',
    remaining: [
      'electron/kiosk/damage.test.ts',
      'electron/records/file/find-damage.test.ts',
      'electron/records/file/page-check.test.ts',
    ],
  },
  {
    file: 'faults/lost-wal.test.ts',
    remaining: ['electron/records/mark/mark.test.ts', 'electron/kiosk/lost-records.test.ts'],
  },
  {
    file: 'e2e/resume.spec.ts',
    titles: ['a power cut after the shot'],
    remaining: ['electron/orders/recovery.test.ts', 'e2e/resume.spec.ts'],
  },
  {
    file: 'e2e/kiosk-lock.spec.ts',
    titles: ['a locked kiosk whose program was killed'],
    remaining: [
      'electron/kiosk/kiosk-lock.test.ts',
      'electron/lock/lock.test.ts',
      'build/kiosk/linux.test.ts',
    ],
  },
];

const withTheWholeService: readonly LongTest[] = [
  {
    file: 'conformance/conformance.test.ts',
    remaining: ['electron/practice/service.test.ts', 'conformance-client/practice.test.ts'],
  },
  {
    file: 'electron/practice/many-clients.test.ts',
    remaining: [
      'electron/practice/service.test.ts',
      'electron/practice/refusals.test.ts',
      'electron/practice/images/worker-pool.test.ts',
    ],
  },
  {
    file: 'e2e/trouble.spec.ts',
    titles: ['a service that is gone is reported', 'a double click asks for one preview'],
    remaining: [
      'faults/service/offline.test.ts',
      'electron/orders/recovery.test.ts',
      'electron/kiosk/outcomes.test.ts',
      'e2e/owed.spec.ts',
    ],
  },
  {
    file: 'e2e/owed.spec.ts',
    titles: ['a call that takes its time', 'direct mode is kept'],
    remaining: [
      'electron/orders/calls/paid-call.test.ts',
      'electron/orders/photos/direct-mode.test.ts',
      'e2e/resume.spec.ts',
      'e2e/scenes.spec.ts',
    ],
  },
];

const withAKeychain: readonly LongTest[] = [
  {
    file: 'e2e/account.spec.ts',
    titles: ['a PIN locks the settings'],
    remaining: [
      'electron/account/account.test.ts',
      'electron/secrets/keytar-store.own-process.test.ts',
      'renderer/supervisor/pin.test.ts',
    ],
  },
  {
    file: 'e2e/restore.spec.ts',
    titles: ['a studio moves to a new computer'],
    remaining: ['electron/backups/moving.test.ts', 'electron/account/recovery.test.ts'],
  },
  {
    file: 'e2e/account/erasing.spec.ts',
    titles: ['a customer is erased with the backups in sight'],
    remaining: [
      'electron/customers/erase.test.ts',
      'electron/backups/kiosk.test.ts',
      'e2e/customers.spec.ts',
    ],
  },
  {
    file: 'electron/customers/erase-merged.test.ts',
    remaining: ['electron/backups/erasing-merged.test.ts', 'electron/customers/erase.test.ts'],
  },
  {
    file: 'e2e/provision.spec.ts',
    titles: ['a counter saves the set-up file'],
    remaining: ['electron/set-up/provision.test.ts'],
  },
];

const withManyPictures: readonly LongTest[] = [
  {
    file: 'portraits/drawn-faces.test.ts',
    remaining: ['portraits/drawn-hints.test.ts'],
  },
  { file: 'portraits/measures.test.ts', remaining: ['shared/face/issues.test.ts'] },
  {
    file: 'electron/practice/issues.test.ts',
    remaining: ['shared/face/issues.test.ts', 'electron/practice/service.test.ts'],
  },
  {
    file: 'electron/practice/images/headshot/headshots.test.ts',
    remaining: ['electron/retouch/headshots.test.ts'],
  },
  {
    file: 'electron/practice/head-in-final.test.ts',
    remaining: ['electron/practice/images/crop.test.ts', 'electron/practice/images/crown.test.ts'],
  },
  {
    file: 'electron/practice/images/face-match/face-match.test.ts',
    remaining: [
      'electron/practice/images/face-match/similarity-score.test.ts',
      'electron/retouch/face-match.test.ts',
    ],
  },
  {
    file: 'electron/practice/images/background/matte.test.ts',
    remaining: [
      'electron/practice/images/background/remove.test.ts',
      'electron/practice/images/background/cut.test.ts',
    ],
  },
  {
    file: 'electron/kiosk/folder.test.ts',
    remaining: [
      'electron/folder/watched-folder.test.ts',
      'electron/folder/folder.test.ts',
      'electron/imaging/heic.test.ts',
      'e2e/import.spec.ts',
    ],
  },
  {
    file: 'renderer/camera/practice-camera.own-process.test.ts',
    remaining: ['renderer/camera/practice-motion.test.ts', 'e2e/camera/camera.spec.ts'],
  },
  {
    file: 'renderer/camera/analysis/in-the-page.own-process.test.ts',
    remaining: [
      'renderer/camera/analysis/create-analyser.test.ts',
      'portraits/drawn-hints.test.ts',
      'e2e/camera/guidance.spec.ts',
    ],
  },
];

const walkedAgainInAnotherWay: readonly LongTest[] = [
  {
    file: 'e2e/camera/camera.spec.ts',
    titles: [
      'a shot without a face, or with two',
      'a frozen picture is reopened automatically',
      'a camera that another program uses',
      'a camera that was unplugged before',
      'a remembered camera that is missing',
      'when two cameras have one name',
      'a black picture is reported',
    ],
    remaining: [
      'renderer/camera/guidance/use-pre-check.test.ts',
      'renderer/camera/reopen.test.ts',
      'renderer/camera/devices.test.ts',
      'renderer/camera/open-camera.own-process.test.ts',
      'renderer/camera/picture-judge.test.ts',
      'e2e/camera/camera.spec.ts',
      'e2e/scenes.spec.ts',
    ],
  },
  {
    file: 'e2e/camera/connected-camera.spec.ts',
    titles: ['goes on when the camera finds no focus', 'the opening check tells its battery'],
    remaining: [
      'electron/camera/gphoto2.test.ts',
      'electron/opening-check/opening-check.test.ts',
      'e2e/camera/connected-camera.spec.ts',
    ],
  },
  {
    file: 'e2e/camera/guidance.spec.ts',
    titles: ['a child may smile and a baby may sleep'],
    remaining: ['renderer/camera/guidance/use-guidance.test.ts', 'e2e/camera/guidance.spec.ts'],
  },
  {
    file: 'e2e/capture.spec.ts',
    titles: ['a press that gets no frame'],
    remaining: ['renderer/camera/burst/run-burst.test.ts', 'e2e/capture.spec.ts'],
  },
  {
    file: 'e2e/face-match.spec.ts',
    titles: ['by keyboard alone'],
    remaining: ['electron/retouch/face-match.test.ts', 'e2e/face-match.spec.ts'],
  },
  {
    file: 'e2e/keyboard.spec.ts',
    titles: ['two documents take at most twelve keys'],
    remaining: ['e2e/keyboard.spec.ts'],
  },
  {
    file: 'e2e/family.spec.ts',
    titles: ['a mother and her baby'],
    remaining: ['electron/orders/people/people.test.ts', 'e2e/family.spec.ts', 'e2e/scenes.spec.ts'],
  },
  {
    file: 'e2e/policy.spec.ts',
    titles: ['a locked document takes an edited picture'],
    remaining: ['electron/retouch/retouch-order.test.ts', 'renderer/retouch/version-use.test.ts'],
  },
  {
    file: 'e2e/paper-order.spec.ts',
    titles: ['two customers share one sheet'],
    remaining: ['electron/orders/prints/shared-sheet.test.ts', 'e2e/paper.spec.ts'],
  },
  {
    file: 'e2e/compare.spec.ts',
    titles: ['a picture that was moved'],
    remaining: ['renderer/compare/redraw.test.ts', 'renderer/compare/view.test.ts', 'e2e/compare.spec.ts'],
  },
  {
    file: 'e2e/order.spec.ts',
    titles: ['the preview names the issues'],
    remaining: ['conformance-client/practice.test.ts', 'e2e/order.spec.ts', 'e2e/scenes.spec.ts'],
  },
  {
    file: 'e2e/touch/order.spec.ts',
    titles: ['two documents take at most twelve taps'],
    remaining: ['e2e/keyboard.spec.ts', 'e2e/touch/order.spec.ts'],
  },
  {
    file: 'e2e/customer-screen.spec.ts',
    titles: ['mirrors the practice camera too'],
    remaining: [
      'renderer/customer-screen/mirror-camera.test.ts',
      'electron/customer-screen/requests.test.ts',
      'e2e/customer-screen.spec.ts',
    ],
  },
  {
    file: 'e2e/export.spec.ts',
    titles: ['by touch alone', 'a folder that goes away'],
    remaining: [
      'electron/exporting/write-files.test.ts',
      'renderer/export/export-dialog.test.ts',
      'e2e/export.spec.ts',
    ],
  },
  {
    file: 'e2e/headshots.spec.ts',
    titles: ['by touch alone'],
    remaining: ['electron/retouch/headshots.test.ts', 'e2e/headshots.spec.ts'],
  },
  {
    file: 'e2e/headshots-trouble.spec.ts',
    titles: ['a text file is refused'],
    remaining: ['electron/retouch/headshots.test.ts', 'renderer/headshots/headshot-session.test.ts'],
  },
  {
    file: 'e2e/retouch.spec.ts',
    titles: ['by touch alone'],
    remaining: ['electron/retouch/retouch-order.test.ts', 'e2e/retouch.spec.ts'],
  },
  {
    file: 'e2e/retouch-trouble.spec.ts',
    titles: [
      'a service that does not answer in time',
      'an account that is not enabled',
      'a call that is cut off',
    ],
    remaining: [
      'electron/retouch/retouch.test.ts',
      'renderer/retouch-session/session-trouble.test.ts',
      'faults/service/retouch.test.ts',
    ],
  },
];

export const longTests: readonly LongTest[] = [
  ...withPrinters,
  ...withKillsAndFullDisks,
  ...withTheWholeService,
  ...withAKeychain,
  ...withManyPictures,
  ...walkedAgainInAnotherWay,
];

/** Whole files, from the project's folder. */
export const longFiles: readonly string[] = longTests
  .filter(({ titles }) => titles === undefined)
  .map(({ file }) => `tests/${file}`);

const literally = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

/** Matches the long walks, as Playwright names them: file, titles around the walk, its title. */
export const longWalks = longTests
  .flatMap(({ file, titles = [] }) =>
    titles.map((title) => `${literally(file.replace('e2e/', ''))}.*${literally(title)}`),
  )
  .join('|');
