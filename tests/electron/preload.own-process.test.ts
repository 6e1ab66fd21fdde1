import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { callNames, eventNames, type Bridge } from '../../shared/contract.ts';
import { emitterMembers, tell } from '../support/kiosk/electron-double.ts';

vi.mock('electron', async () => (await import('../support/kiosk/electron-double.ts')).electronDouble);

const exposeInMainWorld = vi.fn<(name: string, api: Bridge) => void>();
const invoke = vi.fn<(channel: string, args: unknown) => Promise<unknown>>();
const { emitter, on, off } = emitterMembers();
let exposed: readonly string[] = [];
let bridge: Bridge;

beforeAll(async () => {
  tell('contextBridge', { exposeInMainWorld });
  tell('ipcRenderer', { invoke, on, removeListener: off });
  await import('../../electron/preload.ts');
  exposed = exposeInMainWorld.mock.calls.map(([name]) => name);
  bridge = exposeInMainWorld.mock.lastCall?.[1] ?? expect.unreachable('the preload exposed nothing');
});
beforeEach(() => {
  invoke.mockReset().mockResolvedValue({ ok: true });
  emitter.removeAllListeners();
});

describe('the bridge in Electron', () => {
  it('is the page’s `headroom`, and the only thing that it gets', () => {
    expect(exposed).toEqual(['headroom']);
  });

  it('has exactly one function for each call and each event of the contract', () => {
    const listeners = eventNames.map((event) => `on${event.charAt(0).toUpperCase()}${event.slice(1)}`);
    expect(Object.keys(bridge).sort()).toEqual([...callNames, ...listeners].sort());
    expect(new Set(Object.values(bridge).map((method) => typeof method))).toEqual(new Set(['function']));
  });

  it.each(callNames)('asks for %s on its own channel', async (call) => {
    const method = bridge[call] as (args: unknown) => Promise<unknown>;
    await expect(method({ text: 'Ada' })).resolves.toEqual({ ok: true });
    expect(invoke.mock.calls).toEqual([[`headroom:${call}`, { text: 'Ada' }]]);
  });

  it('passes an event’s payload on, without Electron’s event', () => {
    const listener = vi.fn();
    bridge.onOrderChanged(listener);
    emitter.emit('headroom:orderChanged', {}, { orderId: 'ord_1' });
    expect(listener.mock.calls).toEqual([[{ orderId: 'ord_1' }]]);
  });

  it('stops listening when told to', () => {
    const listener = vi.fn();
    bridge.onOrderChanged(listener)();
    emitter.emit('headroom:orderChanged', {}, { orderId: 'ord_1' });
    expect(listener).not.toHaveBeenCalled();
  });
});
