import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { screenPath } from '../../shared/schemas/account-calls.ts';
import { diskTrouble } from '../disk-trouble.ts';
import { replaceFile } from '../durable-file.ts';
import { codeOf } from '../error-code.ts';
import { inTurn } from '../in-turn.ts';

const fileOf = (dataDir: string): string => join(dataDir, 'kiosk-screen.json');

const content = z.strictObject({ screen: screenPath });

/** The screen that a locked kiosk shows, for its start after a crash. */
export interface KeptScreen {
  /** Returns the screen that was kept last, also before a crash; null for none. */
  get(): string | null;
  /**
   * Keeps a screen, through to the disk. Does nothing after `close`.
   * @throws DISK_FULL, DISK_FAILED, RECORDS_READ_ONLY; no screen is kept then
   */
  keep(screen: string): Promise<void>;
  /** Forgets the screen. @throws as `keep` */
  forget(): Promise<void>;
  /** Forgets the screen for an orderly end, so that the next start begins at the desk. @throws as `keep` */
  close(): Promise<void>;
}

/** Reads the screen that was kept before the start. A file that cannot be read or understood has none. */
export async function createKeptScreen(dataDir: string): Promise<KeptScreen> {
  const file = fileOf(dataDir);
  let screen = await read(file);
  let closed = false;
  /** Does one write at a time, so that the file has the newest screen in the end. */
  const turn = inTurn();
  const write = (work: () => Promise<void>): Promise<void> =>
    turn(work).catch((error: unknown) => {
      throw diskTrouble(error, 'the screen of the locked kiosk') ?? error;
    });
  const forget = (): Promise<void> =>
    write(async () => {
      screen = null;
      await rm(file, { force: true });
    });
  return {
    get: () => screen,
    keep: (next) =>
      write(async () => {
        if (closed || next === screen) return;
        try {
          await replaceFile(
            file,
            Buffer.from(JSON.stringify({ screen: next } satisfies z.output<typeof content>)),
          );
          screen = next;
        } catch (error) {
          // Otherwise the start after a crash would open an older screen, such as another customer's order.
          screen = null;
          await rm(file, { force: true });
          throw error;
        }
      }),
    forget,
    close() {
      closed = true;
      return forget();
    },
  };
}

async function read(file: string): Promise<string | null> {
  try {
    return content.safeParse(JSON.parse(await readFile(file, 'utf8'))).data?.screen ?? null;
  } catch (error) {
    if (error instanceof SyntaxError || codeOf(error) !== null) return null;
    throw error;
  }
}
