import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  compareDesignVersion,
  createDesignVersion,
  getDesignVersion,
  listDesignVersions,
  MOST_VERSION_NAME,
  renameDesignVersion,
  restoreDesignVersion,
  type DesignVersion,
} from '@site-designer/api-contract';
import { calculateProposal, SizingError, type Catalogue } from '@site-designer/sizing-engine';
import { ownSpeaker, fieldText, errorText } from '@site-designer/texts';
import { caller } from '../../http/caller.ts';
import { optionalBody } from '../../http/optional-body.ts';
import { found, invalidRequest, refuseInvalid, RequestProblem } from '../../http/problem.ts';
import { designOf, type OfferedDesign } from '../cameras/stored-stream.ts';
import type { Actor } from '../ports/actor.ts';
import { nameOf } from '../ports/name-of.ts';
import type { PriceListStore } from '../price-list/price-list-store.ts';
import { withoutPrices } from '../../http/without-prices.ts';
import { comparedPart } from '../proposals/compared-part.ts';
import { comparedParts, priced } from '../proposals/comparison-routes.ts';
import type { CalculatedDesigns } from '../site-designs/recent-proposals.ts';
import { siteDesignView } from '../site-designs/site-design-routes.ts';
import type { SiteDesignAddress, SiteDesignStore } from '../site-designs/site-design-store.ts';
import { tagged, writeOf, written } from '../site-designs/write.ts';
import { textErrors } from '../texts/texts.ts';
import { packedVersion, unpackedDesign } from './packed-design.ts';
import { restoredChange } from './restored-change.ts';
import type { VersionKeeper } from './version-keeper.ts';
import type { StoredVersion, VersionStore } from './version-store.ts';
import { apiTexts } from '../../texts/language-in-use.ts';

interface VersionDependencies {
  readonly versions: VersionStore;
  readonly siteDesigns: SiteDesignStore;
  readonly priceLists: PriceListStore;
  readonly calculated: CalculatedDesigns;
  readonly catalogue: Catalogue;
  readonly keepVersion: VersionKeeper;
}

export const versionRoutes: FastifyPluginAsyncTypebox<VersionDependencies> = async (app, dependencies) => {
  await app.register(versionList, dependencies);
  await app.register(versionContent, dependencies);
};

const versionList: FastifyPluginAsyncTypebox<VersionDependencies> = async (
  app,
  { versions, siteDesigns, catalogue },
) => {
  app.route({
    ...listDesignVersions,
    handler: async (request) => {
      const listed = found(await versions.list(caller(request), request.params, request.query));
      return { versions: listed.map((each) => shown(each, caller(request))) };
    },
  });

  app.route({
    ...createDesignVersion,
    preValidation: optionalBody,
    handler: async (request, reply) => {
      const { params, body } = request;
      const actor = caller(request);
      const name = body.name === undefined ? '' : checkedVersionName(body.name);
      const stored = found(await siteDesigns.find(actor, params));
      const packed = await packedVersion(stored.version, designOf(stored, catalogue));
      const kept = found(await versions.keep(actor, params, { ...packed, name, isByHand: true }));
      const { projectId, siteId, siteDesignId } = params;
      const design = `${app.prefix}/project/${projectId}/site/${siteId}/sitedesign/${siteDesignId}`;
      return reply
        .code(201)
        .header('location', `${design}/version/${kept.version}`)
        .send({ version: shown(kept, actor) });
    },
  });

  app.route({
    ...renameDesignVersion,
    handler: async (request) => {
      const { params, body } = request;
      const actor = caller(request);
      const name = checkedVersionName(body.name);
      return { version: shown(found(await versions.rename(actor, params, name)), actor) };
    },
  });
};

const versionContent: FastifyPluginAsyncTypebox<VersionDependencies> = async (app, dependencies) => {
  const { versions, siteDesigns, priceLists, calculated, catalogue, keepVersion } = dependencies;

  const designAt = async (actor: Actor, address: SiteDesignAddress & { readonly version: number }) => {
    const { content, at } = found(await versions.find(actor, address));
    return { at, design: await today(() => unpackedDesign(content, catalogue)) };
  };

  app.route({
    ...getDesignVersion,
    handler: async (request) => {
      const actor = caller(request);
      const { at, design } = await designAt(actor, request.params);
      const heading = found(await siteDesigns.heading(actor, request.params));
      return { siteDesign: siteDesignView({ ...heading, updatedUtc: at }, design) };
    },
  });

  app.route({
    ...restoreDesignVersion,
    handler: async (request, reply) => {
      const write = writeOf(request, request.params);
      const { design } = await designAt(write.actor, request.params);
      const keptBefore = await keepVersion(write, 'always');
      const restored = await siteDesigns.change(write, async ({ content, ...heading }) => {
        const now = designOf(await content(), catalogue);
        return { ...restoredChange(now, design), kept: await keptBefore(heading, now) };
      });
      const { heading } = written(restored);
      tagged(reply, heading);
      return { siteDesign: siteDesignView(heading, design) };
    },
  });

  app.route({
    ...compareDesignVersion,
    handler: async (request) => {
      const { params, query } = request;
      const actor = caller(request);
      const { to = 'design' } = query;
      const sizedVersion = async (version: number) => {
        const { design } = await designAt(actor, { ...params, version });
        return sized(design, catalogue);
      };
      const sizedNow = async () => {
        const { design, proposal } = await calculated(actor, params);
        return comparedPart(design, proposal);
      };
      const place = { priceList: await priceLists.read(actor) };
      const before = priced(await sizedVersion(params.version), place);
      const after = priced(to === 'design' ? await sizedNow() : await sizedVersion(Number(to)), place);
      const [from, until] = actor.hidesPrices === true ? withoutPrices([before, after] as const) : [before, after];
      return comparedParts(from, until, catalogue);
    },
  });
};

function sized(design: OfferedDesign, catalogue: Catalogue) {
  return today(async () => comparedPart(design, ownSpeaker.rendered(calculateProposal(design, catalogue))));
}

/** @throws RequestProblem 409 where the version chose an option that no longer exists. */
async function today<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof SizingError)) throw error;
    throw new RequestProblem(409, apiTexts().proposals.versionUnusable(errorText(error)));
  }
}

function shown(stored: StoredVersion, reader: Actor): DesignVersion {
  const { version, name, userId, userName, subject, at, groups, bytes } = stored;
  const by = userName === null || subject === null ? null : nameOf({ name: userName, subject });
  return { version, name, isYours: userId === reader.userId, by, atUtc: at, groups, bytes };
}

/** @throws RequestProblem 400 that names the field. */
function checkedVersionName(given: string): string {
  const name = given.trim();
  if (name === '') throw invalidRequest([{ path: 'name', message: fieldText('field.required') }]);
  if (name.length > MOST_VERSION_NAME) {
    throw invalidRequest([{ path: 'name', message: apiTexts().fields.characters(MOST_VERSION_NAME) }]);
  }
  refuseInvalid(textErrors({ name: 'line' }, { name }));
  return name;
}
