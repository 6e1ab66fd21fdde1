import { onMounted } from 'vue';
import type { OrderSummary } from '../../shared/model/desk.ts';
import { kiosk } from '../bridge/bridge.ts';
import { useSearch, type Search } from '../ui/lists/use-search.ts';

async function look(words: string): Promise<readonly OrderSummary[]> {
  if (words !== '') return kiosk().findOrders({ text: words });
  const { inHand, doneToday } = await kiosk().desk();
  return [...inHand, ...doneToday];
}

/** Searches orders as the desk does; lists those in hand and done today until something is typed. */
export function useOrderSearch(): Search<readonly OrderSummary[]> {
  const search = useSearch(look);
  onMounted(search.look);
  return search;
}
