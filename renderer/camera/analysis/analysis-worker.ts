/** The analysis' own thread: loads the models, then answers one look after another. */
import type { LookRequest, WorkerMessage } from './messages.ts';
import { Looker } from './look.ts';
import { loadModels } from './models.ts';

const say = (message: WorkerMessage): void => self.postMessage(message);
const sentence = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function answer(looker: Looker, request: LookRequest): Promise<void> {
  const { id, image } = request;
  try {
    say({ kind: 'view', id, view: await looker.look(request) });
  } catch (error) {
    say({ kind: 'unreadable', id, message: sentence(error) });
  } finally {
    // A camera has few frames to lend: one that is kept makes its picture stand still.
    image.close();
  }
}

const looker = loadModels().then((models) => new Looker(models));
looker.then(
  () => say({ kind: 'ready' }),
  (error: unknown) => say({ kind: 'failed', message: sentence(error) }),
);

/** The models keep state between two looks, so one ends before the next begins. */
let last: Promise<void> = Promise.resolve();
self.addEventListener('message', ({ data }: MessageEvent<LookRequest>) => {
  last = last.then(async () => answer(await looker, data));
  // Without models there is no answer; the page has been told why.
  last = last.catch(() => data.image.close());
});
