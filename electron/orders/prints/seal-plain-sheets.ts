/** Seals sheets that a Headroom before decision 134 saved as plain PDF. */
import { KioskError } from '../../../shared/errors.ts';
import { newId, type PrintId } from '../../../shared/ids.ts';
import { notAnId } from '../../../shared/not-an-id.ts';
import { codeOf } from '../../error-code.ts';
import { inTurns } from '../../turns.ts';
import type { Needs } from '../deps.ts';

/** The names of that Headroom's sheets, also of one whose row was lost with newer records. A studio's own file has another. */
const ours = new RegExp(
  `^(?:\\d{6}-\\d{3,}-(?:sheet|slip|receipt|record)|closing-\\d+|${notAnId}-headshot-\\d+)(?:-\\d+)?\\.pdf$`,
);

/**
 * Seals each plain sheet, reads the sealed one back, and then erases the plain one. A kill at any moment leaves at least one of
 * them, and the next run goes on. A sheet that no print knows is sealed too, and goes with the files without a row.
 */
export async function sealPlainSheets(
  deps: Needs<'records' | 'sheets' | 'plainSheets' | 'log'>,
): Promise<void> {
  const { records, plainSheets, log } = deps;
  const turn = inTurns(records.checkpoints.unused);
  let sealed = 0;
  for (const name of await plainSheets.names()) {
    const known = records.savedSheets.named(name);
    if (known === null && !ours.test(name)) continue;
    await turn();
    try {
      await sealSheet(deps, name, known?.printId ?? null);
      sealed += 1;
    } catch (error) {
      // Another program may hold it open. It is tried again with the next clean-up.
      log.warn({ code: codeOf(error) ?? 'INTERNAL' }, 'a plain sheet could not be sealed');
    }
  }
  if (sealed > 0) log.info({ files: sealed }, 'sealed sheets that were plain');
}

async function sealSheet(
  { sheets, plainSheets }: Needs<'sheets' | 'plainSheets'>,
  name: string,
  known: PrintId | null,
): Promise<void> {
  const plain = await plainSheets.read(name);
  if (plain === null) return;
  const isSame = (bytes: Uint8Array | null): boolean => bytes !== null && Buffer.compare(bytes, plain) === 0;
  const before = known === null ? null : await sealedSheet(sheets, known);
  // A print that has another sheet already is not this file's.
  const printId = known !== null && (before === null || isSame(before)) ? known : newId('prt');
  if (!isSame(before)) {
    // A kill may have left a part of it.
    await sheets.erase(printId);
    await sheets.put(printId, plain);
    if (!isSame(await sealedSheet(sheets, printId))) throw new Error('a sealed sheet does not read back');
  }
  // Who erased the plain one meanwhile wants the sheet to be gone, and may have passed the sealed one before it was there.
  if (!(await plainSheets.erase(name))) await sheets.erase(printId);
}

/** Returns null for a sheet that is missing or that the key does not open. */
async function sealedSheet(sheets: Needs<'sheets'>['sheets'], printId: PrintId): Promise<Uint8Array | null> {
  try {
    return await sheets.get(printId);
  } catch (error) {
    if (error instanceof KioskError) return null;
    throw error;
  }
}
