/** Reads the few drawing commands of a sheet's page out of its content stream (ISO 32000-1, annex A). */
import type { Matrix } from './sheet-frame.ts';

export interface PageContent {
  /** Each image drawn, with the transformation in force. */
  readonly images: readonly { readonly name: string; readonly matrix: Matrix }[];
  /** Each stroked line: x1, y1, x2, y2 in points. */
  readonly lines: readonly (readonly [number, number, number, number])[];
  /** The first command that a sheet has no use for; null when there is none. */
  readonly foreign: string | null;
}

const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** `inner` applied first, then `outer`. */
function multiply(inner: Matrix, outer: Matrix): Matrix {
  const [a, b, c, d, e, f] = inner;
  const [A, B, C, D, E, F] = outer;
  return [a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D, e * A + f * C + E, e * B + f * D + F];
}

const apply = ([a, b, c, d, e, f]: Matrix, x: number, y: number): readonly [number, number] => [
  a * x + c * y + e,
  b * x + d * y + f,
];

/** Operands of a command that takes `count` numbers; NaN for each that is missing, so that no comparison holds. */
const numbersOf = (operands: readonly string[], count: number): number[] =>
  Array.from({ length: count }, (_, index) => Number.parseFloat(operands[index] ?? ''));

function matrixFrom(operands: readonly string[]): Matrix {
  const [a = NaN, b = NaN, c = NaN, d = NaN, e = NaN, f = NaN] = numbersOf(operands, 6);
  return [a, b, c, d, e, f];
}

/** What a page draws, in the order in which it draws it. */
export function readContent(content: string): PageContent {
  const images: { name: string; matrix: Matrix }[] = [];
  const lines: (readonly [number, number, number, number])[] = [];
  const saved: Matrix[] = [];
  let current = identity;
  let path: (readonly [number, number])[] = [];
  let operands: string[] = [];

  const commands: Readonly<Record<string, () => void>> = {
    q: () => void saved.push(current),
    Q: () => void (current = saved.pop() ?? identity),
    cm: () => void (current = multiply(matrixFrom(operands), current)),
    Do: () => void images.push({ name: (operands[0] ?? '').slice(1), matrix: current }),
    m: () => {
      const [x = NaN, y = NaN] = numbersOf(operands, 2);
      path = [apply(current, x, y)];
    },
    l: () => {
      const [x = NaN, y = NaN] = numbersOf(operands, 2);
      path.push(apply(current, x, y));
    },
    S: () => {
      const [from = [NaN, NaN], to = [NaN, NaN]] = path;
      lines.push([from[0], from[1], to[0], to[1]]);
      path = [];
    },
    // Line width and grey: looks, not places.
    w: () => undefined,
    G: () => undefined,
  };

  for (const token of content.split(/\s+/).filter((part) => part !== '')) {
    if (/^[-+.\d]/.test(token) || token.startsWith('/')) {
      operands.push(token);
      continue;
    }
    const command = Object.hasOwn(commands, token) ? commands[token] : undefined;
    if (command === undefined) return { images, lines, foreign: token };
    command();
    operands = [];
  }
  return { images, lines, foreign: null };
}
