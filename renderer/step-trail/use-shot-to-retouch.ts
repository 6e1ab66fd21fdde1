/** Opens the retouch session of an order's shot. */
import { computed, type ComputedRef } from 'vue';
import { useRouter } from 'vue-router';
import type { OrderView } from '../../shared/model/order.ts';
import type { PersonView } from '../../shared/model/people.ts';
import type { ShotView } from '../../shared/model/pictures.ts';
import { usePeopleStore } from '../state/use-person-on-stage.ts';

/** Returns the shot to retouch: that of the person on stage, otherwise the first from which a photo is made. */
function shotToRetouch(order: OrderView, onStage: PersonView['id'] | null): ShotView | null {
  const own = order.photos.filter((photo) => photo.personId === onStage);
  const photo = [...own, ...order.photos].find(({ shotId }) => shotId !== null);
  return order.shots.find(({ id }) => id === photo?.shotId) ?? null;
}

export function useShotToRetouch(order: () => OrderView): {
  /** The shot to retouch; null when there is none. */
  shot: ComputedRef<ShotView | null>;
  /** Opens the retouch session of the given shot, or of `shot`. */
  open: (shot?: ShotView | null) => Promise<void>;
} {
  const router = useRouter();
  const people = usePeopleStore();
  const shot = computed(() => shotToRetouch(order(), people.of(order().id, 'shot')));
  return {
    shot,
    async open(one = shot.value) {
      if (one === null) return;
      const { id } = order();
      await router.push({ name: 'retouch', params: { id, shotId: one.id } });
      // The step that was left has forgotten the sitter: staff return to the same person.
      people.pick(id, one.personId);
    },
  };
}
