import type { CustomerWords, MachineFigures, PriceFigures } from '../../document-words/customer.ts';
import type { Told } from '../../document-words/text-of.ts';
import type { Formats } from '../../basics/formats.ts';
import { namesText } from '../../basics/grammar.ts';
import { SEMICOLON } from '../grammar.ts';
import { basis, failures, included, it, notIncluded } from './customer-terms.ts';
import { disksText, rangeText, secondsText, sparesText } from './customer-parts.ts';

/** The document that a customer gets in German. */
export const customer: CustomerWords = {
  title: (name) => `Videoaufzeichnung für ${name}`,
  get: {
    servers: ({ servers, spares, machine, isManaged }, formats) => {
      const strong = machineText(machine, servers === 1 ? '' : 'je ', formats);
      const management = isManaged ? ', und ein Management-Server' : '';
      const counted = formats.counted(servers, 'Aufzeichnungsserver', 'Aufzeichnungsserver');
      return { sentence: `${counted} ${strong}${sparesText({ servers, spares }, formats)}${management}.`, strong };
    },
    keeping: ({ cameras, days, isOneServer }, { counted }) => {
      const strong = counted(cameras, 'Kamera', 'Kameras');
      const [records, keeps] = isOneServer ? ['Er zeichnet', 'bewahrt'] : ['Sie zeichnen', 'bewahren'];
      const long = days === null ? 'für die Tage der Tabelle' : counted(days, 'Tag', 'Tage');
      return { sentence: `${records} ${strong} auf und ${keeps} die Aufzeichnungen ${long} auf.`, strong };
    },
    spare: ({ spares, seconds }, formats) => {
      const strong = secondsText(seconds, formats);
      return {
        sentence: `Fällt ein Server aus, übernimmt nach ${strong} ${spares === 1 ? 'der' : 'ein'} Ersatzserver.`,
        strong,
      };
    },
    allLost: 'Fällt der Server aus, wird keine Kamera aufgezeichnet, bis er repariert ist.',
    someLost: ({ lost, cameras }, { number, counted, wordFor }) => {
      const strong = `${number(lost)} von ${counted(cameras, 'Kamera', 'Kameras')}`;
      return {
        sentence: `Fällt ein Server aus, ${wordFor(lost, 'wird', 'werden')} ${strong} nicht aufgezeichnet, bis er repariert ist.`,
        strong,
      };
    },
    price: priceText,
  },
  promises: {
    groups: ({ first, more }, { counted }) =>
      [...first, ...(more > 0 ? [counted(more, 'weitere Gruppe', 'weitere Gruppen')] : [])].join(', '),
    stream: (number) => `Stream ${number}`,
    recordedOnEvents: ({ hoursPerDay }, { number }) => `bei Ereignissen, ${number(hoursPerDay)} h pro Tag`,
    recorded: ({ hoursPerDay, isFasterOnEvents }, { number }) =>
      `${hoursPerDay === 24 ? 'immer' : `${number(hoursPerDay)} h pro Tag`}${isFasterOnEvents ? ', schneller bei Ereignissen' : ''}`,
    note: (movement, formats) =>
      `Aufzeichnung bei Ereignissen bedeutet, dass eine Kamera aufzeichnet, während sich etwas bewegt; gerechnet haben wir mit Bewegung während ${rangeText(movement, formats)} % der Zeit.`,
  },
  items: {
    name: ({ name, disks, spare }) => {
      const layout = disks.map(({ quantity, designation }) => `${quantity} x ${designation}`).join(' und ');
      const whole = [name, layout].filter((part) => part !== '').join(' mit ');
      if (spare === null) return whole;
      return spare === 'server' ? `${whole}, Ersatz` : `${whole}, Hot-Spare`;
    },
    uses: {
      'hot-spare': 'Springt für eine ausgefallene Festplatte ein',
      shelf: 'Nimmt die Festplatten auf',
      'management-server': 'Betreibt das System',
      'database-server': 'Enthält die Datenbank des Systems',
      battery: 'Verlängert die Zeit ohne Netzstrom',
      switch: 'Verbindet und speist die Kameras',
      cable: 'Von den Kameras zu den Switches, mindestens',
      workstation: 'Zeigt die Kameras',
    },
    recordingServer: ({ isOneServer }) => (isOneServer ? 'Zeichnet alle Kameras auf' : 'Zeichnen alle Kameras auf'),
    spareServer: ({ isOneServer }) => `Übernimmt, wenn ${isOneServer ? 'der' : 'ein'} Server ausfällt`,
    baseLicence: 'Einmal für das System',
    deviceLicence: 'Für die Kameras',
    ups: ({ minutes }, { counted }) => `${counted(minutes, 'Minute', 'Minuten')} ohne Netzstrom`,
  },
  terms: {
    basis: 'Worauf dies beruht',
    failures: 'Wenn etwas ausfällt',
    included: 'Enthalten',
    notIncluded: 'Nicht enthalten',
    it: 'Ihre IT stellt bereit',
    note: 'Hinweis',
    power: 'Leistungsaufnahme und Platzbedarf',
    accepted: 'Angenommen',
    terms: 'Geschäftsbedingungen',
  },
  basis,
  failures,
  included,
  notIncluded,
  it,
  power: ({ typicalW, heatBtuPerHour, rackUnits, isWithoutHost, isWithSite }, { number }) => {
    const units = rackUnits === 0 ? [] : [`${number(rackUnits, 1)} U in einem Rack`];
    const host = isWithoutHost ? ', ohne die Hosts der virtuellen Maschinen' : '';
    const site = isWithSite ? ', mit Switches und Workstations' : '';
    return `${[`${number(typicalW)} W`, `${number(heatBtuPerHour)} BTU/h`, ...units].join(', ')}${host}${site}.`;
  },
  accepted: ({ number, total, until }) => {
    const money = total === null ? '' : ` zu ${total.money} ${total.isNet ? 'netto' : 'brutto'}`;
    return `${number}${money}${until === null ? '' : `, bis ${until}`}`;
  },
  project: {
    recording: ({ cameras, sites, servers, spares }, { number, wordFor, counted }) => {
      const strong = counted(cameras, 'Kamera', 'Kameras');
      const by = counted(servers, 'Server', 'Servern');
      const ready =
        spares === 0 ? '' : `; ${number(spares)} ${wordFor(spares, 'weiterer ist', 'weitere sind')} Ersatzserver`;
      const verb = wordFor(cameras, 'wird', 'werden');
      return {
        sentence: `${strong} an ${counted(sites, 'Standort', 'Standorten')} ${verb} von ${by} aufgezeichnet${ready}.`,
        strong,
      };
    },
    separate: 'Jeder Standort ist ein eigenes System.',
    together: ({ isManaged }) => `Alle Standorte sind ein System${isManaged ? ' mit einem Management-Server' : ''}.`,
    undesigned: ({ sites }, { list }) => `Nicht enthalten, da dort noch nichts geplant ist: ${list(sites)}.`,
    atSite: ({ site, line }) => `${site}: ${line}`,
  },
};

/** `Husky IVO 1000R mit 96 TB`, or `(Standard server) mit je 3 Festplatten zu 1 TB`. */
function machineText({ name, capacity, storages }: MachineFigures, each: string, formats: Formats): string {
  return capacity === null ? `(${name}) mit ${each}${disksText(storages, formats)}` : `${name} mit ${each}${capacity}`;
}

function priceText(figures: PriceFigures, { number, counted, list }: Formats): Told {
  const { net, gross, validUntil, deliveryDays, onRequest } = figures;
  const isPart = onRequest.length > 0;
  const strong = `${net} ${isPart ? 'netto für die Positionen mit Preis' : 'netto'}`;
  const parts = [
    strong,
    ...(gross === null ? [] : [`${gross.money} mit ${number(gross.vatPercent, 2)} % MwSt.`]),
    ...(validUntil === null ? [] : [`gültig bis ${validUntil}`]),
    ...(deliveryDays === null ? [] : [`Lieferung in ${counted(deliveryDays, 'Tag', 'Tagen')}`]),
  ];
  const missing = isPart ? `; auf Anfrage: ${namesText(onRequest, SEMICOLON, list)}` : '';
  return { sentence: `${parts.join(', ')}${missing}.`, strong };
}
