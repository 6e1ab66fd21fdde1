/**
 * Wine 8 does not support TCP_KEEPIDLE: a socket on which it is set before connecting never connects ("connect
 * UNKNOWN"). Node's `fetch` sets it; the kiosk does not use `fetch`. So only the tests' own connections are changed
 * here.
 */
import { Socket } from 'node:net';

const { setKeepAlive } = Object.getOwnPropertyDescriptors(Socket.prototype);
Socket.prototype.setKeepAlive = function (this: Socket, ...args: unknown[]): Socket {
  if (!this.connecting) Reflect.apply(setKeepAlive.value as () => void, this, args);
  return this;
};
