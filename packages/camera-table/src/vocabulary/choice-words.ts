import { Recording } from '@site-designer/sizing-engine/enumerations';
import { wordsIn, type Words } from './words.ts';

/** Words of people's lists for what is chosen in the camera table, without blanks. */

const ALWAYS: Words = {
  en: 'continuous, constant, always, permanent, fulltime, 24x7, 247, 24h, 24/7',
  de: 'konstant, dauer, dauernd, dauerhaft, kontinuierlich, permanent, standig, staendig, immer, durchgehend',
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
  es: 'unalente, objetivounico',
  it: 'obiettivosingolo',
  nl: 'enkelelens',
};
export const SEVERAL_LENSES: Words = {
  en: 'multisensor, multidirectional, multiimager, multilens',
  de: 'mehrsensor, multisensor, mehrfachobjektiv',
  fr: 'multicapteur, multicapteurs, multiobjectif',
  es: 'multisensor, multilente, multiobjetivo',
  it: 'multisensore, multiottica',
  nl: 'multisensor, meervoudigelens',
};

export const YES: Words = { en: 'yes, true, y, on', de: 'ja, j', fr: 'oui', es: 'si', it: 'si', nl: 'ja' };
export const NO: Words = { en: 'no, false, n, off', de: 'nein', fr: 'non', es: 'no', it: 'no', nl: 'nee' };

/** What a camera without power over Ethernet has. */
export const OWN_SUPPLY_WORDS: Words = {
  en: 'own, ownsupply, none, no, nopoe, 12v, 12vdc, 24v, 24vac, psu, mains, localsupply, localpower',
  de: 'eigen, eigenespeisung, eigenesnetzteil, netzteil, ohne, keine, keinpoe, nein',
  fr: 'aucun, aucune, sanspoe, alimentationpropre, alimentationlocale, non',
  es: 'ninguna, sinpoe, fuentepropia, alimentacionpropia, alimentacionlocal',
  it: 'nessuno, nessuna, senzapoe, alimentatore, alimentazionepropria, alimentazionelocale',
  nl: 'geen, zonderpoe, eigenvoeding, voeding, nee',
};

/** Standards of power over Ethernet, as texts of letters, digits and pluses, with the highest class that they have. */
export const POE_CLASSES: readonly (readonly [RegExp, number])[] = [
  [/^(?:poe)?(?:ieee)?8023bt(?:type|typ)?4(?:class8)?$|^(?:poe\+\+|hpoe|4ppoe)(?:type|typ)4$/, 8],
  [/^(?:poe)?(?:ieee)?8023bt(?:type|typ)?3$|^(?:poe\+\+|4ppoe)(?:type|typ)3$/, 6],
  [/^(?:poe\+|poeplus|(?:poe\+?)?(?:ieee)?8023at|at)$/, 4],
  [/^(?:poe|(?:poe)?(?:ieee)?8023af|af)$/, 3],
];

/** Levels of what a camera is to show of a person, by their names; both editions of the standard. */
export const LEVEL_WORDS: Readonly<Record<string, Words>> = {
  monitor: {
    en: 'monitoring',
    de: 'uberwachen, ueberwachen, uberwachung',
    fr: 'surveiller, surveillance',
    es: 'monitorizar, monitorear, supervisar',
    it: 'monitorare, sorvegliare',
    nl: 'monitoren, bewaken',
  },
  detect: {
    en: 'detection',
    de: 'detektieren, detektion, entdecken',
    fr: 'detecter, detection',
    es: 'detectar, deteccion',
    it: 'rilevare, rilevamento',
    nl: 'detecteren, detectie',
  },
  observe: {
    en: 'observation',
    de: 'beobachten, beobachtung',
    fr: 'observer, observation',
    es: 'observar, observacion',
    it: 'osservare, osservazione',
    nl: 'observeren, waarnemen',
  },
  recognise: {
    en: 'recognize, recognition',
    de: 'erkennen, erkennung, wiedererkennen',
    fr: 'reconnaitre, reconnaissance',
    es: 'reconocer, reconocimiento',
    it: 'riconoscere, riconoscimento',
    nl: 'herkennen, herkenning',
  },
  identify: {
    en: 'identification, face, faces',
    de: 'identifizieren, identifizierung, identifikation, gesicht, gesichter',
    fr: 'identifier, identification, visage, visages',
    es: 'identificar, identificacion, rostro, rostros',
    it: 'identificare, identificazione, volto, volti',
    nl: 'identificeren, identificatie, gezicht, gezichten',
  },
  inspect: {
    en: 'inspection',
    de: 'uberprufen, ueberpruefen, inspizieren',
    fr: 'inspecter, inspection',
    es: 'inspeccionar, inspeccion',
    it: 'ispezionare, ispezione',
    nl: 'inspecteren, inspectie',
  },
  overview: { de: 'uberblick', fr: 'vuedensemble', es: 'vistageneral' },
  outline: { de: 'umriss', fr: 'silhouette', es: 'contorno' },
  discern: { de: 'unterscheiden', fr: 'discerner', es: 'discernir' },
  perceive: { de: 'wahrnehmen', fr: 'percevoir', es: 'percibir' },
  characterise: { en: 'characterize', de: 'charakterisieren', fr: 'caracteriser', es: 'caracterizar' },
  validate: { de: 'validieren', fr: 'valider', es: 'validar' },
  scrutinise: { en: 'scrutinize', de: 'genauuntersuchen', fr: 'scruter', es: 'escrutar' },
};

/** Complexities of the published catalogue, with hyphens: what one language calls them is read in any other. */
export const COMPLEXITY_WORDS: readonly Words[] = [
  { en: 'low', de: 'niedrig', fr: 'faible', es: 'baja' },
  { en: 'medium-low', de: 'mittel-niedrig', fr: 'moyenne-faible', es: 'media-baja' },
  { en: 'medium', de: 'mittel', fr: 'moyenne', es: 'media' },
  { en: 'medium-high', de: 'mittel-hoch', fr: 'moyenne-elevee', es: 'media-alta' },
  { en: 'high', de: 'hoch', fr: 'elevee', es: 'alta' },
];
