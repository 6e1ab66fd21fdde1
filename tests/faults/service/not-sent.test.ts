/**
 * A service that cannot be reached, or whose certificate is wrong: nothing leaves the kiosk, nothing is spent, and
 * the order is unchanged.
 */
import tls from 'node:tls';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { makeCertificates, type Certificates } from '../../electron/service/certificates.ts';
import { startScriptedServer } from '../../electron/service/scripted-server.ts';
import { memoryStore } from '../../support/kiosk/memory-store.ts';
import {
  askFinal,
  askPreview,
  hasShot,
  isPaid,
  orderUntil,
  seen,
} from '../../support/kiosk/counter-moves.ts';
import {
  credentials,
  expectBalanced,
  faultServer,
  openCounter,
  tally,
  type Counter,
} from '../../support/service/fault-counter.ts';
import { stuckPort } from '../../support/printing/stuck-port.ts';
import { rejectionOf } from '../../support/thrown.ts';
import { eventually } from '../../support/eventually.ts';

/** Reopens the same studio on the next day, when the service's name or port leads somewhere else. */
async function reopenedAt(counter: Counter, baseUrl: string): Promise<Counter> {
  await counter.close();
  const kept = memoryStore(Object.fromEntries(counter.secrets.entries));
  kept.entries.set('account', JSON.stringify({ region: 'other', baseUrl, ...credentials }));
  return openCounter({ server: counter.server, dataDir: counter.dataDir, secrets: kept });
}

describe('a paid call', () => {
  it('fault 38: is not sent when the name is not found, and leaves the order unchanged', async () => {
    const before = await openCounter();
    const order = await orderUntil(before, hasShot);
    const counter = await reopenedAt(before, 'https://no-such-service.invalid');
    expect(await rejectionOf(askPreview(counter, order))).toBe('SERVICE_UNREACHABLE name-not-found');
    expect(counter.ledger()).toMatchObject([{ state: 'not-sent', error: 'SERVICE_UNREACHABLE' }]);
    expect(await seen(counter, order)).toMatchObject({ photos: [{ state: 'chosen' }], openCalls: [] });
  });

  it('fault 39: is not sent when the connection is refused; the payment stays, and staff can request it again', async () => {
    const counter = await openCounter();
    const order = await orderUntil(counter, isPaid);
    await counter.server.line.down();
    expect(await rejectionOf(askFinal(counter, order))).toBe('SERVICE_UNREACHABLE connection-refused');
    expect(counter.ledger().at(-1)).toMatchObject({ state: 'not-sent', error: 'SERVICE_UNREACHABLE' });
    expect(await seen(counter, order)).toMatchObject({
      payment: order.payment,
      photos: [{ state: 'approved' }],
      openCalls: [],
    });

    await counter.server.line.up();
    expect((await askFinal(counter, order)).photos[0]?.state).toBe('final');
    expect(counter.server.service.accepted()).toEqual({ makeIdPhotoWatermark: 1, getIdPhotoNoWatermark: 1 });
  });

  it('fault 40: is not sent when no one takes the connection, and ends after 15 s', async () => {
    const before = await openCounter();
    const order = await orderUntil(before, hasShot);
    const counter = await reopenedAt(before, `http://127.0.0.1:${await stuckPort()}`);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const asked = rejectionOf(askPreview(counter, order));
    await eventually(() => expect(counter.ledger()).toMatchObject([{ state: 'sent' }]));
    await vi.advanceTimersByTimeAsync(16_000);
    expect(await asked).toBe('SERVICE_UNREACHABLE time-out');
    expect(counter.ledger()).toMatchObject([{ state: 'not-sent' }]);
    expect(await seen(counter, order)).toMatchObject({ photos: [{ state: 'chosen' }] });
  });
});

describe('fault 41: a certificate', () => {
  let certificates: Certificates;
  let trusted: string[];
  beforeAll(() => {
    certificates = makeCertificates();
    trusted = tls.getCACertificates('default');
  });

  /** Opens a kiosk that has reached the preview over TLS that the machine trusts. */
  async function atThePreview() {
    tls.setDefaultCACertificates([...trusted, certificates.authority]);
    onTestFinished(() => tls.setDefaultCACertificates(trusted));
    const server = await faultServer(certificates.good);
    const counter = await openCounter({ server });
    return { server, counter, order: await orderUntil(counter, hasShot) };
  }

  it.each(['selfSigned', 'expired', 'otherName'] as const)(
    'that is %s stops the call before it is sent, whatever the environment variables say',
    async (which) => {
      const { server, counter, order } = await atThePreview();
      const impostor = await startScriptedServer(certificates[which], 'localhost');
      onTestFinished(() => impostor.close());
      server.line.leadTo(Number(new URL(impostor.baseUrl).port));
      expect(await rejectionOf(askPreview(counter, order))).toBe('SERVICE_CERTIFICATE certificate');

      process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0';
      onTestFinished(() => {
        delete process.env['NODE_TLS_REJECT_UNAUTHORIZED'];
      });
      expect(await rejectionOf(askPreview(counter, order))).toBe('SERVICE_CERTIFICATE certificate');

      expect(counter.ledger().map(({ state }) => state)).toEqual(['not-sent', 'not-sent']);
      expect(await seen(counter, order)).toMatchObject({ photos: [{ state: 'chosen' }], openCalls: [] });
      expect(impostor.requests).toEqual([]);
      expect(server.accepted()).toBe(0);
    },
  );

  it('that is good lets the call through', async () => {
    const { server, counter, order } = await atThePreview();
    expect((await askPreview(counter, order)).photos[0]?.state).toBe('preview');
    expect(server.service.accepted()).toEqual({ makeIdPhotoWatermark: 1 });
  });
});

it('in all tests above, the service worked on exactly the calls that staff started', () => {
  expectBalanced(tally());
});
