import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { withoutSchemas } from '../../electron/without-schemas.ts';

it('a server without schemas answers, and does not start with a route that has one', async () => {
  const schema = { type: 'object', properties: { word: { type: 'string' } } };
  const answering = Fastify(withoutSchemas);
  answering.get('/word', () => ({ word: 'yes' }));
  expect((await answering.inject('/word')).body).toBe('{"word":"yes"}');

  for (const part of [{ querystring: schema }, { response: { 200: schema } }]) {
    const refused = Fastify(withoutSchemas);
    refused.get('/word', { schema: part }, () => ({ word: 'yes' }));
    await expect(refused.ready()).rejects.toThrow('This server compiles no schemas.');
  }
});
