import { mount, type VueWrapper } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, describe, expect, it } from 'vitest';
import { defineComponent, h } from 'vue';
import type { OrderView } from '../../../shared/model/order.ts';
import {
  usePeopleStore,
  usePersonOnStage,
  type PersonOnStage,
} from '../../../renderer/state/use-person-on-stage.ts';
import { hasShot } from '../../../renderer/state/order-progress.ts';
import { shot } from '../../support/fixture/data.ts';
import { family } from '../../support/fixture/family.ts';
import { owed } from '../../support/fixture/owed.ts';
import { sceneOrder } from '../../support/fixture/scenes.ts';

const [amelia, tobias, nia] = family;
if (amelia === undefined || tobias === undefined || nia === undefined)
  throw new Error('the family is not three');
const order = sceneOrder('family-shot');
beforeEach(() => setActivePinia(createPinia()));

let stage: PersonOnStage;
/** A step that shows the person on stage. */
const Step = defineComponent({
  props: { order: { type: Object as () => OrderView, required: true } },
  setup(props) {
    stage = usePersonOnStage(() => props.order, 'shot');
    return () => h('p', stage.person.value.name);
  },
});
const open = (shown: OrderView): VueWrapper => mount(Step, { props: { order: shown } });

/** The order once this person’s photos have a shot. */
const afterShotOf = (before: OrderView, personId: string): OrderView => ({
  ...before,
  photos: before.photos.map((photo) =>
    photo.personId === personId ? { ...photo, shotId: shot(2).id } : photo,
  ),
});

describe('the person on stage', () => {
  it('is the first without a shot, and stays when theirs is taken', async () => {
    const step = open(order);
    expect(step.text()).toBe(tobias.name);
    expect(stage.next.value).toEqual(nia);

    await step.setProps({ order: afterShotOf(order, tobias.id) });

    expect(step.text()).toBe(tobias.name);
  });

  it('moves on to the next, and after the last to nobody', async () => {
    const both = afterShotOf(afterShotOf(order, tobias.id), nia.id);
    const step = open(afterShotOf(order, tobias.id));
    expect(step.text()).toBe(nia.name);

    await step.setProps({ order: both });
    stage.goOn(both);

    expect(step.text()).toBe(nia.name);
    expect(stage.next.value).toBeNull();
  });

  it('is the person named before the step was opened, once', () => {
    usePeopleStore().pick(order.id, amelia.id);
    const first = open(order);
    expect(first.text()).toBe(amelia.name);
    first.unmount();

    expect(open(order).text()).toBe(tobias.name);
  });

  it('is somebody else once they are removed from the order', async () => {
    const step = open(order);
    const without = {
      ...order,
      people: order.people.filter((one) => one.id !== tobias.id),
      photos: order.photos.filter((photo) => photo.personId !== tobias.id),
    };

    await step.setProps({ order: without });

    expect(step.text()).toBe(nia.name);
  });
});

describe('a person of a paid order', () => {
  const paid = sceneOrder('family-handover');
  const again: OrderView = {
    ...paid,
    photos: paid.photos.map((photo) =>
      photo.personId === nia.id ? { ...photo, state: 'chosen', shotId: null, owed: owed('waiting') } : photo,
    ),
  };

  it('waits for a shot only while a photo of theirs is taken again', () => {
    expect(family.map((one) => hasShot(paid, one))).toEqual([true, true, true]);
    expect(family.map((one) => hasShot(again, one))).toEqual([true, true, false]);
  });
});
