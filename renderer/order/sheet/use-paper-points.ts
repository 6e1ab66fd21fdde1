/** Finds the points about the papers and the usual printer that staff should know before the customer pays for sheets. */
import { computed, shallowRef, watch, type ComputedRef } from 'vue';
import type { MediumSetup } from '../../../shared/model/printer-setup.ts';
import { spoolerOf } from '../../../shared/printing.ts';
import type { MediumId } from '../../../shared/sheet-media.ts';
import { BridgeError, kiosk } from '../../bridge/bridge.ts';
import { t } from '../../i18n/index.ts';
import { mediumTitle } from '../../state/media.ts';
import { useSettingsStore } from '../../state/settings-store.ts';
import { useStatusStore } from '../../state/status-store.ts';
import type { VerdictPoint } from '../frame/verdict.ts';
import { paperPoints, printerPoints, type PaperToPrint } from './print-points.ts';

/** @param needed the papers that the sheets go on; empty when nothing is sold that goes on paper */
export function usePaperPoints(needed: () => readonly MediumId[]): {
  readonly points: ComputedRef<readonly VerdictPoint[]>;
  /** True when nothing more will be known about the papers and their printer. */
  readonly known: ComputedRef<boolean>;
} {
  const settings = useSettingsStore();
  const status = useStatusStore();
  /** Every paper as it is set up on the studio's usual printer; null while not known. */
  const media = shallowRef<readonly MediumSetup[] | null>(null);
  const printer = computed(() => status.status?.printers.find(({ usual }) => usual));
  /** True when no sheet is sold, or when sheets go into a file, which is always exact. */
  const noPrinter = computed(
    () => needed().length === 0 || spoolerOf(settings.settings?.printerId ?? 'file') === 'file',
  );
  /** Null while nothing is known about the papers. */
  const papers = computed<readonly PaperToPrint[] | null>(() => {
    const { settings: studio } = settings;
    if (studio === null || media.value === null) return null;
    const all = media.value;
    return needed().map((mediumId) => ({
      mediumId,
      name: mediumTitle(mediumId, studio.ownMedia),
      // No printer prints on a paper of the studio's own that was removed.
      approval: all.find((one) => one.mediumId === mediumId)?.approval ?? 'refused',
    }));
  });

  /** Asks about every paper of the usual printer at once. A printer that cannot be asked has its own light. */
  async function ask(): Promise<void> {
    const { settings: studio } = settings;
    if (studio === null || noPrinter.value) return;
    try {
      ({ media: media.value } = await kiosk().printerSetup({ printerId: studio.printerId }));
    } catch (error) {
      if (!(error instanceof BridgeError)) throw error;
    }
  }
  watch(noPrinter, ask, { immediate: true });

  return {
    points: computed(() => {
      if (noPrinter.value || papers.value === null) return [];
      const name =
        printer.value?.name ?? t(status.status === null ? 'handover.printer' : 'handover.printerGone');
      return [...paperPoints(papers.value, name), ...printerPoints(printer.value, 'warn')];
    }),
    known: computed(() => noPrinter.value || (papers.value !== null && printer.value?.light === 'ok')),
  };
}
