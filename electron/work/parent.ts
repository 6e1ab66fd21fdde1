/** The process that started this one, if any: a Node parent over IPC, or Electron's utility process. */
export interface Parent {
  /** Resolves when the next message may follow. */
  tell(message: unknown): Promise<void>;
  onMessage(listener: (message: unknown) => void): void;
  /** Runs when the parent is gone; a utility process is ended by Electron itself. */
  onGone(listener: () => void): void;
}

/** What Electron puts on `process` in a utility process, as far as it is used here. */
interface ParentPort {
  postMessage(message: unknown): void;
  on(event: 'message', listener: (event: { readonly data: unknown }) => void): unknown;
}

function isParentPort(value: unknown): value is ParentPort {
  return typeof value === 'object' && value !== null && 'postMessage' in value && 'on' in value;
}

/** Null when a person started the program at a terminal. */
export function findParent(): Parent | null {
  const port: unknown = Reflect.get(process, 'parentPort');
  if (isParentPort(port)) {
    return {
      async tell(message) {
        port.postMessage(message);
        await nextTurn();
      },
      onMessage: (listener) => {
        port.on('message', ({ data }) => {
          listener(data);
        });
      },
      onGone: () => undefined,
    };
  }
  if (process.send === undefined) return null;
  return {
    tell: (message) =>
      new Promise((resolve) => {
        // A parent that is gone hears nothing: `onGone` says so.
        if (process.send?.(message, undefined, undefined, () => resolve()) === undefined) resolve();
      }),
    onMessage: (listener) => {
      process.on('message', listener);
    },
    onGone: (listener) => {
      process.on('disconnect', listener);
    },
  };
}

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
