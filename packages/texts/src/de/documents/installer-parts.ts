import type { AcceptanceWords, CameraWords, HandoverWords, PlanWords } from '../../document-words/installer-parts.ts';

export const cameras: CameraWords = {
  groups: (groups, { counted }) => counted(groups, 'Gruppe', 'Gruppen'),
  lens: (number) => `Objektiv ${number}`,
  constant: 'Konstant',
  event: 'Ereignis',
  speedupBase: 'Speedup, Basis',
  speedupOnEvents: 'Speedup, bei Ereignissen',
  hoursADay: ({ mode, hours }, { number }) => `${mode}, ${number(hours)} h pro Tag`,
  whichServer:
    'Die Kameras sind die jedes genannten Servers. Speedup hat zwei Zeilen: immer, und während sich etwas bewegt.',
  plannedRate:
    'Geplante kbit/s ist die Rate, mit der die Planung rechnet. Als Obergrenze in der Kamera sichert sie die Tage und kostet Bildqualität bei belebten Szenen.',
  rates: ({ calculated, measured, entered }, { list, number }) => {
    const parts = [
      [calculated, 'berechnet'],
      [measured, 'gemessen'],
      [entered, 'eingegeben'],
    ] as const;
    const told = parts.filter(([count]) => count > 0).map(([count, how]) => `${number(count)} ${how}`);
    return `Geplante Raten: ${list(told)}.`;
  },
  scene: (values) => `Szene: ${values}.`,
  motion: (values) => `Bewegung erkennt die Kamera. Angenommener Anteil der Zeit: ${values}.`,
  valueIn: ({ value, groups }, { list }) => `${value} in ${list(groups)}`,
  besides: ({ group, audioKbps, metadataKbps }, { list, number }) => {
    const kinds = [
      ...(audioKbps > 0 ? [`Ton mit ${number(audioKbps)} kbit/s`] : []),
      ...(metadataKbps > 0 ? [`Metadaten mit ${number(metadataKbps)} kbit/s`] : []),
    ];
    return `${group}: zusätzlich zur geplanten Rate ${list(kinds)}.`;
  },
  naming: (first, last) => `Namen: Gruppe und Nummer, „${first}“ bis „${last}“.`,
  tooManyServers:
    'Mehr als 200 Server unterscheiden sich voneinander: Die Geräteliste der Planung nennt den Server jeder Gruppe.',
};

export const plan: PlanWords = {
  noSwitch: 'keiner reicht für die Kameras',
  ownSupply: 'eigenes Netzteil',
  poeClass: (id) => `Klasse ${id}`,
  used: ({ cameras: count, ports, reserved, budget, rate }, { counted, number }) => {
    const used =
      ports === null ? counted(count, 'Port', 'Ports') : `${number(count)} von ${counted(ports, 'Port', 'Ports')}`;
    return `${used} belegt, ${reserved}${budget === null ? '' : ` von ${budget}`} reserviert, bis zu ${rate}`;
  },
  longest: ({ length, placed }, { number }) =>
    `bis zu ${length}${placed === null ? '' : `, ${number(placed)} platziert`}`,
  noLength: 'Keine Länge ist bekannt.',
  cableSum: ({ length, boxes, box, unknownCameras }, { counted }) => {
    const unknown =
      unknownCameras === 0
        ? ''
        : ` Nicht enthalten: ${counted(unknownCameras, 'Kamera', 'Kameras')} ohne bekannte Länge.`;
    return `Insgesamt ${length}: mindestens ${counted(boxes, 'Karton', 'Kartons')} mit ${box}, da sich eine Strecke nicht aus zwei Kartons zusammensetzen lässt.${unknown}`;
  },
  byGroup: 'Eine Kamera heißt nach ihrer Gruppe und ihrer Nummer darin.',
  byLabel:
    'Eine Kamera heißt nach ihrer Beschriftung auf dem Grundriss; ist sie auf keinem, nach ihrer Gruppe und ihrer Nummer darin.',
  vlan: 'Das VLAN trägt ein, wer das Netz betreibt.',
  tooLong: ({ group, length, allowed }) =>
    `${group}: Kabellänge ${length}, erlaubt sind ${allowed}. Näherer Switch, Glasfaser oder Extender.`,
  station: ({ quantity, card, monitors, size, columns, rows, linkMbit }, { counted, number }) =>
    [
      `${number(quantity)} x ${card ?? 'ohne Grafikkarte'}`,
      `${counted(monitors, 'Monitor', 'Monitore')} mit ${size}`,
      `je ${number(columns)} x ${number(rows)} Kacheln`,
      `Netzwerkport mit ${number(linkMbit)} Mbit/s`,
    ].join('; '),
};

const checks: AcceptanceWords = {
  ports: 'Kameras an den Ports des Plans',
  recording: 'Aufzeichnende Kameras',
  growth: (servers, isEach) => `Zuwachs der Festplatten pro Tag, ${isEach ? 'je ' : ''}${servers}`,
  highestRate: (servers, isEach) => `Höchste eingehende Rate, ${isEach ? 'je ' : ''}${servers}`,
  switchedOff: (server) => `${server} ausgeschaltet: Die Aufzeichnung läuft wieder an`,
  within: (seconds, { number }) => `innerhalb von ${number(seconds)} s`,
  backOn: (server) => `${server} wieder eingeschaltet: Ältere Aufzeichnungen sind erreichbar`,
  yes: 'ja',
  mainsOff: 'Netzstrom aus: Server laufen weiter',
  asBuilt: 'Am Tag 7: Soll-Ist-Vergleich mit dem Kamerabericht',
  noneOver: 'keine Gruppe über ihrer geplanten Rate',
};

export const handover: HandoverWords = {
  kind: 'Art',
  noSpare: 'kein Ersatzserver',
  noSpareLost: ({ lost, cameras: all }, { counted, number, wordFor }) => {
    const told =
      lost === all ? counted(all, 'Kamera', 'Kameras') : `${number(lost)} von ${counted(all, 'Kamera', 'Kameras')}`;
    return `kein Ersatzserver: ${told} ${wordFor(lost, 'wird', 'werden')} nicht aufgezeichnet, solange ein Server ausgefallen ist`;
  },
  untilItRecords: 'Zeit, bis er aufzeichnet',
  gap: ({ low, high }, { number }) => (low === high ? `${number(high)} s` : `${number(low)} bis ${number(high)} s`),
  daysCovered: 'Zu überbrückende Tage',
  hotSpares: 'Hot-Spares',
  hotSparesIn: (disks, { counted }) => `${counted(disks, 'Festplatte', 'Festplatten')} in jedem Aufzeichnungsserver`,
  lock: 'Beweissicherung',
  noLock: 'keine verlangt',
  locks: ({ perMonth, cameras: each, hours, months, reserved }, { counted }) =>
    `${counted(perMonth, 'Sicherung', 'Sicherungen')} pro Monat mit ${counted(each, 'Kamera', 'Kameras')} über ${counted(hours, 'Stunde', 'Stunden')}, ${counted(months, 'Monat', 'Monate')} aufbewahrt: ${reserved} reserviert`,
  rules: 'Aufbewahrungsregeln',
  noRules: 'keine verlangt',
  rule: ({ name, kind, days, brokenBy }, { counted, list }) => {
    const bound = `${name}: ${kind === 'min' ? 'mindestens' : 'höchstens'} ${counted(days, 'Tag', 'Tage')}`;
    return brokenBy.length === 0 ? bound : `${bound}, nicht eingehalten von ${list(brokenBy)}`;
  },
  checks,
};
