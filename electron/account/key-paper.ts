/** Prints the recovery key. Only the printer's spooler has it afterwards: no file, no print in the journal. */
import { KioskError } from '../../shared/errors.ts';
import { newId } from '../../shared/ids.ts';
import { keyPrinterOf } from '../../shared/model/key-printer.ts';
import type { Needs } from '../orders/deps.ts';
import { createSlipPrinting } from '../orders/prints/print-slip.ts';
import type { Composer } from '../printing/composer.ts';
import type { Printers } from '../printing/printers.ts';
import { wordsIn } from '../words/words.ts';

/** Shown in the spooler's list. */
const title = 'Headroom';

export interface KeyPaper {
  /**
   * Hands the recovery key over to the printer of receipts, or of slips. What comes of it is not followed: the person who prints it
   * waits for it, and proves it by typing it.
   * @param key in groups of four characters
   * @returns the printer's name
   * @throws KioskError WRONG_STEP where neither is a printer; PROFILE_WRONG, PRINTER_*, PRINT_UNCERTAIN
   */
  print(key: string): Promise<string>;
}

export function createKeyPaper(
  { settings, clock }: Needs<'settings' | 'clock'>,
  printers: Pick<Printers, 'driver' | 'takes' | 'ready' | 'submit'>,
  composer: Composer,
): KeyPaper {
  const slips = createSlipPrinting(printers, composer);
  return {
    async print(key) {
      const { studioName, language, ...chosen } = settings.get();
      const printer = keyPrinterOf(chosen);
      if (printer === null) throw new KioskError('WRONG_STEP', 'no printer is chosen for receipts or slips');
      const { recovery: words } = wordsIn(language);
      const facts = { studioName, key, printedAt: clock.now().toISOString(), words };
      const { printerId, printedWith, ...pages } = await slips.composeFor('recovery', facts, printer);
      const { profile, widthMm, heightMm } = printedWith;
      const { name } = await printers.ready(printerId, profile);
      // Only a saved file is found by its id.
      await printers.submit({
        printId: newId('prt'),
        printerId,
        profile,
        widthMm,
        heightMm,
        title,
        ...pages,
      });
      return name;
    },
  };
}
