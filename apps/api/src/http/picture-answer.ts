import type { FastifyReply } from 'fastify';
import type { StoredPicture } from '../modules/plans/plan-store.ts';

/** Sends a picture that somebody uploaded: as a file, of the type that was found in its bytes. */
export function sentPicture(
  reply: Pick<FastifyReply, 'headers' | 'send'>,
  planId: number,
  { type, bytes }: StoredPicture,
): never {
  const name = `plan-${planId}.${type.slice('image/'.length)}`;
  return reply
    .headers({
      'content-type': type,
      'content-disposition': `attachment; filename="${name}"`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-cache',
    })
    .send(bytes) as never;
}
