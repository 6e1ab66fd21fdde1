/**
 * A request is answered after this at the latest, unchanged if need be: a sign of life in both directions. ms
 */
const patience = 15_000;

/** A page that is between two requests counts as present for this long. ms */
const grace = 3_000;

/** The pages that wait for the next thing to show. Several may be open; each shows the same. */
export class Listeners {
  readonly #waiting = new Set<() => void>();
  readonly #changed: () => void;
  #leaving: NodeJS.Timeout | undefined;
  closed = false;
  connected = false;

  /**
   * @param changed called when the first page has come, or the last one has gone
   */
  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** Resolves when `wake` finds `nothingNew` false, when the wait times out, or when the page is gone. */
  async wait(signal: AbortSignal, nothingNew: () => boolean): Promise<void> {
    this.#arrive();
    if (nothingNew() && !signal.aborted && !this.closed) await this.#quiet(signal, nothingNew);
    this.#leave();
  }

  /** Call this when something may be new. */
  wake(): void {
    for (const look of this.#waiting) look();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.#leaving);
    this.wake();
  }

  #quiet(signal: AbortSignal, nothingNew: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        signal.removeEventListener('abort', done);
        this.#waiting.delete(look);
        resolve();
      };
      const look = (): void => {
        if (this.closed || !nothingNew()) done();
      };
      const timer = setTimeout(done, patience).unref();
      signal.addEventListener('abort', done, { once: true });
      this.#waiting.add(look);
    });
  }

  #arrive(): void {
    clearTimeout(this.#leaving);
    this.#tell(true);
  }

  #leave(): void {
    if (this.#waiting.size > 0 || this.closed) return;
    clearTimeout(this.#leaving);
    this.#leaving = setTimeout(() => this.#tell(false), grace).unref();
  }

  #tell(connected: boolean): void {
    if (connected === this.connected) return;
    this.connected = connected;
    this.#changed();
  }
}
