/** The process that started this one, if any: a Node parent over IPC, or Electron's utility process. */
export interface Parent {
  /** Resolves when the next message may follow. */
  tell(message: unknown): Promise<void>;
  onMessage(listener: (message: unknown) => void): void;
  /** Runs when the parent is gone; Electron itself ends a utility process. */
  onGone(listener: () => void): void;
}

/** The parts used here of the port that Electron puts on `process` in a utility process. */
interface ParentPort {
  postMessage(message: unknown): void;
  on(event: 'message', listener: (event: { readonly data: unknown }) => void): unknown;
}

function isParentPort(value: unknown): value is ParentPort {
  return typeof value === 'object' && value !== null && 'postMessage' in value && 'on' in value;
}

/** Returns null when a person started the program at a terminal. */
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
        // A message to a parent that is gone is dropped; `onGone` reports the end.
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
