import { Recording } from '@site-designer/sizing-engine/enumerations';
import { wordsIn, type Words } from './words.ts';

/** Words of people's lists for what is chosen in the camera table, without blanks. */

const ALWAYS: Words = {
  en: 'continuous, constant, always, permanent, fulltime, 24x7, 247, 24h, 24/7',
  de: 'dauer, dauernd, dauerhaft, kontinuierlich, permanent, standig, staendig, immer, durchgehend',
  fr: 'continu, continue, encontinu, permanent, permanente, enpermanence, constant',
  es: 'continuo, continua, permanente, constante, siempre',
  it: 'continuo, continua, incontinuo, permanente, costante, sempre',
  nl: 'continu, doorlopend, permanent, constant, altijd',
};

const EVENTS: Words = {
  en: 'motion, event, alarm, vmd, analytic, analytictrigger, inputtrigger',
  de: 'bewegung, beibewegung, bewegungserkennung, bewegungsgesteuert, ereignis, beiereignis, ereignisgesteuert, beialarm, anlass',
  fr: 'detection, surdetection, surdetectiondemouvement, detectiondemouvement, mouvement, surmouvement, evenement, surevenement, alarme, suralarme',
  es: 'movimiento, pormovimiento, deteccion, pordeteccion, detecciondemovimiento, evento, porevento, alarma, poralarma',
  it: 'movimento, sumovimento, rilevamento, surilevamento, rilevamentomovimento, evento, suevento, allarme, suallarme',
  nl: 'beweging, bijbeweging, opbeweging, bewegingsdetectie, gebeurtenis, bijgebeurtenis, opgebeurtenis, bijalarm',
};

const BOTH: Words = {
  en: 'speedup, boost, motionboost',
  de: 'beschleunigt, bildratenerhohung',
};

const AND = '(?:\\+|and|plus|und|et|y|e|en)';
const ENDINGS =
  '(?:s|only|based|detection|triggered|trigger|recording|aufzeichnung|aufnahme|enregistrement|grabacion|registrazione|opname)*';

function anyOf(words: Words): string {
  return `(?:${wordsIn(words)
    .map((word) => word.replaceAll('/', ''))
    .toSorted((a, b) => b.length - a.length)
    .join('|')})`;
}

/** Modes of recording, as texts of letters, digits and pluses. */
export const RECORDINGS: readonly (readonly [Recording, RegExp])[] = [
  [Recording.speedup, new RegExp(`^(?:${anyOf(BOTH)}|${anyOf(ALWAYS)}${AND}${anyOf(EVENTS)}|continuousslowframe.*)$`)],
  [Recording.constant, new RegExp(`^${anyOf(ALWAYS)}${ENDINGS}$`)],
  [Recording.event, new RegExp(`^(?:on)?(?:simple)?${anyOf(EVENTS)}${ENDINGS}$`)],
];

/** Lenses, as texts of letters, digits and pluses: of one camera, and of one with several lenses. */
export const ONE_LENS: Words = {
  en: 'single, onelens, singlelens',
  de: 'einzelobjektiv, einobjektiv',
  fr: 'objectifunique, monocapteur',
  es: 'unalente',
  it: 'obiettivosingolo',
  nl: 'enkelelens',
};
export const SEVERAL_LENSES: Words = {
  en: 'multisensor, multidirectional, multiimager, multilens',
  de: 'mehrsensor, multisensor, mehrfachobjektiv',
  fr: 'multicapteur, multicapteurs, multiobjectif',
  es: 'multisensor, multilente',
  it: 'multisensore, multiottica',
  nl: 'multisensor, meervoudigelens',
};
