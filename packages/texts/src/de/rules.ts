import type { FullestServer, RuleSayings, StorageRequirement } from '@site-designer/sizing-engine';
import { FEWEST_DIGITS, printedNumber } from '@site-designer/sizing-engine/explanations';
import type { Sentences } from '../language/language.ts';
import { counted, list, number } from './grammar.ts';
import { diskLayout } from './hardware.ts';
import { LIMITS } from './words.ts';

const REQUIREMENTS: Readonly<Record<StorageRequirement, string>> = {
  capacity: 'Kapazität',
  operations: 'Festplattenoperationen',
  speed: 'Übertragungsrate',
};

/** Rules of choices, what was chosen, and what a search found; each as a part of a sentence. */
export const rules: Sentences<RuleSayings> = {
  'rule.all-of-limit': () => 'das Verlangte nimmt eine Grenze ganz ein, von der nichts übrig ist',
  'rule.appliance': () =>
    'wenigste Server, dann das kleinere Modell, dann die geringste Nennkapazität, dann das RAID, das mehr ausgefallene Festplatten übersteht',
  'rule.appliance-nameplate': () => 'Nennkapazität der Festplatten einer Appliance',
  'rule.battery': () => 'Energie, die den Batterien der USV fehlt',
  'rule.every-camera-recorded': () => 'jede Kamera wird aufgezeichnet',
  'rule.fewest-servers': () =>
    'wenigste Server, von der nach den Summen möglichen Zahl aufwärts, auf die sich die Kameras innerhalb jeder Grenze verteilen lassen',
  'rule.kept-by-age': () =>
    'nach Alter gelöscht: Ein nicht voller Speicher bewahrt jede Aufzeichnung ihre Tage lang auf',
  'rule.finer-resolution': () => 'die Auflösung mit den wenigsten Pixeln, die in der Entfernung die Stufe ergibt',
  'rule.layout': () =>
    'wenigste Festplatten, dann die geringste Nennkapazität, dann das RAID, das mehr ausgefallene Festplatten übersteht',
  'rule.layout-of-capacity': () => 'die Anordnung, die die Kapazität allein verlangt',
  'rule.machine-type': () => 'der kleinste Servertyp, der nicht mehr Server benötigt als ein anderer',
  'rule.asked-of-limit': ({ limit, fullest }) => `${LIMITS[limit]}, ${fullestText(fullest)}`,
  'rule.no-failover': () => 'die Planung hat kein Failover',
  'rule.no-server-left': () => 'kein Aufzeichnungsserver ist übrig',
  'rule.one-more-spare': () => 'ein Ersatzserver mehr, als die Planung hat',
  'rule.spare-takes-over': () => 'ein Ersatzserver übernimmt für einen, der ausfällt',
  'rule.ups': () => 'die kleinste Größe mit genug Leistung und Energie, sonst die größte',

  'found.switches': () => found('Switches, auf die sich die Kameras verteilen lassen'),
  'found.switches-alike': () => found('Switches mit denselben Kameras'),
  'found.pictures': () => found('Summe über die Bilder, die der Bedienplatz zeigt'),
  'found.most-pictures': () => found('Bilder, die der Bedienplatz fasst, die schwersten zuerst'),
  'found.motion-work': () => found('Summe über die Bilder der Kameras des Servers'),
  'found.alone-days': () => found('Tage, die die Gruppe allein in beiden Archiven aufbewahrt werden könnte'),
  'found.alternative-cameras': () => found('Kameras des meistbelasteten Servers der Alternative'),
  'found.alternative-disk-size': () => found('Festplattengröße der Alternative'),
  'found.alternative-disks': () => found('Festplatten eines Servers der Alternative'),
  'found.alternative-nameplate': () => found('Nennkapazität der Alternative'),
  'found.alternative-servers': () => found('Server der Alternative'),
  'found.alternative-storage': () => found('Speicher des meistbelasteten Servers der Alternative'),
  'found.asked-of-limit': ({ limit }) => found(LIMITS[limit]),
  'found.busy-days': () => found('Tage, nach denen belebte Szenen den Speicher füllen'),
  'found.client-rate': ({ fullest }) => found(`Client-Datenrate, ${fullestText(fullest)}`),
  'found.dealt-cameras': () => found('Kameras, die dem Server zugeteilt sind'),
  'found.fill-days': () => found('Tage, in denen sich beide Archive ohne Löschen füllen'),
  'found.fits': ({ quantity }, { say }) =>
    found(`größter Zuwachs auf derselben Hardware: ${say({ say: 'headroom.quantity', quantity })}`),
  'found.full-after': () => found('Tage, nach denen beide Archive voll sind'),
  'found.groomed-share': () => found('größter Teil der Spitzenrate, den das zweite Archiv von einem Stream behält'),
  'found.held-share': () => found('Teil jeder Aufbewahrungszeit, den die Festplatten in beiden Archiven fassen'),
  'found.least-servers': () => found('Server, bei denen das Mittel jedes Werts innerhalb seiner Grenze liegt'),
  'found.longest-outage': () => found('längster Ausfall, den eine Anordnung der Festplatten fasst, in Stunden'),
  'found.most-cameras': () => found('Kameras des Servers, der die meisten hat'),
  'found.room': () => found('weitere Kameras der Gruppe, die die Hardware trägt'),
  'found.servers-alike': () => found('Server mit denselben Kameras'),
  'found.smallest-change': ({ quantity }, { say }) =>
    found(`kleinste Änderung, die die Hardware ändert: ${say({ say: 'headroom.quantity', quantity })}`),
  'found.times-together': () => found('Faktor, um den jede Aufbewahrungszeit in beiden Archiven länger sein könnte'),

  'chosen.amount': ({ value, unit }, { language }) =>
    `${number(printedNumber(value, FEWEST_DIGITS))} ${language.unit(unit, value)}`.trim(),
  'chosen.load': ({ value, unit }, { figure, language }) => figure(value, language.unit(unit, value)),
  'chosen.layout': ({ disks, diskTb, raid, decidedBy }) => {
    const layout = `${number(disks)} x ${number(diskTb)} TB, ${raid}`;
    const reasons = list(decidedBy.map((each) => REQUIREMENTS[each]));
    return reasons === '' ? layout : `${layout}, bestimmt durch ${reasons}`;
  },
  'chosen.disks': diskLayout,
  'chosen.ups': ({ va }) => `${number(va)} VA`,
};

function found(what: string): string {
  return `${what}, durch Suche gefunden`;
}

function fullestText(fullest: FullestServer): string {
  if (typeof fullest === 'number') return `der meistbelastete von ${counted(fullest, 'Server', 'Servern')}`;
  return `der meistbelastete der ${FULLEST[fullest]}`;
}

const FULLEST: Readonly<Record<Exclude<FullestServer, number>, string>> = {
  'present-after': 'jetzigen Server nach der Änderung',
  'smaller-before': 'kleineren Server eine Stufe davor',
  'smaller-after': 'kleineren Server nach der Änderung',
};
