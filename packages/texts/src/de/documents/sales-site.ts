import type { Least, SalesWords } from '../../document-words/sales.ts';
import type { Formats } from '../../basics/formats.ts';

export const switches: SalesWords['switches'] = {
  title: 'Warum so viele Switches',
  columns: {
    closet: 'Verteiler',
    switches: 'Switches',
    cameras: 'Kameras',
    reserved: 'Reserviert',
    rate: 'Rate',
    decided: 'Bestimmt durch',
  },
  unnamed: 'Verteiler ohne Namen',
  reserved:
    'Switches werden nach dem gezählt, was sie für die Klasse jeder Kamera reservieren, nicht nach deren Entnahme: Eine Planung nach den Entnahmen scheitert, wenn die letzten Kameras Strom anfordern.',
  core: ({ ports, mbit }, { counted }) =>
    `${counted(ports, 'Port', 'Ports')} des Core-Switches, ${mbit} Mbit/s in die Aufzeichnungsserver.`,
  none: 'kein Switch reicht für die Kameras',
  ports: ({ usable, ports, least }, formats) =>
    `Ports: ${formats.number(usable)} von ${formats.number(ports)} eines Switches dürfen genutzt werden; ${leastText(least, formats)}`,
  poe: ({ watts, least }, formats) => `Watt: Ein Switch speist ${watts} W; ${leastText(least, formats)}`,
  uplink: ({ mbit, least }, formats) =>
    `Uplink: Kameras dürfen ${mbit} Mbit/s eines Switches nutzen; ${leastText(least, formats)}`,
  longCables: ({ groups }, { counted }) =>
    `Kabel von ${counted(groups, 'Kameragruppe', 'Kameragruppen')} sind zu lang für Kupfer.`,
  findings: {
    'poe-class': 'Eine Kamera hat eine höhere Klasse, als der Switch speist.',
    'port-watts': 'Eine Kamera reserviert mehr, als ein Port liefert.',
    'poe-budget': 'Eine Kamera reserviert mehr, als der Switch insgesamt speist.',
    uplink: 'Eine Kamera sendet mehr, als Kameras von einem Uplink nutzen dürfen.',
    ports: 'Kein Port des Switches darf genutzt werden.',
    'port-rate': 'Eine Kamera sendet mehr, als über einen Port mit 100 Mbit/s sinnvoll ist.',
    'shared-uplink': 'Der gemeinsame Weg aller Verteiler trägt mehr, als Kameras davon nutzen dürfen.',
    'own-network': 'Für so viele Kameras wird ein eigenes Netz empfohlen.',
  },
};

function leastText(least: Least, { number }: Formats): string {
  return least.isProven
    ? 'kein Plan kommt mit weniger aus'
    : `die Schranke ist ${number(least.lowerBound)}, eine Aufteilung auf so wenige wurde nicht gefunden`;
}

export const stations: SalesWords['stations'] = {
  title: 'Warum solche Workstations',
  columns: {
    station: 'Workstation',
    number: 'Anzahl',
    card: 'Grafikkarte',
    shown: 'Gezeigt',
    decides: 'Bestimmt durch',
    most: 'Meiste Kacheln',
  },
  limits: {
    decode: 'Dekodierung',
    'one-stream': 'ein Stream eines Decoders',
    vram: 'Speicher der Grafikkarte',
    software: 'Dekodierung ohne Grafikkarte',
    network: 'Netzanschluss',
  },
  noCard: 'keine',
  shown: ({ pictures, tiles }, { number, counted }) => `${number(pictures)} von ${counted(tiles, 'Kachel', 'Kacheln')}`,
  liveView: ({ mbit, providedMbit }) => {
    const provided =
      providedMbit === null ? '' : `; die Einstellung für Client-Streams stellt ${providedMbit} Mbit/s bereit`;
    return `Die Live-Bilder fordern ${mbit} Mbit/s von den Aufzeichnungsservern an${provided}.`;
  },
};
