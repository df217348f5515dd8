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

/** Texts of so many characters are worth a buffer of their own. */
const LONG_TEXT = 8192;

/** Writes answers by their schemas. */
export const serialization = plugin((app: FastifyInstance, _options: object, done: () => void) => {
  // By the first answer of an endpoint, as a start would take much longer.
  app.setSerializerCompiler<AnySchema & object>(
    ({ schema }) =>
      (answer) =>
        serializerOf(schema)(answer),
  );
  // A long text is encoded once: sent as it is, its bytes are counted first and written afterwards.
  app.addHook<unknown>('onSend', async (_request, _reply, payload) =>
    typeof payload === 'string' && payload.length >= LONG_TEXT ? Buffer.from(payload) : payload,
  );
  done();
});
