import { describe, expect, it } from 'vitest';
import { KioskError } from '../../../shared/errors.ts';
import { BridgeError, kioskOver } from '../../../renderer/bridge/bridge.ts';
import { status } from '../../support/fixture/data.ts';
import { fixtureBridge } from '../../support/fixture/bridge.ts';

describe('the page’s side of the bridge', () => {
  it('returns the plain value of an answer', async () => {
    const { bridge } = fixtureBridge({ kioskStatus: () => status });

    expect(await kioskOver(bridge).kioskStatus()).toEqual(status);
  });

  it('throws the code and the details of a failed answer', async () => {
    const { bridge } = fixtureBridge({
      desk: () => {
        throw new KioskError('DISK_FULL', 'no room', { free: 3 });
      },
    });

    const failure = await kioskOver(bridge)
      .desk()
      .catch((error: unknown) => error);

    expect(failure).toBeInstanceOf(BridgeError);
    expect(failure).toMatchObject({ code: 'DISK_FULL', details: { free: 3 } });
  });

  it('names a call for which the fixture has no answer', async () => {
    const { bridge } = fixtureBridge({});

    await expect(kioskOver(bridge).listPrinters()).rejects.toThrow('"listPrinters"');
  });
});
