import type { CamerasInNeed, Cures, FixedSetting, FreedChoice } from '@site-designer/sizing-engine';
import { tbOfTib } from '@site-designer/sizing-engine/explanations';
import { capitalized } from '../basics/grammar.ts';
import type { Language, Speaker } from '../language/language.ts';
import { chosenText } from '../basics/chosen-text.ts';
import { asBuilt } from './as-built.ts';
import { bill } from './bill.ts';
import { citations } from './citations.ts';
import { comparison } from './comparison.ts';
import { derivation } from './derivation.ts';
import { documents } from './documents/documents.ts';
import { failure } from './failure.ts';
import { COLON, LOCALE, SEMICOLON, counted, hyphenated, list, number, wordFor } from './grammar.ts';
import { hardware, serversText } from './hardware.ts';
import { headroom } from './headroom.ts';
import { problems } from './problems.ts';
import { rules } from './rules.ts';
import { sqlEdition } from './sql-editions.ts';
import { unitText } from './units.ts';
import { LIMITS, STORAGES, THE_STORAGE, retentionText } from './words.ts';

/** German. */
export const de: Language = {
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
      'Bitte beachten Sie, dass die Summe der hinzugefügten Kameras Ihre Auswahl überschreitet.',
    'warning.contact-presales': () => 'Bitte wenden Sie sich für eine optimierte Planung an Presales.',
    'warning.frame-rate-extrapolated': ({ min, max }) =>
      `Das Bitratengesetz wurde von ${number(min)} bis ${number(max)} fps gemessen; einige Streams liegen außerhalb, wo es eine Extrapolation ist.`,
    'warning.machine-cameras': ({ machine, cpu, cameras, advised }) =>
      `${machine} (${cpu}): ${number(cameras)} Kameras auf einer Maschine sind mehr als die ${number(advised)}, zu denen die Dokumentation des Aufzeichnungsservers rät. Geben Sie ihr mehr Prozessoren oder senken Sie „Max. Kameras pro Server“.`,
    'warning.no-failover': ({ cameras, of }) => {
      if (cameras === of)
        return `Kein Ersatzserver: ${of === 1 ? 'Die Kamera wird' : `Alle ${number(of)} Kameras werden`} nicht aufgezeichnet, solange der Server ausgefallen ist.`;
      return `Kein Ersatzserver: ${number(cameras)} von ${counted(of, 'Kamera', 'Kameras')} ${wordFor(cameras, 'wird', 'werden')} nicht aufgezeichnet, solange ein Server ausgefallen ist.`;
    },
    'warning.disks-nearly-full': ({ storage, percent, capPercent }) => {
      const full = `${capitalized(THE_STORAGE[storage])} ist zu ${number(Math.round(percent))} % belegt`;
      return capPercent === null
        ? `${full}: Schon etwas mehr Video als erwartet passt nicht mehr hinein.`
        : `${full}, und ${number(capPercent)} % dürfen belegt werden: Für mehr Video ist kaum Platz.`;
    },
    'warning.binding-setting': ({ choices, now, free }) => {
      const fixed = list(
        choices.map(({ setting, chosen }) => `${SETTINGS[setting]} ${chosenText(chosen, 'bis', number)}`),
      );
      const more = counted(now.servers - free.servers, 'Server', 'Server');
      return `${fixed} ${wordFor(choices.length, 'kostet', 'kosten')} ${more} mehr als ${usualText(choices)}: ${serversText(now)} statt ${serversText(free)}.`;
    },
    'warning.jbod-loss': () => 'JBOD bietet keinen Schutz: Eine ausgefallene Festplatte verliert ihre Aufzeichnungen.',
    'warning.raid5-rebuild': ({ diskTb, disks }) =>
      `RAID 5 mit Festplatten über ${number(diskTb)} TB oder mit mehr als ${counted(disks, 'Festplatte', 'Festplatten')} in einem Array ist während eines Rebuilds ungeschützt: Ein zweiter Ausfall verliert das Array. Erwägen Sie RAID 6.`,
    'warning.purpose-without-angle': ({ groups }) =>
      `${counted(groups, 'Kameragruppe sagt', 'Kameragruppen sagen')}, was von einer Person zu zeigen ist, aber nicht, mit welchem Bildwinkel: Geben Sie den Winkel laut Datenblatt ein.`,
    'warning.unknown-kind': ({ ids }) =>
      `Im Katalog fehlt ${list(ids.map((id) => `„${id}“`))}: An Stelle eines Switches gilt die Wahl von Auto, ein Decoder entfällt.`,
    'warning.live-view': ({ mbit, providedMbit }, { figure }) =>
      `Die Workstations fordern von den Aufzeichnungsservern ${figure(mbit, 'Mbit/s')} Live-Bild an, und die Einstellung für Client-Streams stellt ${figure(providedMbit, 'Mbit/s')} bereit: Erhöhen Sie sie.`,
    'warning.server-motion': ({ percent }, { figure }) =>
      `Die Bewegungserkennung beansprucht ${figure(percent, '%')} dessen, was der meistbelastete Aufzeichnungsserver dekodiert (angenommen: Kein Hersteller veröffentlicht es). Prüfen Sie nur Keyframes, fügen Sie einen Decoder hinzu oder erkennen Sie Bewegung in den Kameras.`,
    'warning.client-data-rate': ({ mbit, limitMbit }, { figure }) =>
      `Entfernte Clients lesen ${figure(mbit, 'Mbit/s')} von jedem Server; planen Sie über ${number(limitMbit)} Mbit/s ein eigenes Netz.`,

    'remedy.sentence': ({ title }, { say }) => `${say(title)}.`,

    // Limits
    'unit.of-many': ({ unit }) => unitText(unit, 2),
    'limit.phrase': ({ limit }) => LIMITS[limit],
    'limit.title': ({ limit }) => LIMITS[limit],
    'limit.of-storage': ({ limit, storage }) =>
      limit === 'storage' ? STORAGES[storage] : `${STORAGES[storage]}, ${LIMITS[limit]}`,
    'limit.san-disks': () => 'Festplatten am Speichernetz',
    'limit.platform-cameras': ({ edition }) => `Kameras von ${edition}`,

    // Why nothing fits
    'none.no-cameras': () => 'Fügen Sie zuerst eine Kameragruppe hinzu.',
    'none.platform-cameras': ({ edition, max, cameras, excess }) =>
      `${editionText(edition, max)} Diese Planung hat ${counted(cameras, 'Kamera', 'Kameras')}. ${excess === null ? 'Wählen Sie' : `Entfernen Sie ${counted(excess, 'Kamera', 'Kameras')} oder wählen Sie`} eine andere Plattformversion.`,
    'none.too-many-spares': ({ spares, servers }) =>
      `Die Failover-Gruppe hat ${counted(spares, 'Ersatzserver', 'Ersatzserver')}, mehr als diese Planung Aufzeichnungsserver hat (${number(servers)}). Setzen Sie „Ersatzserver“ auf höchstens ${number(servers)}.`,
    'none.no-such-appliance': ({ model, formFactor, raid, disks, cures }, speaker) => {
      const chosen = [
        ...(formFactor === null ? [] : [`Bauform ${formFactor}`]),
        ...(raid === null ? [] : [raid]),
        ...(disks === null ? [] : [counted(disks, 'Festplatte', 'Festplatten')]),
      ];
      const made = chosen.length === 0 ? 'einem RAID-Array, das die Festplatten zulassen' : list(chosen);
      return `Es gibt ${model === null ? 'keine Appliance' : `kein Modell ${model}`} mit ${made}.${curesText(cures, speaker)}`;
    },
    'none.limit': ({ limit, needs, needed, max, unit, isVendorTib, hardware: machine, client, cures }, speaker) => {
      const needing = `${needingText(needs)} ${speaker.figure(needed, unitText(unit, 2))} (${LIMITS[limit]})`;
      const allowed = isVendorTib
        ? `${speaker.figure(max, 'TiB')}, als TB gezählt (${speaker.figure(tbOfTib(max), 'TB')})`
        : speaker.figure(max, unitText(unit, 2));
      const excess =
        max === 0
          ? `wovon die ${hyphenated(client)}-Streams eines Servers auf ${machine} nichts übrig lassen.`
          : `${machine} lässt ${allowed} zu.`;
      return `${needing}, ${excess}${curesText(cures, speaker)}`;
    },
    'none.camera-limit': ({ edition, servers, hardware: machine, max, cameras, cures }, speaker) =>
      `${fleetText(edition, servers)}; ${machine ?? 'die Einstellung „Max. Kameras pro Server“'} lässt darauf ${counted(max, 'Kamera', 'Kameras')} zu, die Planung hat ${counted(cameras, 'Kamera', 'Kameras')}.${curesText(cures, speaker)}`,
    'none.clients': ({ needed, max, unit, machine, client, cures }, speaker) =>
      `Die ${hyphenated(client)}-Streams eines Servers benötigen ${speaker.figure(needed, unitText(unit, 2))}, die Client-Verbindung von ${machine} lässt ${speaker.figure(max, unitText(unit, 2))} zu.${curesText(cures, speaker)}`,
    'none.disks': ({ needs, isByClients, client, disks, max, cures }, speaker) => {
      const who = camerasText(needs);
      const needing = isByClients
        ? `${who} und die ${hyphenated(client)}-Streams eines Servers benötigen`
        : `${who} ${isOneCamera(needs) ? 'benötigt' : 'benötigen'}`;
      return `${needing} ${counted(disks, 'Festplatte', 'Festplatten')}, ein Server hat höchstens ${number(max)}.${curesText(cures, speaker)}`;
    },
    'none.no-such-disk': ({ diskType, minTb, maxTb, sizesTb, cures }, speaker) => {
      const sizes = minTb === maxTb ? `mit ${number(minTb)} TB` : `mit ${number(minTb)} bis ${number(maxTb)} TB`;
      return `Keine Festplatte vom Typ ${diskType} ${sizes} (Größen: ${sizesTb.map(number).join(', ')} TB) ergibt den benötigten Speicher.${curesText(cures, speaker)}`;
    },

    // What would help, each as an infinitive
    'cure.edition': ({ edition }) => `${edition} wählen`,
    'cure.auto': ({ choices }) => freedText(choices),
    'cure.auto-and-retention': ({ choices, ...shorter }) =>
      `${freedText(choices)} und Aufzeichnungen ${retentionText(shorter)} aufbewahren`,
    'cure.cameras': ({ cameras, present }) =>
      `höchstens ${number(cameras)} statt ${counted(present, 'Kamera', 'Kameras')} verwenden`,
    'cure.retention': (shorter) => `Aufzeichnungen ${retentionText(shorter)} aufbewahren`,
    'cure.rates': ({ percent, canBeTyped }) =>
      `jede Bitrate auf ${number(percent)} % des jetzigen Werts senken${canBeTyped ? '' : ' (FPS, Codec oder Auflösung)'}`,
    'cure.cameras-per-server': ({ cameras, present }) =>
      `${number(cameras)} statt ${counted(present, 'Kamera', 'Kameras')} pro Server zulassen`,
    'cure.clients': ({ streams, present, client }) =>
      `höchstens ${number(streams)} statt ${number(present)} gleichzeitige ${hyphenated(client)}-Streams planen`,
    'cure.disks-per-server': ({ disks, present }) =>
      `${number(disks)} statt ${counted(present, 'Festplatte', 'Festplatten')} pro Server zulassen`,
    'cure.raid': ({ raid, isForBoth }) => `${raid}${databasesText(isForBoth)} wählen`,
    'cure.disk-type': ({ diskType, isForBoth }) => `Festplattentyp ${diskType}${databasesText(isForBoth)} wählen`,
    'cure.disk-type-of-any-size': ({ diskType, isForBoth }) =>
      `Festplattentyp ${diskType}${databasesText(isForBoth)} wählen und alle Festplattengrößen zulassen`,
    'cure.connectivity': ({ connectivity, isForBoth }) =>
      `Speicheranbindung ${connectivity}${databasesText(isForBoth)} wählen`,

    'largest.retention': ({ hardware: largest, ...shorter }) =>
      `Die größte Hardware, ${largest}, bewahrt Aufzeichnungen ${retentionText(shorter)} auf.`,
    'largest.cameras': ({ hardware: largest, cameras, present }) =>
      `Die größte Hardware, ${largest}, zeichnet ${number(cameras)} von ${counted(present, 'Kamera', 'Kameras')} auf.`,
    'largest.rates': ({ hardware: largest, percent }) =>
      `Die größte Hardware, ${largest}, trägt ${number(percent)} % der Bitraten.`,
  },
};

const SETTINGS: Readonly<Record<FixedSetting, string>> = {
  model: 'Modell',
  formFactor: 'Bauform',
  raidType: 'RAID-Array',
  serverDiskQuantity: 'Festplattenzahl',
  sku: 'SKU',
  maxDiskUtilization: 'Festplattenbelegung',
  maxSystemUtilization: 'Systemauslastung',
  machineType: 'Servertyp',
  diskSizes: 'Festplattengröße',
};

/** What settings would be: `Auto`, `80 %`, `Auto und 80 %`. */
function usualText(choices: readonly FreedChoice[]): string {
  const usual = choices.map(({ setting, usual: percent }) => {
    if (percent !== null) return `${number(percent)} %`;
    return setting === 'diskSizes' ? 'beliebige Größe' : 'Auto';
  });
  return list([...new Set(usual)]);
}

/** What to do with settings that somebody fixed: `Auto für Modell und RAID-Array wählen und alle Festplattengrößen zulassen`. */
function freedText(choices: readonly FreedChoice[]): string {
  const autos = choices.filter(({ setting, usual }) => usual === null && setting !== 'diskSizes');
  const steps = [
    ...(autos.length === 0 ? [] : [`Auto für ${list(autos.map(({ setting }) => SETTINGS[setting]))} wählen`]),
    ...(choices.some(({ setting }) => setting === 'diskSizes') ? ['alle Festplattengrößen zulassen'] : []),
    ...choices.flatMap(({ setting, usual }) =>
      usual === null ? [] : [`${SETTINGS[setting]} auf ${number(usual)} % setzen`],
    ),
  ];
  return list(steps);
}

function editionText(edition: string, max: number): string {
  return `Die Edition ${edition} unterstützt höchstens ${counted(max, 'Kamera', 'Kameras')}.`;
}

/** What would help, or what the largest hardware holds, as a sentence. */
function curesText(cures: Cures | null, { say }: Speaker): string {
  if (cures === null) return '';
  const { ways, largest } = cures;
  if (ways.length > 0) return ` Abhilfe: ${ways.map(({ outcome }) => say(outcome)).join(', oder ')}.`;
  return ` ${largest === null ? 'Keine einzelne Änderung würde genügen.' : say(largest)}`;
}

function databasesText(isForBoth: boolean): string {
  return isForBoth ? ' für beide Datenbanken' : '';
}

/** How many servers an edition has. */
function fleetText(edition: string, servers: number): string {
  return servers === 1
    ? `${edition} hat einen Aufzeichnungsserver`
    : `${edition} hat höchstens ${counted(servers, 'Aufzeichnungsserver', 'Aufzeichnungsserver')}`;
}

/** One camera of a group, or those of the fullest server, as a sentence begins. */
function camerasText(needs: CamerasInNeed): string {
  if (needs.kind === 'camera') return `Eine Kamera${groupText(needs.group)}`;
  return needs.servers === 1
    ? `${needs.cameras === 1 ? 'Die Kamera' : `Alle ${number(needs.cameras)} Kameras`} auf dem einen Aufzeichnungsserver`
    : `${counted(needs.onFullest, 'Kamera', 'Kameras')} auf dem meistbelasteten Aufzeichnungsserver`;
}

function isOneCamera(needs: CamerasInNeed): boolean {
  return needs.kind === 'camera' || (needs.servers === 1 ? needs.cameras : needs.onFullest) === 1;
}

/** The same, and that they need something. */
function needingText(needs: CamerasInNeed): string {
  if (needs.kind === 'camera') return `${camerasText(needs)} benötigt`;
  const { edition, servers, cameras, onFullest } = needs;
  if (cameras === 1) return `${fleetText(edition, servers)}; die Kamera benötigt`;
  const who = servers === 1 ? `alle ${number(cameras)} Kameras` : `${number(onFullest)} auf dem meistbelasteten`;
  return `${fleetText(edition, servers)}; ${who} ${servers > 1 && onFullest === 1 ? 'benötigt' : 'benötigen'}`;
}

function groupText(group: string | number | null): string {
  return group === null ? '' : ` der Gruppe ${group}`;
}
