/**
 * Lends the page's one analysis worker, so that its models are in memory only once. It is kept for a while after use, so
 * that going back a step does not load the models again.
 */
import { AnalyserError, type Analyser, type AnalyserState } from './analyser.ts';
import { createAnalyser, type AnalyserOptions } from './create-analyser.ts';

/** How long it is kept without a borrower, ms. */
const KEEP_MS = 30_000;

type OnState = (state: AnalyserState) => void;

let shared: Analyser | null = null;
let ending: ReturnType<typeof setTimeout> | undefined;
const borrowers = new Set<OnState>();

function end(): void {
  shared?.close();
  shared = null;
}

/**
 * Borrows the analyser; `close` returns it. If it is `off` and nobody holds it, a new one is started.
 * @param create for tests
 */
export function borrowAnalyser(
  { onState }: Pick<AnalyserOptions, 'onState'> = {},
  create: typeof createAnalyser = createAnalyser,
): Analyser {
  clearTimeout(ending);
  if (borrowers.size === 0 && shared?.state === 'off') end();
  const analyser = (shared ??= create({ onState: (state) => borrowers.forEach((tell) => tell(state)) }));
  const tell: OnState = (state) => onState?.(state);
  borrowers.add(tell);
  let given = true;
  return {
    get state() {
      return analyser.state;
    },
    ready: analyser.ready,
    look: (image, options) => {
      if (given) return analyser.look(image, options);
      image.close();
      return Promise.reject(new AnalyserError('closed', 'The picture analysis was given back'));
    },
    close: () => {
      if (!given) return;
      given = false;
      borrowers.delete(tell);
      if (borrowers.size === 0) ending = setTimeout(end, KEEP_MS);
    },
  };
}
