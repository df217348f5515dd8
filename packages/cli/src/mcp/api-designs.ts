import { writeDesignFile, type NamedDesign } from '@site-designer/design-file';
import { Refusal } from './command.ts';

export interface ApiDesigns {
  /** A design of the API as a design file. */
  readonly fileOf: (address: string) => Promise<string>;
}

interface Access {
  /** Address of the web app; undefined where only files are read. */
  readonly url: string | undefined;
  readonly token: string | undefined;
}

const ADDRESS = /\/?project\/(\d+)\/site\/(\d+)\/sitedesign\/(\d+)(?:[/?#]|$)/;

/** Reads designs of one installation. The token goes to its address alone. */
export function apiDesigns({ url, token }: Access): ApiDesigns {
  const base = url === undefined ? undefined : baseOf(url);
  return {
    fileOf: async (address) => {
      if (base === undefined) throw new Refusal('Addresses need the option --url of `site-designer mcp`.');
      if (token === undefined || token === '') throw new Refusal('Addresses need a token in SITE_DESIGNER_TOKEN.');
      const found = ADDRESS.exec(address);
      if (found === null || !isOf(address, base)) {
        throw new Refusal(`"${address}" is not the address of a design of ${base.origin}.`);
      }
      const [, project, site, design] = found;
      return designFileOf(`${base.href}/api/project/${project}/site/${site}/sitedesign/${design}`, token);
    },
  };
}

function baseOf(url: string): { readonly href: string; readonly origin: string } {
  const { origin, pathname } = new URL(url);
  return { href: `${origin}${pathname.replace(/\/+$/, '')}`, origin };
}

/** A path, or an address of the same installation. */
function isOf(address: string, { origin }: { readonly origin: string }): boolean {
  return !/^[a-z]+:/i.test(address) || (URL.canParse(address) && new URL(address).origin === origin);
}

async function designFileOf(call: string, token: string): Promise<string> {
  const { status, body } = await answerOf(call, token);
  if (status === 401) throw new Refusal('The token in SITE_DESIGNER_TOKEN is not valid, or has expired.');
  if (status === 404) throw new Refusal('There is no such design, or the token may not see it.');
  const { siteDesign, detail, title } = (body ?? {}) as {
    readonly siteDesign?: Partial<NamedDesign>;
    readonly detail?: unknown;
    readonly title?: unknown;
  };
  if (status !== 200 || siteDesign?.cameras === undefined || siteDesign.serverSettings === undefined) {
    const said = [detail, title].find((each) => typeof each === 'string') ?? 'it is no answer of the API';
    throw new Refusal(`The design cannot be read (${status}): ${said}`);
  }
  const { name = '', cameras, serverSettings } = siteDesign;
  return writeDesignFile({ name, cameras, serverSettings });
}

const PATIENCE_MS = 30_000;

async function answerOf(call: string, token: string): Promise<{ readonly status: number; readonly body: unknown }> {
  try {
    const answer = await fetch(call, {
      headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
      // A redirect would take the token elsewhere.
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return { status: answer.status, body: await answer.json().catch(() => undefined) };
  } catch {
    throw new Refusal(`${new URL(call).origin} does not answer.`);
  }
}
