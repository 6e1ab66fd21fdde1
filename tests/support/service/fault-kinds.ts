/** The faults, named as a person would call them. */
import { gzipSync } from 'node:zlib';
import type { Socket } from 'node:net';
import { bytes, json, raw } from '../../electron/service/scripted-server.ts';
import type { Fault } from './fault-server.ts';

/** The machine's clock, even when a test replaces the program's. */
const { setTimeout: later, setInterval: every, clearInterval: stop } = globalThis;
/** Delay before a reset, so that the bytes before it have left. */
const beforeResetMs = 5;

const accepts = true;

const handOver = (kiosk: Socket, part: Buffer, then: 'reset' | 'end' | 'hang'): void => {
  kiosk.write(part, () => {
    if (then === 'end') kiosk.end();
    if (then === 'reset') later(() => kiosk.resetAndDestroy(), beforeResetMs);
  });
};

const headEnd = (answer: Buffer): number => answer.indexOf('\r\n\r\n') + 4;

export const reset = (after: (answer: Buffer) => number): Fault => ({
  line: { deliver: (answer, kiosk) => handOver(kiosk, answer.subarray(0, after(answer)), 'reset') },
});
export const resetAfterHeaders = reset(headEnd);
export const resetMidBody = reset((answer) => Math.floor((headEnd(answer) + answer.byteLength) / 2));
export const closedUnanswered: Fault = { line: { deliver: (_answer, kiosk) => void kiosk.end() } };
export const resetUnanswered = reset(() => 0);
export const uploadCut = (afterBytes: number): Fault => ({ line: { upload: afterBytes } });
export const noAnswer: Fault = { line: { deliver: () => undefined } };

/** Sends a byte, and then another after each pause, practically for ever. */
export const dripping = (pauseMs: number): Fault => ({
  line: {
    deliver: (answer, kiosk) => {
      let at = 0;
      const drip = every(() => kiosk.write(answer.subarray(at, (at += 1))), pauseMs);
      kiosk.on('close', () => stop(drip));
    },
  },
});

/** Holds the answer back until it is released. */
export const held = (until: Promise<void>): Fault => ({
  line: { deliver: (answer, kiosk) => void until.then(() => kiosk.write(answer)) },
});

export const deliveredTwice: Fault = {
  line: { deliver: (answer, kiosk) => handOver(kiosk, Buffer.concat([answer, answer]), 'end') },
};

/** Gives the answer of another server, on the way: the service never receives the call. */
export const ledElsewhere = (port: number): Fault => ({ line: { port } });

/** Makes the service refuse the call before it does anything. */
export const refused = (
  status: number,
  body: unknown = { message: 'no' },
  headers: Readonly<Record<string, string>> = {},
): Fault => ({ service: { accepts: false, script: () => json(body, status, headers) } });

/** Makes the service do the work and still answer with an error. */
export const failed = (status: number, body: unknown = { message: 'upstream' }): Fault => ({
  service: { accepts, script: () => json(body, status) },
});

/** Makes the service do the work and answer with this text. */
export const answered = (
  body: string | Uint8Array,
  headers: Readonly<Record<string, string>> = {},
): Fault => ({
  service: { accepts, script: () => bytes(body, 200, { 'content-type': 'application/json', ...headers }) },
});

export const redirected = (location: string, status = 307): Fault => ({
  service: { accepts, script: () => bytes('', status, { location }) },
});

/** 65 MiB of spaces in 64 KiB. */
export const gzipBomb = (): Fault =>
  answered(gzipSync(Buffer.alloc(65 * 1024 * 1024, 0x20)), { 'content-encoding': 'gzip' });

/** Announces 500 MB. */
export const announcedHuge: Fault = {
  service: {
    accepts,
    script: () =>
      raw('HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 524288000\r\n\r\n{"', 'hang'),
  },
};

/** Sends 500 MB that were not announced, as fast as they are read. @param written called for each MiB */
export const endless = (written: (mebibytes: number) => void): Fault => ({
  service: {
    accepts,
    script:
      () =>
      ({ response }) => {
        const piece = Buffer.alloc(1024 * 1024, 0x20);
        let count = 0;
        const more = (): void => {
          if (count >= 500 || response.destroyed) return;
          count += 1;
          written(count);
          response.write(piece, more);
        };
        more();
      },
  },
});
