import { Type, type Static } from 'typebox';
import type { ApiDesigns } from './api-designs.ts';
import { Refusal } from './command.ts';

/** Where a design comes from. */
export const Source = Type.Object(
  {
    path: Type.Optional(Type.String({ minLength: 1, description: 'path of a design file' })),
    content: Type.Optional(Type.String({ minLength: 1, description: 'a design file as text' })),
    address: Type.Optional(
      Type.String({
        minLength: 1,
        description:
          'address of a design of the API, as the browser shows it: /project/1/site/2/sitedesign/3; needs --url and a token',
      }),
    ),
  },
  { additionalProperties: false, description: 'one of path, content and address' },
);
export type Source = Static<typeof Source>;

/** Names that stand for contents in the arguments of a command. */
export interface Files {
  readonly contents: Map<string, string>;
  /** The name under which a source is read. */
  readonly nameOf: (source: Source, as: string) => Promise<string>;
}

export function filesOf(api: ApiDesigns): Files {
  const contents = new Map<string, string>();
  return {
    contents,
    nameOf: async ({ path, content, address }, as) => {
      const given = [path, content, address].filter((each) => each !== undefined);
      if (given.length !== 1) throw new Refusal(`Give one of path, content and address of the ${as}.`);
      if (path !== undefined) return path;
      contents.set(as, content ?? (await api.fileOf(address!)));
      return as;
    },
  };
}
