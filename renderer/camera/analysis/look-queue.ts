/** The analysis worker's queue: answers one look after another, and abandons a look that the page has dropped. */
import type { SitterView } from '../../../shared/guidance/sitter.ts';
import type { LookRequest, PageMessage, WorkerMessage } from './messages.ts';

export type PictureToLookAt = Omit<LookRequest, 'kind' | 'id'>;

export interface LookQueuePorts {
  /** Rejects when no look will ever be answered. */
  readonly looker: Promise<{
    /** Analyses a picture in several steps. `stillWanted` is awaited between them; what it throws ends the look. */
    look(picture: PictureToLookAt, stillWanted: () => Promise<void>): Promise<SitterView>;
  }>;
  readonly say: (message: WorkerMessage) => void;
  /** Resolves once the messages that have arrived were heard. */
  readonly messagesHeard: () => Promise<void>;
}

class Dropped extends Error {}

const sentence = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Returns the function that takes the page's messages. */
export function lookQueue({ looker, say, messagesHeard }: LookQueuePorts): (message: PageMessage) => void {
  const wanted = new Set<number>();
  /** The models keep state between looks, so one look ends before the next begins. */
  let last: Promise<void> = Promise.resolve();

  async function answer({ id, ...picture }: LookRequest): Promise<void> {
    const stillWanted = async (): Promise<void> => {
      await messagesHeard();
      if (!wanted.has(id)) throw new Dropped();
    };
    try {
      const ready = await looker;
      await stillWanted();
      say({ kind: 'view', id, view: await ready.look(picture, stillWanted) });
    } catch (error) {
      if (!(error instanceof Dropped)) say({ kind: 'unreadable', id, message: sentence(error) });
    } finally {
      wanted.delete(id);
      // A camera has few frames to lend: one that is kept freezes its picture.
      picture.image.close();
    }
  }

  return (message) => {
    if (message.kind === 'drop') {
      wanted.delete(message.id);
      return;
    }
    wanted.add(message.id);
    last = last.then(() => answer(message));
  };
}
