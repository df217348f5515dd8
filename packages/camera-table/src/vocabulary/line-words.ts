import { folded, wordsIn, type Words } from './words.ts';

/** Words that tell what a line of a list is. They are parts of regular expressions, and stand for folded texts. */

const CAMERAS: Words = {
  en: 'ip cameras?, cameras?, cams?, dome, domes, bullet, bullets, turret, turrets, ptz, fisheye, fish eye, multisensor, panoramic, minidome, cctv',
  de: '\\p{L}*kameras?, \\p{L}*cams?, kuppel, domekameras?, rundumkamera, panoramakamera',
  fr: 'cameras?, dome, domes, tube, panoramique',
  es: 'camaras?, domo, domos, bala, minidomo, ojo de pez',
  it: 'telecamer[ae], telecamere, speed dome',
  nl: '\\p{L}*cameras?, domecamera, bulletcamera',
};

/** Goods and work that are never a camera, also where the word camera stands beside them. */
const SURE_GOODS: Words = {
  en: `licen[cs]es?(?! plate), installation, commissioning, labou?r, recorders?, nvr, dvr, training, warranty, shipping, freight,
    programming, configuration, travel, project management, maintenance, discount`,
  de: `\\p{L}*lizenz(?:en)?, montage, \\p{L}*montage, inbetriebnahme, \\p{L}*rekorder, \\p{L}*recorder, schulung, wartung, versand, lieferung,
    arbeitszeit, installation, konfiguration, programmierung, anfahrt, projektleitung, rabatt`,
  fr: `licences?, installation, mise en service, pose, enregistreurs?, formation, maintenance, main d oeuvre, livraison, transport,
    parametrage, deplacement, remise`,
  es: 'licencias?, instalacion, puesta en marcha, grabador(?:es)?, mano de obra, formacion, mantenimiento, transporte, configuracion',
  it: 'licenz[ae], installazione, messa in servizio, videoregistrator[ei], registrator[ei], manodopera, formazione, manutenzione, trasporto',
  nl: '\\p{L}*licenties?, installatie, inbedrijfstelling, \\p{L}*recorders?, arbeid, montage, training, onderhoud, transport',
};

/** Goods that go with cameras: their words stand in descriptions of cameras too. */
const GOODS: Words = {
  en: `mounts?, brackets?, housings?, enclosures?, switch(?:es)?, servers?, storage, disks?, drives?, hdds?, cables?, cabling, monitors?,
    workstations?, clients?, ups, racks?, injectors?, power supply, power supplies, software, routers?, firewalls?, intercoms?, doors?,
    door stations?, readers?, poles?, patch panels?, transceivers?, sfp, joysticks?, keyboards?, network, ir illuminators?, adapters?,
    junction box(?:es)?, ports?, channels?`,
  de: `\\p{L}*halterung(?:en)?, \\p{L}*gehause, \\p{L}*switch(?:es)?, \\p{L}*server, \\p{L}*speicher, festplatten?, \\p{L}*kabel, monitore?,
    arbeitsplatz, arbeitsplatze, usv, \\p{L}*schrank, netzteile?, software, \\p{L}*router, sprechanlage, tursprechstelle, mast, masten,
    wandarm, adapter, zubehor, ports?, kanale`,
  fr: `supports?, fixations?, caissons?, commutateurs?, switchs?, serveurs?, stockage, disques?, cables?, cablage, moniteurs?, ecrans?,
    postes? de travail, onduleurs?, baies?, alimentations?, injecteurs?, logiciels?, interphones?, portes?, lecteurs?, mats?, accessoires?`,
  es: `soportes?, carcasas?, conmutador(?:es)?, switch(?:es)?, servidor(?:es)?, almacenamiento, discos?, cables?, cableado, monitor(?:es)?,
    sai, armarios?, fuentes? de alimentacion, inyector(?:es)?, intercomunicador(?:es)?, lector(?:es)?, accesorios?`,
  it: `staff[ae], supporti?, custodi[ae], switch, server, archiviazione, dischi?, cav[oi], cablaggio, monitor, postazion[ei], gruppo di continuita,
    armadi?o?, alimentator[ei], iniettor[ei], citofon[oi], lettor[ei], accessori?o?`,
  nl: `\\p{L}*beugels?, \\p{L}*behuizing(?:en)?, \\p{L}*switch(?:es)?, \\p{L}*servers?, opslag, schij(?:f|ven), \\p{L}*kabels?, bekabeling,
    beeldscherm(?:en)?, werkstations?, \\p{L}*kast(?:en)?, voeding(?:en)?, intercoms?, lezers?, toebehoren`,
};

/** First words of a total of all, and of one of a part. */
const GRAND: Words = {
  en: 'grand[ -]?totals?, total cameras, overall total',
  de: 'gesamt(?:summe|betrag|anzahl|zahl|menge|preis)?, endsumme, insgesamt, total gesamt',
  fr: 'total general, montant total, total projet',
  es: 'total general, suma total, importe total',
  it: 'totale generale, totale complessivo',
  nl: 'eindtotaal, totaal generaal, totaal alles',
};
const PART: Words = {
  en: 'sub[ -]?totals?',
  de: 'zwischen(?:summe|total), teil(?:summe|betrag), ubertrag',
  fr: 'sous[ -]?total, sous[ -]?totaux',
  es: 'sub[ -]?total(?:es)?, suma parcial',
  it: 'sub[ -]?totale, totale parziale',
  nl: 'sub[ -]?totaal, tussentotaal',
};
const TOTALS: Words = {
  en: 'totals?, sum',
  de: 'summe, summen',
  fr: 'totaux, somme',
  es: 'suma, total(?:es)?',
  it: 'total[ei], somma',
  nl: 'totaal, som',
};

/** Values of a status that say that there is no camera. */
const GONE: Words = {
  en: 'deleted?, removed?, demolished, cancel+ed, dropped, not used, obsolete, void, n/?a',
  de: 'entfallt, entfallen, geloscht, demontiert, storniert, ruckbau',
  fr: 'supprimee?, annulee?, depose, deposee, retiree?',
  es: 'eliminad[oa], anulad[oa], retirad[oa], cancelad[oa]',
  it: 'eliminat[oa], annullat[oa], rimoss[oa]',
  nl: 'verwijderd, vervallen, geannuleerd',
};

/** The end of a compound word: `Deckenhalterung`. */
const ENDING = '\\p{L}*';

/** Letters of folded texts are those of ASCII; patterns without the property of Unicode are several times as fast. */
function pattern(words: Words): string {
  const sorted = wordsIn(words).toSorted((a, b) => b.length - a.length);
  const endings = sorted.flatMap((word) => (word.startsWith(ENDING) ? [word.slice(ENDING.length)] : []));
  const others = sorted.filter((word) => !word.startsWith(ENDING));
  return [...others, ...(endings.length > 0 ? [`[a-z]*(?:${endings.join('|')})`] : [])].join('|');
}

const WITHIN = (words: Words) => new RegExp(`(?<![a-z\\d])(?:${pattern(words)})(?![a-z])`);
const FIRST = (words: Words) => new RegExp(`^(?:${pattern(words)})(?![a-z\\d])`);
const WHOLE = (words: Words) => new RegExp(`^(?:${pattern(words)})$`);

const PATTERNS = {
  camera: WITHIN(CAMERAS),
  sure: WITHIN(SURE_GOODS),
  goods: WITHIN(GOODS),
  grand: FIRST(GRAND),
  part: FIRST(PART),
  total: FIRST(TOTALS),
  wholeCamera: WHOLE(CAMERAS),
  gone: WHOLE(GONE),
} as const;

/** A text is asked for several kinds in turn. */
let last = { text: '', plain: '' };

function plainOf(text: string): string {
  if (last.text !== text) last = { text, plain: folded(text).replaceAll(/[’'_]/g, ' ').trim() };
  return last.plain;
}

/**
 * The word of a kind in a text, as it stands there; undefined for none.
 *
 * @param kind - `camera`, `sure` (goods that are never a camera), `goods` (that go with cameras), `grand`, `part` and `total` (the
 *   text begins with it), `wholeCamera` and `gone` (it is all of the text).
 */
export function wordOf(
  kind: keyof typeof PATTERNS,
  text: string,
): { readonly word: string; readonly at: number } | undefined {
  const plain = plainOf(text);
  const found = PATTERNS[kind].exec(plain);
  if (found === null) return undefined;
  const source = text.trim();
  // Folding may change the length of a text: then the folded word is named.
  const word = plain.length === source.length ? source.slice(found.index, found.index + found[0].length) : found[0];
  return { word, at: found.index };
}
