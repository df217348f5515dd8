import type { IdentityClaims } from '@site-designer/api-contract';
import { Type, type Static } from 'typebox';
import { readJsonFile, type FileContent } from '../settings/json-file.ts';

export const DEFAULT_SCOPE = 'openid profile email offline_access';

export const DEFAULT_CLAIMS: Static<typeof IdentityClaims> = {
  name: 'given_name',
  lastName: 'family_name',
  email: 'email',
  phone: 'phone_number',
  companyName: 'company',
};

const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'EdDSA'] as const;

/** How users of one host sign in, and which of their tokens are accepted. */
const IdentityEntry = Type.Object(
  {
    host: Type.String({ minLength: 1, description: 'Host name, with its port where it is not the usual; * for any' }),
    issuer: Type.String({ pattern: '^https?://' }),
    clientId: Type.String({ minLength: 1 }),
    audience: Type.String({ minLength: 1, description: 'Audience of access tokens for this API' }),
    redirectUri: Type.Optional(Type.String({ pattern: '^https?://' })),
    postLogoutRedirectUri: Type.Optional(Type.String({ pattern: '^https?://' })),
    scope: Type.String({ default: DEFAULT_SCOPE }),
    claims: Type.Object(
      Object.fromEntries(
        Object.entries(DEFAULT_CLAIMS).map(([field, claim]) => [field, Type.String({ default: claim })]),
      ) as typeof IdentityClaims.properties,
      { default: {}, additionalProperties: false },
    ),
    algorithms: Type.Array(Type.Unsafe<(typeof ALGORITHMS)[number]>({ type: 'string', enum: [...ALGORITHMS] }), {
      minItems: 1,
      default: ['RS256'],
    }),
    tokenType: Type.Optional(Type.String({ description: 'typ of access tokens, where the issuer sets one' })),
    extraParams: Type.Record(Type.String(), Type.String(), {
      default: {},
      description: 'Parameters for the sign-in request',
    }),
  },
  { additionalProperties: false },
);
export type IdentityEntry = Static<typeof IdentityEntry>;

const IdentityFile = Type.Array(IdentityEntry, { minItems: 1 });

/** The entries of a file, or all errors in it. */
export function readIdentityFile(path: string): FileContent<IdentityEntry[]> {
  return readJsonFile(IdentityFile, path);
}
