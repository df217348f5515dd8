import { hash } from 'node:crypto';

/** What is stored of a secret. Secrets are random, so that a plain hash cannot be turned back. */
export function hashOfSecret(secret: string): string {
  return hash('sha256', secret, 'base64url');
}
