import { wordFor } from './grammar.ts';

/** Units of what is counted, in singular and plural; those of a measure stay as the engine has them. */
const COUNTED: Readonly<Record<string, readonly [singular: string, plural: string]>> = {
  array: ['grappe', 'grappes'],
  bit: ['bit', 'bits'],
  box: ['boîte', 'boîtes'],
  camera: ['caméra', 'caméras'],
  class: ['classe', 'classes'],
  day: ['jour', 'jours'],
  degree: ['degré', 'degrés'],
  disk: ['disque', 'disques'],
  event: ['événement', 'événements'],
  frame: ['image', 'images'],
  licence: ['licence', 'licences'],
  lock: ['protection', 'protections'],
  month: ['mois', 'mois'],
  pixel: ['pixel', 'pixels'],
  port: ['port', 'ports'],
  run: ['passage', 'passages'],
  server: ['serveur', 'serveurs'],
  shelf: ['tiroir', 'tiroirs'],
  stream: ['flux', 'flux'],
  switch: ['switch', 'switchs'],
  UPS: ['onduleur', 'onduleurs'],
  workstation: ['poste', 'postes'],
  year: ['an', 'ans'],
};

/** Units that are written differently in texts and in code. */
const WRITTEN: Readonly<Record<string, string>> = {
  '1': '',
  'pixel^2': 'pixel',
  cameras: 'camera',
  days: 'day',
  ports: 'port',
  servers: 'server',
};

/**
 * A unit of the engine as it stands after a number; what it is counted per has no plural. Empty for a plain ratio.
 *
 * @example
 * ```ts
 * unitText('camera', 50); // 'caméras'
 * unitText('disk/array', 8); // 'disques/grappe'
 * unitText('TB', 8); // 'TB'
 * unitText('1/year', 0.075); // 'par an'
 * ```
 */
export function unitText(unit: string, value: number): string {
  const [counted = '', ...per] = (WRITTEN[unit] ?? unit).split('/');
  const each = per.map((part) => COUNTED[part]?.[0] ?? part).join('/');
  if (counted === '1') return `par ${each}`;
  const forms = COUNTED[counted];
  const word = forms === undefined ? counted : wordFor(value, ...forms);
  return each === '' ? word : `${word}/${each}`;
}
