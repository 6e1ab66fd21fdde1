import { describe, expect, it } from 'vitest';
import { endpoints, freeEndpoints } from '../../../shared/service/wire.ts';
import type { Endpoint } from '../../../shared/service/wire.ts';
import { endpointRules } from '../../../electron/service/endpoint-rules.ts';
import { samples } from './samples.ts';
import { json, raw } from './scripted-server.ts';
import { sharedServer } from './shared-server.ts';
import { apiKey, apiSecret, clientOf, failureOf } from './support.ts';

const server = sharedServer();

const names = Object.keys(endpoints) as Endpoint[];
const paid = names.filter((endpoint) => !freeEndpoints.has(endpoint));
const MiB = 1024 * 1024;

describe('every endpoint of the interface', () => {
  it('is one of thirteen, four of which are free', () => {
    expect(names).toHaveLength(13);
    expect(paid).toHaveLength(9);
  });

  it.each(names)('%s: a good answer is a result of its type', async (endpoint) => {
    server.play(json(samples[endpoint].answer));
    const result = await samples[endpoint].call(clientOf(server.baseUrl));
    expect(samples[endpoint].result.safeParse(result).error).toBeUndefined();
    expect(server.requests.map(({ path }) => path)).toEqual([endpoints[endpoint]]);
  });

  it.each(names)('%s: sends the credentials that the interface demands, and no more', async (endpoint) => {
    server.play(json(samples[endpoint].answer));
    await samples[endpoint].call(clientOf(server.baseUrl));
    const body = server.requests[0]?.body.toString('utf8') ?? '';
    const { credentials } = endpointRules[endpoint];
    expect(body.includes(JSON.stringify(apiKey))).toBe(credentials !== 'none');
    expect(body.includes(JSON.stringify(apiSecret))).toBe(credentials === 'key-and-secret');
  });

  it('sends a data URI to the background endpoints alone', async () => {
    const prefixed: Endpoint[] = [];
    for (const endpoint of names) {
      server.play(json(samples[endpoint].answer));
      await samples[endpoint].call(clientOf(server.baseUrl));
      if (server.requests.at(-1)?.body.includes('"data:') === true) prefixed.push(endpoint);
    }
    expect(prefixed).toEqual(['removeBackground', 'removeBackgroundFast']);
  });

  it.each(names)('%s: has a total deadline that can be set', async (endpoint) => {
    server.play(() => undefined);
    const client = clientOf(server.baseUrl, { deadlines: { [endpoint]: 60 }, lookUpPauses: [] });
    expect((await failureOf(samples[endpoint].call(client))).reason).toBe('time-out');
  });

  it.each(paid)('%s: has 120 seconds unless it is set', (endpoint) => {
    expect(endpointRules[endpoint].deadline).toBe(120_000);
  });

  it.each(names)('%s: cuts an answer that announces more than it may have', async (endpoint) => {
    const length = String(endpointRules[endpoint].answerLimit + 1);
    server.play(raw(`HTTP/1.1 200 OK\r\ncontent-length: ${length}\r\n\r\n{`, 'hang'));
    const client = clientOf(server.baseUrl, { lookUpPauses: [] });
    expect((await failureOf(samples[endpoint].call(client))).reason).toBe('too-large');
  });

  it('has room for eight headshots of 2024 x 2024 px without any compression', () => {
    const base64 = 8 * 2024 * 2024 * 4 * (4 / 3);
    expect(endpointRules.generatePortrait.answerLimit).toBeGreaterThan(base64);
    expect(endpointRules.generatePortrait.answerLimit).toBeLessThan(base64 + 32 * MiB);
  });
});
