import type { CatalogueNames } from '@site-designer/sizing-engine/catalogue';
import { list, number } from '@site-designer/texts/fr/grammar';
import type * as en from '../../en/editor/servers.ts';
import type { InLanguage } from '../../in-language.ts';

export type { SettingText } from '../../en/editor/servers.ts';

/** Kinds of failover. */
export const FAILOVER_TEXTS: InLanguage<typeof en.FAILOVER_TEXTS> = {
  none: 'Aucun',
  coldStandby: 'Secours à froid',
  hotStandby: 'Secours à chaud',
};

export const SETTING_TEXTS: InLanguage<typeof en.SETTING_TEXTS> = {
  hardwareType: {
    label: 'Type de matériel',
    help: 'Serveurs de toute marque, ou appliances de marque. Les caméras sont conservées quand vous changez ; chaque type garde ses propres réglages.',
  },
  addManagementServer: {
    label: 'Ajouter un serveur de gestion',
    help: 'Ajoute à la proposition un serveur dédié au logiciel de gestion et à sa base de données.',
  },
  maxCamerasPerServer: {
    label: 'Caméras max. par serveur',
    help: 'Aucun serveur d’enregistrement ne reçoit plus de caméras, quelle que soit sa puissance. L’édition fixe la borne et la valeur par défaut.',
    unit: 'caméras',
  },
  supportedCameras: {
    label: 'Caméras prises en charge',
    help: 'Nombre de caméras pour lequel le serveur de gestion est prévu. Choisissez un niveau qui couvre les caméras de l’étude et celles à venir.',
  },
  systemOverhead: {
    label: 'Majoration système (%)',
    help: 'Réserve ajoutée au débit de données et au stockage des caméras avant le choix du matériel.',
    unit: '%',
    isUnitInLabel: true,
  },
  machineType: {
    label: 'Type de machine',
    help: 'Classe de serveur utilisée pour le dimensionnement. Auto prend celle qui demande le moins de matériel.',
  },
  serverDiskQuantity: {
    label: 'Disques max. par serveur',
    help: 'Emplacements de disque qu’un serveur d’enregistrement peut utiliser pour la vidéo.',
    unit: 'disques',
  },
  raidOS: {
    label: 'RAID du système',
    help: 'Indique si le système d’exploitation est sur deux disques en miroir, dont l’un peut tomber en panne.',
  },
  archiving: {
    label: 'Archivage',
    help: 'Déplace plusieurs fois par jour les enregistrements de la base live vers une archive plus grande. L’activation ou la désactivation est enregistrée aussitôt.',
  },
  archiveFrequency: {
    label: 'Fréquence d’archivage',
    help: 'Combien de fois les enregistrements passent dans l’archive. Plus c’est fréquent, plus la base live peut être petite.',
    unit: 'fois par jour',
  },
  groomAfterDays: {
    label: 'Seconde archive après',
    help: 'Les enregistrements plus anciens passent dans une seconde archive, qui en garde moins d’images jusqu’à la fin de leur conservation. Les jours comptent à partir de l’enregistrement ; les groupes de caméras conservés moins longtemps restent tels quels. Les deux archives sont sur les mêmes disques.',
    unit: 'jours',
  },
  groomFps: {
    label: 'Images par seconde MJPEG',
    help: 'Images par seconde que la seconde archive garde en MJPEG. De tout autre codec, elle garde les images clés, environ une par seconde.',
    unit: 'fps',
  },
  keyFrameRatio: {
    label: 'Image clé en images delta',
    help: 'Combien de fois une image clé est plus grosse qu’une image intermédiaire. Cela détermine la part du débit de données que gardent les images clés : à 15 fps et 10, c’est 42 %. Cela dépend de la scène et de la caméra ; 10 est supposé.',
    unit: 'images delta',
    isUnitInLabel: true,
  },
  capacityConvention: {
    label: 'Convention de capacité',
    help: 'Comment les TB que demandent les enregistrements sont comparés à la capacité des disques. Les constructeurs comparent des TB à des TiB, ce qui fait acheter environ 10 % de trop. La méthode exacte compare octet pour octet et supprime cette marge.',
  },
  upsMinutes: {
    label: 'Minutes d’onduleur',
    help: 'Combien de temps un onduleur alimente serveurs et tiroirs de disques sans secteur. 15 minutes suffisent pour un arrêt propre ; 0 retire l’onduleur de la nomenclature.',
    unit: 'min',
  },
  failover: {
    label: 'Basculement',
    help: 'Ce qui prend le relais quand un serveur d’enregistrement tombe en panne. Un groupe de secours à froid couvre n’importe lequel de ses serveurs et démarre en moins d’une demi-minute ; le secours à chaud réserve un serveur de secours à chaque serveur et démarre aussitôt.',
  },
  spareServers: {
    label: 'Serveurs de secours',
    help: 'Serveurs du groupe de secours à froid. Autant de serveurs d’enregistrement peuvent tomber en panne en même temps.',
    unit: 'serveurs',
  },
  outageDays: {
    label: 'Jours à couvrir',
    help: 'Combien de jours d’enregistrement tient le stockage d’un serveur de secours jusqu’au retour du serveur en panne. Une appliance a les disques avec lesquels elle est vendue.',
    unit: 'jours',
  },
  hotSpares: {
    label: 'Hot spares par serveur',
    help: 'Disques qui attendent dans chaque serveur la panne d’un autre, afin que la reconstruction démarre aussitôt. Ils occupent des emplacements et ne contiennent aucun enregistrement.',
    unit: 'disques',
  },
  storageConnectivity: {
    label: 'Connexion du stockage',
    help: 'Comment les disques sont raccordés. Cela limite le débit de données entre serveur et stockage.',
  },
  raidType: {
    label: 'Type de RAID',
    help: 'Comment les disques se partagent les données, et combien peuvent tomber en panne. Auto prend celui qui demande le moins de matériel.',
  },
  diskType: {
    label: 'Type de disque',
    help: 'La nature des disques : leur vitesse de lecture et d’écriture, et leur taille possible. Les deux tailles de disque suivent sa plus grande.',
  },
  diskSizeMin: {
    label: 'Taille de disque min.',
    help: 'Les disques plus petits ne sont pas envisagés.',
    unit: 'TB',
  },
  diskSizeMax: {
    label: 'Taille de disque max.',
    help: 'Les disques plus grands ne sont pas envisagés.',
    unit: 'TB',
  },
  formFactor: {
    label: 'Format de boîtier',
    help: 'Le boîtier qui convient à l’emplacement. Il restreint les modèles et les types de RAID.',
  },
  raidArray: {
    label: 'Grappe RAID',
    help: 'Comment les disques se partagent les données, et combien peuvent tomber en panne. Cela restreint les modèles et les formats de boîtier.',
  },
  applianceDisks: {
    label: 'Disques du serveur',
    help: 'Seules les appliances avec ce nombre de disques sont envisagées. Auto les laisse toutes.',
    unit: 'disques',
  },
  applianceSku: {
    label: 'SKU de l’appliance',
    help: 'Une appliance parmi celles que laissent les choix ci-dessus. Auto prend celle qui convient le mieux à l’étude.',
  },
  maxSystemUtilization: {
    label: 'Utilisation système max.',
    help: 'Part du débit d’enregistrement nominal d’une appliance que l’étude peut utiliser. Le reste est une réserve.',
    unit: '%',
  },
  maxDiskUtilization: {
    label: 'Utilisation disque max.',
    help: 'Remplissage autorisé des disques d’une appliance. Le reste est une réserve.',
    unit: '%',
  },
};

/** Texts of settings that name products of the catalogue. */
export const namedSettingTexts: InLanguage<typeof en.namedSettingTexts> = ({
  series,
  software,
  client,
}: CatalogueNames) => ({
  xProtectVersion: {
    label: `Version de ${software}`,
    help: 'L’édition du logiciel d’enregistrement. Elle limite les caméras d’un serveur et décide si un serveur de gestion peut être ajouté.',
  },
  concurrentSmartClientStreams: {
    label: `Flux ${client} simultanés`,
    help: 'Flux que les clients regardent ou relisent en même temps. Ils chargent le réseau, et la relecture lit les disques.',
    unit: 'flux',
  },
  ivoModel: {
    label: `Modèle ${series}`,
    help: 'Un modèle, ou Auto pour celui qui demande le moins de matériel. Il restreint les formats de boîtier et les types de RAID aux siens.',
  },
  remoteStreams: {
    label: `Flux ${client} distants par serveur`,
    help: 'Flux que des clients distants regardent en même temps depuis une appliance, transmis tels qu’enregistrés.',
    unit: 'flux',
  },
});

export const PANEL_TEXTS: InLanguage<typeof en.PANEL_TEXTS> = {
  platform: 'Plateforme',
  recordingServer: 'Serveur d’enregistrement',
  main: 'Réglages principaux',
  advanced: 'Réglages avancés',
  live: 'Base live',
  archive: 'Archivage',
  tiers: 'Seconde archive à fréquence d’images réduite',
  appliance: 'Appliance',
  limits: 'Limites par serveur',
  utilization: 'Utilisation',
  management: 'Serveur de gestion',
  shared: 'Calcul',
  resilience: 'En cas de panne',
};

/** The result of the second archive, and when it has no effect. */
export const TIER_TEXTS: InLanguage<typeof en.TIER_TEXTS> = {
  zeroIsNone: '0 pour aucune',
  notWithoutArchiving: 'Sans effet tant que l’archivage est désactivé',
  notOnAppliances: 'Gardé pour les serveurs ; les appliances n’ont pas de seconde archive',
  keyFrames: 'Les autres codecs gardent les images clés, environ 1 fps',
  outcome: (days, { full, groomed, saved }) =>
    `${full} jusqu’au jour ${number(days)} et ${groomed} ensuite : économise ${saved} de vidéo.`,
};

export const CONVENTION_TEXTS: InLanguage<typeof en.CONVENTION_TEXTS> = {
  vendor: 'Comme les constructeurs (TB contre TiB)',
  exact: 'Exacte (octet pour octet)',
};

/** Texts beside each setting. */
export const SETTING_TOOL_TEXTS: InLanguage<typeof en.SETTING_TOOL_TEXTS> = {
  help: 'Qu’est-ce que c’est ?',
  reset: (preset) => `Revenir à la valeur par défaut : ${preset}`,
  now: 'Actuel',
  default: 'Par défaut',
  choices: 'Choix',
  bounds: 'Bornes',
  unit: 'Unité',
  on: 'activé',
  off: 'désactivé',
  onOrOff: 'activé ou désactivé',
  range: (min, max) => `${min} à ${max}`,
  was: (before) => `avant : ${before}`,
  noManagementServer: 'Cette édition n’a pas de serveur de gestion dédié.',
  addManagementServer: 'Ajoutez d’abord un serveur de gestion.',
  timesPerDay: 'Fois par jour',
  noAutoRaid:
    'Cette liste n’a pas d’Auto pour le modèle et le format choisis ; le choix peut toutefois être laissé au dimensionnement.',
  backToAuto: 'Revenir à Auto',
  leftOver: (cameras, edition) => `${number(cameras)} caméras est la limite de ${edition} ; la valeur est restée.`,
  useDefault: (cameras, edition) => `Utiliser les ${number(cameras)} de ${edition}`,
  toLargest: (min, largest) => `${number(min)} à ${number(largest)} TB, la plus grande taille`,
  fromSmallest: (smallest, cap) => `${number(smallest)} TB, la plus petite taille, à ${number(cap)} TB`,
  noDisk: (type, bounds, sizes) =>
    `Aucun disque de type ${type} n’a ${bounds} TB. Il existe en ${list(sizes.map(number))} TB.`,
  allSizes: 'Autoriser toutes les tailles',
  mostSpares: (servers) =>
    `Au plus autant que ${servers === 1 ? 'le serveur' : `les ${number(servers)} serveurs`} d’enregistrement de cette étude`,
  diskSizes: (sizes) => `Existe en ${list(sizes.map(number))} TB`,
  diskSizeCap: (cap) => `${number(cap)} TB au plus avec ce type de disque`,
};

export const DEFAULTS_TEXTS: InLanguage<typeof en.DEFAULTS_TEXTS> = {
  button: 'Par défaut',
  title: 'Restaurer les réglages par défaut des serveurs',
  question: ({ series }) =>
    `Voulez-vous vraiment restaurer tous les réglages par défaut des serveurs ? Vos configurations sont réinitialisées, y compris les réglages génériques et ${series}.`,
  confirm: 'Oui, restaurer',
};

/** The option for an SKU selected by the sizing. */
export const AUTO_SKU_NAME = 'Auto';
