import { computed, type ComputedRef } from 'vue';
import { t } from '../i18n/index.ts';
import { usePrintersStore } from './printers-store.ts';

export interface PrinterOption {
  readonly value: string;
  readonly label: string;
}

/** The printers to choose from, each with what keeps it from printing. */
export function usePrinterOptions(printerId: () => string): ComputedRef<readonly PrinterOption[]> {
  const printers = usePrintersStore();
  return computed(() => {
    const known = (printers.printers ?? []).map((printer) => ({
      value: printer.id,
      label:
        printer.state === 'ready' ? printer.name : `${printer.name} · ${t(`printerStates.${printer.state}`)}`,
    }));
    // A printer that is set up and not there any more stays visible as what it is.
    const missing = !known.some((option) => option.value === printerId());
    return missing ? [{ value: printerId(), label: t('handover.printerGone') }, ...known] : known;
  });
}
