import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { apiFor, type Api } from '../../support/api.ts';
import { useApp } from '../../support/run/app.ts';
import { pathOf } from '../../support/four-cameras.ts';
import { goOver } from '../../support/go-to.ts';
import { filledPagesOf } from '../../support/pdf.ts';
import {
  addPrepared,
  manyGroups,
  onAppliances,
  onServers,
  type PreparedDesign,
} from '../../support/prepared-designs.ts';

const app = useApp();
let api: Api;
let page: Page;

beforeAll(async () => {
  api = await apiFor('Alice', app().server);
  page = await app().openPage();
});

const MANAGED = { addManagementServer: true, managementServerSettings: { supportedCameras: 2 } };

const DESIGNS: Readonly<Record<string, PreparedDesign>> = {
  'five groups': { groups: manyGroups(5), settings: onAppliances() },
  'forty groups': { groups: manyGroups(40), settings: onServers(MANAGED, { archiving: true }) },
  'more groups than a table names': { groups: manyGroups(90), settings: onAppliances() },
};

/** Less of a page is one that something fell onto. */
const LEAST_FILLED = 1 / 3;

describe.each(Object.entries(DESIGNS))('documents of %s', (_name, prepared) => {
  test.each(['customer', 'sales', 'installer'])(
    'for the %s have no page that is nearly empty, also from the menu of the browser',
    async (audience) => {
      const design = await addPrepared(api, prepared);
      const { proposal } = await api.post<{ proposal: { id: number } }>(`${pathOf(design)}/proposal`, { audience });
      const address = `/project/${design.projectId}/proposal/${proposal.id}/link`;
      const { link } = await api.post<{ link: { url: string } }>(address);
      await (page.url() === 'about:blank' ? page.goto(link.url) : goOver(page, new URL(link.url).pathname));
      await page.getByRole('article').first().waitFor();
      for (const format of ['A4', 'Letter']) {
        const pages = await filledPagesOf(await page.pdf({ format }));
        expect(pages.map(({ filled }) => filled).filter((filled) => filled < LEAST_FILLED)).toEqual([]);
        expect(pages.map(({ text }) => text).join(' ')).not.toMatch(/Loading|print pdf|Download/);
      }
    },
  );
});
