import { hash } from 'node:crypto';

/** The stored form of a secret. Secrets are random, so a plain hash cannot be reversed. */
export function hashOfSecret(secret: string): string {
  return hash('sha256', secret, 'base64url');
}
