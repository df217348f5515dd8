import fastJsonStringify, { type AnySchema } from 'fast-json-stringify';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';

type Serializer = (answer: unknown) => string;

/** Schemas are constants of the contract, and many endpoints share those of their problems: each is compiled once. */
const serializers = new WeakMap<object, Serializer>();

function serializerOf(schema: AnySchema & object): Serializer {
  const known = serializers.get(schema);
  if (known !== undefined) return known;
  const compiled: Serializer = fastJsonStringify(schema);
  serializers.set(schema, compiled);
  return compiled;
}

/** Characters from which a text is sent as a buffer. */
const LONG_TEXT = 8192;

/** Writes answers by their schemas. */
export const serialization = plugin((app: FastifyInstance, _options: object, done: () => void) => {
  // Compiled at the first answer of an endpoint: compiling every schema would delay the start.
  app.setSerializerCompiler<AnySchema & object>(
    ({ schema }) =>
      (answer) =>
        serializerOf(schema)(answer),
  );
  // A text would be encoded twice, once to count its bytes for Content-Length and once to send them.
  app.addHook<unknown>('onSend', async (_request, _reply, payload) =>
    typeof payload === 'string' && payload.length >= LONG_TEXT ? Buffer.from(payload) : payload,
  );
  done();
});
