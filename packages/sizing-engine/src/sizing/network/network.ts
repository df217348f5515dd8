import type { Explained } from '../../derivation/explained.ts';
import { cited, given, type Quantity } from '../../derivation/quantity.ts';
import {
  corePorts,
  leastSwitches,
  switchesLoss,
  switchesPower,
  uplinkPorts,
  usablePorts,
  usableUplink,
} from '../../formulas/edge-network.ts';
import { heat } from '../../formulas/physical.ts';
import type { NetworkSettings } from '../../site/site-settings.ts';
import type { UsableSwitch } from '../../site/usable-switch.ts';
import type { SizingQuestion } from '../question/question.ts';
import type { Closet, NetworkResult, PlannedSwitches } from '../result/network-result.ts';
import { saying } from '../result/sayings.ts';
import { searchResult } from '../search/search-result.ts';
import {
  fullestLimit,
  namedKind,
  plannedClosets,
  usableSwitches,
  type ChosenSwitches,
  type PlannedCloset,
} from './closet-plan.ts';
import { networkCable } from './cable.ts';
import { connectedGroups, type ConnectedGroup } from './connected-groups.ts';
import { explainCameras, type CameraSources, type ExplainedCameras } from './explained-cameras.ts';
import { findingsOf } from './network-findings.ts';

/** The switches of one closet, with what a bill needs of them. */
export interface SwitchesOfCloset {
  readonly usable: UsableSwitch;
  readonly switches: Quantity<'switch'>;
  readonly powerW: Quantity<'W'>;
  readonly lossW: Quantity<'W'>;
  /** Whether it is known what every camera draws. */
  readonly isDrawnKnown: boolean;
}

/** The network of a design, and what is to be bought of it. */
export interface PlannedNetwork {
  readonly result: Explained<NetworkResult>;
  readonly switches: readonly SwitchesOfCloset[];
  readonly boxes: Quantity<'box'>;
}

/** The network between cameras and recording servers; undefined where nobody asks for it. */
export function networkOf(question: SizingQuestion): PlannedNetwork | undefined {
  const settings = question.design.serverSettings.network;
  if (settings === null) return undefined;
  const groups = connectedGroups(question);
  const switches = usableSwitches(settings, question.catalogue);
  const planned = plannedClosets(groups, switches);
  const context = { settings, question, sources: { ...question, rows: question.design.cameras } };
  const closets = planned.map((each) => explainedCloset(each, context));
  const all = explainCameras({ groups, dealt: undefined }, context.sources);
  const cable = networkCable(groups, question.catalogue);
  return {
    result: {
      closets: closets.map(({ result }) => result),
      core: { ports: corePorts({ closets: closets.flatMap(({ uplinks }) => uplinks) }), rateMbit: all.rateMbit },
      cable,
      findings: findingsOf(planned, { settings, groups, switches, catalogue: question.catalogue }),
    },
    switches: closets.flatMap(({ bought }) => bought),
    boxes: cable.boxes,
  };
}

interface NetworkContext {
  readonly settings: NetworkSettings;
  readonly question: SizingQuestion;
  readonly sources: CameraSources;
}

interface ExplainedCloset {
  readonly result: Explained<Closet>;
  readonly bought: readonly SwitchesOfCloset[];
  readonly uplinks: readonly Quantity<'port'>[];
}

function explainedCloset(planned: PlannedCloset, context: NetworkContext): ExplainedCloset {
  const { closet, groups, chosen } = planned;
  const load = explainCameras({ groups, dealt: undefined }, context.sources);
  if (chosen === undefined) {
    const named = namedKind(context.settings, context.question.catalogue.switchKinds);
    return {
      result: { ...NO_SWITCHES, closet, cameras: load.cameras, switchKind: named?.id ?? null },
      bought: [],
      uplinks: [],
    };
  }
  const { usable, plan } = chosen;
  const least = leastOf(load, chosen, context);
  const switches = searchResult(plan.servers, 'switch', { rule: saying('found.switches'), because: [least] });
  const bought = boughtOf({ usable, switches, groups }, load, context);
  const { uplinksUsed } = context.settings;
  return {
    result: {
      closet,
      cameras: load.cameras,
      switchKind: usable.kind.id,
      switches: switchesOf(planned, chosen, context),
      lowerBound: least,
      provenLeast: plan.servers === plan.lowerBound,
      decidedBy: fullestLimit(usable, planned.deals.total).limit,
      powerW: bought.powerW,
      heatBtuPerHour: heat({ watts: bought.lossW }),
    },
    bought: [bought],
    uplinks: [
      uplinkPorts({
        switches,
        used: given('serverSettings.network.uplinksUsed', uplinksUsed, 'port'),
        uplinks: cited(usable.kind.name, saying('field.uplinks'), usable.kind.uplinks),
      }),
    ],
  };
}

const NO_SWITCHES = {
  switches: [],
  lowerBound: null,
  provenLeast: null,
  decidedBy: null,
  powerW: null,
  heatBtuPerHour: null,
} as const;

function leastOf(
  { cameras, reservedW, rateMbit }: ExplainedCameras,
  { usable: { kind }, plan }: ChosenSwitches,
  { settings }: NetworkContext,
): Quantity<'switch'> {
  const setting = <U extends '%' | 'port'>(
    name: 'sparePortsPercent' | 'uplinkUsePercent' | 'uplinksUsed',
    unit: U,
  ): Quantity<U> => given(`serverSettings.network.${name}`, settings[name], unit);
  return leastSwitches.known(plan.lowerBound, () => ({
    cameras,
    ports: usablePorts({
      ports: cited(kind.name, saying('field.ports'), kind.ports),
      sparePercent: setting('sparePortsPercent', '%'),
    }),
    reserved: reservedW,
    budget: cited(kind.name, saying('field.poe-budget'), kind.poeBudgetW),
    rate: rateMbit,
    uplink: usableUplink({
      usePercent: setting('uplinkUsePercent', '%'),
      used: setting('uplinksUsed', 'port'),
      uplinks: cited(kind.name, saying('field.uplinks'), kind.uplinks),
      uplinkMbit: cited(kind.name, saying('field.uplink-speed'), kind.uplinkMbit),
    }),
  }));
}

function switchesOf(
  { deals, groups }: PlannedCloset,
  { plan }: ChosenSwitches,
  { sources }: NetworkContext,
): Explained<PlannedSwitches>[] {
  return [...deals.servers(plan.order, plan.servers)].map(({ count, cameras: dealt }) => {
    const dealtGroups = groups.filter(({ cameraGroupId }) =>
      dealt.some((each) => each.cameraGroupId === cameraGroupId),
    );
    const load = explainCameras({ groups: dealtGroups, dealt }, sources);
    return {
      count: searchResult(count, 'switch', { rule: saying('found.switches-alike'), because: [load.cameras] }),
      cameras: load.cameras,
      reservedW: load.reservedW,
      drawnW: load.drawnW,
      drawnKnown: isDrawnKnown(dealtGroups),
      rateMbit: load.rateMbit,
      groups: dealt.map(({ cameraGroupId, cameras }) => ({ cameraGroupId, cameras })),
    };
  });
}

function isDrawnKnown(groups: readonly ConnectedGroup[]): boolean {
  return groups.every(({ drawnW }) => drawnW !== null);
}

function boughtOf(
  { usable, switches, groups }: Pick<SwitchesOfCloset, 'usable' | 'switches'> & Pick<PlannedCloset, 'groups'>,
  { drawnW }: ExplainedCameras,
  { question }: NetworkContext,
): SwitchesOfCloset {
  const { siteModel } = question.catalogue;
  const inputs = {
    switches,
    basePower: cited(usable.kind.name, saying('field.base-power-of-switch'), usable.kind.baseW),
    drawn: drawnW,
    efficiency: cited(siteModel.id, saying('field.poe-efficiency'), siteModel.poeEfficiency),
  };
  return {
    usable,
    switches,
    powerW: switchesPower(inputs),
    lossW: switchesLoss(inputs),
    isDrawnKnown: isDrawnKnown(groups),
  };
}
