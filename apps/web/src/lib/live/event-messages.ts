/** A message of a stream of server-sent events. */
export interface EventMessage {
  /** Empty for a comment, or where only the id or the time to retry is told. */
  readonly event: string;
  readonly data: string;
  /** As the server said it last. */
  readonly id: string | undefined;
  readonly retryMs: number | undefined;
}

/**
 * Reads the messages of a stream until it ends.
 *
 * @yields Each message; comments are messages without an event, so that a reader sees that it lives.
 */
export async function* eventMessages(body: ReadableStream<Uint8Array>): AsyncGenerator<EventMessage> {
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const blocks = (rest + value).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) yield messageOf(block);
  }
}

function messageOf(block: string): EventMessage {
  const fields = new Map(block.split('\n').map((line) => [line.split(':', 1)[0], line.replace(/^[^:]*: ?/, '')]));
  const retry = fields.get('retry');
  return {
    event: fields.get('event') ?? '',
    data: fields.get('data') ?? '{}',
    id: fields.get('id'),
    retryMs: retry === undefined ? undefined : Number(retry),
  };
}
