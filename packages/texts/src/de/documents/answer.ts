import type { AnswerWords } from '../../document-words/answer.ts';
import { pieces } from '../../document-words/pieces.ts';
import { namesText } from '../../basics/grammar.ts';
import { SEMICOLON, list, number, wordFor } from '../grammar.ts';

const KINDS = { hot: 'Hot Standby', cold: 'Cold Standby' } as const;

export const answer: AnswerWords = {
  empty: 'Fügen Sie Kameras hinzu oder fügen Sie eine Liste ein.',
  nothingFits: 'Keine passende Hardware',
  ways: 'Abhilfe',
  servers: (count, name) => `${count} x ${name}`,
  applianceName: (name, capacity) => `${name}, ${capacity}`,
  spares: ({ recording, spares, kind }, formats) =>
    `${formats.number(recording)} ${wordFor(recording, 'zeichnet', 'zeichnen')} auf, ${formats.number(spares)} ${wordFor(spares, 'ist', 'sind')} Ersatzserver (${KINDS[kind]}).`,
  disksOf: (disks, { tb, type, raid }) => `${disks} × ${tb} TB${type === null ? '' : ` ${type}`}, ${raid}`,
  each: (storages) => `Je Server ${storages.join(' und ')}.`,
  management: (sqlServer) => `1 Management-Server, SQL Server ${sqlServer}.`,

  promise: ({ cameras: { value, shown }, days, reach }) => {
    const kept = pieces`${shown} ${wordFor(value, 'Kamera', 'Kameras')}, ${days} aufbewahrt`;
    return reach === undefined ? kept : [...kept, ' ', reach];
  },
  askedDays: (most, least) =>
    least === undefined
      ? pieces`${most.shown} ${wordFor(most.value, 'Tag', 'Tage')}`
      : pieces`${least.shown} bis ${most.shown} Tage`,
  reach: (days) => `(Platz für ${days})`,
  disks: 'Festplatten',
  disksLine: (parts) => `Festplatten ${parts.join(', ')}`,
  fill: (percent) => `zu ${percent} belegt`,
  disksFull: (percent) => `Festplatten zu ${percent} belegt`,
  allowed: (percent) => `${percent} zulässig`,
  fullestOf: (storage) => `am stärksten belegt: ${storage === 'live' ? 'Live-Datenbank' : 'Archiv'}`,
  locked: (tb) => `${tb} sind als Beweis gesichert.`,
  saved: (tb) => `Das zweite Archiv spart ${tb}.`,

  busyAll: 'Wenn alle Szenen belebt sind: Alle Tage werden aufbewahrt',
  busyOf: (days, asked) =>
    pieces`Wenn alle Szenen belebt sind: ${days.shown} von ${asked.shown} ${wordFor(asked.value, 'Tag', 'Tagen')} werden aufbewahrt`,
  busyUpTo: (days) =>
    pieces`Wenn alle Szenen belebt sind: Alles bis zu ${days.shown} ${wordFor(days.value, 'Tag', 'Tagen')} wird aufbewahrt, längere Aufzeichnungen enden dort`,

  spareRecords: (gap) => pieces`Fällt ein Server aus, zeichnet der Ersatzserver nach ${gap} auf`,
  gap: (low, high) => (low === high ? `${low} s` : `${low} bis ${high} s`),
  spareIsOver: (limits) => `Der Ersatzserver zeichnet auf, überschreitet aber: ${limits}`,
  onlyServer: 'Fällt der Server aus, wird keine Kamera aufgezeichnet, bis er repariert ist.',
  jbod: 'Eine ausgefallene Festplatte verliert ihre Aufzeichnungen.',

  forLines: (priced, lines) => (priced === lines ? '' : `für ${number(priced)} von ${number(lines)} Positionen`),
  withoutManagement: 'ohne Management-Server',
  delivered: ({ value, shown }) => `Lieferung in ${shown} ${wordFor(value, 'Tag', 'Tagen')}`,
  noPrice: (names) => {
    const [first, second, ...others] = names;
    const shown = [first, second].filter((name) => name !== undefined);
    return `Kein Preis: ${others.length === 0 ? namesText(shown, SEMICOLON) : namesText([...shown, `${number(others.length)} weitere`], SEMICOLON, list)}`;
  },
  cheaper: (less, percent, how) => pieces`${less} (${percent}): ${how.join(', ')}`,
  less: (money) => `${money} weniger`,
  nothingCheaper: 'Keine günstigere Lösung erhält alle Kameras und alle Tage',
  nothingCheaperKnown: 'Keine günstigere unter den Lösungen mit Preis',

  room: (more) => [
    'Platz ist für ',
    ...more.flatMap(({ shown }, place) => (place === 0 ? [shown] : [' oder ', shown])),
  ],
  moreCameras: ({ value, shown }) => `${shown} ${wordFor(value, 'weitere Kamera', 'weitere Kameras')}`,
  moreDays: ({ value, shown }) => `${shown} ${wordFor(value, 'weiteren Tag', 'weitere Tage')}`,
  nothingFitsMore: 'Ohne andere Hardware ist kein Platz mehr',
  farFromNext: 'Auf derselben Hardware ist noch viel Platz',
};
