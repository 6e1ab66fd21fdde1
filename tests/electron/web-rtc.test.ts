/**
 * WebRTC in a real Chromium, against a UDP and a TCP socket on this computer: first it reaches both from a page with
 * the content security policy alone, then neither, with the settings of the two hosts.
 */
import { chromium, type Browser } from '@playwright/test';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { findChromium } from '../../electron/browser/chromium.ts';
import { contentSecurityPolicy, noWebRtc, pageHeaders } from '../../electron/page-policy.ts';

const executablePath = await findChromium();

/** Counts everything that arrives at one port of this computer. */
async function startListener() {
  const came = { udp: 0, tcp: 0 };
  const tcp = createServer((socket) => {
    came.tcp += 1;
    socket.on('error', () => undefined).destroy();
  });
  await once(tcp.listen(0, '127.0.0.1'), 'listening');
  const { port } = tcp.address() as AddressInfo;
  const udp = createSocket('udp4', () => (came.udp += 1));
  udp.bind(port, '127.0.0.1');
  await once(udp, 'listening');
  onTestFinished(() => {
    tcp.close();
    udp.close();
  });
  return { port, came };
}

/** Serves a page with these headers. */
async function serve(headers: Readonly<Record<string, string>>): Promise<string> {
  const server = createHttpServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html', ...headers }).end('<title>A page</title>');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

async function openBrowser(...args: readonly string[]): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: executablePath ?? '',
    args: ['--no-sandbox', '--disable-background-networking', ...args],
  });
  onTestFinished(() => browser.close());
  return browser;
}

/** Lets the page look for a way out, until WebRTC gives up or the listener has received packets over UDP and TCP. */
async function reachOut(browser: Browser, address: string) {
  const { port, came } = await startListener();
  const page = await browser.newPage();
  await page.goto(address);
  const connection = await page.evaluateHandle(async (at) => {
    const opened = new RTCPeerConnection({
      iceServers: [
        { urls: `stun:127.0.0.1:${at}` },
        { urls: `turn:127.0.0.1:${at}?transport=tcp`, username: 'a', credential: 'b' },
      ],
    });
    opened.createDataChannel('out');
    await opened.setLocalDescription(await opened.createOffer());
    return opened;
  }, port);
  const gaveUp = (): Promise<boolean> =>
    connection.evaluate(({ iceGatheringState }) => iceGatheringState === 'complete');
  await expect.poll(async () => (came.udp > 0 && came.tcp > 0) || (await gaveUp())).toBe(true);
  const reached = { udp: came.udp > 0, tcp: came.tcp > 0 };
  await page.close();
  return reached;
}

it.skipIf(executablePath === null)('leaves a page of neither host by WebRTC', async () => {
  const anyBrowser = await openBrowser();
  const plain = await serve({ 'Content-Security-Policy': contentSecurityPolicy });
  expect(await reachOut(anyBrowser, plain), 'with the content security policy alone').toEqual({
    udp: true,
    tcp: true,
  });

  expect(await reachOut(anyBrowser, await serve(pageHeaders)), 'with the kiosk’s headers').toEqual({
    udp: false,
    tcp: false,
  });

  // Electron's session and window settings, as switches and without the header: the desktop must not depend on it.
  const asDesktop = await openBrowser(
    `--proxy-server=${noWebRtc.proxy}`,
    '--proxy-bypass-list=<-loopback>',
    `--webrtc-ip-handling-policy=${noWebRtc.ipHandling}`,
  );
  expect(await reachOut(asDesktop, 'data:text/html,<title>A page</title>'), 'as on the desktop').toEqual({
    udp: false,
    tcp: false,
  });
});
