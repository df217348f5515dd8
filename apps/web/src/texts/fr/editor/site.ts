import { counted, number } from '@site-designer/texts/fr/grammar';
import type * as en from '../../en/editor/site.ts';
import type { InLanguage } from '../../in-language.ts';

const CODES = {
  ports: 'ports',
  poe: 'watts',
  uplink: 'liaison montante',
};

export const SITE_TEXTS: InLanguage<typeof en.SITE_TEXTS> = {
  open: 'Site',
  title: 'Site',
  of: (name) => `Site de ${name}`,
  pages: 'Pages de l’étude',
  design: 'Caméras et serveurs',
  backToDesign: 'Retour à l’étude',
  group: (group) => `Groupe ${group}`,
  lost: (id, none) => `Le catalogue n’a pas « ${id} » : lu comme ${none}`,
  number: 'Saisissez un nombre',
  legend:
    'repose sur un chiffre supposé : ouvrez-le pour voir lequel. Switchs, câbles et postes figurent dans la nomenclature ; ils ne changent aucun serveur.',
  noCameras: 'Ajoutez d’abord des caméras : le site en découle.',
};

/** What a finding of the network says: what is, and what is allowed. */
const FINDINGS: Readonly<Record<string, (group: string, figure: string, limit: string) => string>> = {
  'poe-class': (group, figure, limit) => `${group} : ${figure} demandé, le switch fournit jusqu’à ${limit}`,
  'port-watts': (group, figure, limit) => `${group} : une caméra réserve ${figure}, un port donne ${limit}`,
  'poe-budget': (group, figure, limit) => `${group} : une caméra réserve ${figure}, le switch dispose de ${limit}`,
  uplink: (group, figure, limit) =>
    `${group} : une caméra envoie ${figure}, les caméras peuvent utiliser ${limit} de la liaison montante`,
  ports: () => 'Aucun port du switch ne peut être utilisé',
  'port-rate': (group, figure, limit) =>
    `${group} : une caméra envoie ${figure}, ${limit} d’un port de 100 Mbit/s sont raisonnables`,
  'cable-length': (group, figure, limit) => `${group} : câbles de ${figure}, ${limit} sont autorisés`,
  'shared-uplink': (_, figure, limit) =>
    `Tous les locaux techniques envoient ${figure} par le chemin commun, les caméras peuvent en utiliser ${limit}`,
  'own-network': (_, figure, limit) => `${figure} : au-delà de ${limit}, un réseau dédié est d’usage`,
};

const CURES: Readonly<Record<string, string>> = {
  'poe-class': 'Choisissez un type de switch de classe supérieure, ou une alimentation propre.',
  'port-watts': 'Choisissez un type de switch avec plus de watts par port, ou une alimentation propre.',
  'poe-budget': 'Choisissez un type de switch avec un budget plus grand.',
  uplink: 'Utilisez plus de liaisons montantes, ou accordez-en davantage aux caméras.',
  ports: 'Gardez moins de ports libres.',
  'port-rate': 'Vérifiez que la caméra a un port plus rapide.',
  'cable-length': 'Utilisez un switch plus proche, de la fibre ou un prolongateur.',
  'shared-uplink': 'Un chemin plus rapide, ou moins de caméras derrière.',
  'own-network': 'Prévoyez des switchs et des adresses réservés aux caméras.',
};

export const NETWORK_TEXTS: InLanguage<typeof en.NETWORK_TEXTS> = {
  title: 'Réseau',
  intro: 'Les switchs de chaque local technique, d’après les watts et les débits de ses caméras.',
  start: 'Prévoir les switchs',
  stop: 'Sans switchs',
  lead: (switches, closets, cameras) =>
    `${counted(switches, 'switch', 'switchs')} dans ${counted(closets, 'local technique', 'locaux techniques')} pour ${counted(cameras, 'caméra', 'caméras')}`,
  without: (cameras) => `${counted(cameras, 'caméra', 'caméras')} sans switch`,
  rate: 'vers les serveurs',
  poe: (reserved, budget) => `${reserved} sur ${budget} PoE réservés`,
  carries: (rate, usable) => `porte ${rate} sur les ${usable} permis aux caméras`,
  reserved: 'PoE réservé',
  facts: {
    switches: 'Switchs',
    core: 'Ports de cœur',
    cable: 'Câble',
    power: 'Puissance et chaleur',
    noCable: 'longueur inconnue',
    atLeast: 'au moins',
    boxes: (boxes) => `au moins ${counted(boxes, 'boîte', 'boîtes')}`,
    unknown: (cameras) => `${counted(cameras, 'caméra', 'caméras')} sans longueur`,
  },
  kind: 'Type de switch',
  auto: 'Auto, par local technique',
  spare: 'Ports libres',
  use: 'Part d’une liaison montante pour les caméras',
  used: 'Liaisons montantes utilisées',
  shared: 'Chemin commun à tous les locaux techniques (0 : aucun)',
  closets: 'Switchs par local technique',
  columns: {
    closet: 'Local technique et caméras',
    kind: 'Switch',
    ports: 'Ports',
    watts: 'Watts',
    uplink: 'Liaison montante',
    by: 'Déterminé par',
  },
  noName: 'Local technique sans nom',
  switches: (count, kind) => `${number(count)} x ${kind}`,
  least: 'minimum prouvé',
  notLeast: (bound) => `au moins ${number(bound)} selon la borne`,
  noSwitch: 'aucun switch',
  ports: (usable, all) => `sur ${usable} utilisables (${all})`,
  drawn: (drawn, budget, isKnown) => `réservés, ${isKnown ? '' : 'au moins '}${drawn} consommés, sur ${budget}`,
  uplink: (usable) => `sur ${usable}`,
  each: (count) => (count === 1 ? '' : `pour chacun des ${number(count)} : `),
  by: CODES,
  finding: (code, { group, figure, limit }) =>
    FINDINGS[code]?.(group, figure, limit) ?? `${group} : ${figure}, ${limit}`,
  cure: (code) => CURES[code] ?? '',
  mend: {
    auto: 'Choisir Auto',
    ownSupply: 'Alimentation propre',
    closet: 'Indiquer un local plus proche',
    cableM: 'Indiquer la longueur',
    sparePortsPercent: 'Changer les ports libres',
    uplinksUsed: 'Utiliser plus de liaisons montantes',
    uplinkUsePercent: 'Accorder plus aux caméras',
    sharedUplinkMbit: 'Changer le chemin',
  },
  lengthFrom: 'D’où vient la longueur',
  why: 'Pourquoi des watts réservés, et non consommés',
  whyText:
    'Un switch met de côté les watts de la classe d’une caméra dès qu’elle demande du courant, quelle que soit sa consommation : une caméra de classe 4 qui consomme 16 W prend 30 W du budget. Un plan fondé sur la somme des consommations échoue quand les dernières caméras se présentent.',
  kinds: {
    title: 'Autres types de switch pour tout le site',
    columns: { kind: 'Type', switches: 'Switchs', ports: 'Ports', fullest: 'Le plus rempli', price: 'Prix' },
    auto: 'Auto',
    everywhere: (kind) => `${kind}, partout`,
    now: (kind) => `${kind} (actuel)`,
    fullest: (percent, limit, closet) => `${percent} ${limit}, ${closet}`,
    without: (closets) => `aucun switch pour ${closets}`,
    noPrice: 'sans prix',
    use: 'Utiliser',
    useOf: (kind) => `Utiliser ${kind}`,
    inUse: 'Utilisé actuellement',
  },
  cameras: 'Raccordement des caméras',
  camera: {
    group: 'Groupe de caméras',
    count: 'Caméras',
    poe: 'Classe PoE',
    watts: 'Consomme',
    cable: 'Câble',
    closet: 'Local technique',
    live: 'Flux live',
  },
  field: (title, group) => `${title}, ${group}`,
  ownSupply: 'alimentation propre',
  classOf: (id, reserved) => (id === 0 ? `0 (aucune) : ${number(reserved)} W` : `${id} : ${number(reserved)} W`),
  unknown: 'inconnu',
  noLive: 'aucun',
};

const LIMITS = {
  decode: 'Décodage',
  'one-stream': 'Flux le plus lourd',
  vram: 'Mémoire de la carte',
  software: 'Décodage sans carte',
  network: 'Réseau',
};

function picturesText(pictures: number): string {
  return counted(pictures, 'image', 'images');
}

export const VIEWING_TEXTS: InLanguage<typeof en.VIEWING_TEXTS> = {
  title: 'Visualisation',
  intro:
    'Postes de visualisation de la salle de contrôle : quel flux reçoit chaque vignette, et si l’ordinateur peut les afficher.',
  add: 'Ajouter un poste',
  full: (stations) => `Une étude a au plus ${stations} postes`,
  remove: (name) => `Supprimer ${name}`,
  name: (id) => `Poste ${id}`,
  lead: (name, shown, all) =>
    shown < all
      ? `${name} affiche ${picturesText(shown)} sur ${number(all)}`
      : `${name} affiche ${all === 1 ? 'l’image' : `les ${number(all)} images`}`,
  holds: 'et respecte chaque limite.',
  over: (limit, percent) => `et dépasse une limite, ${limit.toLowerCase()} : ${percent} de ce qui est permis.`,
  station: 'Poste',
  alike: 'Identiques',
  monitors: 'Écrans',
  monitor: 'Écran',
  columns: 'Colonnes',
  rows: 'Lignes',
  shows: 'Affiche',
  all: 'Tous les groupes',
  some: (some, all) => `${counted(some, 'groupe', 'groupes')} sur ${number(all)}`,
  rule: 'Règle du système vidéo',
  rules: {
    smallestAtLeast: 'au moins la vignette',
    largestAtMost: 'au plus la vignette',
    full: 'toujours le flux complet',
  },
  card: 'Carte graphique',
  noCard: 'aucune',
  engines: (name, engines) => `${name}, ${counted(engines, 'moteur', 'moteurs')}`,
  link: 'Liaison',
  monitorTitle: (monitor) => `Écran ${monitor}`,
  grid: (size, columns, rows) => `${size}, ${columns} × ${rows} vignettes de`,
  tile: (width, height) => `${width} × ${height}`,
  picture: (monitor, tiles, shown) =>
    `Écran ${monitor} : ${counted(shown, 'vignette', 'vignettes')} sur ${number(tiles)} en service`,
  empty: 'vide',
  more: (monitors) => `${counted(monitors, 'autre écran', 'autres écrans')} dans le même ordre.`,
  streams: 'Flux des vignettes',
  pictures: (count, group) => `${number(count)} x ${group}`,
  stream: (width, height, fps) => `${width}×${height}, ${number(fps)} fps`,
  live: 'flux live',
  loads: 'Charges d’un poste',
  load: LIMITS,
  of: (max) => `sur ${max}`,
  most: (most, shown, tiles) =>
    most < shown
      ? `Ce poste peut en afficher au plus ${number(most)} ; il en affiche ${number(shown)}.`
      : `${shown === 1 ? 'L’image tient' : `Les ${number(shown)} images tiennent`}, sur ${counted(tiles, 'vignette', 'vignettes')}${most > shown ? ` ; jusqu’à ${number(most)} tiendraient` : ''}.`,
  cures: (limit) => `${limit} : la limite est dépassée. L’un de ces moyens peut suffire :`,
  secondStream: (size, group) => `Un flux live de ${size} pour ${group}`,
  notRecorded: 'non enregistré',
  added: (rate, closet) => `+ ${rate} sur ${closet}`,
  addStream: 'Ajouter un flux',
  nextCard: (name) => `La carte suivante : ${name}`,
  otherRule: (rule) => `L’autre règle : ${rule}`,
  ruleIsFact: 'imposée par le système vidéo, pas un choix libre',
  use: 'Utiliser',
  outcome: (before, after) => `de ${before} à ${after}`,
  recorder: 'Tous les postes demandent',
  ofServers: 'aux serveurs d’enregistrement',
  provided: (mbit, isLess) =>
    isLess ? `qui ne fournissent que ${mbit} : augmentez le nombre de flux clients.` : `qui fournissent ${mbit}.`,
};

export const MOTION_TEXTS: InLanguage<typeof en.MOTION_TEXTS> = {
  title: 'Détection de mouvement sur le serveur',
  mode: 'Détection de mouvement',
  modes: {
    none: 'non utilisée : les caméras s’en chargent',
    keyFrames: 'le serveur analyse les images clés',
    everyFrame: 'le serveur analyse chaque image',
  },
  card: 'Carte graphique du serveur',
  asks: 'Le serveur le plus chargé analyse',
  capacity: (capacity) => `sur ${capacity}`,
  noCapacity: 'aucun constructeur ne publie ce que peut cette appliance',
};

/** Labels of the steps in the history. */
export const SITE_STEPS: InLanguage<typeof en.SITE_STEPS> = {
  network: 'Réseau',
  viewing: 'Visualisation',
  motion: 'Détection de mouvement sur le serveur',
  connection: 'Raccordement des caméras',
  live: 'Flux live',
};
