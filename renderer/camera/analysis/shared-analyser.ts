/**
 * The page's one analysis worker, lent to whoever looks at pictures: its models and their memory are there once, and
 * are kept for a little while so that going back a step does not load them again.
 */
import { AnalyserError, type Analyser, type AnalyserState } from './analyser.ts';
import { createAnalyser, type AnalyserOptions } from './create-analyser.ts';

/** How long it is kept without a borrower, milliseconds. */
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
 * Borrows it; `close` gives it back. One that had gone off is started anew for the first borrower that comes when
 * nobody has it.
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
