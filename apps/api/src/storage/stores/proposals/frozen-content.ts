import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { base85, bytesOfBase85 } from './base85.ts';

/**
 * Issues of before are stored as base64, and older ones as they are; the text of an issue begins with the name of a field, in quotation
 * marks.
 */
const PACKED = 'b85:';
const PACKED_BEFORE = 'br:';

/** Of 11. It is done while others wait to write: 10 takes five times as long for a tenth less. */
const QUALITY = 9;

/** The content of an issued proposal as it is stored: a few hundred kilobytes that repeat much become a tenth. */
export function packed(content: string): string {
  const bytes = brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
  return `${PACKED}${bytes.length}:${base85(bytes)}`;
}

/** The stored content of an issue of any age, byte for byte as it was issued. */
export function withContent<T extends { readonly content: string }>(proposal: T): T {
  const bytes = packedBytes(proposal.content);
  return bytes === undefined ? proposal : { ...proposal, content: brotliDecompressSync(bytes).toString() };
}

function packedBytes(content: string): Buffer | undefined {
  if (content.startsWith(PACKED_BEFORE)) return Buffer.from(content.slice(PACKED_BEFORE.length), 'base64');
  if (!content.startsWith(PACKED)) return undefined;
  const end = content.indexOf(':', PACKED.length);
  return bytesOfBase85(content.slice(end + 1)).subarray(0, Number(content.slice(PACKED.length, end)));
}
