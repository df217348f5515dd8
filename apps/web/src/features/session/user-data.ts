import type { Identity } from '@site-designer/api-contract';

/** The signed-in user, named as the integrator in proposals. */
export interface UserData {
  readonly name: string;
  readonly lastName: string;
  readonly phone: string;
  readonly email: string;
  readonly companyName: string;
}

type Claims = Readonly<Record<string, unknown>>;

/** Providers name their claims differently; the identity configuration of the host maps them. */
export function userFromClaims(profile: Claims, claims: Identity['claims']): UserData {
  return {
    name: textOf(profile[claims.name]),
    lastName: textOf(profile[claims.lastName]),
    phone: textOf(profile[claims.phone]),
    email: textOf(profile[claims.email]),
    companyName: textOf(profile[claims.companyName]),
  };
}

function textOf(claim: unknown): string {
  return typeof claim === 'string' ? claim : '';
}
