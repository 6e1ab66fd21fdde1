import { vi } from 'vitest';
import {
  makePaidCall,
  type CallIntent,
  type PaidCall,
  type PaidCallDeps,
} from '../../../../electron/orders/calls/paid-call.ts';
import type { CallFacts } from '../../../../electron/service/call.ts';
import { ServiceFailure, type FailureParts } from '../../../../electron/service/failure.ts';
import type { Vault } from '../../../../electron/vault/vault.ts';
import type { CallId, ImageId } from '../../../../shared/ids.ts';
import { exampleRecords } from '../../../support/records/example-records.ts';
import { handClock } from '../../../support/kiosk/hand-clock.ts';
import { memoryLog } from '../../../support/kiosk/memory-log.ts';

export const answered = () => Promise.resolve('answer');

/** The transport's figures of an attempt that was answered. */
export const facts: CallFacts = {
  ...{ endpoint: 'faceMatch', attempt: 1, outcome: 'done', code: null, reason: null },
  ...{ status: 200, bytesSent: 4000, bytesReceived: 60, duration: 12, serviceTime: null },
};

/** A failure of the service; without other parts one that did not count. */
export const failure = (parts: Partial<FailureParts> = {}): ServiceFailure =>
  new ServiceFailure({
    ...{ call: 'faceMatch', code: 'SERVICE_NO_FACE', outcome: 'refused', reason: 'no-face' },
    ...parts,
  });

/** A kiosk that compares faces: the only call that writes nothing except its own row. */
export function openCalls({
  canUndo = true,
  ...intent
}: Partial<CallIntent<string>> & { canUndo?: boolean } = {}) {
  const records = { ...exampleRecords(), isOpen: true };
  const clock = handClock();
  const log = memoryLog();
  const sealed: string[] = [];
  const put = vi.fn<Vault['put']>((_id, bytes) => {
    sealed.push(Buffer.from(bytes).toString());
    return Promise.resolve({ bytes: bytes.byteLength, sha256: '0'.repeat(64) });
  });
  const give = vi.fn(() => Promise.resolve(false));
  const endHold = vi.fn();
  const hold = vi.fn(() => Promise.resolve({ give, end: endHold }));
  const noteEnd = vi.fn();
  const service = {
    ...{ region: 'other', client: {} },
    credit: vi.fn((): { remaining: number; at: string } | null => null),
    refreshCredit: vi.fn(() => Promise.resolve()),
    noteUse: vi.fn(() => noteEnd),
  };
  const deps = {
    ...{ records, service, clock, log },
    vault: { put },
    answerRoom: { missingBytes: 0, hold },
  } as unknown as PaidCallDeps;

  let id: CallId | null = null;
  const row = () => (id === null ? null : records.calls.get(id));
  const putBack = vi.fn();
  const changed = vi.fn();
  const make = <Result>(steps: (call: PaidCall, subject: string) => Promise<Result>): Promise<Result> =>
    makePaidCall(
      deps,
      {
        endpoint: 'faceMatch',
        begin(insertRow) {
          id = insertRow({ orderId: null, photoId: null, sessionId: null, replacesCallId: null });
          return 'two faces';
        },
        ...(canUndo ? { putBack } : {}),
        changed,
        ...intent,
      },
      steps,
    );
  const imageOf = (imageId: ImageId | null | undefined) => records.images.get(imageId ?? 'img_');
  return {
    ...{ make, row, imageOf, stateNow: () => row()?.state },
    ...{ records, clock, log, sealed, put, give, hold, endHold, service, noteEnd, putBack, changed },
  };
}
