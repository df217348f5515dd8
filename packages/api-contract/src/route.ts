import type { Static, TSchema } from 'typebox';

/** One endpoint, said once: the API serves it, the web app calls it, OpenAPI prints it. */
export interface RouteContract {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/api`, parameters with a colon: `/project/:projectId/site`. */
  readonly url: string;
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

type Part<R extends RouteContract, K extends 'params' | 'querystring' | 'body'> = R['schema'] extends {
  readonly [P in K]: infer S extends TSchema;
}
  ? { readonly [P in K]: Static<S> }
  : unknown;

type Headers<R extends RouteContract> = R['schema'] extends { readonly headers: infer S extends TSchema }
  ? { readonly headers?: Static<S> }
  : unknown;

/** What a caller gives: `params`, `querystring` and `body` where the endpoint has them, `headers` if it likes. */
export type Input<R extends RouteContract> = Part<R, 'params'> & Part<R, 'querystring'> & Part<R, 'body'> & Headers<R>;

type Success<R extends RouteContract> = keyof R['schema']['response'] & (200 | 201 | 204);

/** What a caller gets; `null` where the answer has no body. */
export type Output<R extends RouteContract> = {
  [Status in Success<R>]: R['schema']['response'][Status] extends infer S extends TSchema ? Static<S> : never;
}[Success<R>];

/** Write an endpoint down without losing the literal types that callers are typed by. */
export function route<const R extends RouteContract>(contract: R): R {
  return contract;
}
