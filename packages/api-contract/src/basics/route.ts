import type { Static, TSchema } from 'typebox';
import type { Need } from './roles.ts';

/** The one definition of an endpoint: the API serves it, the web app calls it, OpenAPI prints it. */
export interface RouteContract {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/api`, parameters with a colon: `/project/:projectId/site`. */
  readonly url: string;
  /** What it asks leave for, in the project or workspace that it names; absent where it reads and writes nothing of one. */
  readonly config?: { readonly need: Need };
  readonly schema: {
    readonly operationId: string;
    readonly summary: string;
    readonly description?: string;
    readonly tags: readonly string[];
    /** Empty where no token is needed; absent where one is. */
    readonly security?: readonly [];
    readonly headers?: TSchema;
    readonly params?: TSchema;
    readonly querystring?: TSchema;
    readonly body?: TSchema;
    readonly response: Readonly<Record<number, TSchema>>;
  };
}

/** An endpoint without its schemas: all that a caller needs to send a request. Its types are those of the endpoint. */
export interface Address<R extends RouteContract = RouteContract> {
  readonly method: R['method'];
  readonly url: R['url'];
  /** Whether it needs no token. */
  readonly isPublic: boolean;
  /** Carries the type, never a value. */
  readonly contract?: R;
}

/** The address of an endpoint; a token is needed unless it is public. */
/* @__NO_SIDE_EFFECTS__ */
export function address<R extends RouteContract>(method: R['method'], url: R['url'], isPublic = false): Address<R> {
  return { method, url, isPublic };
}

type Part<R extends RouteContract, K extends 'params' | 'body'> = R['schema'] extends {
  readonly [P in K]: infer S extends TSchema;
}
  ? { readonly [P in K]: Static<S> }
  : unknown;

/** May be left out where nothing in it is required. */
type Query<R extends RouteContract> = R['schema'] extends { readonly querystring: infer S extends TSchema }
  ? object extends Static<S>
    ? { readonly querystring?: Static<S> }
    : { readonly querystring: Static<S> }
  : unknown;

type Headers<R extends RouteContract> = R['schema'] extends { readonly headers: infer S extends TSchema }
  ? { readonly headers?: Static<S> }
  : unknown;

/** The input of a call: `params`, `querystring` and `body` where the endpoint has them; `headers` are optional. */
export type Input<R extends RouteContract> = Part<R, 'params'> & Query<R> & Part<R, 'body'> & Headers<R>;

type Success<R extends RouteContract> = keyof R['schema']['response'] & (200 | 201 | 204);

/** The body of a successful answer; `null` where it has none. */
export type Output<R extends RouteContract> = {
  [Status in Success<R>]: R['schema']['response'][Status] extends infer S extends TSchema ? Static<S> : never;
}[Success<R>];

type Untagged = Omit<RouteContract, 'schema' | 'config'> & {
  readonly need?: Need;
  readonly schema: Omit<RouteContract['schema'], 'tags'>;
};
type Tagged<R extends Untagged> = R & {
  readonly config?: { readonly need: Need };
  readonly schema: Pick<RouteContract['schema'], 'tags'>;
};

/** Defines an endpoint and keeps the literal types, from which the types of calls are derived. */
export function route<const R extends Untagged>(tag: string, contract: R): Tagged<R> {
  const { need } = contract;
  return { ...contract, ...(need && { config: { need } }), schema: { ...contract.schema, tags: [tag] } };
}
