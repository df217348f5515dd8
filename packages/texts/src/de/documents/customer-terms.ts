import type {
  BasisWords,
  FailureWords,
  IncludedWords,
  ItWords,
  NotIncluded,
} from '../../document-words/customer-terms.ts';
import { disksText, rangeText, secondsText, shortList, sparesText } from './customer-parts.ts';

export const basis: BasisWords = {
  rates: ({ calculated, entered, measured, scenes }, { number, counted, list }) => {
    const names = list(scenes.map((name) => `„${name}“`));
    const parts = [
      ...(calculated === 0
        ? []
        : [`für ${counted(calculated, 'Kamera', 'Kameras')} aus Auflösung, Bildrate und Szene (${names}) berechnet`]),
      ...(entered === 0 ? [] : [`für ${number(entered)} eingegeben`]),
      `für ${measured === 0 ? 'keine' : number(measured)} gemessen`,
    ];
    return `Die Bitraten sind ${list(parts)}.`;
  },
  movement: (percent, formats) => `Gerechnet wird mit Bewegung während ${rangeText(percent, formats)} % der Zeit.`,
  busyAll: 'Bei ungewöhnlich belebten Szenen bewahren dieselben Festplatten alle Tage auf.',
  busy: ({ days, touched }, formats) => {
    const { counted } = formats;
    const said = `Bei ungewöhnlich belebten Szenen bewahren dieselben Festplatten alles bis zu ${counted(days, 'Tag', 'Tagen')} auf; eine von zehn Szenen ist noch belebter.`;
    if (touched === null) return said;
    const first = touched.first.map((group) => `${group.title} (${counted(group.days, 'Tag', 'Tage')})`);
    return `${said} Das betrifft nur ${shortList({ ...touched, first }, formats)}.`;
  },
  capacity: {
    vendor: 'Speicher ist so gezählt, wie die Hersteller ihn zählen.',
    exact: 'Speicher ist Byte für Byte gezählt.',
  },
  noViewers: 'Während der Aufzeichnung sieht niemand zu: Kein Betrachter ist eingerechnet.',
  viewers: ({ viewers }, { counted }) =>
    `${counted(viewers, 'gleichzeitiger Betrachter', 'gleichzeitige Betrachter')} auf jedem Server.`,
  evidence: ({ locksPerMonth, camerasPerLock, hoursPerLock, monthsKept }, { counted }) => {
    const each = `${counted(camerasPerLock, 'Kamera', 'Kameras')} über ${counted(hoursPerLock, 'Stunde', 'Stunden')}`;
    return `Als Beweis gesichert: ${counted(locksPerMonth, 'Sicherung', 'Sicherungen')} pro Monat, je ${each}, ${counted(monthsKept, 'Monat', 'Monate')} aufbewahrt.`;
  },
  estimated: ({ machine, facts }, { list }) => `Unsere Schätzungen für ${machine}: ${list(facts)}.`,
  rule: ({ name, kind, days, groups, broken }, formats) => {
    const { counted, wordFor } = formats;
    const limit = `${kind === 'min' ? 'mindestens' : 'höchstens'} ${counted(days, 'Tag', 'Tage')}`;
    const start = `Berücksichtigte veröffentlichte Regel: ${name}, ${limit}`;
    if (broken === null) return `${start}; ${wordFor(groups, 'die Gruppe hält', 'alle Gruppen halten')} sie ein.`;
    const verb = wordFor(broken.first.length + broken.more, 'wird', 'werden');
    return `${start}; ${shortList(broken, formats)} ${verb} ${kind === 'min' ? 'kürzer' : 'länger'} aufbewahrt.`;
  },
};

const NOT_LOST =
  'Was auf dem ausgefallenen Server aufgezeichnet wurde, ist nicht erreichbar, bis er zurück ist; verloren ist es nicht.';

const SURVIVES = {
  one: 'eine Festplatte eines Arrays darf',
  two: 'zwei Festplatten eines Arrays dürfen',
  'one-of-pair': 'eine Festplatte jedes Paars darf',
};

export const failures: FailureWords = {
  serverWithSpare: ({ spares, seconds, outageDays }, formats) => {
    const repair = `für die Zeit einer Reparatur, bis zu ${formats.counted(outageDays, 'Tag', 'Tage')}`;
    return `Server: ${spares === 1 ? 'Der' : 'Ein'} Ersatzserver zeichnet nach ${secondsText(seconds, formats)} auf, ${repair}. ${NOT_LOST}`;
  },
  serverAllLost: `Server: Keine Kamera wird aufgezeichnet, bis er repariert ist. ${NOT_LOST}`,
  serverSomeLost: ({ lost, cameras }, { number, counted, wordFor }) =>
    `Server: ${number(lost)} von ${counted(cameras, 'Kamera', 'Kameras')} ${wordFor(lost, 'wird', 'werden')} nicht aufgezeichnet, bis er repariert ist. ${NOT_LOST}`,
  disk: ({ storage, survives, rebuild }) => {
    const of = storage === null ? '' : ` ${storage === 'live' ? 'der Live-Aufzeichnungen' : 'des Archivs'}`;
    const loss =
      survives === null
        ? 'eine ausgefallene Festplatte verliert ihre Aufzeichnungen'
        : `${survives.raid}, ${SURVIVES[survives.disks]} ohne Verlust ausfallen`;
    const unit = rebuild?.unit === 'days' ? 'Tage' : 'Stunden';
    const time = rebuild === null ? '' : `; der Rebuild dauert ${rebuild.low} bis ${rebuild.high} ${unit}`;
    return `Festplatte${of}: ${loss}${time}.`;
  },
  noUps: 'Strom: Keine USV ist enthalten.',
  ups: ({ minutes }, { counted }) => `Strom: Eine USV überbrückt ${counted(minutes, 'Minute', 'Minuten')}.`,
};

export const included: IncludedWords = {
  servers: ({ servers, spares, storages }, formats) =>
    `${formats.counted(servers, 'Server', 'Server')} mit ${servers === 1 ? '' : 'je '}${disksText(storages, formats)}${sparesText({ servers, spares }, formats)}`,
  counted: {
    'hot-spare': (count, { counted }) => counted(count, 'Hot-Spare-Festplatte', 'Hot-Spare-Festplatten'),
    shelf: (count, { counted }) => counted(count, 'Festplattengehäuse', 'Festplattengehäuse'),
    'management-server': (count, { counted }) => counted(count, 'Management-Server', 'Management-Server'),
    'database-server': (count, { counted }) => counted(count, 'Datenbankserver', 'Datenbankserver'),
    switch: (count, { counted }) => counted(count, 'Switch', 'Switches'),
    cable: (count, { counted }) => counted(count, 'Karton Kabel', 'Kartons Kabel'),
    workstation: (count, { counted }) => counted(count, 'Workstation zur Anzeige', 'Workstations zur Anzeige'),
  },
  operatingSystem: 'Betriebssystem der Server',
  cameraLicences: (count, { counted }) => counted(count, 'Kameralizenz', 'Kameralizenzen'),
  allElse: 'alles Weitere, was in den Positionen steht',
};

export const notIncluded: Readonly<Record<NotIncluded, string>> = {
  cameras: 'Kameras und Halterungen',
  switches: 'Switches',
  cabling: 'Verkabelung',
  laying: 'Verlegen der Kabel',
  racks: 'Racks',
  workstations: 'Workstations und Monitore',
  monitors: 'Monitore',
  installation: 'Montage und Konfiguration',
  operatingSystem: 'Betriebssystem der Server',
  managementServer: 'Management-Server',
  sqlServer: 'SQL-Server-Lizenz',
  ups: 'USV',
  spareServer: 'Ersatzserver',
  hotSpares: 'Hot-Spare-Festplatten',
  vat: 'MwSt.',
};

export const it: ItWords = {
  network: 'ein Netz für die Kameras',
  addresses: (count, { counted }) => `${counted(count, 'Adresse', 'Adressen')} darin`,
  corePorts: (count, { counted }) => `${counted(count, 'Port', 'Ports')} des Core-Switches`,
  closets: (count, { counted }) =>
    `Platz und Stromanschluss für die Switches in ${counted(count, 'Verteiler', 'Verteilern')}`,
  timeServer: 'einen Zeitserver',
  answers: (count, { counted }) => `Antworten auf ${counted(count, 'Frage', 'Fragen')} des IT-Anforderungsblatts`,
};
