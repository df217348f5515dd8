import type { Page } from 'playwright-core';
import { apiFor, type Api } from './api.ts';
import type { App } from './run/app.ts';
import { pathOf, type DesignPath } from './four-cameras.ts';
import type { PageOptions } from './run/pages-in-turn.ts';
import { addPrepared } from './prepared-designs.ts';
import { open } from './steps.ts';

interface NewDesign {
  /** What its groups have differently from a new one. */
  readonly groups: readonly object[];
  readonly browser?: PageOptions;
  /** What is done to it before it is opened. */
  readonly prepare?: (api: Api, design: DesignPath) => Promise<unknown>;
}

export interface OpenedDesign {
  readonly api: Api;
  readonly design: DesignPath;
  readonly page: Page;
}

/** The camera table of a design of its own, as its user opens it. */
export async function openNewDesign(
  { server, openPage }: App,
  { groups, browser, prepare }: NewDesign,
): Promise<OpenedDesign> {
  const api = await apiFor('Alice', server);
  const design = await addPrepared(api, { groups });
  await prepare?.(api, design);
  const page = await openPage(browser);
  await open(page, pathOf(design), 'Alice');
  return { api, design, page };
}
