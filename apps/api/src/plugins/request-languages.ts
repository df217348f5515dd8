import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { languageOf } from '../http/request-language.ts';
import { inLanguage } from '../texts/language-in-use.ts';

/** Answers each request in the language that it asks for. */
export const requestLanguages = plugin((app: FastifyInstance, _options: object, done: () => void) => {
  app.addHook('onRequest', (request, _reply, next) => inLanguage(languageOf(request), next));
  // What follows a body is called by the connection, which serves requests in any language.
  app.addHook('preValidation', (request, _reply, next) => inLanguage(languageOf(request), next));
  done();
});
