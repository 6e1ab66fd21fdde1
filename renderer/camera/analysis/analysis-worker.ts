/** The analysis worker: loads the models, then answers one look after another. */
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
    // A camera has few frames to lend: one that is kept freezes its picture.
    image.close();
  }
}

// The library loads all models at once and waits for one after another. When several fail, as all do once the kiosk has
// gone, it drops all errors but the first. The first is reported below.
const dropped = (event: PromiseRejectionEvent): void => event.preventDefault();
self.addEventListener('unhandledrejection', dropped);

const looker = loadModels().then((models) => new Looker(models));
looker.then(
  () => {
    self.removeEventListener('unhandledrejection', dropped);
    say({ kind: 'ready' });
  },
  (error: unknown) => say({ kind: 'failed', message: sentence(error) }),
);

/** The models keep state between looks, so one look ends before the next begins. */
let last: Promise<void> = Promise.resolve();
self.addEventListener('message', ({ data }: MessageEvent<LookRequest>) => {
  last = last.then(async () => answer(await looker, data));
  // Without models there is no answer; the page has already been told why.
  last = last.catch(() => data.image.close());
});
