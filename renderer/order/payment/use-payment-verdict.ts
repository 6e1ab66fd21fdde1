/** The verdict of the payment: what staff should know before they take the money, or hand over a final of direct mode. */
import { computed, onMounted, shallowRef, type ComputedRef } from 'vue';
import { takesNoPrint } from '../../../shared/documents.ts';
import type { OrderView } from '../../../shared/model/order.ts';
import type { PhotoView } from '../../../shared/model/photo.ts';
import { spoolerOf, type Approval } from '../../../shared/printing.ts';
import { BridgeError, kiosk } from '../../bridge/bridge.ts';
import { t } from '../../i18n/index.ts';
import { useSettingsStore } from '../../state/settings-store.ts';
import { onlyFormats } from '../../state/order-progress.ts';
import { useStatusStore } from '../../state/status-store.ts';
import { verdictOf, type Verdict, type VerdictPoint } from '../frame/verdict.ts';
import { photoPoints } from '../photos/photo-points.ts';
import { approvalPoints, printerPoints } from '../sheet/print-points.ts';
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
  /** Whether ID photos may be printed on the studio's usual printer and paper; null while not known. */
  const approval = shallowRef<Approval | null>(null);
  const printer = computed(() => status.status?.printers.find(({ usual }) => usual));
  /** True when nothing of the order goes on paper, or only into a file, which is always exact. */
  const noPrinter = computed(
    () =>
      order().photos.every(({ document }) => takesNoPrint(document)) ||
      spoolerOf(settings.settings?.printerId ?? 'file') === 'file',
  );

  /** Asks about the usual printer once. A printer that cannot be asked has its own light. */
  async function ask(): Promise<void> {
    const { settings: studio } = settings;
    if (studio === null || noPrinter.value || order().payment !== null) return;
    try {
      const { media } = await kiosk().printerSetup({ printerId: studio.printerId });
      approval.value = media.find(({ mediumId }) => mediumId === studio.mediumId)?.approval ?? null;
    } catch (error) {
      if (!(error instanceof BridgeError)) throw error;
    }
  }
  onMounted(ask);

  const points = computed<readonly VerdictPoint[]>(() => {
    const { doubt } = now();
    const money: readonly VerdictPoint[] =
      doubt === null
        ? []
        : [{ code: 'FINAL_IN_DOUBT', severity: 'bad', words: t(`payment.doubt.${doubt.reason}.title`) }];
    if (noPrinter.value || approval.value === null) return money;
    const name =
      printer.value?.name ?? t(status.status === null ? 'handover.printer' : 'handover.printerGone');
    return [
      ...money,
      ...approvalPoints(approval.value, name, 'warn'),
      ...printerPoints(printer.value, 'warn'),
    ];
  });

  return computed(() => {
    const { anyway, ready, firstLook } = now();
    if (firstLook !== null) {
      return verdictOf({ about: 'photo', points: photoPoints(firstLook), overruled: [], known: 'complete' });
    }
    if (order().payment !== null) return null;
    const asked = noPrinter.value || (approval.value !== null && printer.value?.light === 'ok');
    const served = onlyFormats(order()) || status.status?.service.light === 'ok';
    return verdictOf({
      about: 'payment',
      points: points.value,
      overruled: anyway ? ['FINAL_IN_DOUBT'] : [],
      known: ready && asked && served ? 'complete' : 'nothing',
    });
  });
}
