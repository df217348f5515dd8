import { isOutside } from '@site-designer/sizing-engine/comparison';
import { wordFor } from '../en/grammar.ts';
import type { NetworkLine } from './document.ts';
import type { NetworkSources, PlannedCloset } from './input.ts';
import { figure, line, sumText, term } from './line.ts';

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
    line('clock', { value: 1, unit: 'address', how: 'recordings of all cameras need one clock' }, sources),
  ];
}

function switchesIn(closets: readonly PlannedCloset[]): number {
  return closets.flatMap(({ switches }) => switches).reduce((sum, { count }) => sum + count, 0);
}

function coreLines(sources: NetworkSources): NetworkLine[] {
  const { formats, network, settings } = sources;
  const { closets, core } = network;
  const rates = closets.map(({ switches }) =>
    term(
      switches.reduce((sum, { count, rateMbit }) => sum + count * rateMbit, 0),
      formats,
    ),
  );
  const isWhole = closets.every(({ switches }) => switches.length > 0);
  const sum = closets.length === 1 ? 'highest rates of all cameras' : sumText(rates, 'closet', formats);
  const { ports, rateMbit } = core;
  const switches = switchesIn(closets);
  const { uplinksUsed, sharedUplinkMbit, uplinkUsePercent } = settings;
  const each = `${ports < switches * uplinksUsed ? 'up to ' : ''}${formats.counted(uplinksUsed, 'uplink')}`;
  const uplinks = switches === 1 ? `${each} of the switch` : `${each} of each of ${formats.number(switches)} switches`;
  const shared = `asked for in the settings; cameras may use ${formats.number(uplinkUsePercent)} % of it, and send ${figure(rateMbit, formats)} Mbit/s`;
  return [
    line(
      'servers-rate',
      { value: rateMbit, unit: 'Mbit/s', how: isWhole ? sum : 'highest rates of all cameras' },
      sources,
    ),
    ...(ports === 0 ? [] : [line('core-ports', { value: ports, unit: wordFor(ports, 'port'), how: uplinks }, sources)]),
    ...(sharedUplinkMbit === 0
      ? []
      : [line('shared-path', { value: sharedUplinkMbit, unit: 'Mbit/s', how: shared }, sources)]),
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
  const how = sumText(terms, 'kind of workstation', formats).replace('kind of workstations', 'kinds of workstation');
  return [line('live-view', { value: viewing.recorderMbit, unit: 'Mbit/s', how }, sources)];
}

function addressLines(sources: NetworkSources): NetworkLine[] {
  const { design, formats, network, result } = sources;
  const { recording = null, spares = null } = result.answer ?? {};
  if (recording === null) return [];
  const cameras = result.totals.cameras.value;
  const servers = recording + (spares ?? 0);
  const management = (result.bill ?? [])
    .filter(({ kind }) => kind === 'management-server' || kind === 'database-server')
    .reduce((sum, { quantity }) => sum + quantity, 0);
  const known = cameras + servers + management;
  const spare = Math.ceil((known * SPARE_PERCENT) / 100);
  const terms = [
    formats.counted(cameras, 'camera'),
    formats.counted(servers, 'server'),
    `${formats.number(management)} management`,
  ];
  const switches = switchesIn(network.closets);
  const stations = design.serverSettings.viewing.stations.reduce((sum, { quantity }) => sum + quantity, 0);
  const others = [
    ...(switches === 0 ? [] : [`${formats.number(switches)} ${wordFor(switches, 'switch', 'switches')}`]),
    ...(stations === 0 ? [] : [formats.counted(stations, 'workstation')]),
  ];
  const addresses = (value: number): string => wordFor(value, 'address', 'addresses');
  const how = `${terms.join(' + ')}, and ${SPARE_PERCENT} % spare: ${formats.number(spare)}`;
  return [
    line('addresses', { value: known + spare, unit: addresses(known + spare), how }, sources),
    ...(others.length === 0
      ? []
      : [
          line(
            'other-addresses',
            { value: switches + stations, unit: addresses(switches + stations), how: others.join(' + ') },
            sources,
          ),
        ]),
  ];
}

function closetRoom(sources: NetworkSources): NetworkLine[] {
  const { catalogue, formats, network, result } = sources;
  const { closets } = network;
  const dealt = closets.filter(({ switches }) => switches.length > 0);
  if (dealt.length === 0) return [];
  const used = catalogue.switchKinds.filter(({ id }) => dealt.some(({ switchKind }) => switchKind === id));
  const isLeast = dealt.some(({ switches }) => switches.some(({ drawnKnown }) => !drawnKnown));
  const facts = [
    ...used.map(({ name, baseW }) => [`Power of ${name} without cameras`, baseW] as const),
    ['Efficiency of the supply of a switch', catalogue.siteModel.poeEfficiency] as const,
  ];
  const units = (result.bill ?? [])
    .filter(({ kind }) => kind === 'switch')
    .reduce((sum, { rackUnits }) => sum + (rackUnits ?? 0), 0);
  const unitTerms = used.flatMap(({ id, name, rackUnits }) => {
    const count = switchesIn(dealt.filter(({ switchKind }) => switchKind === id));
    return rackUnits.value === 0 ? [] : [`${formats.number(count)} x ${formats.number(rackUnits.value)} U (${name})`];
  });
  const sumOf = (field: 'powerW' | 'heatBtuPerHour') => ({
    value: dealt.reduce((sum, closet) => sum + (closet[field] ?? 0), 0),
    how:
      dealt.length === 1
        ? 'the switch itself and what it feeds, through its supply'
        : sumText(
            dealt.map((closet) => term(closet[field] ?? 0, formats)),
            'closet',
            formats,
          ),
    isLeast,
    facts,
  });
  const heat = sumOf('heatBtuPerHour');
  return [
    ...(units === 0 ? [] : [line('closet-units', { value: units, unit: 'U', how: unitTerms.join(' + ') }, sources)]),
    line('closet-power', { ...sumOf('powerW'), unit: 'W' }, sources),
    line(
      'closet-heat',
      {
        ...heat,
        unit: 'BTU/h',
        how: dealt.length === 1 ? 'of the switches alone: what cameras draw turns to heat at the cameras' : heat.how,
      },
      sources,
    ),
  ];
}

/** What the bill tells of the machine room, and how long it bridges without mains. */
function serverRoom(sources: NetworkSources): NetworkLine[] {
  const { design, formats, result } = sources;
  const lines = (result.bill ?? []).filter((each) => !isOutside(each) && each.kind !== 'own');
  if (lines.length === 0) return [];
  const { upsMinutes } = design.serverSettings.power;
  const sumOf = (field: 'rackUnits' | 'typicalW' | 'heatBtuPerHour', unit: string) => {
    const unknown = lines.filter((each) => each[field] === null).map(({ designation }) => designation);
    const besides = unknown.length === 0 ? '' : `; not published for ${formats.list([...new Set(unknown)])}`;
    return {
      value: lines.reduce((sum, each) => sum + (each[field] ?? 0), 0),
      unit,
      how: `sum of the bill, without switches and workstations${besides}`,
      isLeast: unknown.length > 0,
    };
  };
  const units = sumOf('rackUnits', 'U');
  return [
    ...(units.value === 0 ? [] : [line('room-units', units, sources)]),
    line('room-power', sumOf('typicalW', 'W'), sources),
    line('room-heat', sumOf('heatBtuPerHour', 'BTU/h'), sources),
    ...(upsMinutes === 0
      ? []
      : [
          line(
            'ups',
            {
              value: upsMinutes,
              unit: wordFor(upsMinutes, 'minute'),
              how: 'asked for in the server settings; it does not feed the closets',
            },
            sources,
          ),
        ]),
  ];
}
