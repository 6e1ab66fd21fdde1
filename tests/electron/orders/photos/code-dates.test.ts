/** A service whose clock is wrong, tested with a whole kiosk. */
import { expect, it } from 'vitest';
import { directAnswer, openCounter } from '../counter.ts';

const dayMs = 86_400_000;

it.each(['Fri, 02 Jan 2099 10:00:00 GMT', 'Thu, 01 Jan 1970 00:00:00 GMT'])(
  'a code with the service’s date %s counts its days from this computer’s clock, and staff are told',
  async (date) => {
    const counter = await openCounter({ photoMode: 'direct' });
    const order = await counter.paid(await counter.order('uk-passport'));
    counter.answer('/v2/makeIdPhoto', (turn) => {
      turn.response.setHeader('date', date);
      return directAnswer()(turn);
    });
    const before = Date.now();
    const photoId = order.photos[0]?.id;
    if (photoId === undefined) throw new Error('the order has no photo');
    const done = await counter.call('requestFinal', { orderId: order.id, photoId });

    const code = done.photos[0]?.code ?? null;
    if (code === null) throw new Error('the final has no code');
    expect(code.doubt).toMatchObject({
      serviceTime: new Date(date).toISOString(),
      countedFrom: 'counter',
    });
    const issued = Date.parse(code.issuedAt);
    expect(issued).toBeGreaterThanOrEqual(before);
    expect(issued).toBeLessThanOrEqual(Date.now());
    expect(Date.parse(code.expiresAt) - issued).toBe(21 * dayMs);
    // Unchanged after a restart: the doubt is stored with the code.
    const again = await counter.reopen();
    expect((await again.call('openOrder', { orderId: order.id })).photos[0]?.code).toEqual(code);
  },
);
