import type { IdentityClaims } from '@site-designer/api-contract';
import { TEXT_LIMITS } from '@site-designer/api-contract/typed-texts';
import type { Person } from '../modules/ports/actor.ts';
import type { Static } from 'typebox';

type Claims = Readonly<Record<string, unknown>>;
export type NameClaims = Pick<Static<typeof IdentityClaims>, 'name' | 'lastName' | 'email'>;

/** Name and address of the user of a token: of the claims that its issuer has for them, else of the usual ones. */
export function personOf(claims: Claims, names: NameClaims): Person {
  const [name, given, family, preferred, email] = [
    'name',
    names.name,
    names.lastName,
    'preferred_username',
    names.email,
  ].map((claim) => readable(claims[claim])) as [string, string, string, string, string];
  const parts = [given, family].filter((part) => part !== '').join(' ');
  return {
    name: [name, parts, preferred, email].find((each) => each !== '') ?? '',
    email,
    verifiedEmail: claims['email_verified'] === true ? email : '',
  };
}

/** One line of a bounded length. */
function readable(claim: unknown): string {
  if (typeof claim !== 'string') return '';
  const line = claim.replaceAll(/[\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu, ' ').trim();
  return line.slice(0, TEXT_LIMITS.line).replace(/\p{Cs}$/u, '');
}
