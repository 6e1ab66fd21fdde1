/** Reads the few drawing commands of a sheet's page out of its content stream (ISO 32000-1, annex A). */
import type { Matrix } from '../sheet/geometry.ts';

type Four = readonly [number, number, number, number];

export interface PageContent {
  /** Each image drawn, with the transformation that applied. */
  readonly images: readonly { readonly name: string; readonly matrix: Matrix }[];
  /** Each stroked line: x1, y1, x2, y2 and thickness in points. */
  readonly lines: readonly { readonly ends: Four; readonly thick: number }[];
  /** Each filled box: left, bottom, width and height in points; its colour as three numbers. */
  readonly shades: readonly { readonly box: Four; readonly colour: readonly number[] }[];
  /** Each line of type: the font's name on the page, its characters' numbers in hex, and the matrix of one em. */
  readonly texts: readonly { readonly font: string; readonly codes: string; readonly matrix: Matrix }[];
  /** The first command that no sheet uses; null when there is none. */
  readonly foreign: string | null;
}

const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** Combines two transformations: `inner` is applied first, then `outer`. */
function multiply(inner: Matrix, outer: Matrix): Matrix {
  const [a, b, c, d, e, f] = inner;
  const [A, B, C, D, E, F] = outer;
  return [a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D, e * A + f * C + E, e * B + f * D + F];
}

const apply = ([a, b, c, d, e, f]: Matrix, x: number, y: number): readonly [number, number] => [
  a * x + c * y + e,
  b * x + d * y + f,
];

/** Returns `count` numeric operands; NaN for each missing one, so that no comparison holds. */
const numbersOf = (operands: readonly string[], count: number): number[] =>
  Array.from({ length: count }, (_, index) => Number.parseFloat(operands[index] ?? ''));

function matrixFrom(operands: readonly string[]): Matrix {
  const [a = NaN, b = NaN, c = NaN, d = NaN, e = NaN, f = NaN] = numbersOf(operands, 6);
  return [a, b, c, d, e, f];
}

function pointFrom(operands: readonly string[]): readonly [number, number] {
  const [x = NaN, y = NaN] = numbersOf(operands, 2);
  return [x, y];
}

/** Returns the lower left corner and the size of a transformed box, which was given as x, y, width and height. */
function boxFrom(operands: readonly string[], matrix: Matrix): Four {
  const [x = NaN, y = NaN, width = NaN, height = NaN] = numbersOf(operands, 4);
  const [ax, ay] = apply(matrix, x, y);
  const [bx, by] = apply(matrix, x + width, y + height);
  return [Math.min(ax, bx), Math.min(ay, by), Math.abs(bx - ax), Math.abs(by - ay)];
}

/** Collects the drawings of one page and keeps the graphics state that the next command needs. */
class Reading {
  readonly images: { name: string; matrix: Matrix }[] = [];
  readonly lines: { ends: Four; thick: number }[] = [];
  readonly shades: { box: Four; colour: readonly number[] }[] = [];
  readonly texts: { font: string; codes: string; matrix: Matrix }[] = [];
  readonly #saved: Matrix[] = [];
  #current = identity;
  #path: (readonly [number, number])[] = [];
  #boxes: Four[] = [];
  #thick = 1;
  #colour: readonly number[] = [];
  #font = '';
  #fontSize = NaN;
  #line = identity;

  readonly #commands: Readonly<Record<string, (operands: readonly string[]) => void>> = {
    q: () => void this.#saved.push(this.#current),
    Q: () => void (this.#current = this.#saved.pop() ?? identity),
    cm: (operands) => void (this.#current = multiply(matrixFrom(operands), this.#current)),
    Do: ([name = '']) => void this.images.push({ name: name.slice(1), matrix: this.#current }),
    m: (operands) => void (this.#path = [apply(this.#current, ...pointFrom(operands))]),
    l: (operands) => void this.#path.push(apply(this.#current, ...pointFrom(operands))),
    S: () => {
      const [from = [NaN, NaN], to = [NaN, NaN]] = this.#path;
      this.lines.push({ ends: [from[0], from[1], to[0], to[1]], thick: this.#thick });
      this.#path = [];
    },
    re: (operands) => void this.#boxes.push(boxFrom(operands, this.#current)),
    f: () => {
      for (const box of this.#boxes.splice(0)) this.shades.push({ box, colour: this.#colour });
    },
    BT: () => void (this.#line = identity),
    ET: () => undefined,
    Tf: ([name = '', size = '']) => {
      this.#font = name.slice(1);
      this.#fontSize = Number.parseFloat(size);
    },
    Tm: (operands) => void (this.#line = matrixFrom(operands)),
    Tj: ([codes = '']) => {
      const size = this.#fontSize;
      const matrix = multiply(multiply([size, 0, 0, size, 0, 0], this.#line), this.#current);
      this.texts.push({ font: this.#font, codes: codes.slice(1, -1).toLowerCase(), matrix });
    },
    w: ([thick = '']) => void (this.#thick = Number.parseFloat(thick)),
    sc: (operands) => void (this.#colour = numbersOf(operands, 3)),
    // The colour of type and lines, and the colour space of shades, change the look but no position.
    cs: () => undefined,
    g: () => undefined,
    G: () => undefined,
  };

  /** @returns false for a command that no sheet uses */
  run(command: string, operands: readonly string[]): boolean {
    if (!Object.hasOwn(this.#commands, command)) return false;
    this.#commands[command]?.(operands);
    return true;
  }
}

const isOperand = (token: string): boolean => /^[-+.\d/<]/.test(token);

/** Returns everything that a page draws, in drawing order. */
export function readContent(content: string): PageContent {
  const reading = new Reading();
  let operands: string[] = [];
  let foreign: string | null = null;
  for (const token of content.split(/\s+/).filter((part) => part !== '')) {
    if (isOperand(token)) {
      operands.push(token);
      continue;
    }
    if (!reading.run(token, operands)) {
      foreign = token;
      break;
    }
    operands = [];
  }
  const { images, lines, shades, texts } = reading;
  return { images, lines, shades, texts, foreign };
}
