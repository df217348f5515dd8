import type { ApplianceSetting, CamerasInNeed, Saying } from '@site-designer/sizing-engine';
import { tbOfTib, unitText } from '@site-designer/sizing-engine/explanations';
import { asBuilt } from './en/as-built.ts';
import { bill } from './en/bill.ts';
import { citations } from './en/citations.ts';
import { comparison } from './en/comparison.ts';
import { derivation } from './en/derivation.ts';
import { failure } from './en/failure.ts';
import { hardware } from './en/hardware.ts';
import { headroom } from './en/headroom.ts';
import { LIMITS, STORAGES } from './en/names.ts';
import { rules } from './en/rules.ts';
import { capitalized, counted, LOCALE, wordFor } from './english-words.ts';
import type { Language, Speaker } from './language.ts';

/** English. Sentences that are quoted letter for letter from the specification stand here as well. */
export const en: Language = {
  locale: LOCALE,
  unit: unitText,
  derivation,
  sayings: {
    ...citations,
    ...rules,
    ...hardware,
    ...headroom,
    ...asBuilt,
    ...bill,
    ...comparison,
    ...failure,
    'warning.express-plus-limit': ({ edition, max }) => editionText(edition, max),
    'warning.management-level-exceeded': () =>
      'Please note that the sum of carmeras you have added exceeds your selection.',
    'warning.contact-presales': () => 'Please contact presales for an optimized design.',
    'warning.frame-rate-extrapolated': ({ min, max }) =>
      `The bit rate law was measured from ${min} to ${max} fps; some streams are outside, where it is an extrapolation.`,
    'warning.machine-cameras': ({ machine, cpu, cameras, advised }) =>
      `${machine} (${cpu}): ${cameras} cameras on one machine are more than the ${advised} that recorder documentation advises. Give it more processors, or lower "Max cameras per server".`,
    'warning.jbod-loss': () => 'JBOD has no protection: one failed disk loses its recordings.',
    'warning.raid5-rebuild': ({ diskTb, disks }) =>
      `RAID 5 with disks over ${diskTb} TB, or more than ${disks} disks in an array, is exposed while it rebuilds: a second failure loses the array. Consider RAID 6.`,
    'warning.client-data-rate': ({ mbit, limitMbit }, { figure }) =>
      `Remote clients read ${figure(mbit, 'Mbit/s')} from each server; above ${limitMbit} Mbit/s plan a network of their own.`,

    'remedy.sentence': ({ title }, { say }) => `${say(title)}.`,

    // Limits
    'limit.phrase': ({ limit }) => LIMITS[limit],
    'limit.title': ({ limit }) => capitalized(LIMITS[limit]),
    'limit.of-storage': ({ limit, storage }) =>
      limit === 'storage' ? capitalized(STORAGES[storage]) : `${capitalized(STORAGES[storage])}, ${LIMITS[limit]}`,
    'limit.san-disks': () => 'Disks on the storage network',
    'limit.platform-cameras': ({ edition }) => `Cameras of ${edition}`,

    // Why nothing fits
    'none.no-cameras': () => 'Add a camera group first.',
    'none.platform-cameras': ({ edition, max, cameras, excess }) =>
      `${editionText(edition, max)} This design has ${counted(cameras, 'camera')}. Remove ${counted(excess, 'camera')} or choose another platform version.`,
    'none.too-many-spares': ({ spares, servers }) =>
      `The failover group has ${spares} spare servers, more than the ${servers} recording ${wordFor(servers, 'server')} of this design. Set Spare Servers to ${servers} or less.`,
    'none.no-such-appliance': ({ model, formFactor, raid, disks, cures }, speaker) => {
      const chosen = [
        ...(formFactor === null ? [] : [`form factor ${formFactor}`]),
        ...(raid === null ? [] : [raid]),
        ...(disks === null ? [] : [counted(disks, 'disk')]),
      ];
      const made = chosen.length === 0 ? 'a RAID array that its disks allow' : speaker.list(chosen);
      return `No ${model ?? 'appliance'} is made with ${made}. ${curesText(cures, speaker)}`;
    },
    'none.limit': ({ limit, needs, needed, max, unit, isVendorTib, hardware, cures }, speaker) => {
      const needing = `${needingText(needs, speaker)} ${speaker.figure(needed, unit)} of ${LIMITS[limit]}`;
      const allowed = isVendorTib
        ? `${speaker.figure(max, 'TiB')}, counted as TB (${speaker.figure(tbOfTib(max), 'TB')})`
        : speaker.figure(max, unit);
      const excess =
        max === 0
          ? `of which the Smart Client streams of one server leave nothing on ${hardware}.`
          : `${hardware} allows ${allowed}.`;
      return `${needing}, ${excess} ${curesText(cures, speaker)}`;
    },
    'none.camera-limit': ({ edition, servers, hardware, max, cameras, cures }, speaker) =>
      `${fleetText(edition, servers)}; ${hardware ?? 'the setting "Max cameras per server"'} allows ${counted(max, 'camera')} on it, the design has ${counted(cameras, 'camera')}. ${curesText(cures, speaker)}`,
    'none.clients': ({ needed, max, unit, machine, cures }, speaker) =>
      `The Smart Client streams of one server need ${speaker.figure(needed, unit)}, the client link of ${machine} allows ${speaker.figure(max, unit)}. ${curesText(cures, speaker)}`,
    'none.disks': ({ needs, isByClients, disks, max, cures }, speaker) => {
      const who = camerasText(needs);
      const needing = isByClients
        ? `${who} and the Smart Client streams of one server need`
        : `${who} ${needs.kind === 'camera' ? 'needs' : 'need'}`;
      return `${needing} ${counted(disks, 'disk')}, a server has at most ${max}. ${curesText(cures, speaker)}`;
    },
    'none.no-such-disk': ({ diskType, minTb, maxTb, sizesTb, cures }, speaker) => {
      const sizes = minTb === maxTb ? `of ${minTb}` : `between ${minTb} and ${maxTb}`;
      return `No ${diskType} ${sizes} TB (sizes: ${sizesTb.join(', ')} TB) gives the storage that is needed. ${curesText(cures, speaker)}`;
    },

    // What would help
    'cure.cameras': ({ cameras }) => `use at most ${counted(cameras, 'camera')}`,
    'cure.retention': ({ days }) => `shorten every retention by ${counted(days, 'day')}`,
    'cure.rates': ({ percent, canBeTyped }) =>
      `lower every bit rate by ${percent} %${canBeTyped ? '' : ' (FPS, codec or resolution)'}`,
    'cure.cameras-per-server': ({ cameras }) => `allow ${counted(cameras, 'camera')} per server`,
    'cure.clients': ({ streams }, { number }) =>
      `plan ${streams === 0 ? 'no' : `at most ${number(streams)}`} concurrent Smart Client ${wordFor(streams, 'stream')}`,
    'cure.machine-type': ({ machine }) => `choose machine type ${machine}`,
    'cure.disks-per-server': ({ disks }) => `allow ${counted(disks, 'disk')} per server`,
    'cure.any-disk-size': ({ isForBoth }) => `allow all disk sizes${databasesText(isForBoth)}`,
    'cure.raid': ({ raid, isForBoth }) => `choose ${raid}${databasesText(isForBoth)}`,
    'cure.disk-type': ({ diskType, isForBoth }) => `choose disks of type ${diskType}${databasesText(isForBoth)}`,
    'cure.disk-type-of-any-size': ({ diskType, isForBoth }) =>
      `choose disks of type ${diskType} and allow all disk sizes${databasesText(isForBoth)}`,
    'cure.connectivity': ({ connectivity, isForBoth }) =>
      `choose storage connectivity ${connectivity}${databasesText(isForBoth)}`,
    'cure.model': ({ model, isOpen }) =>
      isOpen ? `choose ${model} with Auto for RAID array and server disk quantity` : `choose ${model}`,
    'cure.open-model': ({ hasSku }) =>
      hasSku
        ? 'choose Auto for RAID array, server disk quantity and SKU'
        : 'choose Auto for RAID array and server disk quantity',
    'cure.auto': ({ choices }) => `choose Auto for ${choices.map((choice) => APPLIANCE_SETTINGS[choice]).join(' or ')}`,
  },
};

const APPLIANCE_SETTINGS: Readonly<Record<ApplianceSetting, string>> = {
  model: 'model',
  formFactor: 'form factor',
  raidType: 'RAID array',
  serverDiskQuantity: 'server disk quantity',
};

function editionText(edition: string, max: number): string {
  return `The ${edition} edition supports only up to ${counted(max, 'camera')}.`;
}

/** What would help, as a sentence. */
function curesText(cures: readonly Saying[], { say }: Speaker): string {
  return cures.length === 0 ? 'No single change would be enough.' : `${capitalized(cures.map(say).join(', or '))}.`;
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
