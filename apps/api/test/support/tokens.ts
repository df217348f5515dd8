import { createHmac, sign, type KeyLike } from 'node:crypto';

export interface Decoded {
  readonly header: Record<string, unknown>;
  readonly payload: Record<string, unknown>;
  readonly signature: string;
}

export function decodeJwt(token: string): Decoded {
  const [header = '', payload = '', signature = ''] = token.split('.');
  return { header: decodePart(header), payload: decodePart(payload), signature };
}

function decodePart(part: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;
}

export function encodePart(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}

type Signer = (content: string) => string;

/** A token of any header and claims, signed in any way. */
export function forgedJwt(header: object, payload: object, signer: Signer): string {
  const content = `${encodePart(header)}.${encodePart(payload)}`;
  return `${content}.${signer(content)}`;
}

export const rsa =
  (key: KeyLike, digest = 'RSA-SHA256'): Signer =>
  (content) =>
    sign(digest, Buffer.from(content), key).toString('base64url');

export const hmac =
  (secret: string): Signer =>
  (content) =>
    createHmac('sha256', secret).update(content).digest('base64url');

export const unsigned: Signer = () => '';
