import type { Plan, Project } from '@site-designer/api-contract';
import { csvOf } from '@site-designer/camera-table';
import { placedInFile, writeDesignFile, writeTemplateLibrary } from '@site-designer/design-file';
import { priceListRows } from '@site-designer/price-list';
import type { Catalogue } from '@site-designer/sizing-engine';
import type { ApiTokenStore } from '../api-tokens/api-token-store.ts';
import type { BrandingStore } from '../branding/branding-store.ts';
import { NO_BRANDING } from '../branding/branding-texts.ts';
import type { CameraTemplateStore } from '../camera-templates/camera-template-store.ts';
import { designOf, rowContent } from '../cameras/stored-stream.ts';
import type { Actor } from '../ports/actor.ts';
import type { PlanStore } from '../plans/plan-store.ts';
import { NO_PRICES, type PriceListStore } from '../price-list/price-list-store.ts';
import type { ProjectStore } from '../projects/project-store.ts';
import type { ProposalStore } from '../proposals/proposal-store.ts';
import { proposalName, proposalText } from '../proposals/proposal-view.ts';
import type { SiteDesignStore } from '../site-designs/site-design-store.ts';
import type { SiteAddress, SiteStore } from '../sites/site-store.ts';
import type { WorkspaceStore } from '../workspaces/workspace-store.ts';
import type { AccountStore } from './account-store.ts';
import type { ZippedFile } from './zip.ts';
import { apiTexts } from '../../texts/language-in-use.ts';

export interface ExportSources {
  readonly accounts: AccountStore;
  readonly workspaces: WorkspaceStore;
  readonly apiTokens: ApiTokenStore;
  readonly cameraTemplates: CameraTemplateStore;
  readonly priceLists: PriceListStore;
  readonly brandings: BrandingStore;
  readonly projects: ProjectStore;
  readonly sites: SiteStore;
  readonly siteDesigns: SiteDesignStore;
  readonly plans: PlanStore;
  readonly proposals: ProposalStore;
  readonly catalogue: Catalogue;
}

/**
 * All that is stored of a person and in the personal workspace.
 *
 * @yields Each file, read when it is asked for.
 */
export async function* exportedFiles(sources: ExportSources, actor: Actor): AsyncGenerator<ZippedFile> {
  const { accounts, workspaces, apiTokens, projects } = sources;
  yield { name: 'README.txt', content: apiTexts().account.readme };
  const { comments, ...times } = await accounts.facts(actor);
  const account = {
    user: { ...(await workspaces.user(actor)), ...times },
    workspaces: await workspaces.list(actor),
    apiTokens: await apiTokens.list(actor),
  };
  yield { name: 'account.json', content: jsonOf(account) };
  yield { name: 'comments.json', content: jsonOf({ comments }) };
  yield* ofWorkspace(sources, actor);
  for (const project of await projects.list(actor)) yield* ofProject(sources, { actor, project });
}

async function* ofWorkspace(
  { cameraTemplates, priceLists, brandings, catalogue }: ExportSources,
  actor: Actor,
): AsyncGenerator<ZippedFile> {
  const templates = (await cameraTemplates.list(actor)).map(({ name, streams }) => ({
    name,
    cameras: streams.map((stream) => rowContent(stream, catalogue)),
  }));
  yield { name: 'camera-templates.json', content: writeTemplateLibrary(templates) };
  const priceList = (await priceLists.read(actor)) ?? NO_PRICES;
  yield { name: 'price-list.csv', content: csvOf(priceListRows(priceList)) };
  const branding = { ...NO_BRANDING, ...(await brandings.read(actor)) };
  yield { name: 'branding.json', content: jsonOf({ branding }) };
}

interface OwnProject {
  readonly actor: Actor;
  readonly project: Project;
}

async function* ofProject(sources: ExportSources, { actor, project }: OwnProject): AsyncGenerator<ZippedFile> {
  const { projects, sites, siteDesigns, plans, proposals, catalogue } = sources;
  const { id: projectId } = project;
  const folder = `projects/${fileName(project)}`;
  const listed = [];
  for (const site of (await sites.list(actor, projectId)) ?? []) {
    const address = { projectId, siteId: site.id };
    const ofSite = (await plans.list(actor, address)) ?? [];
    const drawn: object[] = [];
    yield* drawingsOf({ plans, actor, address, folder, site, ofSite, drawn });
    const designs = [];
    for (const heading of (await siteDesigns.list(actor, address)) ?? []) {
      const stored = await siteDesigns.find(actor, { ...address, siteDesignId: heading.id });
      if (stored === undefined) continue;
      const { name, offer } = stored;
      const file = `${fileName(site)}/${fileName(heading)}.design.json`;
      designs.push({ ...heading, file, offer });
      const design = designOf(stored, catalogue);
      const placed = placedInFile({ placing: design, plans: ofSite }, design.cameras);
      yield { name: `${folder}/${file}`, content: writeDesignFile({ ...design, name, placed }) };
    }
    listed.push({ ...site, plans: drawn, designs });
  }
  const cover = (await projects.cover(actor, projectId)) ?? null;
  yield { name: `${folder}/project.json`, content: jsonOf({ project, cover, sites: listed }) };
  for (const { id: proposalId } of (await proposals.list(actor, projectId)) ?? []) {
    const issued = await proposals.find(actor, { projectId, proposalId });
    if (issued === undefined) continue;
    const name = `${folder}/proposals/${proposalName(issued)} (${proposalId}).json`;
    yield { name, content: proposalText(issued, proposals.now()) };
  }
}

interface Drawings extends Pick<ExportSources, 'plans'> {
  readonly actor: Actor;
  readonly address: SiteAddress;
  readonly folder: string;
  readonly site: { readonly name: string; readonly id: number };
  readonly ofSite: readonly Plan[];
  /** Gets each plan with the name of its file. */
  readonly drawn: object[];
}

async function* drawingsOf({
  plans,
  actor,
  address,
  folder,
  site,
  ofSite,
  drawn,
}: Drawings): AsyncGenerator<ZippedFile> {
  for (const plan of ofSite) {
    const picture = await plans.picture(actor, { ...address, planId: plan.id });
    if (picture === undefined) continue;
    const file = `${fileName(site)}/plans/${fileName(plan)}.${picture.type.slice('image/'.length)}`;
    drawn.push({ ...plan, file });
    yield { name: `${folder}/${file}`, content: picture.bytes };
  }
}

const LONGEST_NAME = 60;

/** A name that every system takes, and that no other has: it ends with the id. */
function fileName({ name, id }: { readonly name: string; readonly id: number }): string {
  const plain = name
    .replaceAll(/[\p{Cc}\p{Cs}<>:"/\\|?*]+/gu, '_')
    .slice(0, LONGEST_NAME)
    .replace(/[. ]+$/, '');
  return `${plain} (${id})`;
}

function jsonOf(value: object): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}
