/** The analysis worker: loads the models, then answers one look after another. */
import type { PageMessage, WorkerMessage } from './messages.ts';
import { lookQueue } from './look-queue.ts';
import { Looker } from './look.ts';
import { loadModels } from './models.ts';

const say = (message: WorkerMessage): void => self.postMessage(message);

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
  (error: unknown) =>
    say({ kind: 'failed', message: error instanceof Error ? error.message : String(error) }),
);

/** A message of the thread's own, which arrives after those that the page has sent. */
const own = new MessageChannel();
const messagesHeard = (): Promise<void> =>
  new Promise((resolve) => {
    own.port1.onmessage = () => resolve();
    own.port2.postMessage(null);
  });

const take = lookQueue({ looker, say, messagesHeard });
self.addEventListener('message', ({ data }: MessageEvent<PageMessage>) => take(data));
