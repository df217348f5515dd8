import type { CamerasInNeed, Cures, FixedSetting, FreedChoice } from '@site-designer/sizing-engine';
import { tbOfTib } from '@site-designer/sizing-engine/explanations';
import { capitalized } from '../basics/grammar.ts';
import { COLON, LOCALE, SEMICOLON, counted, wordFor } from './grammar.ts';
import type { Language, Speaker } from '../language/language.ts';
import { chosenText } from '../basics/chosen-text.ts';
import { asBuilt } from './as-built.ts';
import { bill } from './bill.ts';
import { citations } from './citations.ts';
import { comparison } from './comparison.ts';
import { derivation } from './derivation.ts';
import { documents } from './documents/documents.ts';
import { failure } from './failure.ts';
import { hardware, serversText } from './hardware.ts';
import { headroom } from './headroom.ts';
import { problems } from './problems.ts';
import { rules } from './rules.ts';
import { sqlEdition } from './sql-editions.ts';
import { unitText } from './units.ts';
import { LIMITS, STORAGES, retentionText } from './words.ts';

/** English. Sentences that are quoted letter for letter from the specification stand here as well. */
export const en: Language = {
  locale: LOCALE,
  colon: COLON,
  semicolon: SEMICOLON,
  unit: unitText,
  sqlEdition,
  derivation,
  documents,
  sayings: {
    ...citations,
    ...rules,
    ...hardware,
    ...headroom,
    ...asBuilt,
    ...bill,
    ...comparison,
    ...failure,
    ...problems,
    'warning.express-plus-limit': ({ edition, max }) => editionText(edition, max),
    'warning.management-level-exceeded': () =>
      'Please note that the sum of carmeras you have added exceeds your selection.',
    'warning.contact-presales': () => 'Please contact presales for an optimized design.',
    'warning.frame-rate-extrapolated': ({ min, max }) =>
      `The bit rate law was measured from ${min} to ${max} fps; some streams are outside, where it is an extrapolation.`,
    'warning.machine-cameras': ({ machine, cpu, cameras, advised }) =>
      `${machine} (${cpu}): ${cameras} cameras on one machine are more than the ${advised} that recorder documentation advises. Give it more processors, or lower "Max cameras per server".`,
    'warning.no-failover': ({ cameras, of }, { number }) =>
      cameras === of
        ? `No spare: ${of === 1 ? 'the camera is' : `all ${number(of)} cameras are`} not recorded while the server is down.`
        : `No spare: ${number(cameras)} of ${counted(of, 'camera')} ${wordFor(cameras, 'is', 'are')} not recorded while a server is down.`,
    'warning.disks-nearly-full': ({ storage, percent, capPercent }, { number }) => {
      const full = `The ${STORAGES[storage]} is ${number(Math.round(percent))} % full`;
      return capPercent === null
        ? `${full}: a little more video than expected fills it.`
        : `${full}, and ${number(capPercent)} % may be filled: there is hardly room for more video.`;
    },
    'warning.binding-setting': ({ choices, now, free }, { list, number }) => {
      const fixed = list(
        choices.map(({ setting, chosen }) => `${SETTINGS[setting]} ${chosenText(chosen, 'to', number)}`),
      );
      const more = counted(now.servers - free.servers, 'server');
      return `${capitalized(fixed)} ${wordFor(choices.length, 'costs', 'cost')} ${more} more than ${usualText(choices)}: ${serversText(now)} instead of ${serversText(free)}.`;
    },
    'warning.jbod-loss': () => 'JBOD has no protection: one failed disk loses its recordings.',
    'warning.raid5-rebuild': ({ diskTb, disks }) =>
      `RAID 5 with disks over ${diskTb} TB, or more than ${disks} disks in an array, is exposed while it rebuilds: a second failure loses the array. Consider RAID 6.`,
    'warning.purpose-without-angle': ({ groups }) =>
      `${counted(groups, 'camera group')} ${groups === 1 ? 'says' : 'say'} what to show of a person, and not with which angle: enter the angle of the data sheet.`,
    'warning.unknown-kind': ({ ids }) =>
      `The catalogue does not have ${ids.map((id) => `"${id}"`).join(', ')}: a switch is chosen by Auto in its place, a decoder is left out.`,
    'warning.live-view': ({ mbit, providedMbit }, { figure }) =>
      `The workstations ask the recording servers for ${figure(mbit, 'Mbit/s')} of live view, and the setting for client streams provides ${figure(providedMbit, 'Mbit/s')}: raise it.`,
    'warning.server-motion': ({ percent }, { figure }) =>
      `Motion detection takes ${figure(percent, '%')} of what the fullest recording server decodes (assumed: no maker publishes it). Look at key frames alone, add a decoder, or detect motion in the cameras.`,
    'warning.client-data-rate': ({ mbit, limitMbit }, { figure }) =>
      `Remote clients read ${figure(mbit, 'Mbit/s')} from each server; above ${limitMbit} Mbit/s plan a network of their own.`,

    'remedy.sentence': ({ title }, { say }) => `${say(title)}.`,

    // Limits
    'unit.of-many': ({ unit }) => unitText(unit, 2),
    'limit.phrase': ({ limit }) => LIMITS[limit],
    'limit.title': ({ limit }) => capitalized(LIMITS[limit]),
    'limit.of-storage': ({ limit, storage }) =>
      limit === 'storage' ? capitalized(STORAGES[storage]) : `${capitalized(STORAGES[storage])}, ${LIMITS[limit]}`,
    'limit.san-disks': () => 'Disks on the storage network',
    'limit.platform-cameras': ({ edition }) => `Cameras of ${edition}`,

    // Why nothing fits
    'none.no-cameras': () => 'Add a camera group first.',
    'none.platform-cameras': ({ edition, max, cameras, excess }) =>
      `${editionText(edition, max)} This design has ${counted(cameras, 'camera')}. ${excess === null ? 'Choose' : `Remove ${counted(excess, 'camera')} or choose`} another platform version.`,
    'none.too-many-spares': ({ spares, servers }) =>
      `The failover group has ${spares} spare servers, more than the ${servers} recording ${wordFor(servers, 'server')} of this design. Set Spare Servers to ${servers} or less.`,
    'none.no-such-appliance': ({ model, formFactor, raid, disks, cures }, speaker) => {
      const chosen = [
        ...(formFactor === null ? [] : [`form factor ${formFactor}`]),
        ...(raid === null ? [] : [raid]),
        ...(disks === null ? [] : [counted(disks, 'disk')]),
      ];
      const made = chosen.length === 0 ? 'a RAID array that its disks allow' : speaker.list(chosen);
      return `No ${model ?? 'appliance'} is made with ${made}.${curesText(cures, speaker)}`;
    },
    'none.limit': ({ limit, needs, needed, max, unit, isVendorTib, hardware, client, cures }, speaker) => {
      const needing = `${needingText(needs, speaker)} ${speaker.figure(needed, unitText(unit, 2))} of ${LIMITS[limit]}`;
      const allowed = isVendorTib
        ? `${speaker.figure(max, 'TiB')}, counted as TB (${speaker.figure(tbOfTib(max), 'TB')})`
        : speaker.figure(max, unitText(unit, 2));
      const excess =
        max === 0
          ? `of which the ${client} streams of one server leave nothing on ${hardware}.`
          : `${hardware} allows ${allowed}.`;
      return `${needing}, ${excess}${curesText(cures, speaker)}`;
    },
    'none.camera-limit': ({ edition, servers, hardware, max, cameras, cures }, speaker) =>
      `${fleetText(edition, servers)}; ${hardware ?? 'the setting "Max cameras per server"'} allows ${counted(max, 'camera')} on it, the design has ${counted(cameras, 'camera')}.${curesText(cures, speaker)}`,
    'none.clients': ({ needed, max, unit, machine, client, cures }, speaker) =>
      `The ${client} streams of one server need ${speaker.figure(needed, unitText(unit, 2))}, the client link of ${machine} allows ${speaker.figure(max, unitText(unit, 2))}.${curesText(cures, speaker)}`,
    'none.disks': ({ needs, isByClients, client, disks, max, cures }, speaker) => {
      const who = camerasText(needs);
      const needing = isByClients
        ? `${who} and the ${client} streams of one server need`
        : `${who} ${needs.kind === 'camera' ? 'needs' : 'need'}`;
      return `${needing} ${counted(disks, 'disk')}, a server has at most ${max}.${curesText(cures, speaker)}`;
    },
    'none.no-such-disk': ({ diskType, minTb, maxTb, sizesTb, cures }, speaker) => {
      const sizes = minTb === maxTb ? `of ${minTb}` : `between ${minTb} and ${maxTb}`;
      return `No ${diskType} ${sizes} TB (sizes: ${sizesTb.join(', ')} TB) gives the storage that is needed.${curesText(cures, speaker)}`;
    },

    // What would help
    'cure.edition': ({ edition }) => `choose ${edition}`,
    'cure.auto': ({ choices }, speaker) => freedText(choices, speaker),
    'cure.auto-and-retention': ({ choices, ...shorter }, speaker) =>
      `${freedText(choices, speaker)} and keep recordings for ${retentionText(shorter, speaker)}`,
    'cure.cameras': ({ cameras, present }, { number }) =>
      `use at most ${counted(cameras, 'camera')} instead of ${number(present)}`,
    'cure.retention': (shorter, speaker) => `keep recordings for ${retentionText(shorter, speaker)}`,
    'cure.rates': ({ percent, canBeTyped }) =>
      `lower every bit rate to ${percent} % of its present value${canBeTyped ? '' : ' (FPS, codec or resolution)'}`,
    'cure.cameras-per-server': ({ cameras, present }, { number }) =>
      `allow ${counted(cameras, 'camera')} per server instead of ${number(present)}`,
    'cure.clients': ({ streams, present, client }, { number }) =>
      `plan at most ${counted(streams, `concurrent ${client} stream`)} instead of ${number(present)}`,
    'cure.disks-per-server': ({ disks, present }) => `allow ${counted(disks, 'disk')} per server instead of ${present}`,
    'cure.raid': ({ raid, isForBoth }) => `choose ${raid}${databasesText(isForBoth)}`,
    'cure.disk-type': ({ diskType, isForBoth }) => `choose disks of type ${diskType}${databasesText(isForBoth)}`,
    'cure.disk-type-of-any-size': ({ diskType, isForBoth }) =>
      `choose disks of type ${diskType} and allow all disk sizes${databasesText(isForBoth)}`,
    'cure.connectivity': ({ connectivity, isForBoth }) =>
      `choose storage connectivity ${connectivity}${databasesText(isForBoth)}`,

    'largest.retention': ({ hardware: largest, ...shorter }, speaker) =>
      `The largest hardware, ${largest}, keeps recordings for ${retentionText(shorter, speaker)}.`,
    'largest.cameras': ({ hardware: largest, cameras, present }, { number }) =>
      `The largest hardware, ${largest}, records ${number(cameras)} of ${counted(present, 'camera')}.`,
    'largest.rates': ({ hardware: largest, percent }) =>
      `The largest hardware, ${largest}, carries ${percent} % of the bit rates.`,
  },
};

const SETTINGS: Readonly<Record<FixedSetting, string>> = {
  model: 'model',
  formFactor: 'form factor',
  raidType: 'RAID array',
  serverDiskQuantity: 'server disk quantity',
  sku: 'SKU',
  maxDiskUtilization: 'disk utilization',
  maxSystemUtilization: 'system utilization',
  machineType: 'machine type',
  diskSizes: 'disk size',
};

/** What settings would be: `Auto`, `80 %`, `Auto and 80 %`. */
function usualText(choices: readonly FreedChoice[]): string {
  const usual = choices.map(({ setting, usual: percent }) =>
    percent === null ? (setting === 'diskSizes' ? 'any size' : 'Auto') : `${percent} %`,
  );
  return [...new Set(usual)].join(' and ');
}

/** What to do with settings that somebody fixed: `choose Auto for model and RAID array and allow all disk sizes`. */
function freedText(choices: readonly FreedChoice[], { list }: Speaker): string {
  const autos = choices.filter(({ setting, usual }) => usual === null && setting !== 'diskSizes');
  const steps = [
    ...(autos.length === 0 ? [] : [`choose Auto for ${list(autos.map(({ setting }) => SETTINGS[setting]))}`]),
    ...(choices.some(({ setting }) => setting === 'diskSizes') ? ['allow all disk sizes'] : []),
    ...choices.flatMap(({ setting, usual }) => (usual === null ? [] : [`set ${SETTINGS[setting]} to ${usual} %`])),
  ];
  return steps.join(' and ');
}

function editionText(edition: string, max: number): string {
  return `The ${edition} edition supports only up to ${counted(max, 'camera')}.`;
}

/** What would help, or what the largest hardware holds, as a sentence. */
function curesText(cures: Cures | null, { say }: Speaker): string {
  if (cures === null) return '';
  const { ways, largest } = cures;
  if (ways.length > 0) return ` ${capitalized(ways.map(({ outcome }) => say(outcome)).join(', or '))}.`;
  return ` ${largest === null ? 'No single change would be enough.' : say(largest)}`;
}

function databasesText(isForBoth: boolean): string {
  return isForBoth ? ' for both databases' : '';
}

/** How many servers an edition has. */
function fleetText(edition: string, servers: number): string {
  return servers === 1 ? `${edition} has one recording server` : `${edition} has at most ${servers} recording servers`;
}

/** One camera of a group, or those of the fullest server, as a sentence begins. */
function camerasText(needs: CamerasInNeed): string {
  if (needs.kind === 'camera') return `One camera${groupText(needs.group)}`;
  return needs.servers === 1
    ? `All ${counted(needs.cameras, 'camera')} on one recording server`
    : `${counted(needs.onFullest, 'camera')} on the fullest recording server`;
}

/** The same, and that they need something. */
function needingText(needs: CamerasInNeed, { number }: Speaker): string {
  if (needs.kind === 'camera') return `${camerasText(needs)} needs`;
  const { edition, servers, cameras, onFullest } = needs;
  if (cameras === 1) return `${fleetText(edition, servers)}; the camera needs`;
  const who = servers === 1 ? `all ${counted(cameras, 'camera')}` : `${number(onFullest)} on the fullest`;
  return `${fleetText(edition, servers)}; ${who} need`;
}

function groupText(group: string | number | null): string {
  return group === null ? '' : ` of group ${group}`;
}
