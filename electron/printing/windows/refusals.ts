/** Turns failures of Windows or a driver into errors that staff can act on. */
import { KioskError } from '../../../shared/errors.ts';
import type { ProfileProblem } from '../../../shared/printing.ts';
import { noSuchPrinter, PrintProcessFailure } from './print-process.ts';

/** Refusals that mean that the driver does not have a name, or no longer has it. */
const namesGone: Readonly<Record<string, ProfileProblem>> = {
  'paper-unknown': 'keyword-gone',
  'resolution-unknown': 'option-gone',
  'source-unknown': 'option-gone',
  'media-type-unknown': 'option-gone',
  'borderless-unknown': 'option-gone',
};

/** Returns the profile's problem for a refusal. `not-kept` means that the driver changed a value that it was given. */
const problemOf = (message: string): ProfileProblem | undefined =>
  message.startsWith('not-kept') ? 'not-exact' : namesGone[message];

/** Reports a failure of a request that prints nothing. @throws KioskError */
export function inOurWords(error: unknown): never {
  if (!(error instanceof PrintProcessFailure)) throw error;
  const { kind, code, message } = error;
  const reason = kind === 'refused' ? problemOf(message) : undefined;
  if (reason !== undefined) {
    throw new KioskError('PROFILE_WRONG', `the driver refused: ${message}`, { reason }, { cause: error });
  }
  if (code === noSuchPrinter) {
    throw new KioskError('PRINTER_UNKNOWN', 'Windows has no such printer', {}, { cause: error });
  }
  throw new KioskError('PRINTER_UNREACHABLE', 'Windows’ spooler gave no answer', {}, { cause: error });
}

/** Reports a failed print. Until the spooler hears of the sheet, it cannot have been printed. @throws KioskError */
export function afterPrinting(error: unknown): never {
  if (!(error instanceof PrintProcessFailure)) throw error;
  if (error.kind === 'refused' || error.handed === null) {
    const reason = error.message.slice(0, 200);
    throw new KioskError('PRINTER_REFUSED', 'the driver took no sheet', { reason }, { cause: error });
  }
  throw new KioskError(
    'PRINT_UNCERTAIN',
    'it is not known whether the spooler took the sheet',
    {},
    { cause: error },
  );
}
