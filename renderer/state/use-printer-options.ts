import { computed, type ComputedRef } from 'vue';
import { t } from '../i18n/index.ts';
import { facts } from '../i18n/join.ts';
import { usePrintersStore } from './printers-store.ts';

export interface PrinterOption {
  readonly value: string;
  readonly label: string;
}

/** Returns the printers to choose from, each with what prevents it from printing. */
export function usePrinterOptions(printerId: () => string): ComputedRef<readonly PrinterOption[]> {
  const printers = usePrintersStore();
  return computed(() => {
    if (printers.printers === null) {
      const label = t(printers.failure === null ? 'handover.printersAsked' : 'handover.printersUnread');
      return [{ value: printerId(), label }];
    }
    const known = printers.printers.map((printer) => ({
      value: printer.id,
      label: facts(printer.name, printer.state === 'ready' ? null : t(`printerStates.${printer.state}`)),
    }));
    // A configured printer that is missing stays in the list and is marked as missing.
    const missing = !known.some((option) => option.value === printerId());
    return missing ? [{ value: printerId(), label: t('handover.printerGone') }, ...known] : known;
  });
}
