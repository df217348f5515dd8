import { languageFor, type LanguageCode } from '@site-designer/texts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { spokenLanguages } from '../texts/language-in-use.ts';

/** Longer headers are read up to here. */
const MOST_CHARACTERS = 500;

/** The language that a request asks for with `Accept-Language`; English where it asks for none that is there. */
export function languageOf({ headers }: Pick<FastifyRequest, 'headers'>): LanguageCode {
  const asked = headers['accept-language'];
  return asked === undefined ? languageFor([], []) : languageFor(tagsOf(asked), spokenLanguages());
}

/** The tags of the header, the most wanted first; those that are not wanted at all are left out. */
function tagsOf(header: string): string[] {
  const wishes = header
    .slice(0, MOST_CHARACTERS)
    .split(',')
    .map((wish) => {
      const [tag = '', ...parameters] = wish.split(';');
      const weight = parameters.map((each) => /^\s*q\s*=\s*([\d.]+)\s*$/i.exec(each)?.[1]).find(Boolean);
      return { tag: tag.trim(), weight: weight === undefined ? 1 : Number(weight) };
    });
  return wishes
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}

/** Says in which language an answer is, and that another request may get it in another. */
export function tellLanguage(reply: FastifyReply, language: string): FastifyReply {
  return reply.header('content-language', language).header('vary', 'Accept-Language');
}
