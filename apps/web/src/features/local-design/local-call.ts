import { LOCAL_PROBLEM_TEXTS } from '#texts/editor/local-design.ts';
import {
  calculateSiteDesign,
  getSiteDesign,
  saveChanges,
  saveServerSettings,
  updateSiteDesign,
  type Address,
  type Input,
  type Output,
  type RouteContract,
} from '@site-designer/api-contract/addresses';
import { bitrateQuestion } from '@site-designer/api-contract/bitrate-question';
import {
  addCameraStream,
  bulkApplyCameras,
  calculateStreamBitrate,
  createCameraGroup,
  deleteCameraGroup,
  deleteCameraStream,
  getCatalogue,
  getServerDefaults,
  updateCameraGroup,
} from '@site-designer/api-contract/design-addresses';
import { USUAL_GROUPS_PER_DESIGN } from '@site-designer/api-contract/design-bounds';
import { checkName } from '@site-designer/api-contract/names';
import { calculateBitrate, defaultServerSettings, NEW_STREAM } from '@site-designer/sizing-engine';
import { publishedCatalogue as catalogue } from '@site-designer/sizing-engine/catalogue';
import { applyChange } from '@site-designer/sizing-engine';
import {
  consecutiveIds,
  streamsOf,
  type DesignChange,
  type DesignDifference,
} from '@site-designer/sizing-engine/design';
import { type FieldError, fieldErrors, namedCatalogue, namedOptions } from '@site-designer/texts';
import { ApiProblem } from '../../lib/calls/api-problem.ts';
import type { Answer, Call } from '../../lib/calls/call.ts';
import { sizing } from '../../lib/sizing/sizing.ts';
import { changedElsewhere } from './changed-elsewhere.ts';
import { entityTag, siteDesignView, type LocalDesign } from './local-design.ts';
import type { LocalDesigns } from './local-designs.ts';

type Answering<R extends RouteContract> = (input: Input<R>) => Promise<Answer<Output<R>>>;

/** Handlers of all endpoints by operation. */
type AnyAnswering = (input: never) => Promise<Answer<unknown>>;
type Entry = readonly [Address, AnyAnswering];

/** Answers the editor's requests without a server: with the engine, from the local design. */
export function createLocalCall(designs: LocalDesigns): Call {
  const answers = new Map<Address, AnyAnswering>([...reads(designs), ...writes(designs)]);
  return async <R extends RouteContract>(route: Address<R>, input: Input<R>) => {
    const answer = answers.get(route) as Answering<R> | undefined;
    if (!answer) throw new Error(`${route.method} ${route.url} needs an account`);
    return answer(input);
  };
}

function on<R extends RouteContract>(route: Address<R>, answer: Answering<R>): Entry {
  return [route, answer];
}

function reads(designs: LocalDesigns): readonly Entry[] {
  return [
    on(getSiteDesign, async () => {
      const design = await current(designs);
      const formData = { ...namedOptions(catalogue), groupsPerDesign: USUAL_GROUPS_PER_DESIGN };
      return tagged(design, { siteDesign: siteDesignView(design), formData });
    }),
    on(calculateSiteDesign, async () => {
      const design = await current(designs);
      return tagged(design, await calculated(design));
    }),
    on(getCatalogue, async () => ({
      data: { catalogue: namedCatalogue(catalogue), version: catalogue.version },
      etag: undefined,
    })),
    on(getServerDefaults, async () => ({ data: defaultServerSettings(catalogue), etag: undefined })),
    on(calculateStreamBitrate, async ({ querystring }) => {
      const { question, errors } = bitrateQuestion(querystring, catalogue);
      refuse(errors);
      return { data: calculateBitrate(question, catalogue), etag: undefined };
    }),
  ];
}

async function calculated(design: LocalDesign) {
  const { name, siteName, projectName, updatedUtc } = siteDesignView(design);
  const { proposal } = await sizing.ask({ kind: 'size' }, { design, catalogue: namedCatalogue(catalogue) });
  return { ...proposal, siteDesignName: name, siteName, projectName, siteDesignDateUtc: updatedUtc };
}

function writes(designs: LocalDesigns): readonly Entry[] {
  return [...settingsWrites(designs), ...additions(designs), ...removals(designs)];
}

function settingsWrites(designs: LocalDesigns): readonly Entry[] {
  return [
    on(saveChanges, async ({ headers, body }) => {
      const { after } = await write(designs, headers, () => body);
      return tagged(after, { siteDesign: siteDesignView(after) });
    }),
    on(updateSiteDesign, async ({ headers, body: { name: typed } }) => {
      const name = typed.trim();
      const message = checkName('siteDesign', name);
      refuse(message === undefined ? [] : [{ path: 'name', message }]);
      const after = await nextVersion(designs, headers, (design) => ({ ...design, name }));
      return tagged(after, { siteDesign: siteDesignView(after) });
    }),
    on(saveServerSettings, async ({ headers, body }) => {
      const { after } = await write(designs, headers, () => ({ serverSettings: body }));
      return tagged(after, { siteDesign: siteDesignView(after) });
    }),
  ];
}

function additions(designs: LocalDesigns): readonly Entry[] {
  return [
    on(updateCameraGroup, async ({ headers, params: { cameraGroupId }, body }) => {
      const { after } = await write(designs, headers, () => ({ cameraGroupId, cameras: body.cameras }));
      return tagged(after, { cameras: streamsOf(after.cameras, cameraGroupId) });
    }),
    on(bulkApplyCameras, async ({ headers, body }) => {
      const { after } = await write(designs, headers, () => ({ bulkApply: body }));
      return tagged(after, { cameras: [...after.cameras] });
    }),
    on(createCameraGroup, async ({ headers }) =>
      added(await write(designs, headers, () => ({ cameras: [NEW_STREAM] }))),
    ),
    on(addCameraStream, async ({ headers, params: { cameraGroupId } }) =>
      added(await write(designs, headers, () => ({ cameras: [{ ...NEW_STREAM, cameraGroupId }] }))),
    ),
  ];
}

function removals(designs: LocalDesigns): readonly Entry[] {
  return [
    on(deleteCameraGroup, async ({ headers, params }) => {
      const { after } = await write(designs, headers, ({ cameras }) => ({
        removedCameraIds: streamsOf(cameras, params.cameraGroupId).map(({ id }) => id),
      }));
      return tagged(after, null);
    }),
    on(deleteCameraStream, async ({ headers, params }) => {
      const { after } = await write(designs, headers, () => ({ removedCameraIds: [params.cameraStreamId] }));
      return tagged(after, null);
    }),
  ];
}

type IfMatchHeaders = { readonly 'if-match'?: string } | undefined;

interface Written {
  readonly after: LocalDesign;
  readonly difference: DesignDifference;
}

async function write(
  designs: LocalDesigns,
  headers: IfMatchHeaders,
  make: (design: LocalDesign) => DesignChange,
): Promise<Written> {
  let difference: DesignDifference | undefined;
  const after = await nextVersion(designs, headers, (design) => {
    const { nextId } = design;
    const applied = applyChange(design, make(design), { catalogue, ids: consecutiveIds(nextId) });
    refuse(fieldErrors(applied.errors));
    ({ difference } = applied);
    return { ...applied.design, nextId: nextId + difference.added.length };
  });
  if (!difference) throw changedElsewhere();
  return { after, difference };
}

/** Changes the version that the editor has: writes of another tab are not overwritten. */
function nextVersion(
  designs: LocalDesigns,
  headers: IfMatchHeaders,
  work: (design: LocalDesign) => LocalDesign,
): Promise<LocalDesign> {
  return designs.change((design) => {
    const expected = headers?.['if-match'];
    if (expected !== undefined && expected !== entityTag(design)) throw changedElsewhere();
    return { ...work(design), version: design.version + 1, updatedUtc: new Date().toISOString() };
  });
}

/** Refuses a change as the server does. */
function refuse(errors: readonly FieldError[]): void {
  const [first] = errors;
  if (!first) return;
  throw new ApiProblem({
    type: 'about:blank',
    title: LOCAL_PROBLEM_TEXTS.invalid,
    status: 400,
    detail: first.message,
    errors: [...errors],
  });
}

function added({ after, difference }: Written) {
  return tagged(after, { cameras: [...difference.added] });
}

function tagged<T>(design: LocalDesign, data: T): Answer<T> {
  return { data, etag: entityTag(design) };
}

async function current(designs: LocalDesigns): Promise<LocalDesign> {
  const design = await designs.read();
  if (!design) throw changedElsewhere();
  return design;
}
