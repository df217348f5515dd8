import { wordsIn, type Words } from './words.ts';

/** Units behind numbers and in headers, with what one of them is worth in the unit of the camera table. */

/** Units that may be typed behind a number, folded and without blanks and points, with what one of them is worth. */
export type Units = Readonly<Record<string, number>>;

function unitsOf(...worths: readonly (readonly [worth: number, words: Words])[]): Units {
  return Object.fromEntries(
    worths.flatMap(([worth, words]) => wordsIn(words).map((word) => [word.replaceAll(/[\s.]/g, ''), worth] as const)),
  );
}

/** A month is 30 days and a year 365, as retention is agreed on. */
export const DAY_UNITS = unitsOf(
  [
    1,
    {
      en: 'd, day, days',
      de: 't, tag, tage, tagen',
      fr: 'j, jour, jours, jrs',
      es: 'dia, dias',
      it: 'g, gg, giorno, giorni',
      nl: 'dag, dagen, dgn',
    },
  ],
  [
    7,
    {
      en: 'w, wk, wks, week, weeks',
      de: 'woche, wochen',
      fr: 'semaine, semaines, sem',
      es: 'semana, semanas',
      it: 'settimana, settimane',
      nl: 'week, weken',
    },
  ],
  [
    30,
    {
      en: 'month, months, mo',
      de: 'monat, monate, monaten',
      fr: 'mois',
      es: 'mes, meses',
      it: 'mese, mesi',
      nl: 'maand, maanden',
    },
  ],
  [
    365,
    {
      en: 'year, years, yr, yrs',
      de: 'jahr, jahre, jahren',
      fr: 'an, ans, annee, annees',
      es: 'ano, anos',
      it: 'anno, anni',
      nl: 'jaar, jaren',
    },
  ],
);

export const FRAME_UNITS = unitsOf([
  1,
  {
    en: 'fps, ips, fr/s, f/s, frames/s, frames/sec, frames/second, frames per second, images per second, frames, hz',
    de: 'b/s, bilder/s, bilder/sek, bilder/sekunde, bilder pro sekunde, bps',
    fr: 'i/s, im/s, img/s, images/s, image/s, images/sec, images/seconde, images par seconde',
    es: 'fotogramas/s, cuadros/s, imagenes/s, fotogramas por segundo, cuadros por segundo',
    it: 'fotogrammi/s, immagini/s, fotogrammi al secondo, immagini al secondo',
    nl: 'beelden/s, bps, beelden/sec, beelden per seconde',
  },
]);

const KBIT: Words = { en: 'kbit/s, kbps, kb/s, kbit, kbits/s, kbit per second', nl: 'kbit/sec' };
const MBIT: Words = { en: 'mbit/s, mbps, mb/s, mbit, mbits/s, mbit per second', nl: 'mbit/sec' };
const GBIT: Words = { en: 'gbit/s, gbps, gb/s, gbit, gbits/s, gbit per second', nl: 'gbit/sec' };

export const RATE_UNITS = unitsOf([1, KBIT], [1000, MBIT]);

/** Rates of links, in Mbit/s. */
export const LINK_UNITS = unitsOf([0.001, KBIT], [1, MBIT], [1000, GBIT]);

export const COUNT_UNITS = unitsOf([
  1,
  {
    en: 'x, pcs, pc, piece, pieces, ea, each, unit, units, camera, cameras',
    de: 'stk, stck, st, stuck, stueck, kamera, kameras, einheiten',
    fr: 'u, pce, pces, piece, pieces, unite, unites, camera, cameras',
    es: 'ud, uds, unidad, unidades, pza, pzas, camara, camaras',
    it: 'pz, pezzo, pezzi, nr, telecamera, telecamere',
    nl: 'stuk, stuks, st, cameras',
  },
]);

export const HOUR_UNITS = unitsOf([
  1,
  {
    en: 'h, h/day, h/d, hour, hours, hours/day, hrs, hrs/day',
    de: 'std, stunde, stunden, std/tag, h/tag, stunden/tag',
    fr: 'heure, heures, h/jour, h/j, heures/jour',
    es: 'hora, horas, h/dia, horas/dia',
    it: 'ora, ore, h/giorno, ore/giorno',
    nl: 'u, uur, uren, u/dag, uur/dag',
  },
]);

export const SAMPLE_UNITS: Units = { ...HOUR_UNITS, d: 24, day: 24, days: 24 };

export const SECOND_UNITS = unitsOf(
  [
    1,
    {
      en: 's, sec, secs, second, seconds',
      de: 'sek, sekunde, sekunden',
      fr: 'seconde, secondes',
      es: 'seg, segundo, segundos',
      it: 'secondo, secondi',
      nl: 'seconden',
    },
  ],
  [
    60,
    {
      en: 'min, minute, minutes',
      de: 'minute, minuten',
      fr: 'minute, minutes',
      es: 'minuto, minutos',
      it: 'minuto, minuti',
      nl: 'minuut, minuten',
    },
  ],
);

export const SHARE_UNITS = unitsOf([
  1,
  {
    en: '%, percent, per cent',
    de: 'prozent',
    fr: 'pour cent, pourcent',
    es: 'por ciento',
    it: 'per cento',
    nl: 'procent',
  },
]);

export const HOURLY_UNITS = unitsOf([
  1,
  {
    en: '/h, events, events/h',
    de: 'ereignisse, ereignisse/h',
    fr: 'evenements, evenements/h',
    es: 'eventos, eventos/h',
    it: 'eventi, eventi/h',
    nl: 'gebeurtenissen',
  },
]);

export const LICENCE_UNITS = unitsOf([
  1,
  {
    en: 'licences, licence, licenses, license',
    de: 'lizenz, lizenzen',
    fr: 'licence, licences',
    es: 'licencia, licencias',
    it: 'licenza, licenze',
    nl: 'licentie, licenties',
  },
]);

export const WATT_UNITS = unitsOf([1, { en: 'w, watt, watts', es: 'vatio, vatios' }]);

const METRES: Words = {
  en: 'm, metre, metres, meter, meters, mtr, mtrs',
  es: 'metro, metros',
  it: 'metro, metri',
};
const FEET: Words = {
  en: 'ft, foot, feet',
  de: 'fuss',
  fr: 'pied, pieds',
  es: 'pie, pies',
  it: 'piede, piedi',
  nl: 'voet',
};

export const METRE_UNITS = unitsOf([1, METRES], [0.01, { en: 'cm' }], [0.001, { en: 'mm' }], [0.3048, FEET]);

export const MILLIMETRE_UNITS = unitsOf([1, { en: 'mm, millimetre, millimetres, millimeter' }], [10, { en: 'cm' }]);

export const DEGREE_UNITS = unitsOf([
  1,
  {
    en: '°, º, deg, degree, degrees',
    de: 'grad',
    fr: 'degre, degres',
    es: 'grado, grados',
    it: 'grado, gradi',
    nl: 'graad, graden',
  },
]);
