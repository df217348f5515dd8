import { NOTHING_PLACED } from '@site-designer/api-contract/placing-bounds';
import {
  contracts,
  type BulkApply,
  type CameraGroupUpdate,
  type CameraTemplate,
  type CameraTemplateCreate,
  type ListFigures,
  type ListedProject,
  type RouteContract,
  type SaveChanges,
  type SiteDesign,
} from '@site-designer/api-contract';
import {
  calculateProposal,
  defaultServerSettings,
  NEW_STREAM,
  type CameraRow,
  type ServerSettings,
} from '@site-designer/sizing-engine';
import type { Offer } from '@site-designer/api-contract';
import { LEVELS } from '@site-designer/api-contract/roles';
import { NO_OFFER } from '@site-designer/api-contract/offer-bounds';
import { applyChange } from '@site-designer/sizing-engine';
import { optionLists, streamsOf, type DesignChange } from '@site-designer/sizing-engine/design';
import { type Catalogue } from '@site-designer/sizing-engine';
import { publishedCatalogue } from '@site-designer/sizing-engine/catalogue';
import { english, problemText } from '@site-designer/texts';
import type { Fetch } from '../../src/lib/calls/call.ts';

export interface Sent {
  readonly operation: string;
  readonly params: Readonly<Record<string, string>>;
  readonly headers: Headers;
  readonly body: unknown;
}

type Handler = (sent: Sent) => Response;

/** How the next call of an operation fails: by a status, or as its request or its answer is lost. */
type Failure = number | 'offline' | 'unanswered';

const MOMENT = '2026-03-01T09:30:00.000Z';

/** The API as far as the screens need it, in memory, at the network's edge. */
export class FakeApi {
  projects: ListedProject[] = [];
  /** By the name of the project. */
  figures: Readonly<Record<string, ListFigures>> = {};
  designName = 'Perimeter';
  cameras: readonly CameraRow[] = [];
  templates: CameraTemplate[] = [];
  catalogue: Catalogue = publishedCatalogue;
  serverSettings: ServerSettings = defaultServerSettings(publishedCatalogue);
  offer: Offer = NO_OFFER;
  version = 1;
  /** Everything that was asked for, in order. */
  readonly sent: Sent[] = [];
  #nextId = 100;
  readonly #failures: { operation: string; failure: Failure }[] = [];
  #hold: Promise<void> | undefined;
  #heldNext: { readonly operation: string; readonly released: Promise<void> } | undefined;

  /** Stands in for the network of one store, so that what an older test left running cannot reach a newer one. */
  readonly fetch: Fetch = (address, init) => this.#answer(address, init);

  failOnce(operation: string, failure: Failure): void {
    this.#failures.push({ operation, failure });
  }

  /** The first load of a list fails: React's strict mode asks for it twice. */
  failFirstLoad(operation: string, failure: Failure): void {
    this.failOnce(operation, failure);
    this.failOnce(operation, failure);
  }

  /** Answers wait until the returned function is called. */
  hold(): () => void {
    let release = () => {};
    this.#hold = new Promise((resolve) => {
      release = () => {
        this.#hold = undefined;
        resolve();
      };
    });
    return () => release();
  }

  /** The next answer of an operation waits until the returned function is called; later ones do not. */
  holdNext(operation: string): () => void {
    let release = () => {};
    this.#heldNext = { operation, released: new Promise((resolve) => (release = resolve)) };
    return () => release();
  }

  sentBy(operation: string): readonly Sent[] {
    return this.sent.filter((each) => each.operation === operation);
  }

  addProject(name: string): void {
    this.projects.push({ id: this.#id(), name, createdDate: MOMENT, updatedDate: MOMENT, level: LEVELS.manage });
  }

  addGroup(change: Partial<CameraRow> = {}): CameraRow {
    const { id: _id, streamId: _stream, ...content } = { ...NEW_STREAM, ...change } as CameraRow;
    return this.#apply({ cameras: [content] })[0]!;
  }

  get design(): SiteDesign {
    const day = '01/03/2026';
    return {
      id: 3,
      siteId: 2,
      projectId: 1,
      name: this.designName,
      siteName: 'North gate',
      projectName: 'Harbour terminal',
      createdUtc: MOMENT,
      updatedUtc: MOMENT,
      formattedCreatedUtc: day,
      formattedUpdatedUtc: day,
      cameras: [...this.cameras],
      serverSettings: this.serverSettings,
      ...NOTHING_PLACED,
      offer: this.offer,
    };
  }

  #id(): number {
    this.#nextId += 1;
    return this.#nextId;
  }

  async #answer(address: string, init: RequestInit): Promise<Response> {
    const { route, params } = match(init.method ?? 'GET', address);
    const operation = route.schema.operationId;
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const sent = { operation, params, headers: new Headers(init.headers), body };
    this.sent.push(sent);
    const failure = this.#takeFailure(operation);
    await this.#takeHold(operation);
    await this.#hold;
    if (failure === 'offline') throw new TypeError('Failed to fetch');
    if (typeof failure === 'number') return problem(failure);
    const handler = this.#handlers[operation];
    if (!handler) throw new Error(`The fake does not know ${operation}`);
    const answer = handler(sent);
    if (failure === 'unanswered') throw new TypeError('Failed to fetch');
    return answer;
  }

  #takeHold(operation: string): Promise<void> | undefined {
    if (this.#heldNext?.operation !== operation) return undefined;
    const { released } = this.#heldNext;
    this.#heldNext = undefined;
    return released;
  }

  #takeFailure(operation: string): Failure | undefined {
    const index = this.#failures.findIndex((each) => each.operation === operation);
    return index === -1 ? undefined : this.#failures.splice(index, 1)[0]?.failure;
  }

  /** Does a write unless it is on an old version. */
  #write({ headers }: Sent, work: () => unknown, status = 200): Response {
    const etag = headers.get('if-match');
    if (etag !== null && etag !== `"${this.version}"`) return problem(412);
    this.version += 1;
    return this.#json(work(), status);
  }

  #json(data: unknown, status = 200): Response {
    return new Response(JSON.stringify(data), { status, headers: { etag: `"${this.version}"` } });
  }

  /** The rows that a change added. */
  #apply(change: DesignChange): readonly CameraRow[] {
    const ids = { stream: () => this.#id(), group: (streamId: number) => streamId };
    const { design, difference, errors } = applyChange(this.design, change, { catalogue: this.catalogue, ids });
    if (errors[0]) throw new Error(`${errors[0].path}: ${problemText(errors[0].message)}`);
    ({ cameras: this.cameras, serverSettings: this.serverSettings } = design);
    return difference.added;
  }

  readonly #handlers: Readonly<Record<string, Handler>> = {
    listProjects: () =>
      this.#json({ projects: this.projects.map((each) => ({ ...each, figures: this.figures[each.name] ?? null })) }),
    createProject: () => {
      this.addProject('New Project');
      return this.#json({ project: this.projects.at(-1) }, 201);
    },
    updateProject: ({ params, body }) => {
      const { name } = body as ListedProject;
      this.projects = this.projects.map((each) => (each.id === Number(params['projectId']) ? { ...each, name } : each));
      return this.#json({ project: this.projects.find(({ id }) => id === Number(params['projectId'])) });
    },
    duplicateProject: ({ params }) => {
      const original = this.projects.find(({ id }) => id === Number(params['projectId']));
      this.addProject(`Copy of ${original?.name}`);
      return this.#json({ project: this.projects.at(-1) }, 201);
    },
    deleteProject: ({ params }) => {
      this.#deleted = this.projects.filter(({ id }) => id === Number(params['projectId']));
      this.projects = this.projects.filter(({ id }) => id !== Number(params['projectId']));
      return new Response(null, { status: 204 });
    },
    restoreProject: () => {
      this.projects = [...this.projects, ...this.#deleted];
      return this.#json({ project: this.#deleted[0] });
    },
    getSiteDesign: () => {
      const formData = { ...optionLists(this.catalogue), groupsPerDesign: this.groupsPerDesign };
      return this.#json({ siteDesign: this.design, formData });
    },
    updateCameraGroup: (sent) =>
      this.#write(sent, () => {
        const cameraGroupId = Number(sent.params['cameraGroupId']);
        this.#apply({ ...(sent.body as CameraGroupUpdate), cameraGroupId });
        return { cameras: streamsOf(this.cameras, cameraGroupId) };
      }),
    bulkApplyCameras: (sent) =>
      this.#write(sent, () => {
        this.#apply({ bulkApply: sent.body as BulkApply });
        return { cameras: this.cameras };
      }),
    saveServerSettings: (sent) =>
      this.#write(sent, () => {
        this.#apply({ serverSettings: sent.body as ServerSettings });
        return { siteDesign: this.design };
      }),
    updateSiteDesign: (sent) =>
      this.#write(sent, () => {
        this.designName = (sent.body as { readonly name: string }).name;
        const { cameras: _, serverSettings: _settings, ...heading } = this.design;
        return { siteDesign: heading };
      }),
    saveChanges: (sent) =>
      this.#write(sent, () => {
        const { offer, ...change } = sent.body as SaveChanges;
        this.#apply(change);
        this.offer = offer ?? this.offer;
        return { siteDesign: this.design };
      }),
    createCameraGroup: (sent) => this.#write(sent, () => ({ cameras: this.#apply({ cameras: [NEW_STREAM] }) }), 201),
    addCameraStream: (sent) =>
      this.#write(
        sent,
        () => ({
          cameras: this.#apply({ cameras: [{ ...NEW_STREAM, cameraGroupId: Number(sent.params['cameraGroupId']) }] }),
        }),
        201,
      ),
    deleteCameraStream: (sent) =>
      this.#write(sent, () => {
        this.#apply({ removedCameraIds: [Number(sent.params['cameraStreamId'])] });
        return null;
      }),
    deleteCameraGroup: (sent) =>
      this.#write(sent, () => {
        const streams = streamsOf(this.cameras, Number(sent.params['cameraGroupId']));
        this.#apply({ removedCameraIds: streams.map(({ id }) => id) });
        return null;
      }),
    listCameraTemplates: () => this.#json({ cameraTemplates: this.templates }),
    createCameraTemplate: ({ body }) => {
      const { name, cameras } = body as CameraTemplateCreate;
      const cameraTemplate = {
        id: this.#id(),
        name,
        createdUtc: MOMENT,
        cameras: cameras as CameraTemplate['cameras'],
      };
      this.templates = [cameraTemplate, ...this.templates];
      return this.#json({ cameraTemplate }, 201);
    },
    deleteCameraTemplate: ({ params }) => {
      this.templates = this.templates.filter(({ id }) => id !== Number(params['cameraTemplateId']));
      return new Response(null, { status: 204 });
    },
    calculateBitrate: () => this.#json(this.serverBitrate),
    calculateSiteDesign: () =>
      this.#json({
        ...english.rendered(calculateProposal(this.design, this.catalogue)),
        siteDesignName: this.design.name,
        siteName: this.design.siteName,
        projectName: this.design.projectName,
        siteDesignDateUtc: MOMENT,
      }),
    getCatalogue: () => this.#json({ catalogue: this.catalogue, version: this.catalogue.version }),
    getServerDefaults: () => {
      const { genericServerSettings, huskyServerSettings } = defaultServerSettings(this.catalogue);
      return this.#json({ genericServerSettings, huskyServerSettings });
    },
  };

  serverBitrate = 1;
  groupsPerDesign = 5000;
  #deleted: ListedProject[] = [];
}

function problem(status: number): Response {
  const body = { type: 'about:blank', title: `Problem ${status}`, status };
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/problem+json' } });
}

function match(method: string, address: string): { route: RouteContract; params: Record<string, string> } {
  const path = new URL(address, 'http://localhost').pathname.replace(/^\/api/, '');
  // The more parts of an address are fixed, the better it fits: "bulkapply" is no group id.
  const found = contracts
    .filter((route) => route.method === method)
    .map((route) => ({ route, params: paramsOf(route.url, path) }))
    .filter(({ params }) => params !== undefined)
    .toSorted((a, b) => Object.keys(a.params ?? {}).length - Object.keys(b.params ?? {}).length)[0];
  if (!found?.params) throw new Error(`No endpoint ${method} ${path}`);
  return { route: found.route, params: found.params };
}

function paramsOf(pattern: string, path: string): Record<string, string> | undefined {
  const expression = new RegExp(`^${pattern.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`);
  const found = expression.exec(path);
  return found ? { ...found.groups } : undefined;
}
