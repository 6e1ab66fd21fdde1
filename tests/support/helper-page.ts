/** The Windows helper's own drawing, on a page that is a picture: its C# runs under Mono, without a printer. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import sharp from 'sharp';
import type { PicturePlace } from '../../electron/printing/windows-page.ts';

const run = promisify(execFile);
const sources = fileURLToPath(new URL('../../build/windows/', import.meta.url));

/** Windows' own compiler is not here; Mono's speaks the same C# and has the same System.Drawing. */
export const hasMono = ['mcs', 'mono'].every((program) => existsSync(join('/usr/bin', program)));

export interface DrawnPage {
  readonly widthPx: number;
  readonly heightPx: number;
  /** Red, green, blue. */
  at(x: number, y: number): readonly number[];
  /** One byte a pixel, row by row: its green. */
  readonly grey: Uint8Array;
}

export interface HelperPage {
  /** @param page in dots */
  draw(
    png: Uint8Array,
    page: { readonly widthPx: number; readonly heightPx: number },
    place: PicturePlace,
  ): Promise<DrawnPage>;
  remove(): Promise<void>;
}

/** The part of printing that needs no printer. */
const program = `
using System.Drawing;
public static class Draws
{
    public static void Main(string[] words)
    {
        using (var page = new Bitmap(int.Parse(words[2]), int.Parse(words[3])))
        using (var graphics = Graphics.FromImage(page))
        using (var picture = Image.FromFile(words[0]))
        {
            graphics.Clear(Color.White);
            bool turned = words[8] == "true";
            if (turned) picture.RotateFlip(RotateFlipType.Rotate90FlipNone);
            Headroom.Sheet.Draw(graphics, picture, new Headroom.Place
            {
                Left = int.Parse(words[4]), Top = int.Parse(words[5]),
                Width = int.Parse(words[6]), Height = int.Parse(words[7]), Turned = turned,
            });
            page.Save(words[1], System.Drawing.Imaging.ImageFormat.Png);
        }
    }
}
`;

async function readPage(file: string): Promise<DrawnPage> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const grey = Uint8Array.from({ length: info.width * info.height }, (_, index) => data[index * 3 + 1] ?? 0);
  return {
    widthPx: info.width,
    heightPx: info.height,
    at: (x, y) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)],
    grey,
  };
}

/** Compiles the helper as C# 5, with warnings as errors. */
export async function startHelperPage(): Promise<HelperPage> {
  const folder = await mkdtemp(join(tmpdir(), 'helper-'));
  const [source, built] = [join(folder, 'Draws.cs'), join(folder, 'draws.exe')];
  await writeFile(source, program);
  const helper = ['spooler.cs', 'sheet.cs'].map((name) => join(sources, name));
  await run('mcs', [
    '-langversion:5',
    '-warnaserror',
    '-r:System.Drawing',
    `-out:${built}`,
    ...helper,
    source,
  ]);
  return {
    draw: async (png, { widthPx, heightPx }, { Left, Top, Width, Height, Turned }) => {
      const [from, to] = [join(folder, 'in.png'), join(folder, 'out.png')];
      await writeFile(from, png);
      const figures = [widthPx, heightPx, Left, Top, Width, Height, Turned].map(String);
      await run('mono', [built, from, to, ...figures]);
      return readPage(to);
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
