import { Type, type Static } from 'typebox';
import { Problem } from '../basics/problem.ts';
import { route } from '../basics/route.ts';

/** The claims of an identity token by the name that the product has for them. */
export const IdentityClaims = Type.Object({
  name: Type.String({ description: 'Given name', examples: ['given_name'] }),
  lastName: Type.String({ description: 'Family name', examples: ['family_name'] }),
  email: Type.String({ examples: ['email'] }),
  phone: Type.String({ examples: ['phone_number'] }),
  companyName: Type.String({ examples: ['company'] }),
});

export const Identity = Type.Object(
  {
    authority: Type.String({ description: 'Issuer', examples: ['http://localhost:3000/idp'] }),
    clientId: Type.String({ examples: ['web'] }),
    scope: Type.String({ examples: ['openid profile email offline_access'] }),
    redirectUri: Type.String({ examples: ['http://localhost:3000/authentication-callback'] }),
    postLogoutRedirectUri: Type.String({ examples: ['http://localhost:3000/'] }),
    claims: IdentityClaims,
    extraParams: Type.Record(Type.String(), Type.String(), {
      description: 'Parameters that this provider requires for the sign-in, such as an audience',
      examples: [{}],
    }),
  },
  { title: 'Identity', description: 'How users of this host sign in: OpenID Connect, code with PKCE' },
);
export type Identity = Static<typeof Identity>;

export const getIdentity = route('Identity', {
  method: 'GET',
  url: '/identity',
  schema: {
    operationId: 'getIdentity',
    summary: "How users of the request's host sign in",
    security: [],
    response: { 200: Identity, 404: Problem },
  },
});
