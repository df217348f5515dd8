import type { CameraRow } from '@site-designer/sizing-engine';
import { firstOf } from '@site-designer/sizing-engine/design';
import type { InstallerSwitch, PortRange } from './document.ts';
import type { InstallerInput } from './input.ts';
import { nameOf } from './names.ts';

type Closet = NonNullable<InstallerInput['result']['network']>['closets'][number];

/** Each switch of each closet, with the cameras at its ports: those of a group are counted on from switch to switch. */
export function switchesWithPorts(closets: readonly Closet[], input: InstallerInput): InstallerSwitch[] {
  const next = new Map<number, number>();
  const named: InstallerSwitch[] = [];
  for (const closet of closets) {
    for (const alike of closet.switches) {
      for (let place = 0; place < alike.count; place += 1) {
        named.push({
          name: nameOf('SW', named.length + 1),
          closet: closetName(closet.closet, input),
          ...kindOf(closet, alike, input),
          ports: rangesOf(alike.groups, next, input),
        });
      }
    }
  }
  return named;
}

export function closetName(closet: string, { formats }: Pick<InstallerInput, 'formats'>): string {
  return closet === '' ? formats.words.network.closetWithoutName : closet;
}

function kindOf(
  { switchKind }: Closet,
  { cameras, reservedW, rateMbit }: Closet['switches'][number],
  { catalogue, formats, words }: InstallerInput,
): Pick<InstallerSwitch, 'kind' | 'summary'> {
  const kind = catalogue.switchKinds.find(({ id }) => id === switchKind);
  const used = {
    cameras,
    ports: kind?.ports.value ?? null,
    reserved: wattText(reservedW, formats),
    budget: kind === undefined ? null : wattText(kind.poeBudgetW.value, formats),
    rate: formats.mbit(rateMbit),
  };
  return {
    kind: kind?.name ?? switchKind ?? '',
    summary: words.plan.used(used, formats),
  };
}

/** `15.4 W`, `30 W`. */
export function wattText(value: number, { number }: InstallerInput['formats']): string {
  return `${number(value, Number.isInteger(value) ? 0 : 1)} W`;
}

/** Ports in the order in which the groups were dealt. */
function rangesOf(
  groups: Closet['switches'][number]['groups'],
  next: Map<number, number>,
  { streams, groups: titles, design, ...rest }: InstallerInput,
): PortRange[] {
  const labels = labelsByGroup(design.placements ?? []);
  let port = 1;
  return groups.map(({ cameraGroupId, cameras }): PortRange => {
    const firstPort = port;
    const firstNumber = next.get(cameraGroupId) ?? 1;
    port += cameras;
    next.set(cameraGroupId, firstNumber + cameras);
    const own = labels.get(cameraGroupId)?.slice(firstNumber - 1, firstNumber - 1 + cameras) ?? [];
    return {
      firstPort,
      firstNumber,
      cameras,
      ...(own.length > 0 && { labels: own }),
      group: titles.get(cameraGroupId)!,
      ...connectionOf(firstOf(streams.get(cameraGroupId)!)!, rest),
    };
  });
}

function connectionOf(
  { network: { poeClass, watts, cableM } }: CameraRow,
  { catalogue, formats, words: { plan: words } }: Pick<InstallerInput, 'catalogue' | 'formats' | 'words'>,
): Pick<PortRange, 'poeClass' | 'reserved' | 'drawn' | 'cable'> {
  const reserved = catalogue.siteModel.poeClasses.find(({ id }) => id === poeClass)?.reserved.value;
  return {
    poeClass: poeClass === null ? words.ownSupply : words.poeClass(poeClass),
    reserved: reserved === undefined ? '' : wattText(reserved, formats),
    drawn: poeClass === null || watts === null ? '' : wattText(watts, formats),
    cable: cableM === null ? '' : metresText(cableM, formats),
  };
}

export function metresText(value: number, { number }: InstallerInput['formats']): string {
  return `${number(value, Number.isInteger(value) ? 0 : 1)} m`;
}

/** Labels of the placed cameras of each group, C-2 before C-10: the first is the first of its group. */
function labelsByGroup(
  placements: NonNullable<InstallerInput['design']['placements']>,
): ReadonlyMap<number, readonly string[]> {
  const labels = new Map<number, string[]>();
  for (const { cameraGroupId, label } of placements) {
    labels.set(cameraGroupId, [...(labels.get(cameraGroupId) ?? []), label]);
  }
  for (const own of labels.values()) own.sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  return labels;
}
