/**
 * Wine 8 knows no TCP_KEEPIDLE: a socket that is asked for it before it is connected never connects ("connect UNKNOWN").
 * The `fetch` of Node asks for it; the kiosk does not use `fetch`. So only the tests' own connections are changed here.
 */
import { Socket } from 'node:net';

const { setKeepAlive } = Object.getOwnPropertyDescriptors(Socket.prototype);
Socket.prototype.setKeepAlive = function (this: Socket, ...args: unknown[]): Socket {
  if (!this.connecting) Reflect.apply(setKeepAlive.value as () => void, this, args);
  return this;
};
