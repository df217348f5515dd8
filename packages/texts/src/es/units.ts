import { wordFor } from './grammar.ts';

/** Units of what is counted, which agree with their number. */
const COUNTED: Readonly<Record<string, readonly [singular: string, plural: string]>> = {
  array: ['grupo RAID', 'grupos RAID'],
  box: ['caja', 'cajas'],
  camera: ['cámara', 'cámaras'],
  day: ['día', 'días'],
  degree: ['grado', 'grados'],
  disk: ['disco', 'discos'],
  event: ['evento', 'eventos'],
  frame: ['fotograma', 'fotogramas'],
  licence: ['licencia', 'licencias'],
  lock: ['bloqueo', 'bloqueos'],
  month: ['mes', 'meses'],
  pixel: ['píxel', 'píxeles'],
  port: ['puerto', 'puertos'],
  run: ['ejecución', 'ejecuciones'],
  server: ['servidor', 'servidores'],
  shelf: ['bandeja', 'bandejas'],
  stream: ['flujo', 'flujos'],
  switch: ['switch', 'switches'],
  workstation: ['estación', 'estaciones'],
};

/** Other words among the units; symbols stay as they are. */
const WORDS: Readonly<Record<string, string>> = { class: 'clase', year: 'año', UPS: 'SAI' };

/** Units that are written differently in texts and in code. */
const WRITTEN: Readonly<Record<string, string>> = { '1': '', 'pixel^2': 'pixel' };

/**
 * A unit of the engine as it stands after a number; what it is counted per has no plural. Empty for a plain ratio.
 *
 * @example
 * ```ts
 * unitText('camera', 50); // 'cámaras'
 * unitText('disk/array', 8); // 'discos/grupo RAID'
 * unitText('TB', 8); // 'TB'
 * unitText('1/year', 0.075); // 'por año'
 * ```
 */
export function unitText(unit: string, value: number): string {
  const [counted = '', ...per] = (WRITTEN[unit] ?? unit).split('/');
  const perWords = per.map((each) => wordOf(each, 1));
  if (counted === '1') return `por ${perWords.join('/')}`;
  return [wordOf(counted, value), ...perWords].join('/');
}

function wordOf(unit: string, value: number): string {
  const forms = COUNTED[unit];
  return forms === undefined ? (WORDS[unit] ?? unit) : wordFor(value, ...forms);
}
