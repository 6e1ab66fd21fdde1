/**
 * The bridge: the part of the main process that the page can use, as `window.headroom`. It runs sandboxed, where
 * `electron` is the only module that can be required, so it is built into a single file.
 */
import { contextBridge, ipcRenderer, type IpcRendererEvent } from 'electron';
import { callNames, eventNames, listenerName, type Bridge } from '../shared/contract.ts';
import type { CallName, EventName, ListenerName } from '../shared/contract.ts';
import { channelOf } from './desktop/channels.ts';

type Calls = Pick<Bridge, CallName>;
type Listeners = Pick<Bridge, ListenerName<EventName>>;

const call = (name: CallName) => (args?: unknown) => ipcRenderer.invoke(channelOf(name), args);

const listen = (name: EventName) => (listener: (payload: unknown) => void) => {
  const forward = (_event: IpcRendererEvent, payload: unknown): void => {
    listener(payload);
  };
  ipcRenderer.on(channelOf(name), forward);
  return () => {
    ipcRenderer.removeListener(channelOf(name), forward);
  };
};

// `fromEntries` loses names and types; a test compares the exposed names with the contract, one by one.
const bridge = {
  ...(Object.fromEntries(callNames.map((name) => [name, call(name)])) as unknown as Calls),
  ...(Object.fromEntries(
    eventNames.map((name) => [listenerName(name), listen(name)]),
  ) as unknown as Listeners),
} satisfies Bridge;

contextBridge.exposeInMainWorld('headroom', bridge);
