import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { askIpp, serverAddress } from '../../../../electron/printing/cups/server.ts';
import {
  decodeAnswer,
  encodeRequest,
  numberOf,
  operations,
  textsOf,
} from '../../../../electron/printing/cups/ipp.ts';

/** An answer in the encoding of RFC 8010: version, status, request, an operation group, a printer group with values. */
const answer = Buffer.concat([
  Buffer.from('0101000000000001', 'hex'),
  Buffer.from('01470012', 'hex'),
  Buffer.from('attributes-charset\0\x05utf-8'),
  Buffer.from('04', 'hex'),
  Buffer.from('23000d', 'hex'),
  Buffer.from('printer-state'),
  Buffer.from('000400000005', 'hex'),
  Buffer.from('440015', 'hex'),
  Buffer.from('printer-state-reasons'),
  Buffer.from('0006', 'hex'),
  Buffer.from('paused'),
  Buffer.from('440000', 'hex'),
  Buffer.from('0011', 'hex'),
  Buffer.from('media-empty-error'),
  Buffer.from('03', 'hex'),
]);
const question = { operation: operations.getPrinters, attributes: ['printer-name'] };

describe('a request to the spooler', () => {
  test('is encoded as the standard says', () => {
    const bytes = encodeRequest({
      operation: operations.getJobAttributes,
      target: { name: 'job-uri', uri: 'ipp://localhost/jobs/7' },
      attributes: ['job-state', 'job-state-reasons'],
    });

    expect(bytes.subarray(0, 9).toString('hex')).toBe('010100090000000101');
    expect(bytes.toString('latin1')).toContain('job-uri\0\x16ipp://localhost/jobs/7');
    expect(bytes.toString('latin1')).toContain(
      'requested-attributes\0\tjob-stateD\0\0\0\x11job-state-reasons',
    );
    expect(bytes.at(-1)).toBe(3);
  });
});

describe('the spooler’s answer', () => {
  test('is read with all values of an attribute', () => {
    const { status, printers, jobs } = decodeAnswer(answer);
    const [group = new Map()] = printers;

    expect([status, printers.length, jobs.length]).toEqual([0, 1, 0]);
    expect(numberOf(group, 'printer-state')).toBe(5);
    expect(textsOf(group, 'printer-state-reasons')).toEqual(['paused', 'media-empty-error']);
    expect(numberOf(group, 'printer-state-reasons')).toBeNull();
  });

  test.each(
    Array.from({ length: answer.length - 1 }, (_, length) => length).filter((length) => length % 7 === 0),
  )('cut after %i bytes is an error, not half an answer', (length) => {
    expect(() => decodeAnswer(answer.subarray(0, length))).toThrow(RangeError);
  });
});

describe('the spooler’s address', () => {
  test.each([
    ['/tmp/x/cups.sock', { socketPath: '/tmp/x/cups.sock' }],
    ['printers.example', { host: 'printers.example', port: 631 }],
    ['printers.example:6310', { host: 'printers.example', port: 6310 }],
    ['printers.example:6310/version=1.1', { host: 'printers.example', port: 6310 }],
    ['[::1]:631', { host: '::1', port: 631 }],
  ])('CUPS_SERVER %s', (named, address) => {
    expect(serverAddress(named)).toEqual(address);
  });

  test('without it, is the first usual socket that exists', () => {
    expect(serverAddress('', (path) => path === '/private/var/run/cupsd')).toEqual({
      socketPath: '/private/var/run/cupsd',
    });
  });

  test('without it and without a socket, is port 631 of this machine', () => {
    expect(serverAddress('', () => false)).toEqual({ host: 'localhost', port: 631 });
  });
});

describe('another program at the spooler’s address', () => {
  let server: Server | undefined;
  afterEach(() => server?.close());
  const listening = async (status: number, body: Buffer): Promise<{ host: string; port: number }> => {
    const started = createServer((_, response) => response.writeHead(status).end(body));
    server = started;
    await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
    return { host: '127.0.0.1', port: (started.address() as AddressInfo).port };
  };

  test.each([
    ['a web page', 200, Buffer.from('<html></html>')],
    ['a cut answer', 200, answer.subarray(0, 60)],
    ['an error', 500, Buffer.alloc(0)],
    ['nine megabytes', 200, Buffer.alloc(9 * 1024 * 1024)],
  ])('%s counts as no spooler', async (_, status, body) => {
    await expect(askIpp(await listening(status, body), question)).rejects.toMatchObject({
      code: 'PRINTER_UNREACHABLE',
    });
  });
});
