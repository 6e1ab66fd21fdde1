/** The verdict of the payment: what staff should know before they take the money, or hand over a final of direct mode. */
import { computed, type ComputedRef } from 'vue';
import { takesNoPrint } from '../../../shared/documents.ts';
import type { OrderView } from '../../../shared/model/order.ts';
import type { PhotoView } from '../../../shared/model/photo.ts';
import { t } from '../../i18n/index.ts';
import { useSettingsStore } from '../../state/settings-store.ts';
import { onlyFormats } from '../../state/order-progress.ts';
import { papersOfOrder, sellsSheets } from '../../state/sheet-sale.ts';
import { useStatusStore } from '../../state/status-store.ts';
import { verdictOf, type Verdict, type VerdictPoint } from '../frame/verdict.ts';
import { photoPoints } from '../photos/photo-points.ts';
import { usePaperPoints } from '../sheet/use-paper-points.ts';
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
  const { points: ofPapers, known: asked } = usePaperPoints(() => {
    const { photos, payment } = order();
    const noPaper = photos.every(({ document }) => takesNoPrint(document)) && !sellsSheets(order());
    if (payment !== null || noPaper || settings.settings === null) return [];
    return papersOfOrder(order(), settings.settings.mediumId);
  });
  const points = computed<readonly VerdictPoint[]>(() => {
    const { doubt } = now();
    const money: readonly VerdictPoint[] =
      doubt === null
        ? []
        : [{ code: 'FINAL_IN_DOUBT', severity: 'bad', words: t(`payment.doubt.${doubt.reason}.title`) }];
    return [...money, ...ofPapers.value];
  });

  return computed(() => {
    const { anyway, ready, firstLook } = now();
    if (firstLook !== null) {
      return verdictOf({ about: 'photo', points: photoPoints(firstLook), overruled: [], known: 'complete' });
    }
    if (order().payment !== null) return null;
    const served = onlyFormats(order()) || status.status?.service.light === 'ok';
    return verdictOf({
      about: 'payment',
      points: points.value,
      overruled: anyway ? ['FINAL_IN_DOUBT'] : [],
      known: ready && asked.value && served ? 'complete' : 'nothing',
    });
  });
}
