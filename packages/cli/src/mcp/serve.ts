import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';

/** What a tool answers: a text, and the same as data where it has any. */
export interface ToolAnswer {
  readonly text: string;
  readonly data?: Readonly<Record<string, unknown>>;
  readonly isError?: true;
}

/** A tool as an assistant sees it. */
export interface Tool {
  readonly name: string;
  readonly description: string;
  /** JSON schema of an object. */
  readonly input: object;
  readonly call: (input: unknown) => Promise<ToolAnswer>;
}

interface Served {
  readonly name: string;
  readonly version: string;
  readonly tools: readonly Tool[];
}

/** Answers an assistant over standard input and output until it closes them. This file alone knows the protocol. */
export async function serve({ name, version, tools }: Served): Promise<void> {
  const server = new Server({ name, version }, { capabilities: { tools: {} } });
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: tools.map(({ name: tool, description, input }) => ({
      name: tool,
      description,
      inputSchema: { type: 'object' as const, ...input },
      // No tool changes a file or a stored design.
      annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true },
    })),
  }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    const tool = tools.find((each) => each.name === params.name);
    const { text, data, isError } =
      tool === undefined
        ? { text: `There is no tool "${params.name}".`, data: undefined, isError: true as const }
        : await tool.call(params.arguments ?? {});
    return {
      content: [{ type: 'text' as const, text }],
      ...(data !== undefined && { structuredContent: data }),
      ...(isError && { isError }),
    };
  });
  const closed = new Promise<void>((resolve) => (server.onclose = resolve));
  const transport = new StdioServerTransport();
  // The library does not end with its input.
  process.stdin.once('end', () => void server.close());
  await server.connect(transport);
  await closed;
}
