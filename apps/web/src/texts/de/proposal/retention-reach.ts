import { counted, number } from '@site-designer/texts/de/grammar';
import type * as en from '../../en/proposal/retention-reach.ts';
import type { InLanguage } from '../../in-language.ts';

/** Sentences of texts and figures, of whatever the caller makes of a figure. */
type Generic = 'heldDays' | 'heldShare' | 'longer' | 'tiers';
type En = typeof en.RETENTION_TEXTS;

export const RETENTION_TEXTS: InLanguage<Omit<En, Generic>> & Pick<En, Generic> = {
  capacity: 'Kapazität',
  retention: 'Aufbewahrungszeit',
  expected: { title: 'Erwartet', phrase: 'erwartet' },
  calm: { title: 'Ruhige Szenen', phrase: 'ruhige Szenen' },
  busy: { title: 'Belebte Szenen', phrase: 'belebte Szenen' },
  table: 'Als Tabelle',
  caption: 'Speicher nach Aufbewahrungszeit',
  room: 'Video, das die Festplatten fassen',
  heldOf: (scenes) => `Erreichte Aufbewahrungszeit, ${scenes}`,
  inTiers: {
    fullTb: { title: 'Volle Bildrate', phrase: 'volle Bildrate' },
    groomedTb: { title: 'Reduzierte Bildrate', phrase: 'reduzierte Bildrate' },
  },
  storageFor: (retention, scenes) => `Speicher für ${retention}, ${scenes}`,
  heldDays: (asked, { expected, busy, calm }) => [
    'Die Festplatten reichen für ',
    expected,
    ` Aufzeichnungen; verlangt sind ${asked}. Belebte Szenen: `,
    busy,
    ', ruhige Szenen: ',
    calm,
    '.',
  ],
  heldShare: ({ expected, busy, calm }) => [
    'Die Festplatten fassen ',
    expected,
    ' der verlangten Aufbewahrungszeit. Belebte Szenen: ',
    busy,
    ', ruhige Szenen: ',
    calm,
    '.',
  ],
  longer: ({ times, fill }) => [
    'Aufzeichnungen werden nach Alter gelöscht, daher werden die Festplatten nie voll. Randvoll würden sie jede Aufzeichnung ',
    times,
    '-mal so lange aufbewahren; ohne Löschen würde es ',
    fill,
    ' dauern, bis sie voll sind.',
  ],
  together: 'Faktor, um den jede Aufbewahrungszeit länger sein könnte',
  fillDays: 'Tage, bis die Festplatten ohne Löschen voll sind',
  aloneTitle: 'Allein länger aufbewahrt',
  group: 'Kameragruppe',
  alone: 'Möglich wären',
  aloneOf: (group) => `Tage, die ${group} allein aufbewahrt werden könnte`,
  aloneNote: 'Wenn alle anderen Gruppen bleiben, wie sie sind; ohne Auslastungsgrenze.',
  moreGroups: (count) => `und ${counted(count, 'weitere Gruppe', 'weitere Gruppen')}`,
  takesOver: 'Tage, bis das zweite Archiv übernimmt',
  saved: 'Video, das das zweite Archiv einspart',
  tiers: ({ days, saved }) => [
    'Was älter ist als ',
    days,
    ', wird mit reduzierter Bildrate in einem zweiten Archiv aufbewahrt; das spart ',
    saved,
    ' Video.',
  ],
  tb: (tb) => `${number(tb)} TB`,
};
