/** The verdict of the payment: what staff should know before they take the money, or hand over a final of direct mode. */
import { computed, shallowRef, watch, type ComputedRef } from 'vue';
import { takesNoPrint } from '../../../shared/documents.ts';
import type { OrderView } from '../../../shared/model/order.ts';
import type { PhotoView } from '../../../shared/model/photo.ts';
import type { MediumSetup } from '../../../shared/model/printer-setup.ts';
import { spoolerOf } from '../../../shared/printing.ts';
import { BridgeError, kiosk } from '../../bridge/bridge.ts';
import { t } from '../../i18n/index.ts';
import { mediumTitle } from '../../state/media.ts';
import { useSettingsStore } from '../../state/settings-store.ts';
import { onlyFormats } from '../../state/order-progress.ts';
import { papersOfOrder, sellsSheets } from '../../state/sheet-sale.ts';
import { useStatusStore } from '../../state/status-store.ts';
import { verdictOf, type Verdict, type VerdictPoint } from '../frame/verdict.ts';
import { photoPoints } from '../photos/photo-points.ts';
import { paperPoints, printerPoints, type PaperToPrint } from '../sheet/print-points.ts';
import type { Doubt } from './use-payment-doubt.ts';

interface AtThePayment {
  readonly doubt: Doubt | null;
  /** True once staff decided to take the money in spite of `doubt`. */
  readonly anyway: boolean;
  /** True when nothing has to be confirmed before money is taken. */
  readonly ready: boolean;
  /** The final of direct mode that staff look at before the hand-over; null at any other time. */
  readonly firstLook: PhotoView | null;
}

export function usePaymentVerdict(
  order: () => OrderView,
  now: () => AtThePayment,
): ComputedRef<Verdict | null> {
  const settings = useSettingsStore();
  const status = useStatusStore();
  /** Every paper as it is set up on the studio's usual printer; null while not known. */
  const media = shallowRef<readonly MediumSetup[] | null>(null);
  const printer = computed(() => status.status?.printers.find(({ usual }) => usual));
  /** True when nothing of the order goes on paper, or only into a file, which is always exact. */
  const noPrinter = computed(
    () =>
      (order().photos.every(({ document }) => takesNoPrint(document)) && !sellsSheets(order())) ||
      spoolerOf(settings.settings?.printerId ?? 'file') === 'file',
  );
  /** The papers that the order's sheets go on; null while they are not known. */
  const papers = computed<readonly PaperToPrint[] | null>(() => {
    const { settings: studio } = settings;
    if (studio === null || media.value === null) return null;
    const all = media.value;
    return papersOfOrder(order(), studio.mediumId).map((mediumId) => ({
      mediumId,
      name: mediumTitle(mediumId, studio.ownMedia),
      // No printer prints on a paper of the studio's own that was removed.
      approval: all.find((one) => one.mediumId === mediumId)?.approval ?? 'refused',
    }));
  });

  /** Asks about every paper of the usual printer at once. A printer that cannot be asked has its own light. */
  async function ask(): Promise<void> {
    const { settings: studio } = settings;
    if (studio === null || noPrinter.value || order().payment !== null) return;
    try {
      ({ media: media.value } = await kiosk().printerSetup({ printerId: studio.printerId }));
    } catch (error) {
      if (!(error instanceof BridgeError)) throw error;
    }
  }
  // The first sheet on the ticket of an order whose documents take no print needs the printer after all.
  watch(noPrinter, ask, { immediate: true });

  const points = computed<readonly VerdictPoint[]>(() => {
    const { doubt } = now();
    const money: readonly VerdictPoint[] =
      doubt === null
        ? []
        : [{ code: 'FINAL_IN_DOUBT', severity: 'bad', words: t(`payment.doubt.${doubt.reason}.title`) }];
    if (noPrinter.value || papers.value === null) return money;
    const name =
      printer.value?.name ?? t(status.status === null ? 'handover.printer' : 'handover.printerGone');
    return [...money, ...paperPoints(papers.value, name), ...printerPoints(printer.value, 'warn')];
  });

  return computed(() => {
    const { anyway, ready, firstLook } = now();
    if (firstLook !== null) {
      return verdictOf({ about: 'photo', points: photoPoints(firstLook), overruled: [], known: 'complete' });
    }
    if (order().payment !== null) return null;
    const asked = noPrinter.value || (papers.value !== null && printer.value?.light === 'ok');
    const served = onlyFormats(order()) || status.status?.service.light === 'ok';
    return verdictOf({
      about: 'payment',
      points: points.value,
      overruled: anyway ? ['FINAL_IN_DOUBT'] : [],
      known: ready && asked && served ? 'complete' : 'nothing',
    });
  });
}
