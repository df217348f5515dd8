import { counted, number, wordFor } from '@site-designer/texts/de/grammar';
import type * as en from '../../en/proposal/failures.ts';
import type { InLanguage } from '../../in-language.ts';

export const STATE_TEXTS: InLanguage<typeof en.STATE_TEXTS> = {
  normal: 'Nichts ist ausgefallen',
  serverDown: 'Ein Server ist ausgefallen',
  serverDownMoved: 'Seine Kameras von Hand auf die anderen verteilt',
  serverDownFailover: 'Ein Ersatzserver hat übernommen',
  diskLost: 'Eine Festplatte ohne Redundanz ist ausgefallen',
  diskRebuild: 'Eine Festplatte ist ausgefallen, Rebuild läuft',
};

export const STORAGE_NAMES: InLanguage<typeof en.STORAGE_NAMES> = {
  live: { title: 'Live-Datenbank', phrase: 'Live-Datenbank' },
  archive: { title: 'Archiv', phrase: 'Archiv' },
};

export const FAILURE_TEXTS: InLanguage<typeof en.FAILURE_TEXTS> = {
  state: 'Zustand',
  picture: 'Server',
  notRecorded: 'Nicht aufgezeichnet',
  load: 'Last',
  storage: 'Speicher',
  keeps: 'Aufbewahrt',
  formerDays: 'Voll nach',
  keptOf: (figure, days) => `${figure}, von ${counted(days, 'Tag', 'Tagen')}`,
  outOf: ' von ',
  askedOf: (state, days) => `Aufbewahrungszeit von ${counted(days, 'Tag', 'Tagen')}, ${state}`,
  moreKept: (count) => ` und ${number(count)} weitere`,
  noServer: '–',
  gap: 'Lücke',
  verdict: 'Bewertung',
  of: (figure, state) => `${figure}, ${state}`,
  inStorage: (state, storage) => `${state}, ${storage}`,
  none: 'keine',
  noGap: '–',
  lost: 'Nicht alles aufgezeichnet',
  recordingsLost: 'Aufzeichnungen verloren',
  upToStart: 'Bis zu ',
  lostWithDisk: 'Aufzeichnungen, die mit einer Festplatte verloren gehen',
  lostOf: (storage) =>
    ` an Aufzeichnungen gehen mit einer Festplatte verloren (${storage}), bis hin zu allen Kameras ihres Servers; was darauf aufzeichnet, steht still, bis die Festplatte getauscht ist.`,
  over: (limits) => `Überschritten: ${limits}`,
  fine: 'Erfüllt',
  spareRecords: 'Der Ersatzserver übernimmt nach ',
  join: '; ',
  withGap: (cameras) => ` ${wordFor(cameras, 'hat', 'haben')} so lange eine Lücke. `,
  running: (count) => counted(count, 'Server', 'Server'),
  times: (count) => `${number(count)} x`,
  down: '1 ausgefallen',
  spare: (count) => counted(count, 'Ersatzserver', 'Ersatzserver'),
  lostPerHour: 'Video, das in einer Stunde nicht aufgezeichnet wird',
  perHour: ' Video werden in jeder Stunde, in der ein Server ausgefallen ist, nicht aufgezeichnet. ',
  formerFullDisks:
    '„Voll nach“ zählt bis zu vollen Festplatten, wenn die ältesten Aufzeichnungen gelöscht werden; die Tage, die die Planung zusagt, zählen bis zur zulässigen Belegung der Festplatten.',
  fullDisks:
    'Aufzeichnungen werden nach Alter gelöscht. Nur wo ein Speicher vorher voll ist, wird zuerst das älteste Video gelöscht, gleich welcher Kamera, und was länger aufzubewahren ist, verliert Tage.',
  historyWaits:
    'Was ein ausgefallener Server aufgezeichnet hat, ist nicht erreichbar, bis er zurück ist; verloren ist es nicht.',
  disks: 'Festplatten',
  ofStorage: 'Speicher',
  expected: 'Ausfälle pro Jahr',
  chance: 'Ausfallwahrscheinlichkeit pro Jahr',
  rebuild: 'Stunden eines Rebuilds',
  loss: 'Array beim Rebuild verloren',
  workload: 'Datenvolumen je Festplatte pro Jahr',
  upTo: (percent) => `bis zu ${percent}`,
  noRebuild: 'keiner: Eine ausgefallene Festplatte verliert ihre Aufzeichnungen',
  to: ' bis ',
  fastRebuild: 'Stunden eines schnellen Rebuilds',
  slowRebuild: 'Stunden eines langsamen Rebuilds',
  earliest: 'Kürzeste Lücke',
  latest: 'Längste Lücke',
  caution:
    'Obergrenzen laut Datenblatt. Die Praxis ist ungünstiger: Doppelausfälle wurden doppelt bis über tausendmal so oft beobachtet.',
  survive: 'Ausfall eines Servers überstehen',
  surviveHelp:
    'Fügt einen Ersatzserver im Cold Standby hinzu, für so viele der zu überbrückenden Tage, wie seine Festplatten fassen: das Wenigste, womit jede Kamera aufgezeichnet bleibt.',
  cannotSurvive:
    'Kein Ersatzserver dieser Art fasst einen Tag des meistbelasteten Servers: Lassen Sie mehr oder größere Festplatten zu.',
  withoutSpare: (cameras) =>
    `Ohne Ersatzserver ${wordFor(cameras, 'wird', 'werden')} ${counted(cameras, 'Kamera', 'Kameras')} nicht aufgezeichnet, solange ein Server ausgefallen ist.`,
  withSpare: (spares, seconds) =>
    `${counted(spares, 'Ersatzserver übernimmt', 'Ersatzserver übernehmen')} innerhalb von ${seconds}: Danach wird jede Kamera wieder aufgezeichnet.`,
  seconds: (low, high) => (low === high ? `${number(low)} s` : `${number(low)} bis ${number(high)} s`),
};
