/**
 * Draws one portrait from the command line: `node tests/portraits/draw.ts OUT.png --smile 1 --skin deep`. Every
 * parameter is an option of the same name; OUT may end in .png, .jpg or .svg. Prints the truth as JSON.
 */
import { writeFile } from 'node:fs/promises';
import { drawPortrait, defaultPortrait, portrait } from '../../shared/portrait/index.ts';
import type { PortraitParams, PortraitTruth } from '../../shared/portrait/index.ts';
import { renderPortrait } from './render.ts';

/** Reads `--name value` pairs as numbers and booleans by the type of the default. @throws on an unknown name. */
export function parametersFrom(options: readonly string[]): Partial<PortraitParams> {
  const overrides: Record<string, string | number | boolean> = {};
  for (let index = 0; index < options.length; index += 2) {
    const name = (options[index] ?? '').replace(/^--/, '');
    const text = options[index + 1];
    const known = Object.entries<string | number | boolean>({ ...defaultPortrait }).find(
      ([key]) => key === name,
    )?.[1];
    if (known === undefined)
      throw new Error(`No such parameter: ${name}. There are ${Object.keys(defaultPortrait).join(', ')}`);
    if (text === undefined) throw new Error(`--${name} needs a value`);
    overrides[name] = valueLike(known, text, name);
  }
  return overrides;
}

function valueLike(known: string | number | boolean, text: string, name: string): string | number | boolean {
  if (typeof known === 'string') return text;
  if (typeof known === 'boolean') return text === 'true';
  const value = Number(text);
  if (!Number.isFinite(value)) throw new Error(`--${name} needs a number, not ${text}`);
  return value;
}

/** Writes the drawing in the format of the file's ending, and returns its truth. */
export async function writePortrait(
  file: string,
  overrides: Partial<PortraitParams>,
): Promise<PortraitTruth> {
  if (file.endsWith('.svg')) {
    const { svg, truth } = drawPortrait(portrait(overrides));
    await writeFile(file, svg);
    return truth;
  }
  const { data, truth } = await renderPortrait(overrides, file.endsWith('.png') ? 'png' : 'jpeg');
  await writeFile(file, data);
  return truth;
}

if (import.meta.main) {
  const [out, ...options] = process.argv.slice(2);
  if (out === undefined) throw new Error('Usage: node tests/portraits/draw.ts OUT.png [--smile 1 …]');
  const truth = await writePortrait(out, parametersFrom(options));
  process.stdout.write(
    `${JSON.stringify(truth.faces, (key, value: unknown) => (key === 'params' ? undefined : value), 2)}\n`,
  );
}
