import { createHash } from 'node:crypto';
import type { Plan, PlanChange } from '@site-designer/api-contract';
import type { CheckedPicture } from '../../../modules/plans/picture.ts';
import type { PlanAddress, PlanStore } from '../../../modules/plans/plan-store.ts';
import type { Actor } from '../../../modules/ports/actor.ts';
import type { SiteAddress } from '../../../modules/sites/site-store.ts';
import { recordEvent } from '../../events/record-event.ts';
import { idOf } from '../base/ids.ts';
import { pageOf } from '../base/page-bounds.ts';
import { hasSite, ownSite, touchSite } from '../tree/project-tree.ts';
import type { Connection } from '../base/schema.ts';
import { atomically, parsed, type StoreContext } from '../base/store-context.ts';
import { rescaleDesigns, rescaledPlan } from './rescale.ts';

const PLAN = [
  'site_plans.id',
  'site_plans.name',
  'sort',
  'width',
  'height',
  'metres_per_pixel as metresPerPixel',
  'rotation',
  'opacity',
  'crop',
  'walls',
  'picture_hash as pictureHash',
] as const;

export function planStore(context: StoreContext): PlanStore {
  const { connection } = context;
  return {
    list: async (actor, address, page) => {
      if (!(await hasSite(connection, actor, address))) return undefined;
      const plans = plansOf(connection, actor, address).orderBy('sort').orderBy('site_plans.id');
      const rows = await pageOf(plans, 'site_plans.id', page).execute();
      return rows.map(planOf);
    },

    find: (actor, address) => findPlan(connection, actor, address),

    scales: (actor, address) =>
      ownSite(connection, actor, address)
        .innerJoin('site_plans', 'site_plans.site_id', 'sites.id')
        .select(['site_plans.id', 'metres_per_pixel as metresPerPixel'])
        .orderBy('site_plans.id')
        .execute(),

    picture: async (actor, address) => {
      const found = await plansOf(connection, actor, address)
        .innerJoin('plan_pictures', 'hash', 'picture_hash')
        .where('site_plans.id', '=', idOf(address.planId))
        .select(['plan_pictures.type', 'plan_pictures.content'])
        .executeTakeFirst();
      return found && { type: found.type, bytes: Buffer.from(found.content) };
    },

    create: planCreator(context),
    ...planChanges(context),
  };
}

function planCreator(context: StoreContext): PlanStore['create'] {
  return (actor, address, { name, picture }) =>
    atomically(context, async (transaction) => {
      if (!(await hasSite(transaction, actor, address))) return undefined;
      const at = context.now();
      // Locked before plans and bytes are counted, so that writers to the same project queue here.
      await touched(transaction, actor, { address, at });
      const others = await plansOf(transaction, actor, address).execute();
      await context.quotas.newPlan(transaction, actor, { plans: others.length + 1, bytes: picture.bytes.length });
      const plan = { name: freeName(name, others), picture, at, sort: nextSort(others) };
      const planId = await insertPlan(transaction, address, plan);
      return findPlan(transaction, actor, { ...address, planId });
    });
}

function planChanges(context: StoreContext): Pick<PlanStore, 'update' | 'remove' | 'replacePicture'> {
  const { now } = context;

  /** Changes a plan, and tells of it. */
  const changing = (
    actor: Actor,
    address: PlanAddress,
    change: (transaction: Connection, before: Plan) => Promise<void>,
  ): Promise<Plan | undefined> =>
    atomically(context, async (transaction) => {
      const before = await findPlan(transaction, actor, address);
      if (before === undefined) return undefined;
      await change(transaction, before);
      await touched(transaction, actor, { address, at: now() });
      return (await findPlan(transaction, actor, address)) ?? before;
    });

  return {
    update: (actor, address, change) =>
      changing(actor, address, async (transaction, { id }) => {
        const columns = columnsOf(change);
        if (Object.keys(columns).length === 0) return;
        const update = transaction.updateTable('site_plans').set({ ...columns, updated_at: now() });
        await update.where('id', '=', id).execute();
      }),

    remove: async (actor, address) => {
      const removed = await changing(actor, address, async (transaction, { id }) => {
        await transaction.deleteFrom('site_plans').where('id', '=', id).execute();
      });
      return removed !== undefined;
    },

    replacePicture: (actor, address, picture) =>
      changing(actor, address, async (transaction, before) => {
        await context.quotas.newBytes(transaction, actor, picture.bytes.length);
        const at = now();
        const picture_hash = await keepPicture(transaction, picture, at);
        const { width, height, metresPerPixel, crop, walls } = rescaledPlan(before, picture);
        const pictured = { width, height, picture_hash, bytes: picture.bytes.length, updated_at: at };
        const columns = { ...columnsOf({ metresPerPixel, crop, walls }), ...pictured };
        await transaction.updateTable('site_plans').set(columns).where('id', '=', before.id).execute();
        await rescaleDesigns(transaction, { actor, address, before, after: picture, at });
      }),
  };
}

function plansOf(connection: Connection, actor: Actor, address: SiteAddress) {
  return ownSite(connection, actor, address).innerJoin('site_plans', 'site_plans.site_id', 'sites.id').select(PLAN);
}

async function findPlan(connection: Connection, actor: Actor, address: PlanAddress): Promise<Plan | undefined> {
  const found = await plansOf(connection, actor, address)
    .where('site_plans.id', '=', idOf(address.planId))
    .executeTakeFirst();
  return found && planOf(found);
}

type PlanRow = Awaited<ReturnType<ReturnType<typeof plansOf>['executeTakeFirstOrThrow']>>;

function planOf({ crop, walls, ...row }: PlanRow): Plan {
  return { ...row, crop: crop === null ? null : parsed(crop), walls: parsed(walls) };
}

function columnsOf({ metresPerPixel, crop, walls, ...plain }: PlanChange) {
  return {
    ...plain,
    ...(metresPerPixel !== undefined && { metres_per_pixel: metresPerPixel }),
    ...(crop !== undefined && { crop: crop === null ? null : JSON.stringify(crop) }),
    ...(walls !== undefined && { walls: JSON.stringify(walls) }),
  };
}

interface NewPlan {
  readonly name: string;
  readonly sort: number;
  readonly picture: CheckedPicture;
  readonly at: string;
}

async function insertPlan(
  transaction: Connection,
  { siteId }: SiteAddress,
  { name, sort, picture, at }: NewPlan,
): Promise<number> {
  const { width, height, bytes } = picture;
  const hash = await keepPicture(transaction, picture, at);
  const { id } = await transaction
    .insertInto('site_plans')
    .values({
      site_id: siteId,
      name,
      sort,
      width,
      height,
      picture_hash: hash,
      bytes: bytes.length,
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A picture is stored once, by its digest. That it is used now keeps it from a purge that goes on meanwhile. */
async function keepPicture(transaction: Connection, { type, bytes }: CheckedPicture, at: string): Promise<string> {
  const hash = createHash('sha256').update(bytes).digest('hex');
  await transaction
    .insertInto('plan_pictures')
    .values({ hash, type, content: bytes, used_at: at })
    .onConflict((conflict) => conflict.columns(['hash']).doUpdateSet({ used_at: at }))
    .execute();
  return hash;
}

async function touched(
  transaction: Connection,
  { userId }: Actor,
  { address, at }: { readonly address: SiteAddress; readonly at: string },
): Promise<void> {
  const { projectId, siteId } = address;
  await touchSite(transaction, { projectId, siteId }, at);
  await recordEvent(transaction, { kind: 'siteChanged', projectId, siteId, userId, at });
}

function freeName(name: string, others: readonly { readonly name: string }[]): string {
  const names = new Set(others.map((plan) => plan.name));
  if (!names.has(name)) return name;
  for (let number = 2; ; number += 1) if (!names.has(`${name} ${number}`)) return `${name} ${number}`;
}

function nextSort(others: readonly { readonly sort: number }[]): number {
  return others.reduce((most, { sort }) => Math.max(most, sort), 0) + 1;
}
