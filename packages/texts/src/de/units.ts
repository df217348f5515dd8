import { wordFor } from './grammar.ts';

/** Units of what is counted, with their plural; those of a measure stay as they are. */
const COUNTED: Readonly<Record<string, readonly [one: string, many: string]>> = {
  array: ['Array', 'Arrays'],
  box: ['Karton', 'Kartons'],
  camera: ['Kamera', 'Kameras'],
  class: ['Klasse', 'Klassen'],
  day: ['Tag', 'Tage'],
  degree: ['Grad', 'Grad'],
  disk: ['Festplatte', 'Festplatten'],
  event: ['Ereignis', 'Ereignisse'],
  frame: ['Bild', 'Bilder'],
  hour: ['Stunde', 'Stunden'],
  licence: ['Lizenz', 'Lizenzen'],
  lock: ['Sicherung', 'Sicherungen'],
  minute: ['Minute', 'Minuten'],
  month: ['Monat', 'Monate'],
  pixel: ['Pixel', 'Pixel'],
  port: ['Port', 'Ports'],
  run: ['Lauf', 'Läufe'],
  server: ['Server', 'Server'],
  shelf: ['Festplattengehäuse', 'Festplattengehäuse'],
  stream: ['Stream', 'Streams'],
  switch: ['Switch', 'Switches'],
  UPS: ['USV', 'USV'],
  workstation: ['Workstation', 'Workstations'],
  year: ['Jahr', 'Jahre'],
};

/** Units that are written differently in texts and in code. */
const WRITTEN: Readonly<Record<string, string>> = { '1': '', bit: 'Bit', id: 'ID' };

function singular(unit: string): string {
  return COUNTED[unit]?.[0] ?? WRITTEN[unit] ?? unit;
}

/**
 * A unit of the engine as it stands after a number; what it is counted per has no plural. Empty for a plain ratio.
 *
 * @example
 * ```ts
 * unitText('camera', 50); // 'Kameras'
 * unitText('disk/array', 8); // 'Festplatten/Array'
 * unitText('TB', 8); // 'TB'
 * unitText('1/year', 0.075); // 'pro Jahr'
 * ```
 */
export function unitText(unit: string, value: number): string {
  const [first = '', ...per] = (unit === 'pixel^2' ? 'pixel' : unit).split('/');
  if (first === '1' && per.length > 0) return `pro ${per.map(singular).join('/')}`;
  const forms = COUNTED[first];
  return [forms === undefined ? (WRITTEN[first] ?? first) : wordFor(value, ...forms), ...per.map(singular)].join('/');
}
