/** Plays a script of faults on a server: counts each call as it arrives, and applies its fault. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import type { UrlSigner } from '../signing.ts';
import { distort } from './distort.ts';
import type { Fault } from './script.ts';

const CAPTIVE_PORTAL = '<!doctype html><title>Welcome</title><p>Please accept the terms of this network.</p>';

/** Returns `makeIdPhoto` for `/v2/makeIdPhoto`, `files` for `/files/abc.jpg`. */
function endpointOf(url: string): string {
  const [, first = '', second = ''] = url.split('?', 1)[0]?.split('/') ?? [];
  return first === 'v2' || first === 'api' ? second : first;
}

type StatusFault = Extract<Fault, { do: 'status' }>;

function statusBody({ status, body }: StatusFault): unknown {
  return body ?? { error: { code: 'SCRIPTED', message: `A scripted fault answers ${status}.` } };
}

function takeStatus(reply: FastifyReply, fault: StatusFault): void {
  void reply.status(fault.status).headers(fault.headers);
  if (typeof fault.body === 'string' && fault.headers['content-type'] === undefined) {
    void reply.type('text/plain; charset=utf-8');
  }
}

/** Sends the first half and then cuts the connection, so that the promised length never arrives. */
function halfOf(payload: Buffer): Readable {
  async function* cut(): AsyncGenerator<Buffer> {
    yield payload.subarray(0, payload.length / 2);
    await nextTurn();
    throw new Error('A scripted fault cuts the answer');
  }
  return Readable.from(cut());
}

const bytesOf = (payload: unknown): Buffer =>
  Buffer.isBuffer(payload) ? payload : Buffer.from(typeof payload === 'string' ? payload : '');

/** Applies a fault to an answer that is already text or bytes. */
function spoil(fault: Fault, request: FastifyRequest, reply: FastifyReply, payload: unknown): unknown {
  if (fault.do === 'reset' && fault.at === 'before-answer') {
    request.raw.socket.resetAndDestroy();
    return payload;
  }
  if (fault.do === 'reset' && fault.at === 'mid-answer') {
    const whole = bytesOf(payload);
    void reply.header('content-length', whole.length);
    return halfOf(whole);
  }
  if (fault.do !== 'answer' || reply.statusCode !== 200) return payload;
  if (fault.as === 'cut-json') {
    const whole = bytesOf(payload);
    void reply.removeHeader('content-length');
    return whole.subarray(0, whole.length / 2);
  }
  if (fault.as === 'html') {
    void reply.removeHeader('content-length').type('text/html; charset=utf-8');
    return CAPTIVE_PORTAL;
  }
  return payload;
}

/** Adds the script to a server, before its routes. */
export function playFaults(server: FastifyInstance, faults: readonly Fault[], signer: UrlSigner): void {
  const calls = new Map<string, number>();
  const faultOf = new WeakMap<FastifyRequest, Fault>();

  server.addHook('onRequest', (request, _reply, done) => {
    const endpoint = endpointOf(request.url);
    const call = (calls.get(endpoint) ?? 0) + 1;
    calls.set(endpoint, call);
    const fault = faults.find(
      (line) => line.endpoint === endpoint && (line.call === 'every' || line.call === call),
    );
    if (fault !== undefined) faultOf.set(request, fault);
    done();
  });

  server.addHook('preHandler', async (request, reply) => {
    const fault = faultOf.get(request);
    if (fault?.do === 'reset' && fault.at === 'before-work') {
      reply.hijack();
      request.raw.socket.resetAndDestroy();
      return;
    }
    if (fault === undefined || !('when' in fault) || fault.when !== 'before-work') return;
    if (fault.do === 'delay') {
      await wait(fault.ms);
      return;
    }
    takeStatus(reply, fault);
    await reply.send(statusBody(fault));
  });

  server.addHook('preSerialization', async (request, reply, payload: unknown) => {
    const fault = faultOf.get(request);
    if (fault === undefined || reply.statusCode !== 200) return payload;
    if (fault.do === 'answer' && fault.as !== 'cut-json' && fault.as !== 'html') {
      return distort(payload, fault.as, signer);
    }
    if (!('when' in fault) || fault.when !== 'after-work') return payload;
    if (fault.do === 'delay') {
      await wait(fault.ms);
      return payload;
    }
    takeStatus(reply, fault);
    if (typeof fault.body === 'string') void reply.serializer(String);
    return statusBody(fault);
  });

  server.addHook('onSend', (request, reply, payload, done) => {
    const fault = faultOf.get(request);
    done(null, fault === undefined ? payload : spoil(fault, request, reply, payload));
  });
}
