import type { CamerasInNeed, Cures, FixedSetting, FreedChoice, Sayings } from '@site-designer/sizing-engine';
import { tbOfTib } from '@site-designer/sizing-engine/explanations';
import { capitalized } from '../basics/grammar.ts';
import type { Sentences, Speaker } from '../language/language.ts';
import { counted, list, number } from './grammar.ts';
import { unitText } from './units.ts';
import { LIMITS, retentionText } from './words.ts';

type Code = Extract<keyof Sayings, `none.${string}` | `cure.${string}` | `largest.${string}`>;

/** Why nothing fits, and what would help. */
export const nothingFits: Sentences<Pick<Sayings, Code>> = {
  'none.no-cameras': () => 'Ajoutez d’abord un groupe de caméras.',
  'none.platform-cameras': ({ edition, max, cameras, excess }) =>
    `${editionText(edition, max)} Cette étude a ${camerasText(cameras)}. ${excess === null ? 'Choisir' : `Retirer ${camerasText(excess)} ou choisir`} une autre version de plateforme.`,
  'none.too-many-spares': ({ spares, servers }) =>
    `Le groupe de basculement a ${number(spares)} serveurs de secours, plus que ${servers === 1 ? 'le serveur' : `les ${number(servers)} serveurs`} d’enregistrement de cette étude. Régler « Serveurs de secours » sur ${number(servers)} ou moins.`,
  'none.no-such-appliance': ({ model, formFactor, raid, disks, cures }, speaker) => {
    const chosen = [
      ...(formFactor === null ? [] : [`le format de boîtier ${formFactor}`]),
      ...(raid === null ? [] : [raid]),
      ...(disks === null ? [] : [counted(disks, 'disque', 'disques')]),
    ];
    const made = chosen.length === 0 ? 'une grappe RAID que permettent ses disques' : list(chosen);
    const none = model === null ? 'Aucune appliance n’existe' : `${model} n’existe pas`;
    return `${none} avec ${made}.${curesText(cures, speaker)}`;
  },
  'none.limit': ({ limit, needs, needed, max, unit, isVendorTib, hardware, client, cures }, speaker) => {
    const needing = `${needingText(needs)} ${speaker.figure(needed, unitText(unit, 2))} (${LIMITS[limit]})`;
    const allowed = isVendorTib
      ? `${speaker.figure(max, 'TiB')}, comptés comme TB (${speaker.figure(tbOfTib(max), 'TB')})`
      : speaker.figure(max, unitText(unit, 2));
    const excess =
      max === 0
        ? `dont les flux ${client} d’un serveur ne laissent rien sur ${hardware}.`
        : `${hardware} permet ${allowed}.`;
    return `${needing}, ${excess}${curesText(cures, speaker)}`;
  },
  'none.camera-limit': ({ edition, servers, hardware, max, cameras, cures }, speaker) =>
    `${fleetText(edition, servers)} ; ${hardware ?? 'le réglage « Caméras max. par serveur »'} y permet ${camerasText(max)}, l’étude en a ${number(cameras)}.${curesText(cures, speaker)}`,
  'none.clients': ({ needed, max, unit, machine, client, cures }, speaker) =>
    `Les flux ${client} d’un serveur demandent ${speaker.figure(needed, unitText(unit, 2))}, la liaison des clients de ${machine} permet ${speaker.figure(max, unitText(unit, 2))}.${curesText(cures, speaker)}`,
  'none.disks': ({ needs, isByClients, client, disks, max, cures }, speaker) => {
    const { who, isOne } = neededBy(needs);
    const needing = isByClients
      ? `${who} et les flux ${client} d’un serveur demandent`
      : `${who} ${isOne ? 'demande' : 'demandent'}`;
    return `${needing} ${counted(disks, 'disque', 'disques')}, un serveur en a au plus ${number(max)}.${curesText(cures, speaker)}`;
  },
  'none.no-such-disk': ({ diskType, minTb, maxTb, sizesTb, cures }, speaker) => {
    const sizes = minTb === maxTb ? `de ${number(minTb)}` : `entre ${number(minTb)} et ${number(maxTb)}`;
    return `Aucun disque ${diskType} ${sizes} TB (tailles : ${sizesTb.map(number).join(' ; ')} TB) ne donne le stockage nécessaire.${curesText(cures, speaker)}`;
  },

  'cure.edition': ({ edition }) => `choisir ${edition}`,
  'cure.auto': ({ choices }) => freedText(choices),
  'cure.auto-and-retention': ({ choices, ...shorter }, speaker) =>
    `${freedText(choices)} et conserver les enregistrements ${retentionText(shorter, speaker)}`,
  'cure.cameras': ({ cameras, present }) => `utiliser au plus ${camerasText(cameras)} au lieu de ${number(present)}`,
  'cure.retention': (shorter, speaker) => `conserver les enregistrements ${retentionText(shorter, speaker)}`,
  'cure.rates': ({ percent, canBeTyped }) =>
    `baisser chaque débit binaire à ${number(percent)} % de sa valeur actuelle${canBeTyped ? '' : ' (FPS, codec ou résolution)'}`,
  'cure.cameras-per-server': ({ cameras, present }) =>
    `autoriser ${camerasText(cameras)} par serveur au lieu de ${number(present)}`,
  'cure.clients': ({ streams, present, client }) =>
    `prévoir au plus ${counted(streams, `flux ${client} simultané`, `flux ${client} simultanés`)} au lieu de ${number(present)}`,
  'cure.disks-per-server': ({ disks, present }) =>
    `autoriser ${counted(disks, 'disque', 'disques')} par serveur au lieu de ${number(present)}`,
  'cure.raid': ({ raid, isForBoth }) => `choisir ${raid}${databasesText(isForBoth)}`,
  'cure.disk-type': ({ diskType, isForBoth }) => `choisir des disques de type ${diskType}${databasesText(isForBoth)}`,
  'cure.disk-type-of-any-size': ({ diskType, isForBoth }) =>
    `choisir des disques de type ${diskType} et autoriser toutes les tailles de disque${databasesText(isForBoth)}`,
  'cure.connectivity': ({ connectivity, isForBoth }) =>
    `choisir la connexion du stockage ${connectivity}${databasesText(isForBoth)}`,

  'largest.retention': ({ hardware: largest, ...shorter }, speaker) =>
    `Le plus grand matériel, ${largest}, conserve les enregistrements ${retentionText(shorter, speaker)}.`,
  'largest.cameras': ({ hardware: largest, cameras, present }) =>
    `Le plus grand matériel, ${largest}, enregistre ${camerasText(cameras)} sur ${number(present)}.`,
  'largest.rates': ({ hardware: largest, percent }) =>
    `Le plus grand matériel, ${largest}, supporte ${number(percent)} % des débits binaires.`,
};

/** Settings with their article. */
export const SETTINGS: Readonly<Record<FixedSetting, string>> = {
  model: 'le modèle',
  formFactor: 'le format de boîtier',
  raidType: 'la grappe',
  serverDiskQuantity: 'le nombre de disques',
  sku: 'le SKU',
  maxDiskUtilization: 'l’utilisation disque',
  maxSystemUtilization: 'l’utilisation système',
  machineType: 'le type de machine',
  diskSizes: 'la taille de disque',
};

export function editionText(edition: string, max: number): string {
  return `L’édition ${edition} prend en charge au plus ${camerasText(max)}.`;
}

function camerasText(cameras: number): string {
  return counted(cameras, 'caméra', 'caméras');
}

/** What to do with settings that somebody fixed: `choisir Auto pour le modèle et autoriser toutes les tailles de disque`. */
function freedText(choices: readonly FreedChoice[]): string {
  const autos = choices.filter(({ setting, usual }) => usual === null && setting !== 'diskSizes');
  const steps = [
    ...(autos.length === 0 ? [] : [`choisir Auto pour ${list(autos.map(({ setting }) => SETTINGS[setting]))}`]),
    ...(choices.some(({ setting }) => setting === 'diskSizes') ? ['autoriser toutes les tailles de disque'] : []),
    ...choices.flatMap(({ setting, usual }) =>
      usual === null ? [] : [`régler ${SETTINGS[setting]} sur ${number(usual)} %`],
    ),
  ];
  return list(steps);
}

/** What would help, or what the largest hardware holds, as a sentence. */
function curesText(cures: Cures | null, { say }: Speaker): string {
  if (cures === null) return '';
  const { ways, largest } = cures;
  if (ways.length > 0) return ` ${capitalized(ways.map(({ outcome }) => say(outcome)).join(', ou '))}.`;
  return ` ${largest === null ? 'Aucun changement isolé ne suffirait.' : say(largest)}`;
}

function databasesText(isForBoth: boolean): string {
  return isForBoth ? ' pour la base live et l’archive' : '';
}

/** How many servers an edition has. */
function fleetText(edition: string, servers: number): string {
  return servers === 1
    ? `${edition} a un serveur d’enregistrement`
    : `${edition} a au plus ${number(servers)} serveurs d’enregistrement`;
}

/** One camera of a group, or those of the fullest server, as a sentence begins. */
function neededBy(needs: CamerasInNeed): { readonly who: string; readonly isOne: boolean } {
  if (needs.kind === 'camera') return { who: `Une caméra${groupText(needs.group)}`, isOne: true };
  if (needs.servers === 1) {
    const isOne = needs.cameras === 1;
    const cameras = isOne ? 'La caméra' : `Les ${number(needs.cameras)} caméras`;
    return { who: `${cameras} sur un serveur d’enregistrement`, isOne };
  }
  const { onFullest } = needs;
  return { who: `${camerasText(onFullest)} sur le serveur d’enregistrement le plus chargé`, isOne: onFullest === 1 };
}

/** The same, and that they need something. */
function needingText(needs: CamerasInNeed): string {
  if (needs.kind === 'camera') return `${neededBy(needs).who} demande`;
  const { edition, servers, cameras, onFullest } = needs;
  if (cameras === 1) return `${fleetText(edition, servers)} ; la caméra demande`;
  if (servers === 1) return `${fleetText(edition, servers)} ; les ${number(cameras)} caméras demandent`;
  return `${fleetText(edition, servers)} ; ${camerasText(onFullest)} sur le plus chargé ${onFullest === 1 ? 'demande' : 'demandent'}`;
}

function groupText(group: string | number | null): string {
  return group === null ? '' : ` du groupe ${group}`;
}
