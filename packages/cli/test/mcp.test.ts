import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { readDesignFile } from '@site-designer/design-file';
import { publishedCatalogue } from '@site-designer/sizing-engine/catalogue';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { designFile, designText } from './support/golden.ts';
import { typed } from './support/session.ts';

const PROGRAM = fileURLToPath(new URL('../dist/main.cjs', import.meta.url));
const TOKEN = 'sd_of-the-test';
const ADDRESS = '/project/1/site/2/sitedesign/3';

let api: Server;
let asked: { readonly url: string | undefined; readonly authorization: string | undefined }[] = [];
let url: string;

/** Answers as the API does. */
beforeAll(async () => {
  const read = readDesignFile(designText('four-cameras'), publishedCatalogue);
  if ('problems' in read) throw new Error('the design has faults');
  api = createServer(({ url: path, headers: { authorization } }, answer) => {
    asked.push({ url: path, authorization });
    const isKnown = path === `/api${ADDRESS}`;
    const status = authorization === `Bearer ${TOKEN}` ? (isKnown ? 200 : 404) : 401;
    answer.writeHead(status, { 'content-type': 'application/json' });
    answer.end(JSON.stringify(status === 200 ? { siteDesign: { ...read.design, id: 3 } } : { title: 'No' }));
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
  url = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
});
afterAll(() => void api.close());

/** An assistant that has started the program as it was built. */
async function withAssistant<T>(
  use: (call: (name: string, input: object) => Promise<Said>, client: Client) => Promise<T>,
  { args = [], env = {} }: { readonly args?: readonly string[]; readonly env?: Record<string, string> } = {},
): Promise<T> {
  const client = new Client({ name: 'test', version: '1' });
  const started = { command: process.execPath, args: [PROGRAM, 'mcp', ...args], env, stderr: 'inherit' } as const;
  await client.connect(new StdioClientTransport({ ...started, args: [...started.args] }));
  try {
    return await use(async (name, input) => {
      const { content, structuredContent, isError } = await client.callTool({ name, arguments: { ...input } });
      const [first] = content as { readonly text: string }[];
      return { text: first!.text, data: structuredContent as Said['data'], isError: isError === true };
    }, client);
  } finally {
    await client.close();
  }
}

interface Said {
  readonly text: string;
  readonly data: Record<string, unknown> | undefined;
  readonly isError: boolean;
}

const path = designFile('four-cameras');
const files = { d: designText('four-cameras') };

describe('mcp', () => {
  test('has the five tools, and each says what its command prints', async () => {
    await withAssistant(async (call, client) => {
      const { tools } = await client.listTools();
      expect(tools.map(({ name }) => name)).toEqual(['size', 'explain', 'compare', 'goal_seek', 'read_camera_list']);

      const sized = await call('size', { design: { path } });
      expect(sized.text).toBe((await typed(['size', 'd'], { files })).out);
      expect(sized.data).toMatchObject({ answer: { recording: 1, hardware: { designation: 'HE150D-4TB' } } });
      const content = designText('four-cameras');
      const other = await call('size', { design: { content }, settings: ['maxDiskUtilization=50'] });
      expect(other.data).toMatchObject({ answer: { hardware: { designation: 'HE150D-8TB' } } });

      const why = await call('explain', { design: { content }, figure: 'storage high' });
      expect(why.text).toBe((await typed(['explain', 'd', 'storage high'], { files })).out);
      const compared = await call('compare', { design: { path }, variants: ['full:maxDiskUtilization=100'] });
      expect(compared.text).toBe(
        (await typed(['compare', 'd', '--variant', 'full:maxDiskUtilization=100'], { files })).out,
      );
      const found = await call('goal_seek', { design: { path }, goal: 'retention' });
      expect(found.text).toBe((await typed(['goal', 'retention', 'd'], { files })).out);

      const list = await call('read_camera_list', { list: { content: 'Name;Anzahl;Codec\nGate;6;H.265\n' } });
      expect(list.data).toMatchObject({ counts: { taken: 1 }, design: { cameraGroups: [{}] } });
      const again = await call('size', { design: { content: JSON.stringify(list.data!['design']) } });
      expect(again.data).toMatchObject({ totals: { cameras: { value: 6 } } });
    });
  });

  test('says in one sentence what is wrong, and goes on', async () => {
    await withAssistant(async (call) => {
      const wrong: [string, object, string | RegExp][] = [
        ['size', {}, /^input: .*design.*\.$/],
        ['size', { design: { path: 'no-such.json' } }, 'no-such.json cannot be read: there is no such file'],
        ['size', { design: { path, content: 'x' } }, 'Give one of path, content and address of the design.'],
        ['size', { design: { content: '{"format": 1}' } }, /^design:1:\d+ .+/],
        ['size', { design: { path: '-' } }, 'standard input cannot be read: name a file'],
        ['size', { design: { path }, settings: ['nonsense=1'] }, /nonsense/],
        ['explain', { design: { path }, figure: '--json' }, /^There is no figure "--json"/],
        ['goal_seek', { design: { path }, goal: 'wealth' }, /^goal: /],
        ['compare', { design: { path } }, 'Compare it with what? Name another design, or a --variant.'],
        ['size', { design: { address: ADDRESS } }, 'Addresses need the option --url of `site-designer mcp`.'],
        ['bake', {}, 'There is no tool "bake".'],
      ];
      for (const [name, input, said] of wrong) {
        const { text, isError } = await call(name, input);
        expect([input, isError]).toEqual([input, true]);
        expect(text).toMatch(said);
        expect(text).not.toContain('\n');
      }
      expect((await call('size', { design: { path } })).isError).toBe(false);
    });
  });

  test('reads a design of the API by its address, with the token', async () => {
    asked = [];
    const env = { SITE_DESIGNER_TOKEN: TOKEN };
    await withAssistant(
      async (call) => {
        for (const address of [ADDRESS, `${url}${ADDRESS}/proposal`]) {
          expect((await call('size', { design: { address } })).text).toBe((await typed(['size', 'd'], { files })).out);
        }
        const told = async (address: string) => (await call('size', { design: { address } })).text;
        expect(await told('/project/1/site/2/sitedesign/4')).toBe(
          'There is no such design, or the token may not see it.',
        );
        expect(await told(`https://elsewhere.example${ADDRESS}`)).toMatch(/is not the address of a design of/);
      },
      { args: ['--url', `${url}/`], env },
    );
    expect(asked.every(({ authorization }) => authorization === `Bearer ${TOKEN}`)).toBe(true);
    expect(asked).toHaveLength(3);
    const refused = await withAssistant((call) => call('size', { design: { address: ADDRESS } }), {
      args: ['--url', url],
      env: { SITE_DESIGNER_TOKEN: 'sd_old' },
    });
    expect(refused.text).toBe('The token in SITE_DESIGNER_TOKEN is not valid, or has expired.');
  });

  test('refuses an address that is none', async () => {
    const { code, err } = await typed(['mcp', '--url', 'sizing']);
    expect([code, err]).toEqual([
      2,
      'error: --url "sizing": It is not a web address, such as https://sizing.example.com.\n',
    ]);
  });
});
