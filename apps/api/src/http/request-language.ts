import { languageFor, type LanguageCode } from '@site-designer/texts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { spokenLanguages } from '../texts/language-in-use.ts';
import { wantedLanguages } from './wanted-languages.ts';

/** The language that a request asks for with `Accept-Language`; English where it asks for none that is there. */
export function languageOf({ headers }: Pick<FastifyRequest, 'headers'>): LanguageCode {
  return languageFor(wantedLanguages(headers['accept-language']), spokenLanguages());
}

/** Says in which language an answer is, and that another request may get it in another. */
export function tellLanguage(reply: FastifyReply, language: string): FastifyReply {
  return reply.header('content-language', language).header('vary', 'Accept-Language');
}
