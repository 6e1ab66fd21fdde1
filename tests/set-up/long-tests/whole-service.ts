/** Faults of the service against whole kiosks, and the practice service as a whole. */
import type { LongTest } from './long-test.ts';

export const withTheWholeService: readonly LongTest[] = [
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
    remaining: ['electron/orders/recovery.test.ts', 'electron/kiosk/outcomes.test.ts', 'e2e/owed.spec.ts'],
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
  {
    file: 'faults/service/answers.test.ts',
    remaining: [
      'electron/kiosk/outcomes.test.ts',
      'electron/service/outcomes.test.ts',
      'electron/service/faults.test.ts',
      'electron/orders/photos/pending-image.test.ts',
      'faults/service/every-endpoint.test.ts',
    ],
  },
  {
    file: 'faults/service/broken-off.test.ts',
    remaining: [
      'electron/kiosk/outcomes.test.ts',
      'electron/service/faults.test.ts',
      'faults/service/every-endpoint.test.ts',
    ],
  },
  {
    file: 'faults/service/direct.test.ts',
    remaining: [
      'electron/orders/photos/direct-mode.test.ts',
      'electron/kiosk/direct-job.test.ts',
      'faults/service/every-endpoint.test.ts',
    ],
  },
  {
    file: 'faults/service/not-sent.test.ts',
    remaining: ['electron/kiosk/outcomes.test.ts', 'electron/service/not-sent.test.ts'],
  },
  {
    file: 'faults/service/offline.test.ts',
    remaining: [
      'electron/kiosk/outcomes.test.ts',
      'electron/orders/recovery.test.ts',
      'electron/orders/calls/call-failure.test.ts',
    ],
  },
  {
    file: 'faults/service/pending-image.test.ts',
    remaining: [
      'electron/orders/photos/pending-image.test.ts',
      'electron/kiosk/outcomes.test.ts',
      'electron/service/fetch-image.test.ts',
    ],
  },
  {
    file: 'faults/service/refusals.test.ts',
    remaining: [
      'electron/kiosk/outcomes.test.ts',
      'electron/service/verdicts.test.ts',
      'electron/orders/calls/credit-watch.test.ts',
    ],
  },
  {
    file: 'faults/service/retouch.test.ts',
    remaining: [
      'electron/retouch/retouch.test.ts',
      'electron/orders/calls/settled-calls.test.ts',
      'electron/service/edits.test.ts',
      'faults/service/every-endpoint.test.ts',
    ],
  },
  {
    file: 'electron/service/fuzz.test.ts',
    remaining: [
      'electron/service/outcomes.test.ts',
      'conformance-client/photo-answers.test.ts',
      'conformance-client/other-answers.test.ts',
    ],
  },
  {
    file: 'electron/service/practice.test.ts',
    remaining: ['conformance-client/practice.test.ts', 'electron/service/client.test.ts'],
  },
  {
    file: 'electron/service/sleep-unfinished.test.ts',
    remaining: ['electron/service/sleep.test.ts'],
  },
  {
    file: 'electron/opening-check/slow-answers.test.ts',
    remaining: ['electron/opening-check/opening-check.test.ts', 'electron/opening-check/items.test.ts'],
  },
  {
    file: 'electron/practice/regions.test.ts',
    remaining: ['electron/practice/refusals.test.ts', 'electron/practice/routes/codes.test.ts'],
  },
  {
    file: 'electron/retouch/headshots-practice.test.ts',
    remaining: ['electron/retouch/headshots.test.ts', 'conformance-client/practice.test.ts'],
  },
  {
    file: 'faults/service/once.test.ts',
    remaining: [
      'electron/kiosk/outcomes.test.ts',
      'electron/orders/calls/settled-calls.test.ts',
      'electron/orders/calls/paid-call.test.ts',
      'electron/service/faults.test.ts',
    ],
  },
  {
    file: 'conformance/broken-promises.test.ts',
    remaining: ['conformance/rules-can-fail.test.ts'],
  },
];
