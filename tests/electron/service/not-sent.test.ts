import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import net from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import tls from 'node:tls';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openConnection } from '../../../electron/service/connection.ts';
import { startDeadline } from '../../../electron/service/deadline.ts';
import { systemClock } from '../../../electron/clock.ts';
import { makeCertificates } from './certificates.ts';
import type { Certificates, Identity } from './certificates.ts';
import { json, startScriptedServer } from './scripted-server.ts';
import { clientOf, failureOf, photoRequest, previewAnswer } from './support.ts';

const cleanUp: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step();
});

/** A port on which nothing listens any more. */
async function deadPort(): Promise<number> {
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

describe('a call that never left', () => {
  it('is not sent when the name is not found (fault 38)', async () => {
    const client = clientOf('https://no-such-service.invalid');
    expect(await failureOf(client.makePhoto(photoRequest))).toMatchObject({
      code: 'SERVICE_UNREACHABLE',
      outcome: 'not-sent',
      reason: 'name-not-found',
    });
  });

  it('is not sent when the connection is refused (fault 39)', async () => {
    const client = clientOf(`http://127.0.0.1:${String(await deadPort())}`);
    expect(await failureOf(client.makePhoto(photoRequest))).toMatchObject({
      code: 'SERVICE_UNREACHABLE',
      outcome: 'not-sent',
      reason: 'connection-refused',
      details: { systemCode: 'ECONNREFUSED' },
    });
  });

  it('is not sent when nobody accepts the connection (fault 40)', async () => {
    const stuck = await startStuckListener();
    const client = clientOf(`http://127.0.0.1:${String(stuck)}`, { deadlines: { makeIdPhoto: 400 } });
    expect(await failureOf(client.makePhoto(photoRequest))).toMatchObject({
      code: 'SERVICE_UNREACHABLE',
      outcome: 'not-sent',
      reason: 'time-out',
    });
  });

  it('is not sent when the other side never speaks TLS', async () => {
    const silent = net.createServer((socket) => cleanUp.push(() => socket.destroy()));
    cleanUp.push(() => silent.close());
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as AddressInfo;
    const client = clientOf(`https://127.0.0.1:${String(port)}`, { deadlines: { makeIdPhoto: 300 } });
    expect(await failureOf(client.makePhoto(photoRequest))).toMatchObject({
      outcome: 'not-sent',
      reason: 'time-out',
    });
  });

  it('is not sent when the other side speaks plain HTTP', async () => {
    const plain = await startScriptedServer();
    cleanUp.push(plain.close);
    const client = clientOf(plain.baseUrl.replace('http:', 'https:'));
    expect(await failureOf(client.makePhoto(photoRequest))).toMatchObject({
      code: 'SERVICE_UNREACHABLE',
      outcome: 'not-sent',
    });
    expect(plain.requests).toHaveLength(0);
  });

  it('gives up a connection at its own limit, before the deadline of the call', async () => {
    const stuck = await startStuckListener();
    const deadline = startDeadline(systemClock, 60_000);
    cleanUp.push(deadline.end);
    const opening = openConnection(new URL(`http://127.0.0.1:${String(stuck)}`), deadline, 200);
    await expect(opening).rejects.toMatchObject({ reason: 'time-out', sent: false });
  });
});

describe('certificates (fault 41)', () => {
  let certificates: Certificates;
  let trusted: string[];
  beforeAll(() => {
    certificates = makeCertificates();
    trusted = tls.getCACertificates('default');
  });

  /** Trusts the test's authority, as a machine's certificate store would, until the test ends. */
  async function callWith(identity: Identity, host = 'localhost', authority = true) {
    if (authority) tls.setDefaultCACertificates([...trusted, certificates.authority]);
    cleanUp.push(() => {
      tls.setDefaultCACertificates(trusted);
    });
    const server = await startScriptedServer(identity, host);
    cleanUp.push(server.close);
    server.play(json(previewAnswer));
    return { server, call: clientOf(server.baseUrl).makePreview(photoRequest) };
  }

  it('accepts one that the machine trusts, for its name and its number', async () => {
    const byName = await callWith(certificates.good);
    await expect(byName.call).resolves.toMatchObject({ photoUuid: previewAnswer.photoUuid });
    const byNumber = await callWith(certificates.good, '127.0.0.1');
    await expect(byNumber.call).resolves.toMatchObject({ photoUuid: previewAnswer.photoUuid });
  });

  it.each([
    ['self-signed', 'selfSigned', true],
    ['expired', 'expired', true],
    ['of another name', 'otherName', true],
    ['of an authority that is not trusted', 'good', false],
  ] as const)('sends nothing to one that is %s', async (_name, which, authority) => {
    const { server, call } = await callWith(certificates[which], 'localhost', authority);
    expect(await failureOf(call)).toMatchObject({
      code: 'SERVICE_CERTIFICATE',
      outcome: 'not-sent',
      reason: 'certificate',
    });
    expect(server.requests).toHaveLength(0);
  });

  it('ignore environment variables that switch the check off', async () => {
    process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0';
    cleanUp.push(() => delete process.env['NODE_TLS_REJECT_UNAUTHORIZED']);
    const { server, call } = await callWith(certificates.selfSigned);
    expect(await failureOf(call)).toMatchObject({ code: 'SERVICE_CERTIFICATE', outcome: 'not-sent' });
    expect(server.requests).toHaveLength(0);
  });

  it('does not repeat a look-up whose certificate is wrong', async () => {
    const { server, call } = await callWith(certificates.selfSigned);
    await failureOf(call);
    const attempts: number[] = [];
    const client = clientOf(server.baseUrl, { log: ({ attempt }) => attempts.push(attempt) });
    expect(await failureOf(client.health())).toMatchObject({ code: 'SERVICE_CERTIFICATE' });
    expect(attempts).toEqual([1]);
  });
});

/**
 * A port whose queue of connections is full and whose process is stopped, so that a connection neither opens nor fails.
 */
async function startStuckListener(): Promise<number> {
  const program = `require('net').createServer().listen({port:0,host:'127.0.0.1',backlog:1},function(){console.log(this.address().port)})`;
  const child: ChildProcess = spawn(process.execPath, ['-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  cleanUp.push(() => child.kill('SIGKILL'));
  if (child.stdout === null) throw new Error('The listener has no output.');
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const port = Number(line.toString());
  child.kill('SIGSTOP');
  const fillers: Socket[] = Array.from({ length: 8 }, () => net.connect(port, '127.0.0.1'));
  for (const filler of fillers) filler.on('error', () => undefined);
  cleanUp.push(() => {
    for (const filler of fillers) filler.destroy();
  });
  await new Promise((resolve) => setTimeout(resolve, 100));
  return port;
}
