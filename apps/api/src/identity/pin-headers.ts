import type { FastifyRequest } from 'fastify';

/** Addresses in the provider's answers come from the issuer, never from headers of the caller. */
export function pinHeaders({ raw }: FastifyRequest, issuer: string): void {
  const { host, protocol } = new URL(issuer);
  Object.assign(raw.headers, { host, 'x-forwarded-host': host, 'x-forwarded-proto': protocol.slice(0, -1) });
}
