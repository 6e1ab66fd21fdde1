import { printerScreenTo } from '../../state/printer-settings-route.ts';
import { useSectionTo } from '../set-up/use-sequence.ts';

/** Returns `printerScreenTo`, which stays in the first run where the printers are a step of it. */
export function usePrinterScreenTo(): typeof printerScreenTo {
  const sectionTo = useSectionTo();
  return (...screen) => ({ ...printerScreenTo(...screen), ...sectionTo('printers') });
}
