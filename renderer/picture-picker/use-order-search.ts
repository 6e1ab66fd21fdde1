import { onMounted } from 'vue';
import type { OrderSummary } from '../../shared/model/desk.ts';
import { kiosk } from '../bridge/bridge.ts';
import { useSearch, type Search } from '../ui/use-search.ts';

async function look(words: string): Promise<readonly OrderSummary[]> {
  if (words !== '') return kiosk().findOrders({ text: words });
  const { inHand, doneToday } = await kiosk().desk();
  return [...inHand, ...doneToday];
}

/** Orders by anything that the desk finds them by; those in hand and done today for as long as nothing is typed. */
export function useOrderSearch(): Search<OrderSummary> {
  const search = useSearch(look);
  onMounted(search.look);
  return search;
}
