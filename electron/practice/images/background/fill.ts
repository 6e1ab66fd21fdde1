/** Extends known colours into unknown areas: push and pull over a pyramid of halved tiles. */

/** Three sums and their weight for each pixel. */
interface Level {
  readonly data: Float32Array;
  readonly width: number;
  readonly height: number;
}

function halve({ data, width, height }: Level): Level {
  const [w, h] = [Math.ceil(width / 2), Math.ceil(height / 2)];
  const out = new Float32Array(w * h * 4);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const from = (y * width + x) * 4;
      const weight = data[from + 3] ?? 0;
      if (weight === 0) continue;
      const to = ((y >> 1) * w + (x >> 1)) * 4;
      for (let c = 0; c < 4; c += 1) out[to + c] = (out[to + c] ?? 0) + (data[from + c] ?? 0);
    }
  }
  return { data: out, width: w, height: h };
}

/** Bilinear weight of neighbouring coarse cells: the nearer one counts three quarters. */
const NEAR = 0.75;
/** Weights of the cell that contains a pixel, its neighbour to the side, above or below, and across the corner. */
const SHARES = [NEAR * NEAR, NEAR * (1 - NEAR), NEAR * (1 - NEAR), (1 - NEAR) * (1 - NEAR)] as const;

/** Adds the coarse level's colours where the fine one has none or too little. */
function complete(fine: Level, coarse: Level): void {
  for (let y = 0; y < fine.height; y += 1) {
    const y0 = y >> 1;
    const y1 = Math.max(0, Math.min(coarse.height - 1, y0 + (y % 2 === 0 ? -1 : 1)));
    for (let x = 0; x < fine.width; x += 1) {
      const at = (y * fine.width + x) * 4;
      const own = fine.data[at + 3] ?? 0;
      if (own >= 1) continue;
      const x0 = x >> 1;
      const x1 = Math.max(0, Math.min(coarse.width - 1, x0 + (x % 2 === 0 ? -1 : 1)));
      let r = 0;
      let g = 0;
      let b = 0;
      let weight = 0;
      // Runs a million times per picture, so the four cells are counted instead of listed.
      for (let corner = 0; corner < 4; corner += 1) {
        const cell = ((corner < 2 ? y0 : y1) * coarse.width + (corner % 2 === 0 ? x0 : x1)) * 4;
        const mass = coarse.data[cell + 3] ?? 0;
        if (mass === 0) continue;
        const share = SHARES[corner] ?? 0;
        r += ((coarse.data[cell] ?? 0) / mass) * share;
        g += ((coarse.data[cell + 1] ?? 0) / mass) * share;
        b += ((coarse.data[cell + 2] ?? 0) / mass) * share;
        weight += share;
      }
      if (weight === 0) continue;
      const lack = (1 - own) / weight;
      fine.data[at] = (fine.data[at] ?? 0) + r * lack;
      fine.data[at + 1] = (fine.data[at + 1] ?? 0) + g * lack;
      fine.data[at + 2] = (fine.data[at + 2] ?? 0) + b * lack;
      fine.data[at + 3] = 1;
    }
  }
}

/** The pixels of a tile, 8 bits RGB. */
export interface Tile {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/**
 * Returns each pixel's colour as estimated from its known neighbourhood: r, g, b and a weight that is 1, or 0 when
 * nothing at all is known.
 * @param isKnown 1 for pixels whose own colour counts
 */
export function fillFrom({ data, width, height }: Tile, isKnown: Uint8Array): Float32Array {
  const base: Level = { data: new Float32Array(width * height * 4), width, height };
  for (let index = 0; index < width * height; index += 1) {
    if (isKnown[index] !== 1) continue;
    for (let c = 0; c < 3; c += 1) base.data[index * 4 + c] = data[index * 3 + c] ?? 0;
    base.data[index * 4 + 3] = 1;
  }
  const levels = [base];
  for (let level = base; Math.max(level.width, level.height) > 1;) {
    level = halve(level);
    levels.push(level);
  }
  for (let depth = levels.length - 2; depth >= 0; depth -= 1) {
    const [fine, coarse] = [levels[depth], levels[depth + 1]];
    if (fine !== undefined && coarse !== undefined) complete(fine, coarse);
  }
  return base.data;
}
