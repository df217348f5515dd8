import { counted, number } from '@site-designer/texts/fr/grammar';
import { numberText } from '../../../lib/format/format-quantity.ts';
import type * as en from '../../en/proposal/proposal.ts';
import type { InLanguage } from '../../in-language.ts';
import { BILL_FILE_TEXTS, BILL_PRICE_TEXTS } from './bill-texts.ts';
import { EVIDENCE_LOCK_TEXTS, RULE_TEXTS } from './kept-recordings.ts';

export const PROPOSAL_CHAPTERS: InLanguage<typeof en.PROPOSAL_CHAPTERS> = {
  proposal: 'Proposition',
  cameraInformation: 'Caméras',
  userRequest: 'Demande de l’utilisateur',
  solution: 'Solution recommandée',
  recordingServer: 'Spécification du serveur d’enregistrement',
  network: 'Interface réseau',
  liveDatabase: 'Stockage de la base live',
  archive: 'Stockage de l’archive',
  managementServer: 'Serveur de gestion',
  billOfMaterials: 'Nomenclature',
  serverPlan: 'Répartition par serveur',
  failure: 'En cas de panne',
  failingDisks: 'Disques et reconstructions',
  physical: 'Puissance, chaleur et rack',
  licences: 'Licences',
  limits: 'Marge',
  demand: 'Ce que demandent les caméras',
  retention: 'Conservation et capacité',
  retentionRules: RULE_TEXTS.title,
  storageByGroup: 'Stockage par groupe de caméras',
  loads: 'Charge par serveur et ses limites',
  ledger: 'De la vidéo aux disques',
  alternatives: 'Alternatives',
  warnings: 'Points d’attention',
  developers: 'Pour les développeurs',
  information: 'Informations',
  terms: 'Conditions',
};

export const PROPOSAL_TEXTS: InLanguage<typeof en.PROPOSAL_TEXTS> = {
  calculating: 'Calcul en cours',
  print: 'Imprimer en PDF',
  failed: 'Une erreur s’est produite',
  nothingToPrint: 'Cette étude n’a pas encore de proposition. Créez la proposition, puis imprimez-la.',
};

export const REPORT_TEXTS: InLanguage<typeof en.REPORT_TEXTS> = {
  pageHeader: (project, design) => `${project} : ${design}`,
};

export const REPORT_HEADER_TEXTS: InLanguage<typeof en.REPORT_HEADER_TEXTS> = {
  date: 'Date de configuration',
  name: 'Nom de configuration',
  project: 'Projet',
  site: 'Site',
  product: 'Produit',
  overhead: 'Majoration système',
  overheadFigure: 'Majoration système',
  integrator: 'Coordonnées de l’intégrateur',
  integratorName: 'Nom',
  company: 'Entreprise',
  email: 'E-mail',
  phone: 'Téléphone',
};

export const CAMERA_INFORMATION_TEXTS: InLanguage<typeof en.CAMERA_INFORMATION_TEXTS> = {
  camera: 'Caméra',
  quantity: 'Quantité',
  recording: 'Enregistrement',
  hours: 'Heures par jour',
  days: 'Jours',
  codec: 'Codec',
  fps: 'FPS',
  motion: 'Mouvement %',
  complexity: 'Complexité',
  resolution: 'Résolution',
  rate: 'kbit/s',
  lens: (quantity) => `${number(quantity)} (objectif)`,
  noMotion: '–',
  inUnit: (title, unit) => (unit.startsWith('/') ? title : `${title}, ${unit}`),
};

export const USER_REQUEST_TEXTS: InLanguage<typeof en.USER_REQUEST_TEXTS> = {
  liveDatabase: 'Base live',
  archive: 'Archive',
  platform: 'Version de plateforme',
  overhead: 'Majoration système',
  maxCameras: 'Caméras max. par serveur',
  streams: ({ client }) => `Flux ${client} simultanés`,
  machineType: 'Type de machine',
  disks: 'Disques max. par serveur',
  model: 'Modèle',
  formFactor: 'Format de boîtier',
  applianceDisks: 'Disques d’une appliance',
  sku: 'SKU',
  remoteStreams: ({ client }) => `Flux ${client} distants par serveur`,
  maxLoad: 'Utilisation système max.',
  maxFill: 'Utilisation disque max.',
  raidOs: 'RAID du système d’exploitation',
  archiving: 'Archivage',
  managementServer: 'Serveur de gestion',
  capacityConvention: 'Convention de capacité',
  upsMinutes: 'Minutes d’onduleur',
  secondArchive: 'Seconde archive',
  afterDays: (days) => `après ${days}`,
  mjpegRate: 'MJPEG dans la seconde archive',
  keyFrame: 'Image clé',
  deltaFrames: (frames) => counted(frames, 'image delta', 'images delta'),
  retentionRules: RULE_TEXTS.title,
  evidenceLock: EVIDENCE_LOCK_TEXTS.title,
  failover: 'Basculement',
  spareServers: 'Serveurs de secours',
  outageDays: 'Jours à couvrir',
  hotSpares: 'Hot spares par serveur',
  aDay: (times) => `${times} par jour`,
  connectivity: 'Connexion du stockage',
  raidType: 'Type de RAID',
  diskType: 'Type de disque',
  diskSize: 'Taille de disque',
  diskSizes: (least, most) => `${number(least)} à ${number(most)} TB`,
  yes: 'Oui',
  no: 'Non',
};

export const BILL_TEXTS: InLanguage<typeof en.BILL_TEXTS> = {
  wholeSystem: 'Pour le système entier',
  item: 'Article',
  description: 'Description',
  quantity: 'Quantité',
  quantityOf: (item) => `Quantité de ${item}`,
  ...BILL_PRICE_TEXTS,
  ...BILL_FILE_TEXTS,
};

export const SERVER_PLAN_TEXTS: InLanguage<typeof en.SERVER_PLAN_TEXTS> = {
  server: 'Serveur',
  servers: (first, last) => {
    if (first === last) return { title: `Serveur ${first}`, phrase: `serveur ${first}` };
    const range = `${first} ${last === first + 1 ? 'et' : 'à'} ${last}`;
    return { title: `Serveurs ${range}`, phrase: `serveurs ${range}` };
  },
  count: 'Nombre',
  cameras: 'Caméras',
  streams: 'Flux',
  rate: 'Débit de données',
  storage: 'Stockage',
  live: 'Stockage live',
  daily: 'Croissance par jour',
  groups: 'Caméras de',
  of: (title, servers) => `${title}, ${servers}`,
  ofGroup: (cameras, group) => `${numberText(cameras)} de ${group}`,
  group: (id) => `groupe ${id}`,
  moreGroups: (count) => `et ${counted(count, 'autre groupe', 'autres groupes')}`,
  lowerBound: 'Nombre minimal de serveurs selon les totaux',
  least: (bound, isProven) =>
    isProven
      ? `${counted(bound, 'serveur', 'serveurs')} : aucune répartition n’en a moins. Les chiffres sont ceux de chaque serveur.`
      : `Les totaux seuls permettraient ${counted(bound, 'serveur', 'serveurs')}. Les chiffres sont ceux de chaque serveur.`,
  tooMany:
    'Plus de 200 serveurs diffèrent entre eux. La liste des appareils nomme le serveur de chaque groupe de caméras.',
};

export const LIMIT_TEXTS: InLanguage<typeof en.LIMIT_TEXTS> = {
  tightest: (limit) => `Limite la plus proche : ${limit}`,
  tightestOfMachine: (limit) => `Limite la plus proche d’une machine : ${limit}`,
  limitOf: (title) => `${title}, limite`,
  withinCap: (limit) => `${limit} dans son plafond`,
  nextStep: (quantity) => `Palier suivant : ${quantity}`,
};

export const DEMAND_TEXTS: InLanguage<typeof en.DEMAND_TEXTS> = {
  demand: 'Besoin',
  expected: 'Attendu',
  spread: 'Dispersion',
  range: 'Plage',
  cameras: 'Caméras',
  cameraStreams: 'Flux des caméras',
  averageRate: 'Débit de données moyen',
  peakRate: 'Débit de données de pointe',
  storage: 'Stockage',
  exact: 'exact',
  to: 'à',
  lowEnd: (title) => `${title}, bas de la plage`,
  highEnd: (title) => `${title}, haut de la plage`,
  note: 'Une scène sur dix demande moins que la plage, une sur dix demande plus.',
};

export const GROUP_TEXTS: InLanguage<typeof en.GROUP_TEXTS> = {
  group: 'Groupe de caméras',
  part: 'Part du stockage',
  share: 'Part',
  storage: 'Stockage',
  storageOf: (title) => `Stockage de ${title}`,
  shareOf: (title) => `Part de ${title} dans le stockage`,
  others: (count) => counted(count, 'autre groupe', 'autres groupes'),
};

export const LEDGER_TEXTS: InLanguage<typeof en.LEDGER_TEXTS> = {
  step: 'Étape',
  waterfall: 'Cascade',
  factor: 'Facteur',
  capacity: 'Capacité',
  factorOf: (title) => `${title}, facteur`,
  fullRate: (days) => `dont à pleine fréquence d’images, jusqu’au jour ${number(days)}`,
  reducedRate: (days) => `dont à fréquence d’images réduite, après le jour ${number(days)}`,
  saved: 'économisés par la fréquence d’images réduite',
  none: 'aucun',
};

export const LOAD_TEXTS: InLanguage<typeof en.LOAD_TEXTS> = {
  load: 'Charge',
  picture: 'Face à la limite',
  used: 'Utilisé',
  limit: 'Limite',
  share: 'Part',
  limitOf: (title) => `${title}, limite`,
  usedOf: (title) => `${title}, utilisé`,
  shareOf: (title) => `${title}, part de la limite`,
};
