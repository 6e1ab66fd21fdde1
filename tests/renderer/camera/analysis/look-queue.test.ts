import { expect, it } from 'vitest';
import { lookQueue } from '../../../../renderer/camera/analysis/look-queue.ts';
import type { PageMessage, WorkerMessage } from '../../../../renderer/camera/analysis/messages.ts';
import { emptyView, fakePicture, type FakePicture } from './fake-thread.ts';

/** Lets a look that waits for its turn or for its next step go on. */
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

/** Starts a queue over a looker that takes a step each time the test says so, three for each picture. */
function queueOfSteps() {
  const steps: number[] = [];
  const said: WorkerMessage[] = [];
  let step = Promise.withResolvers<undefined>();
  const take = lookQueue({
    looker: Promise.resolve({
      async look(_, stillWanted) {
        for (let number = 1; number <= 3; number += 1) {
          steps.push(number);
          await step.promise;
          await stillWanted();
        }
        return emptyView(7);
      },
    }),
    say: (message) => said.push(message),
    messagesHeard: () => Promise.resolve(),
  });
  return {
    take,
    steps,
    said,
    endStep: async () => {
      await settle();
      step.resolve(undefined);
      step = Promise.withResolvers();
      await settle();
    },
  };
}

function look(id: number): { readonly message: PageMessage; readonly picture: FakePicture } {
  const picture = fakePicture();
  return { picture, message: { kind: 'look', id, image: picture, accuracy: 'live', rotation: 0 } };
}

it('takes no further step of a look that was dropped, says nothing of it, and releases its picture', async () => {
  const { take, steps, said, endStep } = queueOfSteps();
  const { message, picture } = look(1);
  take(message);
  await endStep();
  take({ kind: 'drop', id: 1 });
  await endStep();

  expect(steps).toEqual([1, 2]);
  expect(said).toEqual([]);
  expect(picture.closed).toBe(true);
});

it('answers the look after a dropped one', async () => {
  const { take, said, endStep } = queueOfSteps();
  take(look(1).message);
  take(look(2).message);
  await settle();
  take({ kind: 'drop', id: 1 });
  for (let step = 0; step < 4; step += 1) await endStep();

  expect(said).toEqual([{ kind: 'view', id: 2, view: emptyView(7) }]);
});

it('does not begin a look that was dropped while it waited', async () => {
  const { take, steps, said, endStep } = queueOfSteps();
  const waiting = look(2);
  take(look(1).message);
  take(waiting.message);
  take({ kind: 'drop', id: 2 });
  for (let step = 0; step < 4; step += 1) await endStep();

  expect(steps).toEqual([1, 2, 3]);
  expect(said).toMatchObject([{ kind: 'view', id: 1 }]);
  expect(waiting.picture.closed).toBe(true);
});
