import { createHash } from 'node:crypto';
import { brotliDecompressSync, constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import type { FrozenProposal } from '../../../modules/proposals/proposal-store.ts';
import type { Connection } from '../base/schema.ts';
import { base85, bytesOfBase85 } from './base85.ts';

/**
 * How a stored content begins: with how it is packed, the digest of what it has in common with others, and how many bytes it is. Issues
 * of before are packed by Brotli alone, in the same letters or as base64, and older ones stand as they are; their text begins with
 * the name of a field, in quotation marks.
 */
const PACKED = /^zstd:([^:]+):(\d+):/;
const PACKED_BEFORE = /^b85:(\d+):/;
const PACKED_FIRST = /^br:/;

/** Of 22. It is done while others wait to write: 12 takes six times as long for a fiftieth less. */
const LEVEL = 9;

/** The content of an issued proposal as it is stored: a few hundred kilobytes that repeat much become a tenth or less. */
export async function packed(
  transaction: Connection,
  { content, common }: Pick<FrozenProposal, 'content' | 'common'>,
): Promise<string> {
  const hash = createHash('sha256').update(common).digest('base64url');
  const part = transaction.insertInto('frozen_parts').values({ hash, content: common });
  await part.onConflict((conflict) => conflict.columns(['hash']).doNothing()).execute();
  const bytes = zstdCompressSync(content, {
    dictionary: Buffer.from(common),
    params: { [constants.ZSTD_c_compressionLevel]: LEVEL },
  });
  return `zstd:${hash}:${bytes.length}:${base85(bytes)}`;
}

/** The stored content of an issue of any age, byte for byte as it was issued. */
export async function withContent<T extends { readonly content: string }>(
  connection: Connection,
  proposal: T,
): Promise<T> {
  return { ...proposal, content: await unpacked(connection, proposal.content) };
}

async function unpacked(connection: Connection, stored: string): Promise<string> {
  const [start, hash, length] = PACKED.exec(stored) ?? [];
  if (start === undefined || hash === undefined) return unpackedBefore(stored);
  const parts = connection.selectFrom('frozen_parts').select('content').where('hash', '=', hash);
  const { content: common } = await parts.executeTakeFirstOrThrow();
  const bytes = bytesOfBase85(stored.slice(start.length)).subarray(0, Number(length));
  return zstdDecompressSync(bytes, { dictionary: Buffer.from(common) }).toString();
}

function unpackedBefore(stored: string): string {
  const [start, length] = PACKED_BEFORE.exec(stored) ?? [];
  if (start !== undefined) {
    return brotliDecompressSync(bytesOfBase85(stored.slice(start.length)).subarray(0, Number(length))).toString();
  }
  const [first] = PACKED_FIRST.exec(stored) ?? [];
  return first === undefined
    ? stored
    : brotliDecompressSync(Buffer.from(stored.slice(first.length), 'base64')).toString();
}
