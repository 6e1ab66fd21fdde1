/** The way from an order to the retouch session of its shot. */
import { computed, type ComputedRef } from 'vue';
import { useRouter } from 'vue-router';
import type { OrderView } from '../../shared/model/order.ts';
import type { PersonView } from '../../shared/model/people.ts';
import type { ShotView } from '../../shared/model/pictures.ts';
import { usePeopleStore } from '../state/use-person-on-stage.ts';

/** The shot that is retouched: that of whoever is on stage, else the first that a photo is made from. */
export function shotToRetouch(order: OrderView, onStage: PersonView['id'] | null): ShotView | null {
  const own = order.photos.filter((photo) => photo.personId === onStage);
  const photo = [...own, ...order.photos].find(({ shotId }) => shotId !== null);
  return order.shots.find(({ id }) => id === photo?.shotId) ?? null;
}

export function useShotToRetouch(order: () => OrderView): {
  /** Null while there is nothing to retouch. */
  shot: ComputedRef<ShotView | null>;
  /** Opens the retouch session of this shot, or of the one above. */
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
      // The step that was left has forgotten who sat: staff come back to the same person.
      people.pick(id, one.personId);
    },
  };
}
