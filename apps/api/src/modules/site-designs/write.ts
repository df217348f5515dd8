import type { FastifyReply, FastifyRequest } from 'fastify';
import { notFound, stale } from '../../problem.ts';
import { caller } from '../caller.ts';
import type { ChangeResult, SiteDesignAddress, SiteDesignWrite } from './site-design-store.ts';
import { entityTag, expectedVersions } from './versions.ts';

/** Who writes where, and on top of which version, as the request says. */
export function writeOf(request: FastifyRequest, address: SiteDesignAddress): SiteDesignWrite {
  const { projectId, siteId, siteDesignId } = address;
  return {
    owner: caller(request),
    address: { projectId, siteId, siteDesignId },
    expected: expectedVersions(request.headers['if-match']),
  };
}

/** What a write brought, unless it was refused. */
export function written<T extends object | 'removed'>(result: ChangeResult<T>): T {
  if (result === 'absent') throw notFound();
  if (result === 'stale') throw stale();
  return result;
}

/** Answers about a design carry its version. */
export function tagged(reply: FastifyReply, { version }: { readonly version: number }): FastifyReply {
  return reply.header('etag', entityTag(version));
}
