import type { FastifyServerOptions } from 'fastify';

function refuse(): never {
  throw new Error('This server compiles no schemas. Check what a route receives in its handler.');
}

/**
 * Options of a Fastify server whose routes have no schemas. Without them, Fastify loads its two compilers of schemas at
 * each start, which takes 50 ms. A route with a schema makes the start fail.
 */
export const withoutSchemas = {
  schemaController: { compilersFactory: { buildValidator: refuse, buildSerializer: refuse } },
} satisfies FastifyServerOptions;
