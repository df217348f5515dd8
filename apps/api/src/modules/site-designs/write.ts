import type { FastifyReply, FastifyRequest } from 'fastify';
import { notFound, stale } from '../../http/problem.ts';
import { caller } from '../../http/caller.ts';
import type { ChangeResult, ExpectedVersions, SiteDesignAddress, SiteDesignWrite } from './site-design-store.ts';

export function writeOf(request: FastifyRequest, address: SiteDesignAddress): SiteDesignWrite {
  const { projectId, siteId, siteDesignId } = address;
  return {
    actor: caller(request),
    address: { projectId, siteId, siteDesignId },
    expected: expectedVersions(request.headers['if-match']),
  };
}

/**
 * Versions that an `If-Match` header accepts. A tag that a proxy weakened by compressing still names its version; a tag of
 * another form matches nothing.
 */
function expectedVersions(header: string | undefined): ExpectedVersions {
  if (header === undefined || header.trim() === '*') return undefined;
  return header.split(',').map((tag) => Number(/^(?:W\/)?"(\d+)"$/.exec(tag.trim())?.[1] ?? Number.NaN));
}

/** @returns The result of a write. @throws RequestProblem 404 or 412 where it was refused. */
export function written<T extends object | 'removed'>(result: ChangeResult<T>): T {
  if (result === 'absent') throw notFound();
  if (result === 'stale') throw stale();
  return result;
}

export function entityTag(version: number): string {
  return `"${version}"`;
}

/** Answers about a design carry its version. */
export function tagged(reply: FastifyReply, { version }: { readonly version: number }): FastifyReply {
  return reply.header('etag', entityTag(version));
}
