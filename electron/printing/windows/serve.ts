/** The print process' side of its exchange with the kiosk. */
import type { Parent } from '../../work/parent.ts';
import type { WindowsAction } from './answers.ts';
import { WindowsError, type WindowsCalls } from './calls.ts';
import { SheetRefused } from './chosen.ts';
import { printSheet } from './sheet.ts';
import { createSpooler } from './spooler.ts';
import type { Request, Wishes } from './wishes.ts';

/** Answers requests, until the kiosk ends the process. */
export function servePrinting(parent: Pick<Parent, 'tell' | 'onMessage'>, calls: WindowsCalls): void {
  const spooler = createSpooler(calls);

  function answer({ number, action, wish }: Request): unknown {
    // Sent before the next call, in which a driver may hang.
    const handing = (job: number): Promise<void> => parent.tell({ number, handing: { job } });
    // The kiosk sends only wishes that match their actions.
    const work: Readonly<Record<WindowsAction, () => unknown>> = {
      list: () => spooler.list(),
      describe: () => spooler.describe(wish),
      page: () => spooler.page(wish as Wishes['page']),
      print: () => printSheet(calls, wish as Wishes['print'], handing),
      job: () => spooler.job(wish as Wishes['job']),
      cancel: () => spooler.cancel(wish as Wishes['cancel']),
    };
    return work[action]();
  }

  parent.onMessage((message) => {
    const request = message as Request;
    const { number } = request;
    const answering = Promise.resolve().then(() => answer(request));
    void answering.then(
      (done) => {
        void parent.tell({ number, answer: done });
      },
      (error: unknown) => {
        const refused = error instanceof SheetRefused;
        const text = error instanceof Error ? error.message : String(error);
        const code = error instanceof WindowsError ? error.code : 0;
        void parent.tell({ number, refusal: { refused, message: text, code } });
      },
    );
  });
}
