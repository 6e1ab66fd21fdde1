/** An analysis thread that answers, fails and dies when the test tells it to. */
import type { SitterView } from '../../../../shared/guidance/sitter.ts';
import type { AnalysisThread } from '../../../../renderer/camera/analysis/create-analyser.ts';
import type {
  LookRequest,
  PageMessage,
  WorkerMessage,
} from '../../../../renderer/camera/analysis/messages.ts';

export class FakeThread implements AnalysisThread {
  onmessage: AnalysisThread['onmessage'] = null;
  onerror: AnalysisThread['onerror'] = null;
  onmessageerror: AnalysisThread['onmessageerror'] = null;
  readonly asked: LookRequest[] = [];
  /** Ids of looks that were abandoned. */
  readonly dropped: number[] = [];
  readonly transferred: Transferable[] = [];
  ended = false;

  postMessage(message: PageMessage, transfer: Transferable[]): void {
    if (message.kind === 'drop') this.dropped.push(message.id);
    else this.asked.push(message);
    this.transferred.push(...transfer);
  }
  terminate(): void {
    this.ended = true;
  }

  say(message: WorkerMessage): void {
    this.onmessage?.(new MessageEvent('message', { data: message }));
  }
  die(): void {
    this.onerror?.({} as ErrorEvent);
  }
}

/** Starts fake threads and keeps them, oldest first. */
export function fakeThreads(): {
  readonly start: () => AnalysisThread;
  readonly at: (index: number) => FakeThread;
} {
  const threads: FakeThread[] = [];
  return {
    start: () => {
      const thread = new FakeThread();
      threads.push(thread);
      return thread;
    },
    at: (index) => {
      const thread = threads[index];
      if (thread === undefined) throw new Error(`only ${threads.length} threads were started`);
      return thread;
    },
  };
}

export class FakePicture {
  closed = false;
  readonly width = 4;
  readonly height = 3;
  close(): void {
    this.closed = true;
  }
}
export const fakePicture = (): FakePicture & ImageBitmap => new FakePicture();

/** Returns a view of an empty room of this width, so that views can be distinguished. */
export const emptyView = (widthPx: number): SitterView => ({
  ...{ widthPx, heightPx: 720, faces: 0, face: null, backdrop: null },
  ...{ darkest: 10, brightest: 240 },
});
