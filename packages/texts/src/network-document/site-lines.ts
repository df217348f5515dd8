import { isOutside, roomSums, switchSums, type SwitchSums } from '@site-designer/sizing-engine/comparison';
import { figure } from '../basics/formats.ts';
import { boughtServers } from '../told/hardware-line.ts';
import type { NetworkLine } from './document.ts';
import type { NetworkSources, PlannedCloset } from './input.ts';
import { line, sumText, term } from './line.ts';

/** Part of the addresses that is asked for besides. */
const SPARE_PERCENT = 20;

/** What the site needs besides its closets: core, addresses, room, a clock. */
export function siteLines(sources: NetworkSources): NetworkLine[] {
  return [
    ...coreLines(sources),
    ...viewingLines(sources),
    ...addressLines(sources),
    ...closetRoom(sources),
    ...serverRoom(sources),
    line('clock', { value: 1, how: sources.formats.words.network.how.clock }, sources),
  ];
}

function sumsOf(closets: readonly PlannedCloset[]): SwitchSums {
  return switchSums(closets.flatMap(({ switches }) => switches));
}

function coreLines(sources: NetworkSources): NetworkLine[] {
  const { formats, network, settings } = sources;
  const { closets, core } = network;
  const { how, sums } = formats.words.network;
  const rates = closets.map(({ switches }) => term(switchSums(switches).rateMbit, formats));
  const isSum = closets.length > 1 && closets.every(({ switches }) => switches.length > 0);
  const { ports, rateMbit } = core;
  const { switches } = sumsOf(closets);
  const { uplinksUsed: uplinks, sharedUplinkMbit, uplinkUsePercent: usePercent } = settings;
  const uplinksText = how.coreUplinks({ uplinks, switches, isMost: ports < switches * uplinks }, formats);
  const shared = how.sharedPath({ usePercent, rate: figure(rateMbit, formats) }, formats);
  return [
    line(
      'servers-rate',
      { value: rateMbit, how: isSum ? sumText(rates, sums.closets, formats) : how.allCameras },
      sources,
    ),
    ...(ports === 0 ? [] : [line('core-ports', { value: ports, how: uplinksText }, sources)]),
    ...(sharedUplinkMbit === 0 ? [] : [line('shared-path', { value: sharedUplinkMbit, how: shared }, sources)]),
  ];
}

function viewingLines(sources: NetworkSources): NetworkLine[] {
  const { design, formats, result } = sources;
  const { viewing } = result;
  if (viewing == null || viewing.stations.length === 0) return [];
  const terms = design.serverSettings.viewing.stations.map(({ id, name, quantity }) => {
    const loads = viewing.stations.find((station) => station.id === id)?.loads ?? [];
    const rate = loads.find(({ limit }) => limit === 'network')?.value ?? 0;
    return `${name} ${formats.number(quantity)} x ${term(rate, formats)}`;
  });
  const how = sumText(terms, formats.words.network.sums.stationKinds, formats);
  return [line('live-view', { value: viewing.recorderMbit, how }, sources)];
}

function addressLines(sources: NetworkSources): NetworkLine[] {
  const { design, formats, network, result } = sources;
  const { recording = null, spares = null } = result.answer ?? {};
  if (recording === null) return [];
  const { how } = formats.words.network;
  const cameras = result.totals.cameras.value;
  const servers = boughtServers({ recording, spares });
  const management = (result.bill ?? [])
    .filter(({ kind }) => kind === 'management-server' || kind === 'database-server')
    .reduce((sum, { quantity }) => sum + quantity, 0);
  const known = cameras + servers + management;
  const spare = Math.ceil((known * SPARE_PERCENT) / 100);
  const { switches } = sumsOf(network.closets);
  const stations = design.serverSettings.viewing.stations.reduce((sum, { quantity }) => sum + quantity, 0);
  const counts = { cameras, servers, management, sparePercent: SPARE_PERCENT, spare };
  return [
    line('addresses', { value: known + spare, how: how.addresses(counts, formats) }, sources),
    ...(switches + stations === 0
      ? []
      : [
          line(
            'other-addresses',
            { value: switches + stations, how: how.otherAddresses({ switches, stations }, formats) },
            sources,
          ),
        ]),
  ];
}

function closetRoom(sources: NetworkSources): NetworkLine[] {
  const { catalogue, formats, network, result } = sources;
  const dealt = network.closets.filter(({ switches }) => switches.length > 0);
  if (dealt.length === 0) return [];
  const words = formats.words.network;
  const used = catalogue.switchKinds.filter(({ id }) => dealt.some(({ switchKind }) => switchKind === id));
  const isLeast = !sumsOf(dealt).isDrawnKnown;
  const facts = [
    ...used.map(({ name, baseW }) => [words.facts.switchPower(name), baseW] as const),
    [words.facts.supplyEfficiency, catalogue.siteModel.poeEfficiency] as const,
  ];
  const units = (result.bill ?? [])
    .filter(({ kind }) => kind === 'switch')
    .reduce((sum, { rackUnits }) => sum + (rackUnits ?? 0), 0);
  const unitTerms = used.flatMap(({ id, name, rackUnits }) => {
    const count = sumsOf(dealt.filter(({ switchKind }) => switchKind === id)).switches;
    return rackUnits.value === 0 ? [] : [`${formats.number(count)} x ${formats.number(rackUnits.value)} U (${name})`];
  });
  const sumOf = (field: 'powerW' | 'heatBtuPerHour', ofOne: string) => {
    const terms = dealt.map((closet) => term(closet[field] ?? 0, formats));
    return {
      value: dealt.reduce((sum, closet) => sum + (closet[field] ?? 0), 0),
      how: dealt.length === 1 ? ofOne : sumText(terms, words.sums.closets, formats),
      isLeast,
      facts,
    };
  };
  return [
    ...(units === 0 ? [] : [line('closet-units', { value: units, how: unitTerms.join(' + ') }, sources)]),
    line('closet-power', sumOf('powerW', words.how.closetPower), sources),
    line('closet-heat', sumOf('heatBtuPerHour', words.how.closetHeat), sources),
  ];
}

/** What the bill tells of the machine room, and how long it bridges without mains. */
function serverRoom(sources: NetworkSources): NetworkLine[] {
  const { design, formats, result } = sources;
  const lines = (result.bill ?? []).filter((each) => !isOutside(each) && each.kind !== 'own');
  if (lines.length === 0) return [];
  const { how } = formats.words.network;
  const { upsMinutes } = design.serverSettings.power;
  const sums = roomSums(lines);
  const sumOf = (field: 'rackUnits' | 'typicalW' | 'heatBtuPerHour') => {
    const unknown = lines.filter((each) => each[field] === null).map(({ designation }) => designation);
    return {
      value: sums[field],
      how: how.room([...new Set(unknown)], formats),
      isLeast: unknown.length > 0,
    };
  };
  const units = sumOf('rackUnits');
  return [
    ...(units.value === 0 ? [] : [line('room-units', units, sources)]),
    line('room-power', sumOf('typicalW'), sources),
    line('room-heat', sumOf('heatBtuPerHour'), sources),
    ...(upsMinutes === 0 ? [] : [line('ups', { value: upsMinutes, how: how.ups }, sources)]),
  ];
}
