import type { Address, Input, Output, RouteContract } from '@site-designer/api-contract';
import { createCall, type Tokens } from './call.ts';

/** Calls of pictures, whose bodies are no JSON. They are a part of their own: the first page needs none of it. */
export interface PictureCalls {
  readonly send: <R extends RouteContract>(
    route: Address<R>,
    params: Readonly<Record<string, number>>,
    picture: Blob,
  ) => Promise<Output<R>>;
  readonly get: <R extends RouteContract>(
    route: Address<R>,
    params: Readonly<Record<string, number | string>>,
  ) => Promise<Blob>;
}

export function pictureCalls(tokens: Tokens): PictureCalls {
  return {
    send: async <R extends RouteContract>(route: Address<R>, params: object, picture: Blob) => {
      const call = createCall(tokens, (address, init) =>
        fetch(address, {
          ...init,
          headers: { ...(init.headers as object), 'content-type': picture.type },
          body: picture,
        }),
      );
      return (await call(route, { params } as Input<R>)).data;
    },
    get: async <R extends RouteContract>(route: Address<R>, params: object) => {
      let picture = new Blob();
      const call = createCall(tokens, async (address, init) => {
        const response = await fetch(address, init);
        if (!response.ok) return response;
        picture = await response.blob();
        return Response.json(null);
      });
      await call(route, { params } as Input<R>);
      return picture;
    },
  };
}
