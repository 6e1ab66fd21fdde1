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
      'electron/orders/calls/settled-calls.test.ts',
    ],
  },
];
