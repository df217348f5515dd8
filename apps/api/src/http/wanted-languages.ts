import type { FastifyRequest } from 'fastify';

/** What one entry of `Accept-Language` says: a tag, and how much it is wanted. */
const ENTRY = /^\s*([a-z]{1,8}(?:-[a-z\d]{1,8})*)\s*(?:;\s*q\s*=\s*(\d(?:\.\d+)?))?\s*$/i;

/** The tags of an `Accept-Language`, the most wanted first. What is no tag, or is not wanted, is left out. */
export function wantedLanguages(header: string | undefined): readonly string[] {
  const entries = (header ?? '').split(',').flatMap((entry) => {
    const [, tag, weight = '1'] = ENTRY.exec(entry) ?? [];
    return tag === undefined || Number(weight) === 0 ? [] : [{ tag, weight: Number(weight) }];
  });
  return entries.toSorted((a, b) => b.weight - a.weight).map(({ tag }) => tag);
}

/** Of a reader of pages: the language that the address names, that the user has chosen in this browser, and those of the browser. */
export function wantedByReader({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>): readonly string[] {
  const named = new URLSearchParams(/\?(.*)$/.exec(url)?.[1]).get('language');
  const chosen = /(?:^|;\s*)language=([\w-]+)/.exec(headers.cookie ?? '')?.[1];
  return [named, chosen, ...wantedLanguages(headers['accept-language'])].filter((tag) => tag != null);
}
