/** Walks that go the way of another one, by touch, by keyboard or with a fault in it. */
import type { LongTest } from './long-test.ts';

export const walkedAgainInAnotherWay: readonly LongTest[] = [
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
    titles: [
      'hints over its picture',
      'goes on when the camera finds no focus',
      'the opening check tells its battery',
    ],
    remaining: [
      'electron/camera/gphoto2.test.ts',
      'electron/opening-check/opening-check.test.ts',
      'renderer/opening-check/camera-state.test.ts',
      'renderer/camera/guidance/use-guidance.test.ts',
    ],
  },
  {
    file: 'e2e/camera/guidance.spec.ts',
    titles: ['a child may smile and a baby may sleep', 'a face in position is 360 px high'],
    remaining: [
      'renderer/camera/guidance/use-guidance.test.ts',
      'shared/guidance/find-hints.test.ts',
      'e2e/camera/guidance.spec.ts',
    ],
  },
  {
    file: 'e2e/capture.spec.ts',
    titles: [
      'a press that gets no frame',
      'as JPEG it is within 40 dB',
      'with bursts switched off',
      'another sitter is put',
      'a camera on its side',
    ],
    remaining: [
      'renderer/camera/burst/run-burst.test.ts',
      'renderer/camera/current-frame.test.ts',
      'renderer/camera/practice-motion.test.ts',
      'e2e/capture.spec.ts',
    ],
  },
  {
    file: 'e2e/face-match.spec.ts',
    titles: ['by keyboard alone', 'an order’s shot is compared'],
    remaining: [
      'electron/retouch/face-match.test.ts',
      'renderer/face-match/face-match-page.test.ts',
      'e2e/scenes.spec.ts',
    ],
  },
  {
    file: 'e2e/keyboard.spec.ts',
    titles: ['two documents take at most twelve keys'],
    remaining: ['e2e/keyboard.spec.ts'],
  },
  {
    file: 'e2e/family.spec.ts',
    titles: ['a mother and her baby', 'a letter says the age'],
    remaining: [
      'electron/orders/people/people.test.ts',
      'renderer/order/people/people.test.ts',
      'e2e/scenes.spec.ts',
    ],
  },
  {
    file: 'e2e/policy.spec.ts',
    titles: ['a locked document takes an edited picture', 'a German passport photo'],
    remaining: [
      'electron/retouch/retouch-order.test.ts',
      'renderer/retouch/version-use.test.ts',
      'renderer/order/policy.test.ts',
    ],
  },
  {
    file: 'e2e/paper-order.spec.ts',
    titles: ['two customers share one sheet'],
    remaining: ['electron/orders/prints/shared-sheet.test.ts', 'e2e/paper.spec.ts'],
  },
  {
    file: 'e2e/compare.spec.ts',
    titles: [
      'a picture that was moved',
      'the keyboard moves it',
      'on a display at 125 %',
      'at 100 % every pixel',
      'at 400 % each pixel',
      'the wheel keeps the point',
      'arrow keys move the view',
      'a whole picture can be dragged',
    ],
    remaining: [
      'renderer/compare/redraw.test.ts',
      'renderer/compare/view.test.ts',
      'renderer/compare/use-view.test.ts',
      'renderer/compare/gestures.test.ts',
      'e2e/compare.spec.ts',
    ],
  },
  {
    file: 'e2e/order.spec.ts',
    titles: ['the preview names the issues'],
    remaining: ['conformance-client/practice.test.ts', 'e2e/order.spec.ts', 'e2e/scenes.spec.ts'],
  },
  {
    file: 'e2e/touch/order.spec.ts',
    titles: ['a UK passport takes at most nine taps', 'two documents take at most twelve taps'],
    remaining: ['e2e/keyboard.spec.ts', 'e2e/order.spec.ts', 'renderer/shell/sign-in.test.ts'],
  },
  {
    file: 'e2e/customer-screen.spec.ts',
    titles: ['follows an order', 'mirrors the practice camera too'],
    remaining: [
      'renderer/customer-screen/mirror-camera.test.ts',
      'renderer/customer-screen/customer-page.test.ts',
      'electron/customer-screen/customer-screen.test.ts',
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
    titles: ['by keyboard alone', 'by touch alone'],
    remaining: [
      'electron/retouch/headshots.test.ts',
      'electron/retouch/headshot-prints.test.ts',
      'renderer/headshots/headshot-session.test.ts',
      'e2e/scenes.spec.ts',
    ],
  },
  {
    file: 'e2e/headshots-trouble.spec.ts',
    titles: ['a text file is refused'],
    remaining: ['electron/retouch/headshots.test.ts', 'renderer/headshots/headshot-session.test.ts'],
  },
  {
    file: 'e2e/retouch.spec.ts',
    titles: ['by keyboard alone', 'by touch alone'],
    remaining: [
      'electron/retouch/retouch.test.ts',
      'electron/retouch/retouch-order.test.ts',
      'renderer/retouch/session-page.test.ts',
      'e2e/retouch.spec.ts',
    ],
  },
  {
    file: 'e2e/retouch-trouble.spec.ts',
    titles: [
      'a service that does not answer in time',
      'an account that is not enabled',
      'a call that is cut off',
      'that has no credit left',
    ],
    remaining: [
      'electron/retouch/retouch.test.ts',
      'renderer/retouch-session/session-trouble.test.ts',
      'electron/orders/calls/settled-calls.test.ts',
    ],
  },
  {
    file: 'e2e/screens.spec.ts',
    titles: ['every screen beside the order'],
    remaining: ['e2e/scenes.spec.ts', 'e2e/settings-scenes.spec.ts', 'e2e/export-scenes.spec.ts'],
  },
  {
    file: 'e2e/formats.spec.ts',
    titles: ['a format is defined'],
    remaining: [
      'electron/orders/photos/order-crops.test.ts',
      'renderer/order/preview/use-crop.test.ts',
      'renderer/order/preview/crop-step.test.ts',
      'electron/printing/sheet/pdf.test.ts',
      'e2e/scenes.spec.ts',
    ],
  },
  {
    file: 'e2e/day.spec.ts',
    titles: ['a cash sale is counted'],
    remaining: [
      'electron/takings/takings.test.ts',
      'electron/takings/csv.test.ts',
      'renderer/takings/takings-pages.test.ts',
      'e2e/scenes.spec.ts',
    ],
  },
  {
    file: 'e2e/opening-check.spec.ts',
    titles: ['the check finds a customer'],
    remaining: [
      'electron/opening-check/items.test.ts',
      'renderer/opening-check/opening-check.test.ts',
      'shared/guidance/empty-scene.test.ts',
    ],
  },
  {
    file: 'e2e/import.spec.ts',
    titles: ['the inbox is accessible'],
    remaining: [
      'electron/folder/inbox.test.ts',
      'electron/folder/watched-folder.test.ts',
      'e2e/import.spec.ts',
    ],
  },
  {
    file: 'e2e/resume.spec.ts',
    titles: ['a Polish studio whose records are missing'],
    remaining: [
      'renderer/shell/lost-records.test.ts',
      'renderer/shell/first-run.test.ts',
      'e2e/scenes.spec.ts',
    ],
  },
  {
    file: 'e2e/settings-scenes.spec.ts',
    titles: ['updates, the account’s status'],
    remaining: [
      'renderer/settings/updates.test.ts',
      'renderer/settings/rules.test.ts',
      'renderer/ui/live-regions.test.ts',
      'e2e/settings-scenes.spec.ts',
    ],
  },
  {
    file: 'e2e/camera/camera-refused.spec.ts',
    titles: ['a refused camera is reported'],
    remaining: ['renderer/camera/open-camera.own-process.test.ts', 'e2e/camera/camera.spec.ts'],
  },
];
